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
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map21 = affine_map<(d0, d1, d2, d3) -> ()>
#map22 = affine_map<(d0) -> ()>
#map23 = affine_map<(d0) -> (d0)>
#map24 = affine_map<(d0, d1) -> (d0)>
#map25 = affine_map<(d0, d1) -> (d0, 0)>
#map26 = affine_map<(d0, d1, d2) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x48xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x1x6x6xf32>, tensor<6xf32>, tensor<48x48xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<48x48xf32>, tensor<48xf32>, tensor<4x48xf32>, tensor<4xf32>, tensor<4x48x40xf32>, tensor<4x40xf32>, tensor<4x20x48xf32>, tensor<4x48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<1x6x48xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x48xf32>, %arg1: tensor<1x6x8xf32>, %arg2: tensor<1x6x8xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<16x48xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16x48xf32>, %arg10: tensor<16xf32>, %arg11: tensor<48x48xf32>, %arg12: tensor<48xf32>, %arg13: tensor<4x48xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4x48x40xf32>, %arg16: tensor<4x40xf32>, %arg17: tensor<4x20x48xf32>, %arg18: tensor<4x48xf32>, %arg19: tensor<48xf32>, %arg20: tensor<48xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense<"0x000080FF"> : tensor<f32>}> : () -> tensor<f32>
    %7 = "arith.constant"() <{value = 1.702000e+00 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = 0.35355339059327379 : f64}> : () -> f64
    %9 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %10 = "arith.constant"() <{value = 4.800000e+01 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
    %12 = "arith.constant"() <{value = -7.000000e+00 : f32}> : () -> f32
    %13 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x8xf32>) -> tensor<1x6x4xf32>
    %14 = "tensor.extract_slice"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x8xf32>) -> tensor<1x6x4xf32>
    %15 = "tensor.empty"() : () -> tensor<1x6x48xf32>
    %16 = "linalg.generic"(%arg0, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg277: f32, %arg278: f32):
      %338 = "math.fpowi"(%arg277, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %17 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %18 = "linalg.generic"(%3, %17) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg275: f32, %arg276: f32):
      "linalg.yield"(%arg275) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %19 = "linalg.generic"(%16, %18) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg273: f32, %arg274: f32):
      %337 = "arith.addf"(%arg273, %arg274) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%337) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %20 = "linalg.generic"(%19, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg271: f32, %arg272: f32):
      %336 = "arith.divf"(%arg271, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %21 = "linalg.generic"(%20, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg269: f32, %arg270: f32):
      %334 = "arith.truncf"(%9) : (f64) -> f32
      %335 = "arith.addf"(%arg269, %334) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %22 = "linalg.generic"(%21, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: f32, %arg268: f32):
      %333 = "math.rsqrt"(%arg267) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %23 = "linalg.generic"(%arg0, %22, %15) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32, %arg266: f32):
      %332 = "arith.mulf"(%arg264, %arg265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %24 = "linalg.generic"(%arg19, %23, %15) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg261: f32, %arg262: f32, %arg263: f32):
      %331 = "arith.mulf"(%arg261, %arg262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<48xf32>, tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %25 = "tensor.collapse_shape"(%24) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
    %26 = "tensor.empty"() : () -> tensor<48x48xf32>
    %27 = "linalg.generic"(%arg5, %26) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg259: f32, %arg260: f32):
      "linalg.yield"(%arg259) : (f32) -> ()
    }) : (tensor<48x48xf32>, tensor<48x48xf32>) -> tensor<48x48xf32>
    %28 = "tensor.empty"() : () -> tensor<6x48xf32>
    %29 = "linalg.generic"(%3, %28) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: f32, %arg258: f32):
      "linalg.yield"(%arg257) : (f32) -> ()
    }) : (f32, tensor<6x48xf32>) -> tensor<6x48xf32>
    %30 = "linalg.generic"(%25, %27, %29) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg254: f32, %arg255: f32, %arg256: f32):
      %329 = "arith.mulf"(%arg254, %arg255) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %330 = "arith.addf"(%arg256, %329) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48x48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %31 = "linalg.generic"(%30, %arg6, %28) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg251: f32, %arg252: f32, %arg253: f32):
      %328 = "arith.addf"(%arg251, %arg252) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %32 = "tensor.expand_shape"(%31) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 8>}> : (tensor<6x48xf32>) -> tensor<1x6x6x8xf32>
    %33 = "tensor.empty"() : () -> tensor<1x6x6x8xf32>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg249: f32, %arg250: f32):
      "linalg.yield"(%arg249) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %35 = "tensor.empty"() : () -> tensor<48x16xf32>
    %36 = "linalg.generic"(%arg7, %35) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f32, %arg248: f32):
      "linalg.yield"(%arg247) : (f32) -> ()
    }) : (tensor<16x48xf32>, tensor<48x16xf32>) -> tensor<48x16xf32>
    %37 = "tensor.empty"() : () -> tensor<6x16xf32>
    %38 = "linalg.generic"(%3, %37) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg245: f32, %arg246: f32):
      "linalg.yield"(%arg245) : (f32) -> ()
    }) : (f32, tensor<6x16xf32>) -> tensor<6x16xf32>
    %39 = "linalg.generic"(%25, %36, %38) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg242: f32, %arg243: f32, %arg244: f32):
      %326 = "arith.mulf"(%arg242, %arg243) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %327 = "arith.addf"(%arg244, %326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%327) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %40 = "linalg.generic"(%39, %arg8, %37) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32, %arg241: f32):
      %325 = "arith.addf"(%arg239, %arg240) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<6x16xf32>, tensor<16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 2, 8>}> : (tensor<6x16xf32>) -> tensor<1x6x2x8xf32>
    %42 = "tensor.empty"() : () -> tensor<1x2x6x8xf32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32):
      "linalg.yield"(%arg237) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x6x8xf32>
    %44 = "linalg.generic"(%arg9, %35) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f32, %arg236: f32):
      "linalg.yield"(%arg235) : (f32) -> ()
    }) : (tensor<16x48xf32>, tensor<48x16xf32>) -> tensor<48x16xf32>
    %45 = "linalg.generic"(%25, %44, %38) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32, %arg234: f32):
      %323 = "arith.mulf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %324 = "arith.addf"(%arg234, %323) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%324) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %46 = "linalg.generic"(%45, %arg10, %37) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg229: f32, %arg230: f32, %arg231: f32):
      %322 = "arith.addf"(%arg229, %arg230) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%322) : (f32) -> ()
    }) : (tensor<6x16xf32>, tensor<16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %47 = "tensor.expand_shape"(%46) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 2, 8>}> : (tensor<6x16xf32>) -> tensor<1x6x2x8xf32>
    %48 = "linalg.generic"(%47, %42) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg227: f32, %arg228: f32):
      "linalg.yield"(%arg227) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x6x8xf32>
    %49 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 4>}> : (tensor<1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %50 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 4>}> : (tensor<1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %51 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>) -> tensor<1x6x6x4xf32>
    %52 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>) -> tensor<1x6x6x4xf32>
    %53 = "tensor.empty"() : () -> tensor<1x6x6x4xf32>
    %54 = "linalg.generic"(%51, %49, %53) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg224: f32, %arg225: f32, %arg226: f32):
      %321 = "arith.mulf"(%arg224, %arg225) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%321) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %55 = "linalg.generic"(%52, %50, %53) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg221: f32, %arg222: f32, %arg223: f32):
      %320 = "arith.mulf"(%arg221, %arg222) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%320) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %56 = "linalg.generic"(%54, %55, %53) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg218: f32, %arg219: f32, %arg220: f32):
      %319 = "arith.subf"(%arg218, %arg219) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%319) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %57 = "linalg.generic"(%52, %49, %53) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg215: f32, %arg216: f32, %arg217: f32):
      %318 = "arith.mulf"(%arg215, %arg216) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %58 = "linalg.generic"(%51, %50, %53) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg212: f32, %arg213: f32, %arg214: f32):
      %317 = "arith.mulf"(%arg212, %arg213) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %59 = "linalg.generic"(%57, %58, %53) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32, %arg211: f32):
      %316 = "arith.addf"(%arg209, %arg210) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %60 = "tensor.concat"(%56, %59) <{dim = 3 : i64}> : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x8xf32>
    %61 = "tensor.extract_slice"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x8xf32>) -> tensor<1x2x6x4xf32>
    %62 = "tensor.extract_slice"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 1, 2, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x8xf32>) -> tensor<1x2x6x4xf32>
    %63 = "tensor.empty"() : () -> tensor<1x2x6x4xf32>
    %64 = "linalg.generic"(%61, %49, %63) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32, %arg208: f32):
      %315 = "arith.mulf"(%arg206, %arg207) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<1x2x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %65 = "linalg.generic"(%62, %50, %63) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg203: f32, %arg204: f32, %arg205: f32):
      %314 = "arith.mulf"(%arg203, %arg204) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (tensor<1x2x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %66 = "linalg.generic"(%64, %65, %63) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32, %arg202: f32):
      %313 = "arith.subf"(%arg200, %arg201) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %67 = "linalg.generic"(%62, %49, %63) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32, %arg199: f32):
      %312 = "arith.mulf"(%arg197, %arg198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (tensor<1x2x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %68 = "linalg.generic"(%61, %50, %63) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg194: f32, %arg195: f32, %arg196: f32):
      %311 = "arith.mulf"(%arg194, %arg195) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<1x2x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %69 = "linalg.generic"(%67, %68, %63) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32, %arg193: f32):
      %310 = "arith.addf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %70 = "tensor.concat"(%66, %69) <{dim = 3 : i64}> : (tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x8xf32>
    %71 = "tensor.empty"() : () -> tensor<1x2x3x6x8xf32>
    %72 = "linalg.generic"(%70, %71) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      "linalg.yield"(%arg189) : (f32) -> ()
    }) : (tensor<1x2x6x8xf32>, tensor<1x2x3x6x8xf32>) -> tensor<1x2x3x6x8xf32>
    %73 = "tensor.collapse_shape"(%72) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x2x3x6x8xf32>) -> tensor<1x6x6x8xf32>
    %74 = "linalg.generic"(%48, %71) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32):
      "linalg.yield"(%arg187) : (f32) -> ()
    }) : (tensor<1x2x6x8xf32>, tensor<1x2x3x6x8xf32>) -> tensor<1x2x3x6x8xf32>
    %75 = "tensor.empty"() : () -> tensor<1x6x8x6xf32>
    %76 = "linalg.generic"(%73, %75) <{indexing_maps = [#map16, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32):
      "linalg.yield"(%arg185) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x8x6xf32>) -> tensor<1x6x8x6xf32>
    %77 = "tensor.collapse_shape"(%60) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x8xf32>) -> tensor<6x6x8xf32>
    %78 = "tensor.collapse_shape"(%76) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x8x6xf32>) -> tensor<6x8x6xf32>
    %79 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %80 = "linalg.generic"(%3, %79) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32):
      "linalg.yield"(%arg183) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %81 = "linalg.generic"(%77, %78, %80) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg180: f32, %arg181: f32, %arg182: f32):
      %308 = "arith.mulf"(%arg180, %arg181) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %309 = "arith.addf"(%arg182, %308) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<6x6x8xf32>, tensor<6x8x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %82 = "tensor.expand_shape"(%81) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %83 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %84 = "linalg.generic"(%82, %83) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: f32, %arg179: f32):
      %306 = "arith.truncf"(%8) : (f64) -> f32
      %307 = "arith.mulf"(%arg178, %306) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%307) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %85 = "linalg.generic"(%84, %arg3, %83) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32, %arg177: f32):
      %305 = "arith.addf"(%arg175, %arg176) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %86 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %87 = "tensor.expand_shape"(%arg4) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 1, 6, 1>}> : (tensor<6xf32>) -> tensor<1x6x1xf32>
    %88 = "linalg.generic"(%87, %86) <{indexing_maps = [#map17, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32):
      "linalg.yield"(%arg173) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %89 = "tensor.concat"(%85, %88) <{dim = 3 : i64}> : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x7xf32>
    %90 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %91 = "linalg.generic"(%1, %90) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg171: i64, %arg172: i64):
      "linalg.yield"(%arg171) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %92 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %93 = "linalg.generic"(%4, %92) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg169: f32, %arg170: f32):
      "linalg.yield"(%arg169) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %94:2 = "linalg.generic"(%89, %93, %91) <{indexing_maps = [#map12, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg166: f32, %arg167: f32, %arg168: i64):
      %300 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %301 = "arith.index_cast"(%300) : (index) -> i64
      %302 = "arith.maximumf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %303 = "arith.cmpf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %304 = "arith.select"(%303, %301, %arg168) : (i1, i64, i64) -> i64
      "linalg.yield"(%302, %304) : (f32, i64) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %95 = "tensor.expand_shape"(%94#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %96 = "tensor.empty"() : () -> tensor<1x6x6x7xf32>
    %97 = "linalg.generic"(%89, %95, %96) <{indexing_maps = [#map12, #map20, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg163: f32, %arg164: f32, %arg165: f32):
      %299 = "arith.subf"(%arg163, %arg164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x7xf32>) -> tensor<1x6x6x7xf32>
    %98:2 = "linalg.generic"(%97, %93, %91) <{indexing_maps = [#map12, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg160: f32, %arg161: f32, %arg162: i64):
      %294 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %295 = "arith.index_cast"(%294) : (index) -> i64
      %296 = "arith.maximumf"(%arg160, %arg161) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %297 = "arith.cmpf"(%arg160, %arg161) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %298 = "arith.select"(%297, %295, %arg162) : (i1, i64, i64) -> i64
      "linalg.yield"(%296, %298) : (f32, i64) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %99 = "tensor.expand_shape"(%98#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %100 = "linalg.generic"(%97, %99, %96) <{indexing_maps = [#map12, #map20, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
      %293 = "arith.subf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%293) : (f32) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x7xf32>) -> tensor<1x6x6x7xf32>
    %101 = "linalg.generic"(%100, %96) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32):
      %292 = "math.exp"(%arg155) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6x7xf32>) -> tensor<1x6x6x7xf32>
    %102 = "linalg.generic"(%3, %86) <{indexing_maps = [#map21, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %103 = "linalg.generic"(%101, %102) <{indexing_maps = [#map12, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32):
      %291 = "arith.addf"(%arg151, %arg152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%291) : (f32) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %104 = "linalg.generic"(%101, %103, %96) <{indexing_maps = [#map12, #map20, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32, %arg150: f32):
      %290 = "arith.divf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%290) : (f32) -> ()
    }) : (tensor<1x6x6x7xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x7xf32>) -> tensor<1x6x6x7xf32>
    %105 = "tensor.extract_slice"(%104) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x7xf32>) -> tensor<1x6x6x6xf32>
    %106 = "tensor.collapse_shape"(%105) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %107 = "tensor.collapse_shape"(%74) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x2x3x6x8xf32>) -> tensor<6x6x8xf32>
    %108 = "tensor.empty"() : () -> tensor<6x6x8xf32>
    %109 = "linalg.generic"(%3, %108) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg146: f32, %arg147: f32):
      "linalg.yield"(%arg146) : (f32) -> ()
    }) : (f32, tensor<6x6x8xf32>) -> tensor<6x6x8xf32>
    %110 = "linalg.generic"(%106, %107, %109) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32, %arg145: f32):
      %288 = "arith.mulf"(%arg143, %arg144) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %289 = "arith.addf"(%arg145, %288) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%289) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x8xf32>, tensor<6x6x8xf32>) -> tensor<6x6x8xf32>
    %111 = "tensor.expand_shape"(%110) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 8>}> : (tensor<6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %112 = "linalg.generic"(%111, %33) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32):
      "linalg.yield"(%arg141) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %113 = "tensor.collapse_shape"(%112) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x8xf32>) -> tensor<6x48xf32>
    %114 = "linalg.generic"(%arg11, %26) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32):
      "linalg.yield"(%arg139) : (f32) -> ()
    }) : (tensor<48x48xf32>, tensor<48x48xf32>) -> tensor<48x48xf32>
    %115 = "linalg.generic"(%113, %114, %29) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %286 = "arith.mulf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %287 = "arith.addf"(%arg138, %286) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%287) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48x48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %116 = "linalg.generic"(%115, %arg12, %28) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %285 = "arith.addf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %117 = "tensor.expand_shape"(%116) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 48>}> : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
    %118 = "linalg.generic"(%arg0, %117, %15) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %284 = "arith.addf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %119 = "linalg.generic"(%118, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      %283 = "math.fpowi"(%arg128, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %120 = "linalg.generic"(%119, %18) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      %282 = "arith.addf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %121 = "linalg.generic"(%120, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      %281 = "arith.divf"(%arg124, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %122 = "linalg.generic"(%121, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg122: f32, %arg123: f32):
      %279 = "arith.truncf"(%9) : (f64) -> f32
      %280 = "arith.addf"(%arg122, %279) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %123 = "linalg.generic"(%122, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32):
      %278 = "math.rsqrt"(%arg120) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %124 = "linalg.generic"(%118, %123, %15) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: f32):
      %277 = "arith.mulf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %125 = "linalg.generic"(%arg20, %124, %15) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %276 = "arith.mulf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<48xf32>, tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %126 = "tensor.collapse_shape"(%125) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
    %127 = "tensor.empty"() : () -> tensor<48x4xf32>
    %128 = "linalg.generic"(%arg13, %127) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      "linalg.yield"(%arg112) : (f32) -> ()
    }) : (tensor<4x48xf32>, tensor<48x4xf32>) -> tensor<48x4xf32>
    %129 = "tensor.empty"() : () -> tensor<6x4xf32>
    %130 = "linalg.generic"(%3, %129) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32):
      "linalg.yield"(%arg110) : (f32) -> ()
    }) : (f32, tensor<6x4xf32>) -> tensor<6x4xf32>
    %131 = "linalg.generic"(%126, %128, %130) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32, %arg109: f32):
      %274 = "arith.mulf"(%arg107, %arg108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %275 = "arith.addf"(%arg109, %274) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %132 = "linalg.generic"(%131, %arg14, %129) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
      %273 = "arith.addf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%273) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %133 = "tensor.empty"() : () -> tensor<6xi64>
    %134 = "linalg.generic"(%1, %133) <{indexing_maps = [#map22, #map23], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: i64, %arg103: i64):
      "linalg.yield"(%arg102) : (i64) -> ()
    }) : (i64, tensor<6xi64>) -> tensor<6xi64>
    %135 = "tensor.empty"() : () -> tensor<6xf32>
    %136 = "linalg.generic"(%4, %135) <{indexing_maps = [#map22, #map23], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      "linalg.yield"(%arg100) : (f32) -> ()
    }) : (f32, tensor<6xf32>) -> tensor<6xf32>
    %137:2 = "linalg.generic"(%132, %136, %134) <{indexing_maps = [#map5, #map24, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: i64):
      %268 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %269 = "arith.index_cast"(%268) : (index) -> i64
      %270 = "arith.maximumf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %271 = "arith.cmpf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %272 = "arith.select"(%271, %269, %arg99) : (i1, i64, i64) -> i64
      "linalg.yield"(%270, %272) : (f32, i64) -> ()
    }) : (tensor<6x4xf32>, tensor<6xf32>, tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>)
    %138 = "tensor.expand_shape"(%137#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %139 = "tensor.expand_shape"(%137#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xi64>) -> tensor<6x1xi64>
    %140 = "tensor.empty"() : () -> tensor<4xi64>
    %141 = "linalg.generic"(%140) <{indexing_maps = [#map23], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg96: i64):
      %266 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %267 = "arith.index_cast"(%266) : (index) -> i64
      "linalg.yield"(%267) : (i64) -> ()
    }) : (tensor<4xi64>) -> tensor<4xi64>
    %142 = "tensor.empty"() : () -> tensor<6x4xi1>
    %143 = "linalg.generic"(%141, %139, %142) <{indexing_maps = [#map10, #map25, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: i64, %arg94: i64, %arg95: i1):
      %265 = "arith.cmpi"(%arg93, %arg94) <{predicate = 0 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%265) : (i1) -> ()
    }) : (tensor<4xi64>, tensor<6x1xi64>, tensor<6x4xi1>) -> tensor<6x4xi1>
    %144 = "linalg.generic"(%143, %6, %132, %129) <{indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg89: i1, %arg90: f32, %arg91: f32, %arg92: f32):
      %264 = "arith.select"(%arg89, %arg90, %arg91) : (i1, f32, f32) -> f32
      "linalg.yield"(%264) : (f32) -> ()
    }) : (tensor<6x4xi1>, tensor<f32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %145:2 = "linalg.generic"(%144, %136, %134) <{indexing_maps = [#map5, #map24, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg86: f32, %arg87: f32, %arg88: i64):
      %259 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %260 = "arith.index_cast"(%259) : (index) -> i64
      %261 = "arith.maximumf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %262 = "arith.cmpf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %263 = "arith.select"(%262, %260, %arg88) : (i1, i64, i64) -> i64
      "linalg.yield"(%261, %263) : (f32, i64) -> ()
    }) : (tensor<6x4xf32>, tensor<6xf32>, tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>)
    %146 = "tensor.expand_shape"(%145#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %147 = "tensor.expand_shape"(%145#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xi64>) -> tensor<6x1xi64>
    %148 = "tensor.concat"(%138, %146) <{dim = 1 : i64}> : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x2xf32>
    %149 = "tensor.concat"(%139, %147) <{dim = 1 : i64}> : (tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x2xi64>
    %150:2 = "linalg.generic"(%148, %136, %134) <{indexing_maps = [#map5, #map24, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg83: f32, %arg84: f32, %arg85: i64):
      %254 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %255 = "arith.index_cast"(%254) : (index) -> i64
      %256 = "arith.maximumf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %257 = "arith.cmpf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %258 = "arith.select"(%257, %255, %arg85) : (i1, i64, i64) -> i64
      "linalg.yield"(%256, %258) : (f32, i64) -> ()
    }) : (tensor<6x2xf32>, tensor<6xf32>, tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>)
    %151 = "tensor.expand_shape"(%150#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %152 = "tensor.empty"() : () -> tensor<6x2xf32>
    %153 = "linalg.generic"(%148, %151, %152) <{indexing_maps = [#map5, #map25, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32, %arg82: f32):
      %253 = "arith.subf"(%arg80, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%253) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x1xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %154 = "linalg.generic"(%153, %152) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      %252 = "math.exp"(%arg78) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%252) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %155 = "tensor.empty"() : () -> tensor<6x1xf32>
    %156 = "linalg.generic"(%3, %155) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (f32, tensor<6x1xf32>) -> tensor<6x1xf32>
    %157 = "linalg.generic"(%154, %156) <{indexing_maps = [#map5, #map25], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %251 = "arith.addf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%251) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %158 = "linalg.generic"(%154, %157, %152) <{indexing_maps = [#map5, #map25, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32, %arg73: f32):
      %250 = "arith.divf"(%arg71, %arg72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<6x2xf32>, tensor<6x1xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %159 = "tensor.empty"() : () -> tensor<6x2x48xf32>
    %160 = "linalg.generic"(%126, %159) <{indexing_maps = [#map7, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<6x2x48xf32>) -> tensor<6x2x48xf32>
    %161 = "tensor.collapse_shape"(%160) <{reassociation = [[0, 1], [2]]}> : (tensor<6x2x48xf32>) -> tensor<12x48xf32>
    %162 = "tensor.collapse_shape"(%158) <{reassociation = [[0, 1]]}> : (tensor<6x2xf32>) -> tensor<12xf32>
    %163 = "tensor.collapse_shape"(%149) <{reassociation = [[0, 1]]}> : (tensor<6x2xi64>) -> tensor<12xi64>
    %164 = "tensor.empty"() : () -> tensor<12x48x40xf32>
    %165 = "linalg.generic"(%163, %164) <{indexing_maps = [#map26, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: i64, %arg68: f32):
      %243 = "arith.cmpi"(%arg67, %1) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %244 = "arith.addi"(%arg67, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %245 = "arith.select"(%243, %244, %arg67) : (i1, i64, i64) -> i64
      %246 = "arith.index_cast"(%245) : (i64) -> index
      %247 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %248 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %249 = "tensor.extract"(%arg15, %246, %247, %248) : (tensor<4x48x40xf32>, index, index, index) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) : (tensor<12xi64>, tensor<12x48x40xf32>) -> tensor<12x48x40xf32>
    %166 = "tensor.empty"() : () -> tensor<12x40xf32>
    %167 = "linalg.generic"(%163, %166) <{indexing_maps = [#map24, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: i64, %arg66: f32):
      %237 = "arith.cmpi"(%arg65, %1) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %238 = "arith.addi"(%arg65, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %239 = "arith.select"(%237, %238, %arg65) : (i1, i64, i64) -> i64
      %240 = "arith.index_cast"(%239) : (i64) -> index
      %241 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %242 = "tensor.extract"(%arg16, %240, %241) : (tensor<4x40xf32>, index, index) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<12xi64>, tensor<12x40xf32>) -> tensor<12x40xf32>
    %168 = "tensor.expand_shape"(%161) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 12, 1, 48>}> : (tensor<12x48xf32>) -> tensor<12x1x48xf32>
    %169 = "tensor.empty"() : () -> tensor<12x1x40xf32>
    %170 = "linalg.generic"(%3, %169) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      "linalg.yield"(%arg63) : (f32) -> ()
    }) : (f32, tensor<12x1x40xf32>) -> tensor<12x1x40xf32>
    %171 = "linalg.generic"(%168, %165, %170) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %235 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %236 = "arith.addf"(%arg62, %235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<12x1x48xf32>, tensor<12x48x40xf32>, tensor<12x1x40xf32>) -> tensor<12x1x40xf32>
    %172 = "tensor.collapse_shape"(%171) <{reassociation = [[0, 1], [2]]}> : (tensor<12x1x40xf32>) -> tensor<12x40xf32>
    %173 = "linalg.generic"(%172, %167, %166) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %234 = "arith.addf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<12x40xf32>, tensor<12x40xf32>, tensor<12x40xf32>) -> tensor<12x40xf32>
    %174 = "tensor.extract_slice"(%173) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 12, 20>, static_strides = array<i64: 1, 2>}> : (tensor<12x40xf32>) -> tensor<12x20xf32>
    %175 = "tensor.empty"() : () -> tensor<12x20xf32>
    %176 = "linalg.generic"(%174, %175) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %232 = "arith.cmpf"(%arg55, %11) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
      %233 = "arith.select"(%232, %11, %arg55) : (i1, f32, f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %177 = "tensor.extract_slice"(%173) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 12, 20>, static_strides = array<i64: 1, 2>}> : (tensor<12x40xf32>) -> tensor<12x20xf32>
    %178 = "linalg.generic"(%177, %175) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %228 = "arith.cmpf"(%arg53, %12) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
      %229 = "arith.select"(%228, %12, %arg53) : (i1, f32, f32) -> f32
      %230 = "arith.cmpf"(%229, %11) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
      %231 = "arith.select"(%230, %11, %229) : (i1, f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %179 = "linalg.generic"(%176, %175) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %226 = "arith.truncf"(%7) : (f64) -> f32
      %227 = "arith.mulf"(%arg51, %226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %180 = "linalg.generic"(%179, %175) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %222 = "arith.negf"(%arg49) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %223 = "math.exp"(%222) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %224 = "arith.addf"(%223, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %225 = "arith.divf"(%5, %224) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %181 = "linalg.generic"(%176, %180, %175) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %221 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %182 = "linalg.generic"(%178, %175) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %220 = "arith.addf"(%arg44, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %183 = "linalg.generic"(%182, %181, %175) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %219 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<12x20xf32>, tensor<12x20xf32>, tensor<12x20xf32>) -> tensor<12x20xf32>
    %184 = "tensor.empty"() : () -> tensor<12x20x48xf32>
    %185 = "linalg.generic"(%163, %184) <{indexing_maps = [#map26, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i64, %arg40: f32):
      %212 = "arith.cmpi"(%arg39, %1) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %213 = "arith.addi"(%arg39, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %214 = "arith.select"(%212, %213, %arg39) : (i1, i64, i64) -> i64
      %215 = "arith.index_cast"(%214) : (i64) -> index
      %216 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %217 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %218 = "tensor.extract"(%arg17, %215, %216, %217) : (tensor<4x20x48xf32>, index, index, index) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<12xi64>, tensor<12x20x48xf32>) -> tensor<12x20x48xf32>
    %186 = "tensor.empty"() : () -> tensor<12x48xf32>
    %187 = "linalg.generic"(%163, %186) <{indexing_maps = [#map24, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: i64, %arg38: f32):
      %206 = "arith.cmpi"(%arg37, %1) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %207 = "arith.addi"(%arg37, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %208 = "arith.select"(%206, %207, %arg37) : (i1, i64, i64) -> i64
      %209 = "arith.index_cast"(%208) : (i64) -> index
      %210 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %211 = "tensor.extract"(%arg18, %209, %210) : (tensor<4x48xf32>, index, index) -> f32
      "linalg.yield"(%211) : (f32) -> ()
    }) : (tensor<12xi64>, tensor<12x48xf32>) -> tensor<12x48xf32>
    %188 = "tensor.expand_shape"(%183) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 12, 1, 20>}> : (tensor<12x20xf32>) -> tensor<12x1x20xf32>
    %189 = "tensor.empty"() : () -> tensor<12x1x48xf32>
    %190 = "linalg.generic"(%3, %189) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (f32, tensor<12x1x48xf32>) -> tensor<12x1x48xf32>
    %191 = "linalg.generic"(%188, %185, %190) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %204 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %205 = "arith.addf"(%arg34, %204) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<12x1x20xf32>, tensor<12x20x48xf32>, tensor<12x1x48xf32>) -> tensor<12x1x48xf32>
    %192 = "tensor.collapse_shape"(%191) <{reassociation = [[0, 1], [2]]}> : (tensor<12x1x48xf32>) -> tensor<12x48xf32>
    %193 = "linalg.generic"(%192, %187, %186) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %203 = "arith.addf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<12x48xf32>, tensor<12x48xf32>, tensor<12x48xf32>) -> tensor<12x48xf32>
    %194 = "tensor.expand_shape"(%162) <{reassociation = [[0, 1]], static_output_shape = array<i64: 12, 1>}> : (tensor<12xf32>) -> tensor<12x1xf32>
    %195 = "linalg.generic"(%193, %194, %186) <{indexing_maps = [#map5, #map25, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %202 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%202) : (f32) -> ()
    }) : (tensor<12x48xf32>, tensor<12x1xf32>, tensor<12x48xf32>) -> tensor<12x48xf32>
    %196 = "tensor.expand_shape"(%195) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 6, 2, 48>}> : (tensor<12x48xf32>) -> tensor<6x2x48xf32>
    %197 = "linalg.generic"(%196, %29) <{indexing_maps = [#map, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %201 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%201) : (f32) -> ()
    }) : (tensor<6x2x48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %198 = "tensor.expand_shape"(%197) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 48>}> : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
    %199 = "linalg.generic"(%118, %198, %15) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %200 = "arith.addf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%200) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    "func.return"(%199) : (tensor<1x6x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()

