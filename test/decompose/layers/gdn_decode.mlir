#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map17 = affine_map<(d0, d1, d2) -> (d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x64xf32>, tensor<1x64x3xf32>, tensor<1x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<8xf32>, tensor<96x64xf32>, tensor<8x64xf32>, tensor<64x32xf32>) -> (tensor<1x1x64xf32>, tensor<1x64x3xf32>, tensor<1x4x8x8xf32>), sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x1x64xf32>, %arg1: tensor<1x64x3xf32>, %arg2: tensor<1x4x8x8xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<64x4xf32>, %arg6: tensor<8xf32>, %arg7: tensor<96x64xf32>, %arg8: tensor<8x64xf32>, %arg9: tensor<64x32xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = 2.000000e+01 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %5 = "tensor.empty"() : () -> tensor<64x96xf32>
    %6 = "linalg.generic"(%arg7, %5) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      "linalg.yield"(%arg145) : (f32) -> ()
    }) : (tensor<96x64xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
    %7 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x64xf32>) -> tensor<1x64xf32>
    %8 = "tensor.empty"() : () -> tensor<1x96xf32>
    %9 = "linalg.generic"(%0, %8) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32):
      "linalg.yield"(%arg143) : (f32) -> ()
    }) : (f32, tensor<1x96xf32>) -> tensor<1x96xf32>
    %10 = "linalg.generic"(%7, %6, %9) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32, %arg142: f32):
      %169 = "arith.mulf"(%arg140, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %170 = "arith.addf"(%arg142, %169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<1x64xf32>, tensor<64x96xf32>, tensor<1x96xf32>) -> tensor<1x96xf32>
    %11 = "tensor.expand_shape"(%10) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 2, 48>}> : (tensor<1x96xf32>) -> tensor<1x1x2x48xf32>
    %12 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x2x48xf32>) -> tensor<1x1x2x8xf32>
    %13 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 1, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x2x48xf32>) -> tensor<1x1x2x8xf32>
    %14 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x2x48xf32>) -> tensor<1x1x2x16xf32>
    %15 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x2x48xf32>) -> tensor<1x1x2x16xf32>
    %16 = "tensor.empty"() : () -> tensor<64x8xf32>
    %17 = "linalg.generic"(%arg8, %16) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32):
      "linalg.yield"(%arg138) : (f32) -> ()
    }) : (tensor<8x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %18 = "tensor.empty"() : () -> tensor<1x8xf32>
    %19 = "linalg.generic"(%0, %18) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      "linalg.yield"(%arg136) : (f32) -> ()
    }) : (f32, tensor<1x8xf32>) -> tensor<1x8xf32>
    %20 = "linalg.generic"(%7, %17, %19) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %167 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %168 = "arith.addf"(%arg135, %167) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x64xf32>, tensor<64x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
    %21 = "tensor.expand_shape"(%20) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 2, 4>}> : (tensor<1x8xf32>) -> tensor<1x1x2x4xf32>
    %22 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 2, 2>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x2x4xf32>) -> tensor<1x1x2x2xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x2x2xf32>) -> tensor<1x4xf32>
    %24 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 2>, static_sizes = array<i64: 1, 1, 2, 2>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x2x4xf32>) -> tensor<1x1x2x2xf32>
    %25 = "tensor.collapse_shape"(%24) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x2x2xf32>) -> tensor<1x4xf32>
    %26 = "tensor.collapse_shape"(%15) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x2x16xf32>) -> tensor<1x32xf32>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 8>}> : (tensor<1x32xf32>) -> tensor<1x4x8xf32>
    %28 = "tensor.collapse_shape"(%12) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x2x8xf32>) -> tensor<1x16xf32>
    %29 = "tensor.collapse_shape"(%13) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x2x8xf32>) -> tensor<1x16xf32>
    %30 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x2x16xf32>) -> tensor<1x32xf32>
    %31 = "tensor.concat"(%28, %29, %30) <{dim = 1 : i64}> : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<1x32xf32>) -> tensor<1x64xf32>
    %32 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 64, 1>}> : (tensor<1x64xf32>) -> tensor<1x64x1xf32>
    %33 = "tensor.concat"(%arg1, %32) <{dim = 2 : i64}> : (tensor<1x64x3xf32>, tensor<1x64x1xf32>) -> tensor<1x64x4xf32>
    %34 = "tensor.extract_slice"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 1, 64, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x64x4xf32>) -> tensor<1x64x3xf32>
    %35 = "tensor.empty"() : () -> tensor<1x64x4xf32>
    %36 = "linalg.generic"(%33, %arg5, %35) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %166 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<1x64x4xf32>, tensor<64x4xf32>, tensor<1x64x4xf32>) -> tensor<1x64x4xf32>
    %37 = "tensor.empty"() : () -> tensor<1x64xf32>
    %38 = "linalg.generic"(%0, %37) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      "linalg.yield"(%arg128) : (f32) -> ()
    }) : (f32, tensor<1x64xf32>) -> tensor<1x64xf32>
    %39 = "linalg.generic"(%36, %38) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      %165 = "arith.addf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<1x64x4xf32>, tensor<1x64xf32>) -> tensor<1x64xf32>
    %40 = "linalg.generic"(%39, %37) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      %161 = "arith.negf"(%arg124) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %162 = "math.exp"(%161) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %163 = "arith.addf"(%162, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %164 = "arith.divf"(%1, %163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<1x64xf32>
    %41 = "linalg.generic"(%39, %40, %37) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: f32):
      %160 = "arith.mulf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%160) : (f32) -> ()
    }) : (tensor<1x64xf32>, tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<1x64xf32>
    %42 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 16>, static_strides = array<i64: 1, 1>}> : (tensor<1x64xf32>) -> tensor<1x16xf32>
    %43 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 16>, static_sizes = array<i64: 1, 16>, static_strides = array<i64: 1, 1>}> : (tensor<1x64xf32>) -> tensor<1x16xf32>
    %44 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 32>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x64xf32>) -> tensor<1x32xf32>
    %45 = "tensor.expand_shape"(%44) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 8>}> : (tensor<1x32xf32>) -> tensor<1x4x8xf32>
    %46 = "tensor.empty"() : () -> tensor<1x2x2x8xf32>
    %47 = "tensor.expand_shape"(%42) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 2, 8>}> : (tensor<1x16xf32>) -> tensor<1x2x8xf32>
    %48 = "linalg.generic"(%47, %46) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32):
      "linalg.yield"(%arg119) : (f32) -> ()
    }) : (tensor<1x2x8xf32>, tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
    %49 = "tensor.collapse_shape"(%48) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
    %50 = "tensor.expand_shape"(%43) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 2, 8>}> : (tensor<1x16xf32>) -> tensor<1x2x8xf32>
    %51 = "linalg.generic"(%50, %46) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32):
      "linalg.yield"(%arg117) : (f32) -> ()
    }) : (tensor<1x2x8xf32>, tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
    %52 = "tensor.collapse_shape"(%51) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
    %53 = "tensor.empty"() : () -> tensor<1x4x8xf32>
    %54 = "linalg.generic"(%49, %49, %53) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %159 = "arith.mulf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %55 = "tensor.empty"() : () -> tensor<1x4x1xf32>
    %56 = "linalg.generic"(%0, %55) <{indexing_maps = [#map10, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      "linalg.yield"(%arg112) : (f32) -> ()
    }) : (f32, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %57 = "linalg.generic"(%54, %56) <{indexing_maps = [#map6, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32):
      %158 = "arith.addf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %58 = "linalg.generic"(%57, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      %156 = "arith.truncf"(%2) : (f64) -> f32
      %157 = "arith.addf"(%arg108, %156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %59 = "linalg.generic"(%58, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      %155 = "math.rsqrt"(%arg106) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %60 = "linalg.generic"(%49, %59, %53) <{indexing_maps = [#map6, #map11, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %154 = "arith.mulf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %61 = "linalg.generic"(%52, %52, %53) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32, %arg102: f32):
      %153 = "arith.mulf"(%arg100, %arg101) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %62 = "linalg.generic"(%61, %56) <{indexing_maps = [#map6, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32):
      %152 = "arith.addf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %63 = "linalg.generic"(%62, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %150 = "arith.truncf"(%2) : (f64) -> f32
      %151 = "arith.addf"(%arg96, %150) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %64 = "linalg.generic"(%63, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32):
      %149 = "math.rsqrt"(%arg94) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %65 = "linalg.generic"(%52, %64, %53) <{indexing_maps = [#map6, #map11, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
      %148 = "arith.mulf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %66 = "tensor.empty"() : () -> tensor<4xf32>
    %67 = "linalg.generic"(%arg3, %66) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      %147 = "math.exp"(%arg89) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %68 = "linalg.generic"(%67, %66) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      %146 = "arith.negf"(%arg87) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %69 = "tensor.empty"() : () -> tensor<1x4xf32>
    %70 = "linalg.generic"(%25, %arg4, %69) <{indexing_maps = [#map1, #map13, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %145 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %71 = "linalg.generic"(%70, %69) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      %144 = "math.exp"(%arg82) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %72 = "linalg.generic"(%71, %69) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      %143 = "math.log1p"(%arg80) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %73 = "tensor.empty"() : () -> tensor<1x4xi1>
    %74 = "linalg.generic"(%70, %73) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: i1):
      %142 = "arith.cmpf"(%arg78, %3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%142) : (i1) -> ()
    }) : (tensor<1x4xf32>, tensor<1x4xi1>) -> tensor<1x4xi1>
    %75 = "linalg.generic"(%74, %70, %72, %69) <{indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg74: i1, %arg75: f32, %arg76: f32, %arg77: f32):
      %141 = "arith.select"(%arg74, %arg75, %arg76) : (i1, f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %76 = "linalg.generic"(%68, %75, %69) <{indexing_maps = [#map13, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32, %arg73: f32):
      %140 = "arith.mulf"(%arg71, %arg72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %77 = "linalg.generic"(%76, %69) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      %139 = "math.exp"(%arg69) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %78 = "linalg.generic"(%23, %69) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      %135 = "arith.negf"(%arg67) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %136 = "math.exp"(%135) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %137 = "arith.addf"(%136, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %138 = "arith.divf"(%1, %137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %79 = "tensor.expand_shape"(%77) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 4, 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1x1xf32>
    %80 = "tensor.empty"() : () -> tensor<1x4x8x8xf32>
    %81 = "linalg.generic"(%arg2, %79, %80) <{indexing_maps = [#map9, #map14, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %134 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%134) : (f32) -> ()
    }) : (tensor<1x4x8x8xf32>, tensor<1x4x1x1xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %82 = "tensor.expand_shape"(%65) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 8, 1>}> : (tensor<1x4x8xf32>) -> tensor<1x4x8x1xf32>
    %83 = "linalg.generic"(%81, %82, %80) <{indexing_maps = [#map9, #map15, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %133 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %84 = "linalg.generic"(%0, %53) <{indexing_maps = [#map10, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (f32, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %85 = "linalg.generic"(%83, %84) <{indexing_maps = [#map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %132 = "arith.addf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<1x4x8x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %86 = "linalg.generic"(%45, %85, %53) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32, %arg56: f32):
      %131 = "arith.subf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%131) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %87 = "tensor.expand_shape"(%78) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %88 = "linalg.generic"(%86, %87, %53) <{indexing_maps = [#map6, #map11, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %130 = "arith.mulf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %89 = "tensor.expand_shape"(%88) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 1, 8>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %90 = "linalg.generic"(%82, %89, %80) <{indexing_maps = [#map15, #map16, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
      %129 = "arith.mulf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<1x4x8x1xf32>, tensor<1x4x1x8xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %91 = "linalg.generic"(%81, %90, %80) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %128 = "arith.addf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %92 = "tensor.expand_shape"(%60) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 8, 1>}> : (tensor<1x4x8xf32>) -> tensor<1x4x8x1xf32>
    %93 = "linalg.generic"(%91, %92, %80) <{indexing_maps = [#map9, #map15, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %127 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %94 = "linalg.generic"(%93, %84) <{indexing_maps = [#map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %126 = "arith.addf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<1x4x8x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %95 = "linalg.generic"(%94, %94, %53) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %125 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %96 = "linalg.generic"(%95, %56) <{indexing_maps = [#map6, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %124 = "arith.addf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %97 = "linalg.generic"(%96, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %123 = "arith.divf"(%arg33, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %98 = "linalg.generic"(%97, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %121 = "arith.truncf"(%2) : (f64) -> f32
      %122 = "arith.addf"(%arg31, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %99 = "linalg.generic"(%98, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %120 = "math.rsqrt"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %100 = "linalg.generic"(%94, %99, %53) <{indexing_maps = [#map6, #map11, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %119 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %101 = "linalg.generic"(%100, %arg6, %53) <{indexing_maps = [#map6, #map17, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %118 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %102 = "linalg.generic"(%27, %53) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %114 = "arith.negf"(%arg21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %115 = "math.exp"(%114) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %116 = "arith.addf"(%115, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %117 = "arith.divf"(%1, %116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %103 = "linalg.generic"(%27, %102, %53) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %113 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %104 = "linalg.generic"(%101, %103, %53) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %112 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %105 = "tensor.collapse_shape"(%104) <{reassociation = [[0], [1, 2]]}> : (tensor<1x4x8xf32>) -> tensor<1x32xf32>
    %106 = "tensor.empty"() : () -> tensor<32x64xf32>
    %107 = "linalg.generic"(%arg9, %106) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (tensor<64x32xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %108 = "linalg.generic"(%105, %107, %38) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %110 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %111 = "arith.addf"(%arg12, %110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<1x32xf32>, tensor<32x64xf32>, tensor<1x64xf32>) -> tensor<1x64xf32>
    %109 = "tensor.expand_shape"(%108) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 64>}> : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    "func.return"(%109, %34, %91) : (tensor<1x1x64xf32>, tensor<1x64x3xf32>, tensor<1x4x8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
