#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> ()>
#map20 = affine_map<(d0, d1) -> (d1)>
#map21 = affine_map<(d0) -> ()>
#map22 = affine_map<(d0) -> (d0)>
#map23 = affine_map<(d0, d1) -> (d0)>
#map24 = affine_map<(d0, d1) -> (d0, 0)>
#map25 = affine_map<(d0, d1, d2) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x72xf32>, tensor<1x6x4xf32>, tensor<1x6x4xf32>, tensor<1x1x6x6xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<72x24xf32>, tensor<20x72xf32>, tensor<16xf32>, tensor<120x16xf32>, tensor<72x72xf32>, tensor<4x40x72xf32>, tensor<4x72x20xf32>, tensor<4x72xf32>, tensor<20x72xf32>, tensor<20x72xf32>, tensor<72x20xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<1x6x72xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x72xf32>, %arg1: tensor<1x6x4xf32>, %arg2: tensor<1x6x4xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<24x72xf32>, %arg5: tensor<24xf32>, %arg6: tensor<72x24xf32>, %arg7: tensor<20x72xf32>, %arg8: tensor<16xf32>, %arg9: tensor<120x16xf32>, %arg10: tensor<72x72xf32>, %arg11: tensor<4x40x72xf32>, %arg12: tensor<4x72x20xf32>, %arg13: tensor<4x72xf32>, %arg14: tensor<20x72xf32>, %arg15: tensor<20x72xf32>, %arg16: tensor<72x20xf32>, %arg17: tensor<72xf32>, %arg18: tensor<72xf32>):
    %0 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = true}> : () -> i1
    %8 = "arith.constant"() <{value = dense<false> : tensor<6x4xi1>}> : () -> tensor<6x4xi1>
    %9 = "arith.constant"() <{value = dense<"0x000080FF"> : tensor<f32>}> : () -> tensor<f32>
    %10 = "arith.constant"() <{value = 9.9999999999999995E-21 : f64}> : () -> f64
    %11 = "arith.constant"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %12 = "arith.constant"() <{value = 0.28867513459481287 : f64}> : () -> f64
    %13 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %14 = "arith.constant"() <{value = 7.200000e+01 : f32}> : () -> f32
    %15 = "arith.constant"() <{value = 2.400000e+01 : f32}> : () -> f32
    %16 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %17 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %18 = "tensor.empty"() : () -> tensor<1x6x72xf32>
    %19 = "linalg.generic"(%arg0, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg308: f32, %arg309: f32):
      %379 = "math.fpowi"(%arg308, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%379) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %20 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %21 = "linalg.generic"(%3, %20) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg306: f32, %arg307: f32):
      "linalg.yield"(%arg306) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %22 = "linalg.generic"(%19, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg304: f32, %arg305: f32):
      %378 = "arith.addf"(%arg304, %arg305) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%378) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %23 = "linalg.generic"(%22, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg302: f32, %arg303: f32):
      %377 = "arith.divf"(%arg302, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%377) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %24 = "linalg.generic"(%23, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg300: f32, %arg301: f32):
      %375 = "arith.truncf"(%13) : (f64) -> f32
      %376 = "arith.addf"(%arg300, %375) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%376) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %25 = "linalg.generic"(%24, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg298: f32, %arg299: f32):
      %374 = "math.rsqrt"(%arg298) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%374) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %26 = "linalg.generic"(%arg0, %25, %18) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg295: f32, %arg296: f32, %arg297: f32):
      %373 = "arith.mulf"(%arg295, %arg296) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%373) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %27 = "linalg.generic"(%arg17, %26, %18) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg292: f32, %arg293: f32, %arg294: f32):
      %372 = "arith.mulf"(%arg292, %arg293) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%372) : (f32) -> ()
    }) : (tensor<72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %28 = "tensor.empty"() : () -> tensor<72x24xf32>
    %29 = "linalg.generic"(%arg4, %28) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: f32, %arg291: f32):
      "linalg.yield"(%arg290) : (f32) -> ()
    }) : (tensor<24x72xf32>, tensor<72x24xf32>) -> tensor<72x24xf32>
    %30 = "tensor.collapse_shape"(%27) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x72xf32>) -> tensor<6x72xf32>
    %31 = "tensor.empty"() : () -> tensor<6x24xf32>
    %32 = "linalg.generic"(%3, %31) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg288: f32, %arg289: f32):
      "linalg.yield"(%arg288) : (f32) -> ()
    }) : (f32, tensor<6x24xf32>) -> tensor<6x24xf32>
    %33 = "linalg.generic"(%30, %29, %32) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg285: f32, %arg286: f32, %arg287: f32):
      %370 = "arith.mulf"(%arg285, %arg286) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %371 = "arith.addf"(%arg287, %370) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%371) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x24xf32>, tensor<6x24xf32>) -> tensor<6x24xf32>
    %34 = "tensor.expand_shape"(%33) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 24>}> : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %35 = "tensor.empty"() : () -> tensor<1x6x24xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg283: f32, %arg284: f32):
      %369 = "math.fpowi"(%arg283, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%369) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %37 = "linalg.generic"(%36, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg281: f32, %arg282: f32):
      %368 = "arith.addf"(%arg281, %arg282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%368) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %38 = "linalg.generic"(%37, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg279: f32, %arg280: f32):
      %367 = "arith.divf"(%arg279, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%367) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %39 = "linalg.generic"(%38, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg277: f32, %arg278: f32):
      %365 = "arith.truncf"(%13) : (f64) -> f32
      %366 = "arith.addf"(%arg277, %365) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %40 = "linalg.generic"(%39, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg275: f32, %arg276: f32):
      %364 = "math.rsqrt"(%arg275) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %41 = "linalg.generic"(%34, %40, %35) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg272: f32, %arg273: f32, %arg274: f32):
      %363 = "arith.mulf"(%arg272, %arg273) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%363) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x1xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %42 = "linalg.generic"(%arg5, %41, %35) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg269: f32, %arg270: f32, %arg271: f32):
      %362 = "arith.mulf"(%arg269, %arg270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<24xf32>, tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %43 = "tensor.empty"() : () -> tensor<24x72xf32>
    %44 = "linalg.generic"(%arg6, %43) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: f32, %arg268: f32):
      "linalg.yield"(%arg267) : (f32) -> ()
    }) : (tensor<72x24xf32>, tensor<24x72xf32>) -> tensor<24x72xf32>
    %45 = "tensor.collapse_shape"(%42) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %46 = "tensor.empty"() : () -> tensor<6x72xf32>
    %47 = "linalg.generic"(%3, %46) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg265: f32, %arg266: f32):
      "linalg.yield"(%arg265) : (f32) -> ()
    }) : (f32, tensor<6x72xf32>) -> tensor<6x72xf32>
    %48 = "linalg.generic"(%45, %44, %47) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg262: f32, %arg263: f32, %arg264: f32):
      %360 = "arith.mulf"(%arg262, %arg263) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %361 = "arith.addf"(%arg264, %360) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<6x24xf32>, tensor<24x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %49 = "tensor.expand_shape"(%48) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 12>}> : (tensor<6x72xf32>) -> tensor<1x6x6x12xf32>
    %50 = "tensor.empty"() : () -> tensor<1x6x6x12xf32>
    %51 = "linalg.generic"(%49, %50) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg260: f32, %arg261: f32):
      "linalg.yield"(%arg260) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %52 = "tensor.extract_slice"(%51) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x12xf32>) -> tensor<1x6x6x8xf32>
    %53 = "tensor.extract_slice"(%51) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x12xf32>) -> tensor<1x6x6x4xf32>
    %54 = "tensor.empty"() : () -> tensor<72x20xf32>
    %55 = "linalg.generic"(%arg7, %54) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg258: f32, %arg259: f32):
      "linalg.yield"(%arg258) : (f32) -> ()
    }) : (tensor<20x72xf32>, tensor<72x20xf32>) -> tensor<72x20xf32>
    %56 = "tensor.empty"() : () -> tensor<6x20xf32>
    %57 = "linalg.generic"(%3, %56) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg256: f32, %arg257: f32):
      "linalg.yield"(%arg256) : (f32) -> ()
    }) : (f32, tensor<6x20xf32>) -> tensor<6x20xf32>
    %58 = "linalg.generic"(%30, %55, %57) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg253: f32, %arg254: f32, %arg255: f32):
      %358 = "arith.mulf"(%arg253, %arg254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %359 = "arith.addf"(%arg255, %358) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%359) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x20xf32>, tensor<6x20xf32>) -> tensor<6x20xf32>
    %59 = "tensor.expand_shape"(%58) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 20>}> : (tensor<6x20xf32>) -> tensor<1x6x20xf32>
    %60 = "tensor.extract_slice"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x20xf32>) -> tensor<1x6x16xf32>
    %61 = "tensor.extract_slice"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 1, 6, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x20xf32>) -> tensor<1x6x4xf32>
    %62 = "tensor.empty"() : () -> tensor<1x6x16xf32>
    %63 = "linalg.generic"(%60, %62) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg251: f32, %arg252: f32):
      %357 = "math.fpowi"(%arg251, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %64 = "linalg.generic"(%63, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg249: f32, %arg250: f32):
      %356 = "arith.addf"(%arg249, %arg250) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%356) : (f32) -> ()
    }) : (tensor<1x6x16xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %65 = "linalg.generic"(%64, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f32, %arg248: f32):
      %355 = "arith.divf"(%arg247, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%355) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %66 = "linalg.generic"(%65, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg245: f32, %arg246: f32):
      %353 = "arith.truncf"(%13) : (f64) -> f32
      %354 = "arith.addf"(%arg245, %353) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%354) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %67 = "linalg.generic"(%66, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg243: f32, %arg244: f32):
      %352 = "math.rsqrt"(%arg243) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%352) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %68 = "linalg.generic"(%60, %67, %62) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg240: f32, %arg241: f32, %arg242: f32):
      %351 = "arith.mulf"(%arg240, %arg241) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<1x6x16xf32>, tensor<1x6x1xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %69 = "linalg.generic"(%arg8, %68, %62) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32, %arg239: f32):
      %350 = "arith.mulf"(%arg237, %arg238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %70 = "tensor.expand_shape"(%61) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 4>}> : (tensor<1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %71 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x4xf32>) -> tensor<1x6x2xf32>
    %72 = "tensor.expand_shape"(%71) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 2>}> : (tensor<1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %73 = "tensor.extract_slice"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x4xf32>) -> tensor<1x6x2xf32>
    %74 = "tensor.expand_shape"(%73) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 2>}> : (tensor<1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %75 = "tensor.extract_slice"(%53) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 2>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x2xf32>
    %76 = "tensor.extract_slice"(%53) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 6, 6, 2>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x2xf32>
    %77 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 6, 2>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x6x4xf32>) -> tensor<1x1x6x2xf32>
    %78 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 1, 6, 2>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x6x4xf32>) -> tensor<1x1x6x2xf32>
    %79 = "tensor.empty"() : () -> tensor<1x6x6x2xf32>
    %80 = "linalg.generic"(%75, %72, %79) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32, %arg236: f32):
      %349 = "arith.mulf"(%arg234, %arg235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<1x6x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %81 = "linalg.generic"(%76, %74, %79) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg231: f32, %arg232: f32, %arg233: f32):
      %348 = "arith.mulf"(%arg231, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<1x6x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %82 = "linalg.generic"(%80, %81, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg228: f32, %arg229: f32, %arg230: f32):
      %347 = "arith.subf"(%arg228, %arg229) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %83 = "linalg.generic"(%76, %72, %79) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg225: f32, %arg226: f32, %arg227: f32):
      %346 = "arith.mulf"(%arg225, %arg226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<1x6x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %84 = "linalg.generic"(%75, %74, %79) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg222: f32, %arg223: f32, %arg224: f32):
      %345 = "arith.mulf"(%arg222, %arg223) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<1x6x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %85 = "linalg.generic"(%83, %84, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32, %arg221: f32):
      %344 = "arith.addf"(%arg219, %arg220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %86 = "tensor.concat"(%82, %85) <{dim = 3 : i64}> : (tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x4xf32>
    %87 = "tensor.empty"() : () -> tensor<1x1x6x2xf32>
    %88 = "linalg.generic"(%77, %72, %87) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg216: f32, %arg217: f32, %arg218: f32):
      %343 = "arith.mulf"(%arg216, %arg217) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%343) : (f32) -> ()
    }) : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %89 = "linalg.generic"(%78, %74, %87) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32, %arg215: f32):
      %342 = "arith.mulf"(%arg213, %arg214) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%342) : (f32) -> ()
    }) : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %90 = "linalg.generic"(%88, %89, %87) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg210: f32, %arg211: f32, %arg212: f32):
      %341 = "arith.subf"(%arg210, %arg211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %91 = "linalg.generic"(%78, %72, %87) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg207: f32, %arg208: f32, %arg209: f32):
      %340 = "arith.mulf"(%arg207, %arg208) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%340) : (f32) -> ()
    }) : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %92 = "linalg.generic"(%77, %74, %87) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32, %arg206: f32):
      %339 = "arith.mulf"(%arg204, %arg205) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %93 = "linalg.generic"(%91, %92, %87) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32, %arg203: f32):
      %338 = "arith.addf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
    %94 = "tensor.concat"(%90, %93) <{dim = 3 : i64}> : (tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>) -> tensor<1x1x6x4xf32>
    %95 = "tensor.concat"(%52, %86) <{dim = 3 : i64}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x12xf32>
    %96 = "tensor.empty"() : () -> tensor<16x120xf32>
    %97 = "linalg.generic"(%arg9, %96) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32):
      "linalg.yield"(%arg199) : (f32) -> ()
    }) : (tensor<120x16xf32>, tensor<16x120xf32>) -> tensor<16x120xf32>
    %98 = "tensor.collapse_shape"(%69) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x16xf32>) -> tensor<6x16xf32>
    %99 = "tensor.empty"() : () -> tensor<6x120xf32>
    %100 = "linalg.generic"(%3, %99) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32):
      "linalg.yield"(%arg197) : (f32) -> ()
    }) : (f32, tensor<6x120xf32>) -> tensor<6x120xf32>
    %101 = "linalg.generic"(%98, %97, %100) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg194: f32, %arg195: f32, %arg196: f32):
      %336 = "arith.mulf"(%arg194, %arg195) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %337 = "arith.addf"(%arg196, %336) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%337) : (f32) -> ()
    }) : (tensor<6x16xf32>, tensor<16x120xf32>, tensor<6x120xf32>) -> tensor<6x120xf32>
    %102 = "tensor.expand_shape"(%101) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 20>}> : (tensor<6x120xf32>) -> tensor<1x6x6x20xf32>
    %103 = "tensor.empty"() : () -> tensor<1x6x6x20xf32>
    %104 = "linalg.generic"(%102, %103) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32):
      "linalg.yield"(%arg192) : (f32) -> ()
    }) : (tensor<1x6x6x20xf32>, tensor<1x6x6x20xf32>) -> tensor<1x6x6x20xf32>
    %105 = "tensor.extract_slice"(%104) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x20xf32>) -> tensor<1x6x6x8xf32>
    %106 = "tensor.extract_slice"(%104) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 12>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x20xf32>) -> tensor<1x6x6x12xf32>
    %107 = "tensor.empty"() : () -> tensor<1x6x6x4xf32>
    %108 = "tensor.collapse_shape"(%94) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x6x4xf32>) -> tensor<1x6x4xf32>
    %109 = "linalg.generic"(%108, %107) <{indexing_maps = [#map13, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: f32, %arg191: f32):
      "linalg.yield"(%arg190) : (f32) -> ()
    }) : (tensor<1x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %110 = "tensor.insert_slice"(%105, %50) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %111 = "tensor.insert_slice"(%109, %110) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x4xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %112 = "tensor.collapse_shape"(%95) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x12xf32>) -> tensor<6x6x12xf32>
    %113 = "tensor.empty"() : () -> tensor<1x6x12x6xf32>
    %114 = "linalg.generic"(%111, %113) <{indexing_maps = [#map14, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg188: f32, %arg189: f32):
      "linalg.yield"(%arg188) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x12x6xf32>) -> tensor<1x6x12x6xf32>
    %115 = "tensor.collapse_shape"(%114) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x12x6xf32>) -> tensor<6x12x6xf32>
    %116 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %117 = "linalg.generic"(%3, %116) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg186: f32, %arg187: f32):
      "linalg.yield"(%arg186) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %118 = "linalg.generic"(%112, %115, %117) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32, %arg185: f32):
      %334 = "arith.mulf"(%arg183, %arg184) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %335 = "arith.addf"(%arg185, %334) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<6x6x12xf32>, tensor<6x12x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %119 = "tensor.expand_shape"(%118) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %120 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %121 = "linalg.generic"(%119, %120) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32):
      %332 = "arith.truncf"(%12) : (f64) -> f32
      %333 = "arith.mulf"(%arg181, %332) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %122 = "linalg.generic"(%121, %arg3, %120) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg178: f32, %arg179: f32, %arg180: f32):
      %331 = "arith.addf"(%arg178, %arg179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %123 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %124 = "linalg.generic"(%2, %123) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: i64, %arg177: i64):
      "linalg.yield"(%arg176) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %125 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %126 = "linalg.generic"(%5, %125) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32):
      "linalg.yield"(%arg174) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %127:2 = "linalg.generic"(%122, %126, %124) <{indexing_maps = [#map11, #map17, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg171: f32, %arg172: f32, %arg173: i64):
      %326 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %327 = "arith.index_cast"(%326) : (index) -> i64
      %328 = "arith.maximumf"(%arg171, %arg172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %329 = "arith.cmpf"(%arg171, %arg172) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %330 = "arith.select"(%329, %327, %arg173) : (i1, i64, i64) -> i64
      "linalg.yield"(%328, %330) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %128 = "tensor.expand_shape"(%127#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %129 = "linalg.generic"(%122, %128, %120) <{indexing_maps = [#map11, #map18, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32, %arg170: f32):
      %325 = "arith.subf"(%arg168, %arg169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %130 = "linalg.generic"(%129, %120) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32, %arg167: f32):
      %324 = "math.exp"(%arg166) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%324) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %131 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %132 = "linalg.generic"(%3, %131) <{indexing_maps = [#map19, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32):
      "linalg.yield"(%arg164) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %133 = "linalg.generic"(%130, %132) <{indexing_maps = [#map11, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32):
      %323 = "arith.addf"(%arg162, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%323) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %134 = "linalg.generic"(%130, %133, %120) <{indexing_maps = [#map11, #map18, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg159: f32, %arg160: f32, %arg161: f32):
      %322 = "arith.divf"(%arg159, %arg160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%322) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %135 = "tensor.collapse_shape"(%134) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %136 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x12xf32>) -> tensor<6x6x12xf32>
    %137 = "tensor.empty"() : () -> tensor<6x6x12xf32>
    %138 = "linalg.generic"(%3, %137) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32):
      "linalg.yield"(%arg157) : (f32) -> ()
    }) : (f32, tensor<6x6x12xf32>) -> tensor<6x6x12xf32>
    %139 = "linalg.generic"(%135, %136, %138) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32, %arg156: f32):
      %320 = "arith.mulf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %321 = "arith.addf"(%arg156, %320) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%321) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x12xf32>, tensor<6x6x12xf32>) -> tensor<6x6x12xf32>
    %140 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 12>}> : (tensor<6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %141 = "linalg.generic"(%140, %50) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: f32, %arg153: f32):
      "linalg.yield"(%arg152) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %142 = "tensor.empty"() : () -> tensor<72x72xf32>
    %143 = "linalg.generic"(%arg10, %142) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32):
      "linalg.yield"(%arg150) : (f32) -> ()
    }) : (tensor<72x72xf32>, tensor<72x72xf32>) -> tensor<72x72xf32>
    %144 = "tensor.collapse_shape"(%141) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x12xf32>) -> tensor<6x72xf32>
    %145 = "linalg.generic"(%144, %143, %47) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32, %arg149: f32):
      %318 = "arith.mulf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %319 = "arith.addf"(%arg149, %318) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%319) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %146 = "tensor.expand_shape"(%145) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 72>}> : (tensor<6x72xf32>) -> tensor<1x6x72xf32>
    %147 = "linalg.generic"(%arg0, %146, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32, %arg146: f32):
      %317 = "arith.addf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %148 = "linalg.generic"(%147, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32):
      %316 = "math.fpowi"(%arg142, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %149 = "linalg.generic"(%148, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      %315 = "arith.addf"(%arg140, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %150 = "linalg.generic"(%149, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32):
      %314 = "arith.divf"(%arg138, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %151 = "linalg.generic"(%150, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      %312 = "arith.truncf"(%13) : (f64) -> f32
      %313 = "arith.addf"(%arg136, %312) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %152 = "linalg.generic"(%151, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg134: f32, %arg135: f32):
      %311 = "math.rsqrt"(%arg134) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %153 = "linalg.generic"(%147, %152, %18) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32, %arg133: f32):
      %310 = "arith.mulf"(%arg131, %arg132) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %154 = "linalg.generic"(%arg18, %153, %18) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %309 = "arith.mulf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %155 = "tensor.collapse_shape"(%154) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x72xf32>) -> tensor<6x72xf32>
    %156 = "tensor.empty"() : () -> tensor<72x4xf32>
    %157 = "linalg.generic"(%arg13, %156) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      "linalg.yield"(%arg126) : (f32) -> ()
    }) : (tensor<4x72xf32>, tensor<72x4xf32>) -> tensor<72x4xf32>
    %158 = "tensor.empty"() : () -> tensor<6x4xf32>
    %159 = "linalg.generic"(%3, %158) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      "linalg.yield"(%arg124) : (f32) -> ()
    }) : (f32, tensor<6x4xf32>) -> tensor<6x4xf32>
    %160 = "linalg.generic"(%155, %157, %159) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: f32):
      %307 = "arith.mulf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %308 = "arith.addf"(%arg123, %307) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%308) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %161 = "linalg.generic"(%160, %158) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32):
      %303 = "arith.negf"(%arg119) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %304 = "math.exp"(%303) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %305 = "arith.addf"(%304, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %306 = "arith.divf"(%6, %305) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%306) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %162 = "linalg.generic"(%161, %11, %158) <{indexing_maps = [#map5, #map20, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32, %arg118: f32):
      %302 = "arith.addf"(%arg116, %arg117) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%302) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %163 = "tensor.empty"() : () -> tensor<6x4xi1>
    %164 = "linalg.generic"(%8, %163) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg114: i1, %arg115: i1):
      %301 = "arith.xori"(%arg114, %7) : (i1, i1) -> i1
      "linalg.yield"(%301) : (i1) -> ()
    }) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
    %165 = "linalg.generic"(%164, %9, %162, %158) <{indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg110: i1, %arg111: f32, %arg112: f32, %arg113: f32):
      %300 = "arith.select"(%arg110, %arg111, %arg112) : (i1, f32, f32) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (tensor<6x4xi1>, tensor<f32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %166 = "tensor.empty"() : () -> tensor<6xi64>
    %167 = "linalg.generic"(%2, %166) <{indexing_maps = [#map21, #map22], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: i64, %arg109: i64):
      "linalg.yield"(%arg108) : (i64) -> ()
    }) : (i64, tensor<6xi64>) -> tensor<6xi64>
    %168 = "tensor.empty"() : () -> tensor<6xf32>
    %169 = "linalg.generic"(%5, %168) <{indexing_maps = [#map21, #map22], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      "linalg.yield"(%arg106) : (f32) -> ()
    }) : (f32, tensor<6xf32>) -> tensor<6xf32>
    %170:2 = "linalg.generic"(%165, %169, %167) <{indexing_maps = [#map5, #map23, #map23], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: i64):
      %295 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %296 = "arith.index_cast"(%295) : (index) -> i64
      %297 = "arith.maximumf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %298 = "arith.cmpf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %299 = "arith.select"(%298, %296, %arg105) : (i1, i64, i64) -> i64
      "linalg.yield"(%297, %299) : (f32, i64) -> ()
    }) : (tensor<6x4xf32>, tensor<6xf32>, tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>)
    %171 = "tensor.expand_shape"(%170#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xi64>) -> tensor<6x1xi64>
    %172 = "tensor.empty"() : () -> tensor<4xi64>
    %173 = "linalg.generic"(%172) <{indexing_maps = [#map22], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg102: i64):
      %293 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %294 = "arith.index_cast"(%293) : (index) -> i64
      "linalg.yield"(%294) : (i64) -> ()
    }) : (tensor<4xi64>) -> tensor<4xi64>
    %174 = "linalg.generic"(%173, %171, %163) <{indexing_maps = [#map20, #map24, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: i64, %arg100: i64, %arg101: i1):
      %292 = "arith.cmpi"(%arg99, %arg100) <{predicate = 0 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%292) : (i1) -> ()
    }) : (tensor<4xi64>, tensor<6x1xi64>, tensor<6x4xi1>) -> tensor<6x4xi1>
    %175 = "linalg.generic"(%174, %9, %165, %158) <{indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg95: i1, %arg96: f32, %arg97: f32, %arg98: f32):
      %291 = "arith.select"(%arg95, %arg96, %arg97) : (i1, f32, f32) -> f32
      "linalg.yield"(%291) : (f32) -> ()
    }) : (tensor<6x4xi1>, tensor<f32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %176:2 = "linalg.generic"(%175, %169, %167) <{indexing_maps = [#map5, #map23, #map23], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: i64):
      %286 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %287 = "arith.index_cast"(%286) : (index) -> i64
      %288 = "arith.maximumf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %289 = "arith.cmpf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %290 = "arith.select"(%289, %287, %arg94) : (i1, i64, i64) -> i64
      "linalg.yield"(%288, %290) : (f32, i64) -> ()
    }) : (tensor<6x4xf32>, tensor<6xf32>, tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>)
    %177 = "tensor.expand_shape"(%176#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xi64>) -> tensor<6x1xi64>
    %178 = "tensor.concat"(%171, %177) <{dim = 1 : i64}> : (tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x2xi64>
    %179 = "tensor.empty"() : () -> tensor<6x2xf32>
    %180 = "linalg.generic"(%3, %179) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (f32, tensor<6x2xf32>) -> tensor<6x2xf32>
    %181 = "linalg.generic"(%178, %180) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: i64, %arg89: f32):
      %281 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %282 = "arith.index_cast"(%arg88) : (i64) -> index
      %283 = "arith.cmpi"(%282, %4) <{predicate = 2 : i64}> : (index, index) -> i1
      "cf.assert"(%283) <{msg = "index must be smaller than dim size"}> : (i1) -> ()
      %284 = "arith.cmpi"(%arg88, %2) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "cf.assert"(%284) <{msg = "index must be larger or equal to 0"}> : (i1) -> ()
      %285 = "tensor.extract"(%161, %281, %282) : (tensor<6x4xf32>, index, index) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<6x2xi64>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %182 = "tensor.empty"() : () -> tensor<6x1xf32>
    %183 = "linalg.generic"(%3, %182) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      "linalg.yield"(%arg86) : (f32) -> ()
    }) : (f32, tensor<6x1xf32>) -> tensor<6x1xf32>
    %184 = "linalg.generic"(%181, %183) <{indexing_maps = [#map5, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      %280 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %185 = "linalg.generic"(%184, %182) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      %278 = "arith.truncf"(%10) : (f64) -> f32
      %279 = "arith.addf"(%arg82, %278) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %186 = "linalg.generic"(%181, %185, %179) <{indexing_maps = [#map5, #map24, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %277 = "arith.divf"(%arg79, %arg80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x1xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %187 = "linalg.generic"(%186, %179) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      %276 = "arith.mulf"(%arg77, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %188 = "tensor.empty"() : () -> tensor<6x2x72xf32>
    %189 = "linalg.generic"(%155, %188) <{indexing_maps = [#map7, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<6x2x72xf32>) -> tensor<6x2x72xf32>
    %190 = "tensor.collapse_shape"(%189) <{reassociation = [[0, 1], [2]]}> : (tensor<6x2x72xf32>) -> tensor<12x72xf32>
    %191 = "tensor.collapse_shape"(%187) <{reassociation = [[0, 1]]}> : (tensor<6x2xf32>) -> tensor<12xf32>
    %192 = "tensor.collapse_shape"(%178) <{reassociation = [[0, 1]]}> : (tensor<6x2xi64>) -> tensor<12xi64>
    %193 = "tensor.empty"() : () -> tensor<12x40x72xf32>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map25, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: i64, %arg74: f32):
      %269 = "arith.cmpi"(%arg73, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %270 = "arith.addi"(%arg73, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %271 = "arith.select"(%269, %270, %arg73) : (i1, i64, i64) -> i64
      %272 = "arith.index_cast"(%271) : (i64) -> index
      %273 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %274 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %275 = "tensor.extract"(%arg11, %272, %273, %274) : (tensor<4x40x72xf32>, index, index, index) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<12xi64>, tensor<12x40x72xf32>) -> tensor<12x40x72xf32>
    %195 = "tensor.expand_shape"(%190) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 12, 72, 1>}> : (tensor<12x72xf32>) -> tensor<12x72x1xf32>
    %196 = "tensor.empty"() : () -> tensor<12x40x1xf32>
    %197 = "linalg.generic"(%3, %196) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (f32, tensor<12x40x1xf32>) -> tensor<12x40x1xf32>
    %198 = "linalg.generic"(%194, %195, %197) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %267 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %268 = "arith.addf"(%arg70, %267) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%268) : (f32) -> ()
    }) : (tensor<12x40x72xf32>, tensor<12x72x1xf32>, tensor<12x40x1xf32>) -> tensor<12x40x1xf32>
    %199 = "tensor.collapse_shape"(%198) <{reassociation = [[0], [1, 2]]}> : (tensor<12x40x1xf32>) -> tensor<12x40xf32>
    %200 = "tensor.extract_slice"(%199) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 12, 20>, static_strides = array<i64: 1, 1>}> : (tensor<12x40xf32>) -> tensor<12x20xf32>
    %201 = "tensor.extract_slice"(%199) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 20>, static_sizes = array<i64: 12, 20>, static_strides = array<i64: 1, 1>}> : (tensor<12x40xf32>) -> tensor<12x20xf32>
    %202 = "tensor.empty"() : () -> tensor<12x20xf32>
    %203 = "linalg.generic"(%200, %202) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      %263 = "arith.negf"(%arg66) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %264 = "math.exp"(%263) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %265 = "arith.addf"(%264, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %266 = "arith.divf"(%6, %265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%266) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %204 = "linalg.generic"(%200, %203, %202) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %262 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%262) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %205 = "linalg.generic"(%204, %201, %202) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %261 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%261) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %206 = "tensor.empty"() : () -> tensor<12x72x20xf32>
    %207 = "linalg.generic"(%192, %206) <{indexing_maps = [#map25, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: i64, %arg59: f32):
      %254 = "arith.cmpi"(%arg58, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %255 = "arith.addi"(%arg58, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %256 = "arith.select"(%254, %255, %arg58) : (i1, i64, i64) -> i64
      %257 = "arith.index_cast"(%256) : (i64) -> index
      %258 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %259 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %260 = "tensor.extract"(%arg12, %257, %258, %259) : (tensor<4x72x20xf32>, index, index, index) -> f32
      "linalg.yield"(%260) : (f32) -> ()
    }) : (tensor<12xi64>, tensor<12x72x20xf32>) -> tensor<12x72x20xf32>
    %208 = "tensor.expand_shape"(%205) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 12, 20, 1>}> : (tensor<12x20xf32>) -> tensor<12x20x1xf32>
    %209 = "tensor.empty"() : () -> tensor<12x72x1xf32>
    %210 = "linalg.generic"(%3, %209) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (f32, tensor<12x72x1xf32>) -> tensor<12x72x1xf32>
    %211 = "linalg.generic"(%207, %208, %210) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32, %arg55: f32):
      %252 = "arith.mulf"(%arg53, %arg54) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %253 = "arith.addf"(%arg55, %252) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%253) : (f32) -> ()
    }) : (tensor<12x72x20xf32>, tensor<12x20x1xf32>, tensor<12x72x1xf32>) -> tensor<12x72x1xf32>
    %212 = "tensor.collapse_shape"(%211) <{reassociation = [[0], [1, 2]]}> : (tensor<12x72x1xf32>) -> tensor<12x72xf32>
    %213 = "tensor.expand_shape"(%191) <{reassociation = [[0, 1]], static_output_shape = array<i64: 12, 1>}> : (tensor<12xf32>) -> tensor<12x1xf32>
    %214 = "tensor.empty"() : () -> tensor<12x72xf32>
    %215 = "linalg.generic"(%212, %213, %214) <{indexing_maps = [#map5, #map24, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %251 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%251) : (f32) -> ()
    }) : (tensor<12x72xf32>, tensor<12x1xf32>, tensor<12x72xf32>) -> tensor<12x72xf32>
    %216 = "tensor.expand_shape"(%215) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 6, 2, 72>}> : (tensor<12x72xf32>) -> tensor<6x2x72xf32>
    %217 = "linalg.generic"(%216, %47) <{indexing_maps = [#map, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %250 = "arith.addf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<6x2x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %218 = "tensor.expand_shape"(%217) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 72>}> : (tensor<6x72xf32>) -> tensor<1x6x72xf32>
    %219 = "linalg.generic"(%arg14, %54) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      "linalg.yield"(%arg46) : (f32) -> ()
    }) : (tensor<20x72xf32>, tensor<72x20xf32>) -> tensor<72x20xf32>
    %220 = "linalg.generic"(%155, %219, %57) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %248 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %249 = "arith.addf"(%arg45, %248) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x20xf32>, tensor<6x20xf32>) -> tensor<6x20xf32>
    %221 = "tensor.expand_shape"(%220) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 20>}> : (tensor<6x20xf32>) -> tensor<1x6x20xf32>
    %222 = "tensor.empty"() : () -> tensor<1x6x20xf32>
    %223 = "linalg.generic"(%221, %222) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %244 = "arith.negf"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %245 = "math.exp"(%244) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %246 = "arith.addf"(%245, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %247 = "arith.divf"(%6, %246) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<1x6x20xf32>, tensor<1x6x20xf32>) -> tensor<1x6x20xf32>
    %224 = "linalg.generic"(%221, %223, %222) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %243 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<1x6x20xf32>, tensor<1x6x20xf32>, tensor<1x6x20xf32>) -> tensor<1x6x20xf32>
    %225 = "linalg.generic"(%arg15, %54) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      "linalg.yield"(%arg36) : (f32) -> ()
    }) : (tensor<20x72xf32>, tensor<72x20xf32>) -> tensor<72x20xf32>
    %226 = "linalg.generic"(%155, %225, %57) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %241 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %242 = "arith.addf"(%arg35, %241) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x20xf32>, tensor<6x20xf32>) -> tensor<6x20xf32>
    %227 = "tensor.expand_shape"(%226) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 20>}> : (tensor<6x20xf32>) -> tensor<1x6x20xf32>
    %228 = "linalg.generic"(%224, %227, %222) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %240 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<1x6x20xf32>, tensor<1x6x20xf32>, tensor<1x6x20xf32>) -> tensor<1x6x20xf32>
    %229 = "tensor.empty"() : () -> tensor<20x72xf32>
    %230 = "linalg.generic"(%arg16, %229) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<72x20xf32>, tensor<20x72xf32>) -> tensor<20x72xf32>
    %231 = "tensor.collapse_shape"(%228) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x20xf32>) -> tensor<6x20xf32>
    %232 = "linalg.generic"(%231, %230, %47) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %238 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %239 = "arith.addf"(%arg27, %238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<6x20xf32>, tensor<20x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %233 = "tensor.expand_shape"(%232) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 72>}> : (tensor<6x72xf32>) -> tensor<1x6x72xf32>
    %234 = "linalg.generic"(%218, %233, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %237 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%237) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %235 = "linalg.generic"(%147, %234, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %236 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    "func.return"(%235) : (tensor<1x6x72xf32>) -> ()
  }) : () -> ()
}) : () -> ()

