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
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x96xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x1x6x6xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<288x96xf32>, tensor<288xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<192x96xf32>, tensor<192xf32>, tensor<96x192xf32>, tensor<96xf32>) -> tensor<1x6x96xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x96xf32>, %arg1: tensor<1x6x8xf32>, %arg2: tensor<1x6x8xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<96xf32>, %arg5: tensor<96xf32>, %arg6: tensor<96xf32>, %arg7: tensor<96xf32>, %arg8: tensor<288x96xf32>, %arg9: tensor<288xf32>, %arg10: tensor<96x96xf32>, %arg11: tensor<96xf32>, %arg12: tensor<192x96xf32>, %arg13: tensor<192xf32>, %arg14: tensor<96x192xf32>, %arg15: tensor<96xf32>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %7 = "arith.constant"() <{value = 9.600000e+01 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = 9.600000e+01 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 1.41421354 : f32}> : () -> f32
    %11 = "tensor.empty"() : () -> tensor<1x6x96xf64>
    %12 = "linalg.generic"(%arg0, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f64):
      %189 = "arith.extf"(%arg170) : (f32) -> f64
      "linalg.yield"(%189) : (f64) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %13 = "tensor.empty"() : () -> tensor<1x6x1xf64>
    %14 = "linalg.generic"(%1, %13) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f64, %arg169: f64):
      "linalg.yield"(%arg168) : (f64) -> ()
    }) : (f64, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %15 = "linalg.generic"(%12, %14) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f64, %arg167: f64):
      %188 = "arith.addf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%188) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %16 = "linalg.generic"(%15, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f64, %arg165: f64):
      %187 = "arith.divf"(%arg164, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%187) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %17 = "linalg.generic"(%12, %16, %11) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: f64, %arg162: f64, %arg163: f64):
      %186 = "arith.subf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%186) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %18 = "linalg.generic"(%17, %17, %11) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f64, %arg159: f64, %arg160: f64):
      %185 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%185) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x96xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %19 = "linalg.generic"(%18, %14) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f64, %arg157: f64):
      %184 = "arith.addf"(%arg156, %arg157) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%184) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %20 = "linalg.generic"(%19, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: f64, %arg155: f64):
      %183 = "arith.divf"(%arg154, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%183) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %21 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: f64, %arg153: f32):
      %182 = "arith.truncf"(%arg152) : (f64) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %23 = "linalg.generic"(%2, %21) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32):
      "linalg.yield"(%arg150) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %24 = "linalg.generic"(%arg0, %23) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32):
      %181 = "arith.addf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %25 = "linalg.generic"(%24, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg146: f32, %arg147: f32):
      %180 = "arith.divf"(%arg146, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %26 = "linalg.generic"(%22, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32):
      %178 = "arith.truncf"(%6) : (f64) -> f32
      %179 = "arith.addf"(%arg144, %178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %27 = "linalg.generic"(%26, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32):
      %177 = "math.rsqrt"(%arg142) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %28 = "tensor.empty"() : () -> tensor<1x6x96xf32>
    %29 = "linalg.generic"(%arg0, %25, %28) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32, %arg141: f32):
      %176 = "arith.subf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %30 = "linalg.generic"(%29, %27, %28) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %175 = "arith.mulf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %31 = "linalg.generic"(%30, %arg4, %28) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %174 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %32 = "linalg.generic"(%31, %arg5, %28) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %173 = "arith.addf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %33 = "tensor.collapse_shape"(%32) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %34 = "tensor.empty"() : () -> tensor<96x288xf32>
    %35 = "linalg.generic"(%arg8, %34) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      "linalg.yield"(%arg128) : (f32) -> ()
    }) : (tensor<288x96xf32>, tensor<96x288xf32>) -> tensor<96x288xf32>
    %36 = "tensor.empty"() : () -> tensor<6x288xf32>
    %37 = "linalg.generic"(%2, %36) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      "linalg.yield"(%arg126) : (f32) -> ()
    }) : (f32, tensor<6x288xf32>) -> tensor<6x288xf32>
    %38 = "linalg.generic"(%33, %35, %37) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %171 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %172 = "arith.addf"(%arg125, %171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x288xf32>, tensor<6x288xf32>) -> tensor<6x288xf32>
    %39 = "linalg.generic"(%38, %arg9, %36) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %170 = "arith.addf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<6x288xf32>, tensor<288xf32>, tensor<6x288xf32>) -> tensor<6x288xf32>
    %40 = "tensor.expand_shape"(%39) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 48>}> : (tensor<6x288xf32>) -> tensor<1x6x6x48xf32>
    %41 = "tensor.empty"() : () -> tensor<1x6x6x48xf32>
    %42 = "linalg.generic"(%40, %41) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32):
      "linalg.yield"(%arg118) : (f32) -> ()
    }) : (tensor<1x6x6x48xf32>, tensor<1x6x6x48xf32>) -> tensor<1x6x6x48xf32>
    %43 = "tensor.extract_slice"(%42) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x48xf32>) -> tensor<1x6x6x16xf32>
    %44 = "tensor.extract_slice"(%42) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 6, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x48xf32>) -> tensor<1x6x6x16xf32>
    %45 = "tensor.extract_slice"(%42) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 6, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x48xf32>) -> tensor<1x6x6x16xf32>
    %46 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 8>}> : (tensor<1x6x8xf32>) -> tensor<1x1x6x8xf32>
    %47 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 8>}> : (tensor<1x6x8xf32>) -> tensor<1x1x6x8xf32>
    %48 = "tensor.extract_slice"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %49 = "tensor.extract_slice"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %50 = "tensor.extract_slice"(%44) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %51 = "tensor.extract_slice"(%44) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %52 = "tensor.empty"() : () -> tensor<1x6x6x8xf32>
    %53 = "linalg.generic"(%48, %46, %52) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32, %arg117: f32):
      %169 = "arith.mulf"(%arg115, %arg116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %54 = "tensor.extract_slice"(%48) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>) -> tensor<1x6x6x4xf32>
    %55 = "tensor.extract_slice"(%48) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>) -> tensor<1x6x6x4xf32>
    %56 = "tensor.empty"() : () -> tensor<1x6x6x4xf32>
    %57 = "linalg.generic"(%55, %56) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32):
      %168 = "arith.negf"(%arg113) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %58 = "tensor.concat"(%57, %54) <{dim = 3 : i64}> : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x8xf32>
    %59 = "linalg.generic"(%58, %47, %52) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
      %167 = "arith.mulf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %60 = "linalg.generic"(%53, %59, %52) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32, %arg109: f32):
      %166 = "arith.addf"(%arg107, %arg108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %61 = "linalg.generic"(%50, %46, %52) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
      %165 = "arith.mulf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %62 = "tensor.extract_slice"(%50) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>) -> tensor<1x6x6x4xf32>
    %63 = "tensor.extract_slice"(%50) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 1, 6, 6, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x8xf32>) -> tensor<1x6x6x4xf32>
    %64 = "linalg.generic"(%63, %56) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      %164 = "arith.negf"(%arg102) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %65 = "tensor.concat"(%64, %62) <{dim = 3 : i64}> : (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x8xf32>
    %66 = "linalg.generic"(%65, %47, %52) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32, %arg101: f32):
      %163 = "arith.mulf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %67 = "linalg.generic"(%61, %66, %52) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32, %arg98: f32):
      %162 = "arith.addf"(%arg96, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %68 = "tensor.concat"(%60, %49) <{dim = 3 : i64}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x16xf32>
    %69 = "tensor.concat"(%67, %51) <{dim = 3 : i64}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x16xf32>
    %70 = "tensor.empty"() : () -> tensor<1x6x16x6xf32>
    %71 = "linalg.generic"(%69, %70) <{indexing_maps = [#map14, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32):
      "linalg.yield"(%arg94) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x16x6xf32>) -> tensor<1x6x16x6xf32>
    %72 = "tensor.collapse_shape"(%68) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %73 = "tensor.collapse_shape"(%71) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x16x6xf32>) -> tensor<6x16x6xf32>
    %74 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %75 = "linalg.generic"(%2, %74) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32):
      "linalg.yield"(%arg92) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %76 = "linalg.generic"(%72, %73, %75) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32, %arg91: f32):
      %160 = "arith.mulf"(%arg89, %arg90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %161 = "arith.addf"(%arg91, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %77 = "tensor.expand_shape"(%76) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %78 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %79 = "linalg.generic"(%77, %78) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      %159 = "arith.mulf"(%arg87, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %80 = "linalg.generic"(%79, %arg3, %78) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %158 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %81 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %82 = "linalg.generic"(%0, %81) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: i64, %arg83: i64):
      "linalg.yield"(%arg82) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %83 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %84 = "linalg.generic"(%3, %83) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %85:2 = "linalg.generic"(%80, %84, %82) <{indexing_maps = [#map12, #map17, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg77: f32, %arg78: f32, %arg79: i64):
      %153 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %154 = "arith.index_cast"(%153) : (index) -> i64
      %155 = "arith.maximumf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %156 = "arith.cmpf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %157 = "arith.select"(%156, %154, %arg79) : (i1, i64, i64) -> i64
      "linalg.yield"(%155, %157) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %86 = "tensor.expand_shape"(%85#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %87 = "linalg.generic"(%80, %86, %78) <{indexing_maps = [#map12, #map18, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %152 = "arith.subf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %88 = "linalg.generic"(%87, %78) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %151 = "math.exp"(%arg72) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %89 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %90 = "linalg.generic"(%2, %89) <{indexing_maps = [#map19, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      "linalg.yield"(%arg70) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %91 = "linalg.generic"(%88, %90) <{indexing_maps = [#map12, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %150 = "arith.addf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %92 = "linalg.generic"(%88, %91, %78) <{indexing_maps = [#map12, #map18, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %149 = "arith.divf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %93 = "tensor.collapse_shape"(%92) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %94 = "tensor.collapse_shape"(%45) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %95 = "tensor.empty"() : () -> tensor<6x6x16xf32>
    %96 = "linalg.generic"(%2, %95) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      "linalg.yield"(%arg63) : (f32) -> ()
    }) : (f32, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %97 = "linalg.generic"(%93, %94, %96) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %147 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %148 = "arith.addf"(%arg62, %147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x16xf32>, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %98 = "tensor.expand_shape"(%97) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %99 = "tensor.empty"() : () -> tensor<1x6x6x16xf32>
    %100 = "linalg.generic"(%98, %99) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %101 = "tensor.collapse_shape"(%100) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x96xf32>
    %102 = "tensor.empty"() : () -> tensor<96x96xf32>
    %103 = "linalg.generic"(%arg10, %102) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %104 = "tensor.empty"() : () -> tensor<6x96xf32>
    %105 = "linalg.generic"(%2, %104) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      "linalg.yield"(%arg54) : (f32) -> ()
    }) : (f32, tensor<6x96xf32>) -> tensor<6x96xf32>
    %106 = "linalg.generic"(%101, %103, %105) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %145 = "arith.mulf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %146 = "arith.addf"(%arg53, %145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %107 = "linalg.generic"(%106, %arg11, %104) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
      %144 = "arith.addf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %108 = "tensor.expand_shape"(%107) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %109 = "linalg.generic"(%30, %arg6, %28) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %143 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %110 = "linalg.generic"(%109, %arg7, %28) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %142 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%142) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %111 = "tensor.collapse_shape"(%110) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %112 = "tensor.empty"() : () -> tensor<96x192xf32>
    %113 = "linalg.generic"(%arg12, %112) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (tensor<192x96xf32>, tensor<96x192xf32>) -> tensor<96x192xf32>
    %114 = "tensor.empty"() : () -> tensor<6x192xf32>
    %115 = "linalg.generic"(%2, %114) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (f32, tensor<6x192xf32>) -> tensor<6x192xf32>
    %116 = "linalg.generic"(%111, %113, %115) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %140 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %141 = "arith.addf"(%arg37, %140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x192xf32>, tensor<6x192xf32>) -> tensor<6x192xf32>
    %117 = "linalg.generic"(%116, %arg13, %114) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %139 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<6x192xf32>, tensor<192xf32>, tensor<6x192xf32>) -> tensor<6x192xf32>
    %118 = "tensor.expand_shape"(%117) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 192>}> : (tensor<6x192xf32>) -> tensor<1x6x192xf32>
    %119 = "tensor.empty"() : () -> tensor<1x6x192xf32>
    %120 = "linalg.generic"(%118, %119) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %134 = "arith.divf"(%arg30, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %135 = "math.erf"(%134) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %136 = "arith.addf"(%135, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %137 = "arith.mulf"(%136, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %138 = "arith.mulf"(%arg30, %137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<1x6x192xf32>, tensor<1x6x192xf32>) -> tensor<1x6x192xf32>
    %121 = "tensor.collapse_shape"(%120) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x192xf32>) -> tensor<6x192xf32>
    %122 = "tensor.empty"() : () -> tensor<192x96xf32>
    %123 = "linalg.generic"(%arg14, %122) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<96x192xf32>, tensor<192x96xf32>) -> tensor<192x96xf32>
    %124 = "linalg.generic"(%121, %123, %105) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %132 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %133 = "arith.addf"(%arg27, %132) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<6x192xf32>, tensor<192x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %125 = "linalg.generic"(%124, %arg15, %104) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %131 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%131) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %126 = "tensor.expand_shape"(%125) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %127 = "linalg.generic"(%126, %108, %28) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %130 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %128 = "linalg.generic"(%127, %arg0, %28) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %129 = "arith.addf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    "func.return"(%128) : (tensor<1x6x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
