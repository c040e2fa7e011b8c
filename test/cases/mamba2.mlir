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
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 + d5)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1) -> (0, d1)>
#map23 = affine_map<(d0, d1) -> (d0, 0)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d1, d0, d2, d5)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d0, d1, d5)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d2, d5, d0, d1, d3)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d1, d2, d0, d5)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d1, d0, d4, d5)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d2, d5, d0, d1, d4)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d0, d3, d5)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d1, d3, d5, d4)>
#map44 = affine_map<(d0, d1, d2, d3) -> ()>
#map45 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map46 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d2, d1, d0, d4, d5)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d0, d3, d4, d5)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d0, d3, d4)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d0, d4, d1, d5)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<80x1x4xf32>, tensor<80xf32>, tensor<152x32xf32>, tensor<64xf32>, tensor<32x64xf32>) -> tensor<1x6x32xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<80x1x4xf32>, %arg6: tensor<80xf32>, %arg7: tensor<152x32xf32>, %arg8: tensor<64xf32>, %arg9: tensor<32x64xf32>):
    %0 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = true}> : () -> i1
    %6 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %7 = "arith.constant"() <{value = dense<true> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
    %8 = "arith.constant"() <{value = dense<"0x000080FF"> : tensor<f32>}> : () -> tensor<f32>
    %9 = "arith.constant"() <{value = dense<true> : tensor<8x8xi1>}> : () -> tensor<8x8xi1>
    %10 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<8x8xf32>}> : () -> tensor<8x8xf32>
    %12 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %13 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %14 = "arith.constant"() <{value = 2.000000e+01 : f32}> : () -> f32
    %15 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %16 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<1x1x8x8x8xf32>}> : () -> tensor<1x1x8x8x8xf32>
    %17 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %18 = "tensor.empty"() : () -> tensor<1x6x32xf32>
    %19 = "linalg.generic"(%arg0, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg319: f32, %arg320: f32):
      %359 = "math.fpowi"(%arg319, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%359) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %20 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %21 = "linalg.generic"(%3, %20) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg317: f32, %arg318: f32):
      "linalg.yield"(%arg317) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %22 = "linalg.generic"(%19, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg315: f32, %arg316: f32):
      %358 = "arith.addf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%358) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %23 = "linalg.generic"(%22, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg313: f32, %arg314: f32):
      %357 = "arith.divf"(%arg313, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %24 = "linalg.generic"(%23, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg311: f32, %arg312: f32):
      %355 = "arith.truncf"(%12) : (f64) -> f32
      %356 = "arith.addf"(%arg311, %355) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%356) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %25 = "linalg.generic"(%24, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg309: f32, %arg310: f32):
      %354 = "math.rsqrt"(%arg309) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%354) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %26 = "linalg.generic"(%arg0, %25, %18) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg306: f32, %arg307: f32, %arg308: f32):
      %353 = "arith.mulf"(%arg306, %arg307) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%353) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x1xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %27 = "linalg.generic"(%arg1, %26, %18) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg303: f32, %arg304: f32, %arg305: f32):
      %352 = "arith.mulf"(%arg303, %arg304) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%352) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %28 = "tensor.empty"() : () -> tensor<32x152xf32>
    %29 = "linalg.generic"(%arg7, %28) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg301: f32, %arg302: f32):
      "linalg.yield"(%arg301) : (f32) -> ()
    }) : (tensor<152x32xf32>, tensor<32x152xf32>) -> tensor<32x152xf32>
    %30 = "tensor.collapse_shape"(%27) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
    %31 = "tensor.empty"() : () -> tensor<6x152xf32>
    %32 = "linalg.generic"(%3, %31) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg299: f32, %arg300: f32):
      "linalg.yield"(%arg299) : (f32) -> ()
    }) : (f32, tensor<6x152xf32>) -> tensor<6x152xf32>
    %33 = "linalg.generic"(%30, %29, %32) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg296: f32, %arg297: f32, %arg298: f32):
      %350 = "arith.mulf"(%arg296, %arg297) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %351 = "arith.addf"(%arg298, %350) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<32x152xf32>, tensor<6x152xf32>) -> tensor<6x152xf32>
    %34 = "tensor.expand_shape"(%33) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 152>}> : (tensor<6x152xf32>) -> tensor<1x6x152xf32>
    %35 = "tensor.empty"() : () -> tensor<8xf32>
    %36 = "linalg.generic"(%arg3, %35) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg294: f32, %arg295: f32):
      %349 = "math.exp"(%arg294) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %37 = "linalg.generic"(%36, %35) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg292: f32, %arg293: f32):
      %348 = "arith.negf"(%arg292) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %38 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x152xf32>) -> tensor<1x6x64xf32>
    %39 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 64>, static_sizes = array<i64: 1, 6, 80>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x152xf32>) -> tensor<1x6x80xf32>
    %40 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 144>, static_sizes = array<i64: 1, 6, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x152xf32>) -> tensor<1x6x8xf32>
    %41 = "tensor.empty"() : () -> tensor<1x80x6xf32>
    %42 = "linalg.generic"(%39, %41) <{indexing_maps = [#map11, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: f32, %arg291: f32):
      "linalg.yield"(%arg290) : (f32) -> ()
    }) : (tensor<1x6x80xf32>, tensor<1x80x6xf32>) -> tensor<1x80x6xf32>
    %43 = "tensor.expand_shape"(%42) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 80, 6, 1>}> : (tensor<1x80x6xf32>) -> tensor<1x80x6x1xf32>
    %44 = "tensor.expand_shape"(%arg5) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 80, 1, 4, 1>}> : (tensor<80x1x4xf32>) -> tensor<80x1x4x1xf32>
    %45 = "tensor.pad"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 3, 0>, static_low = array<i64: 0, 0, 3, 0>}> ({
    ^bb0(%arg286: index, %arg287: index, %arg288: index, %arg289: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x80x6x1xf32>) -> tensor<1x80x12x1xf32>
    %46 = "tensor.empty"() : () -> tensor<1x80x9x1xf32>
    %47 = "linalg.generic"(%arg6, %46) <{indexing_maps = [#map12, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: f32, %arg285: f32):
      "linalg.yield"(%arg284) : (f32) -> ()
    }) : (tensor<80xf32>, tensor<1x80x9x1xf32>) -> tensor<1x80x9x1xf32>
    %48 = "tensor.collapse_shape"(%44) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<80x1x4x1xf32>) -> tensor<80x4x1xf32>
    %49 = "linalg.generic"(%45, %48, %47) <{indexing_maps = [#map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg281: f32, %arg282: f32, %arg283: f32):
      %346 = "arith.mulf"(%arg281, %arg282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %347 = "arith.addf"(%arg283, %346) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map14, #map15, #map16]} : (tensor<1x80x12x1xf32>, tensor<80x4x1xf32>, tensor<1x80x9x1xf32>) -> tensor<1x80x9x1xf32>
    %50 = "tensor.collapse_shape"(%49) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x80x9x1xf32>) -> tensor<1x80x9xf32>
    %51 = "tensor.extract_slice"(%50) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 80, 6>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x80x9xf32>) -> tensor<1x80x6xf32>
    %52 = "linalg.generic"(%51, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg279: f32, %arg280: f32):
      %342 = "arith.negf"(%arg279) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %343 = "math.exp"(%342) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %344 = "arith.addf"(%343, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %345 = "arith.divf"(%4, %344) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<1x80x6xf32>, tensor<1x80x6xf32>) -> tensor<1x80x6xf32>
    %53 = "linalg.generic"(%51, %52, %41) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg276: f32, %arg277: f32, %arg278: f32):
      %341 = "arith.mulf"(%arg276, %arg277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<1x80x6xf32>, tensor<1x80x6xf32>, tensor<1x80x6xf32>) -> tensor<1x80x6xf32>
    %54 = "tensor.empty"() : () -> tensor<1x6x80xf32>
    %55 = "linalg.generic"(%53, %54) <{indexing_maps = [#map11, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: f32, %arg275: f32):
      "linalg.yield"(%arg274) : (f32) -> ()
    }) : (tensor<1x80x6xf32>, tensor<1x6x80xf32>) -> tensor<1x6x80xf32>
    %56 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x80xf32>) -> tensor<1x6x64xf32>
    %57 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 64>, static_sizes = array<i64: 1, 6, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x80xf32>) -> tensor<1x6x8xf32>
    %58 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 72>, static_sizes = array<i64: 1, 6, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x80xf32>) -> tensor<1x6x8xf32>
    %59 = "tensor.expand_shape"(%56) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 8>}> : (tensor<1x6x64xf32>) -> tensor<1x6x8x8xf32>
    %60 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %61 = "linalg.generic"(%40, %arg2, %60) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg271: f32, %arg272: f32, %arg273: f32):
      %340 = "arith.addf"(%arg271, %arg272) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%340) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %62 = "linalg.generic"(%61, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg269: f32, %arg270: f32):
      %339 = "math.exp"(%arg269) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %63 = "linalg.generic"(%62, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: f32, %arg268: f32):
      %338 = "math.log1p"(%arg267) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %64 = "tensor.empty"() : () -> tensor<1x6x8xi1>
    %65 = "linalg.generic"(%61, %64) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg265: f32, %arg266: i1):
      %337 = "arith.cmpf"(%arg265, %14) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%337) : (i1) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x8xi1>) -> tensor<1x6x8xi1>
    %66 = "linalg.generic"(%65, %61, %63, %60) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg261: i1, %arg262: f32, %arg263: f32, %arg264: f32):
      %336 = "arith.select"(%arg261, %arg262, %arg263) : (i1, f32, f32) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<1x6x8xi1>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %67 = "linalg.generic"(%66, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg259: f32, %arg260: f32):
      %332 = "arith.cmpf"(%arg259, %3) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
      %333 = "arith.select"(%332, %3, %arg259) : (i1, f32, f32) -> f32
      %334 = "arith.cmpf"(%333, %15) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
      %335 = "arith.select"(%334, %15, %333) : (i1, f32, f32) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %68 = "tensor.empty"() : () -> tensor<1x6x1x8x8xf32>
    %69 = "tensor.expand_shape"(%57) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 8>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %70 = "linalg.generic"(%69, %68) <{indexing_maps = [#map17, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: f32, %arg258: f32):
      "linalg.yield"(%arg257) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8x8xf32>) -> tensor<1x6x1x8x8xf32>
    %71 = "tensor.collapse_shape"(%70) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x1x8x8xf32>) -> tensor<1x6x8x8xf32>
    %72 = "tensor.expand_shape"(%58) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 8>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %73 = "linalg.generic"(%72, %68) <{indexing_maps = [#map17, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32):
      "linalg.yield"(%arg255) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8x8xf32>) -> tensor<1x6x1x8x8xf32>
    %74 = "tensor.collapse_shape"(%73) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x1x8x8xf32>) -> tensor<1x6x8x8xf32>
    %75 = "tensor.expand_shape"(%arg4) <{reassociation = [[0, 1]], static_output_shape = array<i64: 8, 1>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %76 = "tensor.pad"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 2, 0, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg251: index, %arg252: index, %arg253: index, %arg254: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>) -> tensor<1x8x8x8xf32>
    %77 = "tensor.empty"() : () -> tensor<1x8x8x8xf32>
    %78 = "linalg.generic"(%75, %76, %77) <{indexing_maps = [#map19, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg248: f32, %arg249: f32, %arg250: f32):
      %331 = "arith.mulf"(%arg248, %arg249) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<8x1xf32>, tensor<1x8x8x8xf32>, tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %79 = "tensor.expand_shape"(%67) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 1>}> : (tensor<1x6x8xf32>) -> tensor<1x6x8x1xf32>
    %80 = "tensor.empty"() : () -> tensor<1x6x8x8xf32>
    %81 = "linalg.generic"(%59, %79, %80) <{indexing_maps = [#map13, #map20, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg245: f32, %arg246: f32, %arg247: f32):
      %330 = "arith.mulf"(%arg245, %arg246) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>, tensor<1x6x8x1xf32>, tensor<1x6x8x8xf32>) -> tensor<1x6x8x8xf32>
    %82 = "linalg.generic"(%37, %67, %60) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg242: f32, %arg243: f32, %arg244: f32):
      %329 = "arith.mulf"(%arg242, %arg243) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%329) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %83 = "tensor.pad"(%81) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 2, 0, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg238: index, %arg239: index, %arg240: index, %arg241: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>) -> tensor<1x8x8x8xf32>
    %84 = "tensor.pad"(%82) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 2, 0>, static_low = array<i64: 0, 0, 0>}> ({
    ^bb0(%arg235: index, %arg236: index, %arg237: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x6x8xf32>) -> tensor<1x8x8xf32>
    %85 = "tensor.expand_shape"(%84) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 8, 8>}> : (tensor<1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %86 = "tensor.pad"(%71) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 2, 0, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg231: index, %arg232: index, %arg233: index, %arg234: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>) -> tensor<1x8x8x8xf32>
    %87 = "tensor.expand_shape"(%86) <{reassociation = [[0], [1, 2], [3], [4]], static_output_shape = array<i64: 1, 1, 8, 8, 8>}> : (tensor<1x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %88 = "tensor.pad"(%74) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 2, 0, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg227: index, %arg228: index, %arg229: index, %arg230: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>) -> tensor<1x8x8x8xf32>
    %89 = "tensor.empty"() : () -> tensor<1x8x1x8xf32>
    %90 = "linalg.generic"(%85, %89) <{indexing_maps = [#map21, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg225: f32, %arg226: f32):
      "linalg.yield"(%arg225) : (f32) -> ()
    }) : (tensor<1x1x8x8xf32>, tensor<1x8x1x8xf32>) -> tensor<1x8x1x8xf32>
    %91 = "tensor.empty"() : () -> tensor<8xi64>
    %92 = "linalg.generic"(%91) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg224: i64):
      %327 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %328 = "arith.index_cast"(%327) : (index) -> i64
      "linalg.yield"(%328) : (i64) -> ()
    }) : (tensor<8xi64>) -> tensor<8xi64>
    %93 = "tensor.expand_shape"(%92) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 8>}> : (tensor<8xi64>) -> tensor<1x8xi64>
    %94 = "tensor.expand_shape"(%92) <{reassociation = [[0, 1]], static_output_shape = array<i64: 8, 1>}> : (tensor<8xi64>) -> tensor<8x1xi64>
    %95 = "tensor.empty"() : () -> tensor<8x8xi64>
    %96 = "linalg.generic"(%93, %94, %95) <{indexing_maps = [#map22, #map23, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg221: i64, %arg222: i64, %arg223: i64):
      %326 = "arith.subi"(%arg221, %arg222) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%326) : (i64) -> ()
    }) : (tensor<1x8xi64>, tensor<8x1xi64>, tensor<8x8xi64>) -> tensor<8x8xi64>
    %97 = "tensor.empty"() : () -> tensor<8x8xi1>
    %98 = "linalg.generic"(%96, %97) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg219: i64, %arg220: i1):
      %325 = "arith.cmpi"(%arg219, %2) <{predicate = 3 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%325) : (i1) -> ()
    }) : (tensor<8x8xi64>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %99 = "tensor.empty"() : () -> tensor<8x8xf32>
    %100 = "linalg.generic"(%98, %11, %10, %99) <{indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg215: i1, %arg216: f32, %arg217: f32, %arg218: f32):
      %324 = "arith.select"(%arg215, %arg216, %arg217) : (i1, f32, f32) -> f32
      "linalg.yield"(%324) : (f32) -> ()
    }) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<f32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %101 = "linalg.generic"(%100, %99) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32):
      "linalg.yield"(%arg213) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %102 = "tensor.collapse_shape"(%90) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x1x8xf32>) -> tensor<8x1x8xf32>
    %103 = "linalg.generic"(%101, %77) <{indexing_maps = [#map24, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32):
      "linalg.yield"(%arg211) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %104 = "tensor.collapse_shape"(%103) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x8x8xf32>) -> tensor<8x8x8xf32>
    %105 = "tensor.empty"() : () -> tensor<8x1x8xf32>
    %106 = "linalg.generic"(%3, %105) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32):
      "linalg.yield"(%arg209) : (f32) -> ()
    }) : (f32, tensor<8x1x8xf32>) -> tensor<8x1x8xf32>
    %107 = "linalg.generic"(%102, %104, %106) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32, %arg208: f32):
      %322 = "arith.mulf"(%arg206, %arg207) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %323 = "arith.addf"(%arg208, %322) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%323) : (f32) -> ()
    }) : (tensor<8x1x8xf32>, tensor<8x8x8xf32>, tensor<8x1x8xf32>) -> tensor<8x1x8xf32>
    %108 = "tensor.expand_shape"(%107) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 1, 8>}> : (tensor<8x1x8xf32>) -> tensor<1x8x1x8xf32>
    %109 = "tensor.empty"() : () -> tensor<1x8x1x8x8xf32>
    %110 = "linalg.generic"(%90, %109) <{indexing_maps = [#map28, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      "linalg.yield"(%arg204) : (f32) -> ()
    }) : (tensor<1x8x1x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %111 = "linalg.generic"(%96, %97) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg202: i64, %arg203: i1):
      %321 = "arith.cmpi"(%arg202, %0) <{predicate = 3 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%321) : (i1) -> ()
    }) : (tensor<8x8xi64>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %112 = "linalg.generic"(%111, %9, %97) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg199: i1, %arg200: i1, %arg201: i1):
      %320 = "arith.andi"(%arg199, %arg200) : (i1, i1) -> i1
      "linalg.yield"(%320) : (i1) -> ()
    }) : (tensor<8x8xi1>, tensor<8x8xi1>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %113 = "linalg.generic"(%112, %97) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: i1, %arg198: i1):
      %319 = "arith.xori"(%arg197, %5) : (i1, i1) -> i1
      "linalg.yield"(%319) : (i1) -> ()
    }) : (tensor<8x8xi1>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %114 = "linalg.generic"(%113, %10, %110, %109) <{indexing_maps = [#map29, #map30, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg193: i1, %arg194: f32, %arg195: f32, %arg196: f32):
      %318 = "arith.select"(%arg193, %arg194, %arg195) : (i1, f32, f32) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<8x8xi1>, tensor<f32>, tensor<1x8x1x8x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %115 = "linalg.generic"(%114, %109) <{indexing_maps = [#map31, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32):
      "linalg.yield"(%arg191) : (f32) -> ()
    }) : (tensor<1x8x1x8x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %116 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1], [2, 3], [4]]}> : (tensor<1x8x1x8x8xf32>) -> tensor<8x8x8xf32>
    %117 = "linalg.generic"(%101, %109) <{indexing_maps = [#map29, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      "linalg.yield"(%arg189) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %118 = "tensor.collapse_shape"(%117) <{reassociation = [[0, 1], [2, 3], [4]]}> : (tensor<1x8x1x8x8xf32>) -> tensor<8x8x8xf32>
    %119 = "tensor.empty"() : () -> tensor<8x8x8xf32>
    %120 = "linalg.generic"(%3, %119) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32):
      "linalg.yield"(%arg187) : (f32) -> ()
    }) : (f32, tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %121 = "linalg.generic"(%116, %118, %120) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32, %arg186: f32):
      %316 = "arith.mulf"(%arg184, %arg185) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %317 = "arith.addf"(%arg186, %316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<8x8x8xf32>, tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %122 = "tensor.expand_shape"(%121) <{reassociation = [[0, 1], [2, 3], [4]], static_output_shape = array<i64: 1, 8, 1, 8, 8>}> : (tensor<8x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %123 = "linalg.generic"(%122, %109) <{indexing_maps = [#map31, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg182: f32, %arg183: f32):
      "linalg.yield"(%arg182) : (f32) -> ()
    }) : (tensor<1x8x1x8x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %124 = "linalg.generic"(%98, %9, %97) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg179: i1, %arg180: i1, %arg181: i1):
      %315 = "arith.andi"(%arg179, %arg180) : (i1, i1) -> i1
      "linalg.yield"(%315) : (i1) -> ()
    }) : (tensor<8x8xi1>, tensor<8x8xi1>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %125 = "linalg.generic"(%124, %97) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: i1, %arg178: i1):
      %314 = "arith.xori"(%arg177, %5) : (i1, i1) -> i1
      "linalg.yield"(%314) : (i1) -> ()
    }) : (tensor<8x8xi1>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %126 = "linalg.generic"(%125, %8, %123, %109) <{indexing_maps = [#map29, #map30, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg173: i1, %arg174: f32, %arg175: f32, %arg176: f32):
      %313 = "arith.select"(%arg173, %arg174, %arg175) : (i1, f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<8x8xi1>, tensor<f32>, tensor<1x8x1x8x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %127 = "linalg.generic"(%126, %109) <{indexing_maps = [#map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg171: f32, %arg172: f32):
      %312 = "math.exp"(%arg171) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (tensor<1x8x1x8x8xf32>, tensor<1x8x1x8x8xf32>) -> tensor<1x8x1x8x8xf32>
    %128 = "tensor.expand_shape"(%88) <{reassociation = [[0], [1, 2], [3], [4, 5]], static_output_shape = array<i64: 1, 1, 8, 8, 8, 1>}> : (tensor<1x8x8x8xf32>) -> tensor<1x1x8x8x8x1xf32>
    %129 = "tensor.expand_shape"(%86) <{reassociation = [[0], [1, 2], [3], [4, 5]], static_output_shape = array<i64: 1, 1, 8, 8, 8, 1>}> : (tensor<1x8x8x8xf32>) -> tensor<1x1x8x8x8x1xf32>
    %130 = "tensor.empty"() : () -> tensor<8x8x8x1x1x1xf32>
    %131 = "linalg.generic"(%128, %130) <{indexing_maps = [#map32, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg169: f32, %arg170: f32):
      "linalg.yield"(%arg169) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x8x8x1x1x1xf32>) -> tensor<8x8x8x1x1x1xf32>
    %132 = "tensor.collapse_shape"(%131) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x8x8x1x1x1xf32>) -> tensor<8x8x8xf32>
    %133 = "tensor.empty"() : () -> tensor<8x8x1x1x8x1xf32>
    %134 = "linalg.generic"(%129, %133) <{indexing_maps = [#map34, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32):
      "linalg.yield"(%arg167) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x8x1x1x8x1xf32>) -> tensor<8x8x1x1x8x1xf32>
    %135 = "tensor.collapse_shape"(%134) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x8x1x1x8x1xf32>) -> tensor<8x8x8xf32>
    %136 = "linalg.generic"(%132, %135, %120) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32, %arg166: f32):
      %310 = "arith.mulf"(%arg164, %arg165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %311 = "arith.addf"(%arg166, %310) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<8x8x8xf32>, tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %137 = "tensor.expand_shape"(%136) <{reassociation = [[0], [1], [2, 3, 4, 5]], static_output_shape = array<i64: 8, 8, 1, 1, 1, 8>}> : (tensor<8x8x8xf32>) -> tensor<8x8x1x1x1x8xf32>
    %138 = "tensor.empty"() : () -> tensor<1x1x8x8x8x1xf32>
    %139 = "linalg.generic"(%137, %138) <{indexing_maps = [#map35, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32):
      "linalg.yield"(%arg162) : (f32) -> ()
    }) : (tensor<8x8x1x1x1x8xf32>, tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8x1xf32>
    %140 = "tensor.collapse_shape"(%139) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8xf32>
    %141 = "tensor.empty"() : () -> tensor<1x1x8x8x8xf32>
    %142 = "linalg.generic"(%127, %141) <{indexing_maps = [#map36, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: f32, %arg161: f32):
      "linalg.yield"(%arg160) : (f32) -> ()
    }) : (tensor<1x8x1x8x8xf32>, tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %143 = "linalg.generic"(%140, %142, %141) <{indexing_maps = [#map18, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
      %309 = "arith.mulf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %144 = "tensor.expand_shape"(%143) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 1, 8, 8, 8, 1>}> : (tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8x1xf32>
    %145 = "tensor.expand_shape"(%83) <{reassociation = [[0], [1, 2], [3], [4, 5]], static_output_shape = array<i64: 1, 1, 8, 8, 8, 1>}> : (tensor<1x8x8x8xf32>) -> tensor<1x1x8x8x8x1xf32>
    %146 = "linalg.generic"(%144, %130) <{indexing_maps = [#map37, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32):
      "linalg.yield"(%arg155) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x8x8x1x1x1xf32>) -> tensor<8x8x8x1x1x1xf32>
    %147 = "tensor.collapse_shape"(%146) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x8x8x1x1x1xf32>) -> tensor<8x8x8xf32>
    %148 = "linalg.generic"(%145, %133) <{indexing_maps = [#map38, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x8x1x1x8x1xf32>) -> tensor<8x8x1x1x8x1xf32>
    %149 = "tensor.collapse_shape"(%148) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x8x1x1x8x1xf32>) -> tensor<8x8x8xf32>
    %150 = "linalg.generic"(%147, %149, %120) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32, %arg152: f32):
      %307 = "arith.mulf"(%arg150, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %308 = "arith.addf"(%arg152, %307) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%308) : (f32) -> ()
    }) : (tensor<8x8x8xf32>, tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %151 = "tensor.expand_shape"(%150) <{reassociation = [[0], [1], [2, 3, 4, 5]], static_output_shape = array<i64: 8, 8, 1, 1, 1, 8>}> : (tensor<8x8x8xf32>) -> tensor<8x8x1x1x1x8xf32>
    %152 = "linalg.generic"(%151, %138) <{indexing_maps = [#map39, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32):
      "linalg.yield"(%arg148) : (f32) -> ()
    }) : (tensor<8x8x1x1x1x8xf32>, tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8x1xf32>
    %153 = "tensor.collapse_shape"(%152) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8xf32>
    %154 = "tensor.extract_slice"(%108) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 7>, static_sizes = array<i64: 1, 8, 1, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x1x8xf32>) -> tensor<1x8x1x1xf32>
    %155 = "linalg.generic"(%154, %108, %89) <{indexing_maps = [#map20, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32, %arg147: f32):
      %306 = "arith.subf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%306) : (f32) -> ()
    }) : (tensor<1x8x1x1xf32>, tensor<1x8x1x8xf32>, tensor<1x8x1x8xf32>) -> tensor<1x8x1x8xf32>
    %156 = "linalg.generic"(%155, %89) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32):
      %305 = "math.exp"(%arg143) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) : (tensor<1x8x1x8xf32>, tensor<1x8x1x8xf32>) -> tensor<1x8x1x8xf32>
    %157 = "tensor.empty"() : () -> tensor<1x1x8x8xf32>
    %158 = "linalg.generic"(%156, %157) <{indexing_maps = [#map40, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32):
      "linalg.yield"(%arg141) : (f32) -> ()
    }) : (tensor<1x8x1x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %159 = "tensor.expand_shape"(%158) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 8, 8, 1>}> : (tensor<1x1x8x8xf32>) -> tensor<1x1x8x8x1xf32>
    %160 = "linalg.generic"(%87, %159, %141) <{indexing_maps = [#map18, #map41, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32, %arg140: f32):
      %304 = "arith.mulf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%304) : (f32) -> ()
    }) : (tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x1xf32>, tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %161 = "tensor.expand_shape"(%160) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 1, 8, 8, 8, 1>}> : (tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8x1xf32>
    %162 = "tensor.empty"() : () -> tensor<8x1x1x8x8x1xf32>
    %163 = "linalg.generic"(%145, %162) <{indexing_maps = [#map42, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      "linalg.yield"(%arg136) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x1x1x8x8x1xf32>) -> tensor<8x1x1x8x8x1xf32>
    %164 = "tensor.collapse_shape"(%163) <{reassociation = [[0], [1, 2, 3], [4, 5]]}> : (tensor<8x1x1x8x8x1xf32>) -> tensor<8x8x8xf32>
    %165 = "linalg.generic"(%161, %130) <{indexing_maps = [#map32, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg134: f32, %arg135: f32):
      "linalg.yield"(%arg134) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x8x8x1x1x1xf32>) -> tensor<8x8x8x1x1x1xf32>
    %166 = "tensor.collapse_shape"(%165) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x8x8x1x1x1xf32>) -> tensor<8x8x8xf32>
    %167 = "linalg.generic"(%164, %166, %120) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32, %arg133: f32):
      %302 = "arith.mulf"(%arg131, %arg132) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %303 = "arith.addf"(%arg133, %302) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%303) : (f32) -> ()
    }) : (tensor<8x8x8xf32>, tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %168 = "tensor.expand_shape"(%167) <{reassociation = [[0], [1, 2, 3], [4, 5]], static_output_shape = array<i64: 8, 1, 1, 8, 1, 8>}> : (tensor<8x8x8xf32>) -> tensor<8x1x1x8x1x8xf32>
    %169 = "linalg.generic"(%168, %138) <{indexing_maps = [#map43, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32):
      "linalg.yield"(%arg129) : (f32) -> ()
    }) : (tensor<8x1x1x8x1x8xf32>, tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8x1xf32>
    %170 = "tensor.collapse_shape"(%169) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8xf32>
    %171 = "tensor.concat"(%16, %170) <{dim = 1 : i64}> : (tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x8xf32>) -> tensor<1x2x8x8x8xf32>
    %172 = "tensor.collapse_shape"(%154) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x8x1x1xf32>) -> tensor<1x8x1xf32>
    %173 = "tensor.pad"(%172) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 0>, static_low = array<i64: 0, 0, 1>}> ({
    ^bb0(%arg126: index, %arg127: index, %arg128: index):
      "tensor.yield"(%3) : (f32) -> ()
    }) : (tensor<1x8x1xf32>) -> tensor<1x8x2xf32>
    %174 = "tensor.empty"() : () -> tensor<1x8x2x2xf32>
    %175 = "linalg.generic"(%173, %174) <{indexing_maps = [#map27, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      "linalg.yield"(%arg124) : (f32) -> ()
    }) : (tensor<1x8x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %176 = "tensor.empty"() : () -> tensor<2xi64>
    %177 = "linalg.generic"(%176) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg123: i64):
      %300 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %301 = "arith.index_cast"(%300) : (index) -> i64
      "linalg.yield"(%301) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %178 = "tensor.expand_shape"(%177) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 2>}> : (tensor<2xi64>) -> tensor<1x2xi64>
    %179 = "tensor.expand_shape"(%177) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %180 = "tensor.empty"() : () -> tensor<2x2xi64>
    %181 = "linalg.generic"(%178, %179, %180) <{indexing_maps = [#map22, #map23, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: i64, %arg121: i64, %arg122: i64):
      %299 = "arith.subi"(%arg120, %arg121) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%299) : (i64) -> ()
    }) : (tensor<1x2xi64>, tensor<2x1xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %182 = "tensor.empty"() : () -> tensor<2x2xi1>
    %183 = "linalg.generic"(%181, %182) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: i64, %arg119: i1):
      %298 = "arith.cmpi"(%arg118, %0) <{predicate = 3 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%298) : (i1) -> ()
    }) : (tensor<2x2xi64>, tensor<2x2xi1>) -> tensor<2x2xi1>
    %184 = "linalg.generic"(%183, %7, %182) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: i1, %arg116: i1, %arg117: i1):
      %297 = "arith.andi"(%arg115, %arg116) : (i1, i1) -> i1
      "linalg.yield"(%297) : (i1) -> ()
    }) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
    %185 = "linalg.generic"(%184, %182) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: i1, %arg114: i1):
      %296 = "arith.xori"(%arg113, %5) : (i1, i1) -> i1
      "linalg.yield"(%296) : (i1) -> ()
    }) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
    %186 = "linalg.generic"(%185, %10, %175, %174) <{indexing_maps = [#map24, #map44, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg109: i1, %arg110: f32, %arg111: f32, %arg112: f32):
      %295 = "arith.select"(%arg109, %arg110, %arg111) : (i1, f32, f32) -> f32
      "linalg.yield"(%295) : (f32) -> ()
    }) : (tensor<2x2xi1>, tensor<f32>, tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %187 = "linalg.generic"(%181, %182) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: i64, %arg108: i1):
      %294 = "arith.cmpi"(%arg107, %2) <{predicate = 3 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%294) : (i1) -> ()
    }) : (tensor<2x2xi64>, tensor<2x2xi1>) -> tensor<2x2xi1>
    %188 = "tensor.empty"() : () -> tensor<2x2xf32>
    %189 = "linalg.generic"(%187, %6, %10, %188) <{indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg103: i1, %arg104: f32, %arg105: f32, %arg106: f32):
      %293 = "arith.select"(%arg103, %arg104, %arg105) : (i1, f32, f32) -> f32
      "linalg.yield"(%293) : (f32) -> ()
    }) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %190 = "linalg.generic"(%189, %188) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %191 = "linalg.generic"(%186, %174) <{indexing_maps = [#map45, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      "linalg.yield"(%arg99) : (f32) -> ()
    }) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %192 = "tensor.collapse_shape"(%191) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x2x2xf32>) -> tensor<8x2x2xf32>
    %193 = "linalg.generic"(%190, %174) <{indexing_maps = [#map24, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      "linalg.yield"(%arg97) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %194 = "tensor.collapse_shape"(%193) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x2x2xf32>) -> tensor<8x2x2xf32>
    %195 = "tensor.empty"() : () -> tensor<8x2x2xf32>
    %196 = "linalg.generic"(%3, %195) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (f32, tensor<8x2x2xf32>) -> tensor<8x2x2xf32>
    %197 = "linalg.generic"(%192, %194, %196) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %291 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %292 = "arith.addf"(%arg94, %291) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) : (tensor<8x2x2xf32>, tensor<8x2x2xf32>, tensor<8x2x2xf32>) -> tensor<8x2x2xf32>
    %198 = "tensor.expand_shape"(%197) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 2, 2>}> : (tensor<8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %199 = "linalg.generic"(%198, %174) <{indexing_maps = [#map45, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %200 = "linalg.generic"(%187, %7, %182) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: i1, %arg88: i1, %arg89: i1):
      %290 = "arith.andi"(%arg87, %arg88) : (i1, i1) -> i1
      "linalg.yield"(%290) : (i1) -> ()
    }) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
    %201 = "linalg.generic"(%200, %182) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: i1, %arg86: i1):
      %289 = "arith.xori"(%arg85, %5) : (i1, i1) -> i1
      "linalg.yield"(%289) : (i1) -> ()
    }) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
    %202 = "linalg.generic"(%201, %8, %199, %174) <{indexing_maps = [#map24, #map44, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg81: i1, %arg82: f32, %arg83: f32, %arg84: f32):
      %288 = "arith.select"(%arg81, %arg82, %arg83) : (i1, f32, f32) -> f32
      "linalg.yield"(%288) : (f32) -> ()
    }) : (tensor<2x2xi1>, tensor<f32>, tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %203 = "linalg.generic"(%202, %174) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      %287 = "math.exp"(%arg79) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%287) : (f32) -> ()
    }) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %204 = "tensor.empty"() : () -> tensor<1x2x2x8xf32>
    %205 = "linalg.generic"(%203, %204) <{indexing_maps = [#map46, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (tensor<1x8x2x2xf32>, tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
    %206 = "tensor.expand_shape"(%205) <{reassociation = [[0], [1], [2], [3, 4, 5]], static_output_shape = array<i64: 1, 2, 2, 8, 1, 1>}> : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8x1x1xf32>
    %207 = "tensor.expand_shape"(%171) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 2, 8, 8, 8, 1>}> : (tensor<1x2x8x8x8xf32>) -> tensor<1x2x8x8x8x1xf32>
    %208 = "tensor.empty"() : () -> tensor<8x2x2x1x1x1xf32>
    %209 = "linalg.generic"(%206, %208) <{indexing_maps = [#map47, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<1x2x2x8x1x1xf32>, tensor<8x2x2x1x1x1xf32>) -> tensor<8x2x2x1x1x1xf32>
    %210 = "tensor.collapse_shape"(%209) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x2x2x1x1x1xf32>) -> tensor<8x2x2xf32>
    %211 = "tensor.empty"() : () -> tensor<8x2x1x8x8x1xf32>
    %212 = "linalg.generic"(%207, %211) <{indexing_maps = [#map48, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (tensor<1x2x8x8x8x1xf32>, tensor<8x2x1x8x8x1xf32>) -> tensor<8x2x1x8x8x1xf32>
    %213 = "tensor.collapse_shape"(%212) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x2x1x8x8x1xf32>) -> tensor<8x2x64xf32>
    %214 = "tensor.empty"() : () -> tensor<8x2x64xf32>
    %215 = "linalg.generic"(%3, %214) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (f32, tensor<8x2x64xf32>) -> tensor<8x2x64xf32>
    %216 = "linalg.generic"(%210, %213, %215) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %285 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %286 = "arith.addf"(%arg70, %285) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%286) : (f32) -> ()
    }) : (tensor<8x2x2xf32>, tensor<8x2x64xf32>, tensor<8x2x64xf32>) -> tensor<8x2x64xf32>
    %217 = "tensor.expand_shape"(%216) <{reassociation = [[0], [1], [2, 3, 4, 5]], static_output_shape = array<i64: 8, 2, 1, 1, 8, 8>}> : (tensor<8x2x64xf32>) -> tensor<8x2x1x1x8x8xf32>
    %218 = "tensor.empty"() : () -> tensor<1x2x8x8x8x1xf32>
    %219 = "linalg.generic"(%217, %218) <{indexing_maps = [#map49, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      "linalg.yield"(%arg66) : (f32) -> ()
    }) : (tensor<8x2x1x1x8x8xf32>, tensor<1x2x8x8x8x1xf32>) -> tensor<1x2x8x8x8x1xf32>
    %220 = "tensor.collapse_shape"(%219) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x2x8x8x8x1xf32>) -> tensor<1x2x8x8x8xf32>
    %221 = "tensor.extract_slice"(%220) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8, 8>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %222 = "linalg.generic"(%108, %89) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      %284 = "math.exp"(%arg64) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<1x8x1x8xf32>, tensor<1x8x1x8xf32>) -> tensor<1x8x1x8xf32>
    %223 = "tensor.expand_shape"(%221) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 1, 8, 8, 8, 1>}> : (tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8x1xf32>
    %224 = "linalg.generic"(%223, %133) <{indexing_maps = [#map50, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (tensor<1x1x8x8x8x1xf32>, tensor<8x8x1x1x8x1xf32>) -> tensor<8x8x1x1x8x1xf32>
    %225 = "tensor.collapse_shape"(%224) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<8x8x1x1x8x1xf32>) -> tensor<8x8x8xf32>
    %226 = "linalg.generic"(%132, %225, %120) <{indexing_maps = [#map25, #map26, #map27], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %282 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %283 = "arith.addf"(%arg61, %282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<8x8x8xf32>, tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %227 = "tensor.expand_shape"(%226) <{reassociation = [[0], [1], [2, 3, 4, 5]], static_output_shape = array<i64: 8, 8, 1, 1, 1, 8>}> : (tensor<8x8x8xf32>) -> tensor<8x8x1x1x1x8xf32>
    %228 = "linalg.generic"(%227, %138) <{indexing_maps = [#map39, #map33], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<8x8x1x1x1x8xf32>, tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8x1xf32>
    %229 = "tensor.collapse_shape"(%228) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x1x8x8x8x1xf32>) -> tensor<1x1x8x8x8xf32>
    %230 = "linalg.generic"(%222, %157) <{indexing_maps = [#map40, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<1x8x1x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %231 = "tensor.expand_shape"(%230) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 8, 8, 1>}> : (tensor<1x1x8x8xf32>) -> tensor<1x1x8x8x1xf32>
    %232 = "linalg.generic"(%229, %231, %141) <{indexing_maps = [#map18, #map41, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %281 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x1xf32>, tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %233 = "linalg.generic"(%153, %232, %141) <{indexing_maps = [#map18, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32, %arg51: f32):
      %280 = "arith.addf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x8xf32>, tensor<1x1x8x8x8xf32>) -> tensor<1x1x8x8x8xf32>
    %234 = "tensor.collapse_shape"(%233) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %235 = "linalg.generic"(%234, %78, %77) <{indexing_maps = [#map13, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %279 = "arith.addf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<1x8x8x8xf32>, tensor<1x8x8x8xf32>, tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %236 = "tensor.extract_slice"(%235) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x8x8xf32>) -> tensor<1x6x8x8xf32>
    %237 = "tensor.collapse_shape"(%236) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x6x8x8xf32>) -> tensor<1x6x64xf32>
    %238 = "tensor.empty"() : () -> tensor<1x6x64xf32>
    %239 = "linalg.generic"(%38, %238) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %275 = "arith.negf"(%arg44) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %276 = "math.exp"(%275) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %277 = "arith.addf"(%276, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %278 = "arith.divf"(%4, %277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %240 = "linalg.generic"(%38, %239, %238) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %274 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%274) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %241 = "linalg.generic"(%237, %240, %238) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %273 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%273) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %242 = "tensor.expand_shape"(%241) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 64>}> : (tensor<1x6x64xf32>) -> tensor<1x6x1x64xf32>
    %243 = "tensor.empty"() : () -> tensor<1x6x1x64xf32>
    %244 = "linalg.generic"(%242, %243) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %272 = "math.fpowi"(%arg36, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) : (tensor<1x6x1x64xf32>, tensor<1x6x1x64xf32>) -> tensor<1x6x1x64xf32>
    %245 = "tensor.empty"() : () -> tensor<1x6x1x1xf32>
    %246 = "linalg.generic"(%3, %245) <{indexing_maps = [#map44, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (f32, tensor<1x6x1x1xf32>) -> tensor<1x6x1x1xf32>
    %247 = "linalg.generic"(%244, %246) <{indexing_maps = [#map13, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %271 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%271) : (f32) -> ()
    }) : (tensor<1x6x1x64xf32>, tensor<1x6x1x1xf32>) -> tensor<1x6x1x1xf32>
    %248 = "linalg.generic"(%247, %245) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %270 = "arith.divf"(%arg30, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%270) : (f32) -> ()
    }) : (tensor<1x6x1x1xf32>, tensor<1x6x1x1xf32>) -> tensor<1x6x1x1xf32>
    %249 = "linalg.generic"(%248, %245) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %268 = "arith.truncf"(%12) : (f64) -> f32
      %269 = "arith.addf"(%arg28, %268) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%269) : (f32) -> ()
    }) : (tensor<1x6x1x1xf32>, tensor<1x6x1x1xf32>) -> tensor<1x6x1x1xf32>
    %250 = "linalg.generic"(%249, %245) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %267 = "math.rsqrt"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<1x6x1x1xf32>, tensor<1x6x1x1xf32>) -> tensor<1x6x1x1xf32>
    %251 = "linalg.generic"(%242, %250, %243) <{indexing_maps = [#map13, #map20, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %266 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%266) : (f32) -> ()
    }) : (tensor<1x6x1x64xf32>, tensor<1x6x1x1xf32>, tensor<1x6x1x64xf32>) -> tensor<1x6x1x64xf32>
    %252 = "tensor.collapse_shape"(%251) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x6x1x64xf32>) -> tensor<1x6x64xf32>
    %253 = "linalg.generic"(%arg8, %252, %238) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %265 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%265) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %254 = "tensor.empty"() : () -> tensor<64x32xf32>
    %255 = "linalg.generic"(%arg9, %254) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %256 = "tensor.collapse_shape"(%253) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x64xf32>) -> tensor<6x64xf32>
    %257 = "tensor.empty"() : () -> tensor<6x32xf32>
    %258 = "linalg.generic"(%3, %257) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (f32, tensor<6x32xf32>) -> tensor<6x32xf32>
    %259 = "linalg.generic"(%256, %255, %258) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %263 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %264 = "arith.addf"(%arg15, %263) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%264) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %260 = "tensor.expand_shape"(%259) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 32>}> : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
    %261 = "linalg.generic"(%arg0, %260, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %262 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%262) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    "func.return"(%261) : (tensor<1x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

