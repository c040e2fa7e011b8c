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
#map13 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x96xf32>, tensor<6x1x6xf32>, tensor<1x1x6x6xf32>, tensor<96xf32>, tensor<96xf32>, tensor<288x96xf32>, tensor<288xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>) -> tensor<1x6x96xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x96xf32>, %arg1: tensor<6x1x6xf32>, %arg2: tensor<1x1x6x6xf32>, %arg3: tensor<96xf32>, %arg4: tensor<96xf32>, %arg5: tensor<288x96xf32>, %arg6: tensor<288xf32>, %arg7: tensor<96x96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<96xf32>, %arg10: tensor<96xf32>, %arg11: tensor<384x96xf32>, %arg12: tensor<384xf32>, %arg13: tensor<96x384xf32>, %arg14: tensor<96xf32>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 4.471500e-02 : f64}> : () -> f64
    %5 = "arith.constant"() <{value = 0.79788455999999996 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %7 = "arith.constant"() <{value = 9.600000e+01 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = 9.600000e+01 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %12 = "tensor.empty"() : () -> tensor<1x6x96xf64>
    %13 = "linalg.generic"(%arg0, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f64):
      %207 = "arith.extf"(%arg205) : (f32) -> f64
      "linalg.yield"(%207) : (f64) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %14 = "tensor.empty"() : () -> tensor<1x6x1xf64>
    %15 = "linalg.generic"(%1, %14) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg203: f64, %arg204: f64):
      "linalg.yield"(%arg203) : (f64) -> ()
    }) : (f64, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %16 = "linalg.generic"(%13, %15) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg201: f64, %arg202: f64):
      %206 = "arith.addf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%206) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %17 = "linalg.generic"(%16, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f64, %arg200: f64):
      %205 = "arith.divf"(%arg199, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%205) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %18 = "linalg.generic"(%13, %17, %12) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg196: f64, %arg197: f64, %arg198: f64):
      %204 = "arith.subf"(%arg196, %arg197) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%204) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %19 = "linalg.generic"(%18, %18, %12) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg193: f64, %arg194: f64, %arg195: f64):
      %203 = "arith.mulf"(%arg193, %arg194) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%203) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x96xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %20 = "linalg.generic"(%19, %15) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg191: f64, %arg192: f64):
      %202 = "arith.addf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%202) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %21 = "linalg.generic"(%20, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f64, %arg190: f64):
      %201 = "arith.divf"(%arg189, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%201) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %22 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f64, %arg188: f32):
      %200 = "arith.truncf"(%arg187) : (f64) -> f32
      "linalg.yield"(%200) : (f32) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %24 = "linalg.generic"(%2, %22) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32):
      "linalg.yield"(%arg185) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %25 = "linalg.generic"(%arg0, %24) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32):
      %199 = "arith.addf"(%arg183, %arg184) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%199) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %26 = "linalg.generic"(%25, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32):
      %198 = "arith.divf"(%arg181, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%198) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %27 = "linalg.generic"(%23, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      %196 = "arith.truncf"(%6) : (f64) -> f32
      %197 = "arith.addf"(%arg179, %196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%197) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %28 = "linalg.generic"(%27, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      %195 = "math.rsqrt"(%arg177) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%195) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %29 = "tensor.empty"() : () -> tensor<1x6x96xf32>
    %30 = "linalg.generic"(%arg0, %26, %29) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32, %arg176: f32):
      %194 = "arith.subf"(%arg174, %arg175) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%194) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %31 = "linalg.generic"(%30, %28, %29) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg171: f32, %arg172: f32, %arg173: f32):
      %193 = "arith.mulf"(%arg171, %arg172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %32 = "linalg.generic"(%31, %arg3, %29) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32, %arg170: f32):
      %192 = "arith.mulf"(%arg168, %arg169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%192) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %33 = "linalg.generic"(%32, %arg4, %29) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg165: f32, %arg166: f32, %arg167: f32):
      %191 = "arith.addf"(%arg165, %arg166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %34 = "tensor.collapse_shape"(%33) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %35 = "tensor.empty"() : () -> tensor<96x288xf32>
    %36 = "linalg.generic"(%arg5, %35) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg163: f32, %arg164: f32):
      "linalg.yield"(%arg163) : (f32) -> ()
    }) : (tensor<288x96xf32>, tensor<96x288xf32>) -> tensor<96x288xf32>
    %37 = "tensor.empty"() : () -> tensor<6x288xf32>
    %38 = "linalg.generic"(%2, %37) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32):
      "linalg.yield"(%arg161) : (f32) -> ()
    }) : (f32, tensor<6x288xf32>) -> tensor<6x288xf32>
    %39 = "linalg.generic"(%34, %36, %38) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32, %arg160: f32):
      %189 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %190 = "arith.addf"(%arg160, %189) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x288xf32>, tensor<6x288xf32>) -> tensor<6x288xf32>
    %40 = "linalg.generic"(%39, %arg6, %37) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32, %arg157: f32):
      %188 = "arith.addf"(%arg155, %arg156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<6x288xf32>, tensor<288xf32>, tensor<6x288xf32>) -> tensor<6x288xf32>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0, 1], [2, 3, 4]], static_output_shape = array<i64: 1, 6, 6, 3, 16>}> : (tensor<6x288xf32>) -> tensor<1x6x6x3x16xf32>
    %42 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 1, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x6x3x16xf32>) -> tensor<1x6x6x1x16xf32>
    %43 = "tensor.collapse_shape"(%42) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x6x1x16xf32>) -> tensor<1x6x6x16xf32>
    %44 = "tensor.empty"() : () -> tensor<1x6x6x16xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %46 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1, 0>, static_sizes = array<i64: 1, 6, 6, 1, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x6x3x16xf32>) -> tensor<1x6x6x1x16xf32>
    %47 = "tensor.collapse_shape"(%46) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x6x1x16xf32>) -> tensor<1x6x6x16xf32>
    %48 = "linalg.generic"(%47, %44) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32):
      "linalg.yield"(%arg151) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %49 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 2, 0>, static_sizes = array<i64: 1, 6, 6, 1, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x6x3x16xf32>) -> tensor<1x6x6x1x16xf32>
    %50 = "tensor.collapse_shape"(%49) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x6x1x16xf32>) -> tensor<1x6x6x16xf32>
    %51 = "linalg.generic"(%50, %44) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32):
      "linalg.yield"(%arg149) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %52 = "tensor.collapse_shape"(%45) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %53 = "tensor.collapse_shape"(%48) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %54 = "tensor.empty"() : () -> tensor<6x16x6xf32>
    %55 = "linalg.generic"(%53, %54) <{indexing_maps = [#map13, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x6xf32>) -> tensor<6x16x6xf32>
    %56 = "tensor.collapse_shape"(%51) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %57 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %58 = "linalg.generic"(%2, %57) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      "linalg.yield"(%arg145) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %59 = "linalg.generic"(%52, %55, %58) <{indexing_maps = [#map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32, %arg144: f32):
      %186 = "arith.mulf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %187 = "arith.addf"(%arg144, %186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %60 = "linalg.generic"(%59, %57) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      %185 = "arith.mulf"(%arg140, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %61 = "linalg.generic"(%arg1, %60, %57) <{indexing_maps = [#map17, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %184 = "arith.addf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<6x1x6xf32>, tensor<6x6x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %62 = "tensor.expand_shape"(%61) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %63 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %64 = "linalg.generic"(%62, %arg2, %63) <{indexing_maps = [#map12, #map18, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg134: f32, %arg135: f32, %arg136: f32):
      %183 = "arith.addf"(%arg134, %arg135) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %65 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %66 = "linalg.generic"(%0, %65) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg132: i64, %arg133: i64):
      "linalg.yield"(%arg132) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %67 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %68 = "linalg.generic"(%3, %67) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32):
      "linalg.yield"(%arg130) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %69:2 = "linalg.generic"(%64, %68, %66) <{indexing_maps = [#map12, #map16, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg127: f32, %arg128: f32, %arg129: i64):
      %178 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %179 = "arith.index_cast"(%178) : (index) -> i64
      %180 = "arith.maximumf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %181 = "arith.cmpf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %182 = "arith.select"(%181, %179, %arg129) : (i1, i64, i64) -> i64
      "linalg.yield"(%180, %182) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %70 = "tensor.expand_shape"(%69#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %71 = "linalg.generic"(%64, %70, %63) <{indexing_maps = [#map12, #map19, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32, %arg126: f32):
      %177 = "arith.subf"(%arg124, %arg125) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %72 = "linalg.generic"(%71, %63) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg122: f32, %arg123: f32):
      %176 = "math.exp"(%arg122) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %73 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %74 = "linalg.generic"(%2, %73) <{indexing_maps = [#map20, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32):
      "linalg.yield"(%arg120) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %75 = "linalg.generic"(%72, %74) <{indexing_maps = [#map12, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32):
      %175 = "arith.addf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %76 = "linalg.generic"(%72, %75, %63) <{indexing_maps = [#map12, #map19, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32, %arg117: f32):
      %174 = "arith.divf"(%arg115, %arg116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %77 = "tensor.collapse_shape"(%76) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %78 = "tensor.empty"() : () -> tensor<6x6x16xf32>
    %79 = "linalg.generic"(%2, %78) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32):
      "linalg.yield"(%arg113) : (f32) -> ()
    }) : (f32, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %80 = "linalg.generic"(%77, %56, %79) <{indexing_maps = [#map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
      %172 = "arith.mulf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %173 = "arith.addf"(%arg112, %172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x16xf32>, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %81 = "tensor.expand_shape"(%80) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %82 = "linalg.generic"(%81, %44) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      "linalg.yield"(%arg108) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %83 = "tensor.collapse_shape"(%82) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x96xf32>
    %84 = "tensor.empty"() : () -> tensor<96x96xf32>
    %85 = "linalg.generic"(%arg7, %84) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      "linalg.yield"(%arg106) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %86 = "tensor.empty"() : () -> tensor<6x96xf32>
    %87 = "linalg.generic"(%2, %86) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32):
      "linalg.yield"(%arg104) : (f32) -> ()
    }) : (f32, tensor<6x96xf32>) -> tensor<6x96xf32>
    %88 = "linalg.generic"(%83, %85, %87) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32, %arg103: f32):
      %170 = "arith.mulf"(%arg101, %arg102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %171 = "arith.addf"(%arg103, %170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %89 = "linalg.generic"(%88, %arg8, %86) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
      %169 = "arith.addf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %90 = "tensor.expand_shape"(%89) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %91 = "linalg.generic"(%arg0, %90, %29) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32, %arg97: f32):
      %168 = "arith.addf"(%arg95, %arg96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %92 = "linalg.generic"(%91, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f64):
      %167 = "arith.extf"(%arg93) : (f32) -> f64
      "linalg.yield"(%167) : (f64) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %93 = "linalg.generic"(%92, %15) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f64, %arg92: f64):
      %166 = "arith.addf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%166) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %94 = "linalg.generic"(%93, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f64, %arg90: f64):
      %165 = "arith.divf"(%arg89, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%165) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %95 = "linalg.generic"(%92, %94, %12) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg86: f64, %arg87: f64, %arg88: f64):
      %164 = "arith.subf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%164) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %96 = "linalg.generic"(%95, %95, %12) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg83: f64, %arg84: f64, %arg85: f64):
      %163 = "arith.mulf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%163) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x96xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %97 = "linalg.generic"(%96, %15) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f64, %arg82: f64):
      %162 = "arith.addf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%162) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %98 = "linalg.generic"(%97, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f64, %arg80: f64):
      %161 = "arith.divf"(%arg79, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%161) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %99 = "linalg.generic"(%98, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f64, %arg78: f32):
      %160 = "arith.truncf"(%arg77) : (f64) -> f32
      "linalg.yield"(%160) : (f32) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %100 = "linalg.generic"(%91, %24) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      %159 = "arith.addf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %101 = "linalg.generic"(%100, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      %158 = "arith.divf"(%arg73, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %102 = "linalg.generic"(%99, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      %156 = "arith.truncf"(%6) : (f64) -> f32
      %157 = "arith.addf"(%arg71, %156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %103 = "linalg.generic"(%102, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      %155 = "math.rsqrt"(%arg69) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %104 = "linalg.generic"(%91, %101, %29) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %154 = "arith.subf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %105 = "linalg.generic"(%104, %103, %29) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %153 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %106 = "linalg.generic"(%105, %arg9, %29) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %152 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %107 = "linalg.generic"(%106, %arg10, %29) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %151 = "arith.addf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %108 = "tensor.collapse_shape"(%107) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %109 = "tensor.empty"() : () -> tensor<96x384xf32>
    %110 = "linalg.generic"(%arg11, %109) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<384x96xf32>, tensor<96x384xf32>) -> tensor<96x384xf32>
    %111 = "tensor.empty"() : () -> tensor<6x384xf32>
    %112 = "linalg.generic"(%2, %111) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (f32, tensor<6x384xf32>) -> tensor<6x384xf32>
    %113 = "linalg.generic"(%108, %110, %112) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %149 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg52, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x384xf32>, tensor<6x384xf32>) -> tensor<6x384xf32>
    %114 = "linalg.generic"(%113, %arg12, %111) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
      %148 = "arith.addf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<6x384xf32>, tensor<384xf32>, tensor<6x384xf32>) -> tensor<6x384xf32>
    %115 = "tensor.expand_shape"(%114) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 384>}> : (tensor<6x384xf32>) -> tensor<1x6x384xf32>
    %116 = "tensor.empty"() : () -> tensor<1x6x384xf32>
    %117 = "linalg.generic"(%115, %116) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %147 = "arith.mulf"(%arg45, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %118 = "linalg.generic"(%115, %116) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %145 = "arith.truncf"(%5) : (f64) -> f32
      %146 = "arith.mulf"(%arg43, %145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %119 = "linalg.generic"(%115, %116) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %143 = "arith.truncf"(%4) : (f64) -> f32
      %144 = "arith.mulf"(%arg41, %143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %120 = "linalg.generic"(%119, %115, %116) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %142 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%142) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %121 = "linalg.generic"(%120, %116) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %141 = "arith.addf"(%arg36, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %122 = "linalg.generic"(%118, %121, %116) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %140 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %123 = "linalg.generic"(%122, %116) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %139 = "math.tanh"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %124 = "linalg.generic"(%123, %116) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %138 = "arith.addf"(%arg29, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %125 = "linalg.generic"(%117, %124, %116) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %137 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) : (tensor<1x6x384xf32>, tensor<1x6x384xf32>, tensor<1x6x384xf32>) -> tensor<1x6x384xf32>
    %126 = "tensor.collapse_shape"(%125) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x384xf32>) -> tensor<6x384xf32>
    %127 = "tensor.empty"() : () -> tensor<384x96xf32>
    %128 = "linalg.generic"(%arg13, %127) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<96x384xf32>, tensor<384x96xf32>) -> tensor<384x96xf32>
    %129 = "linalg.generic"(%126, %128, %87) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %135 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %136 = "arith.addf"(%arg23, %135) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<6x384xf32>, tensor<384x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %130 = "linalg.generic"(%129, %arg14, %86) <{indexing_maps = [#map5, #map10, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %134 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%134) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %131 = "tensor.expand_shape"(%130) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %132 = "linalg.generic"(%91, %131, %29) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %133 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    "func.return"(%132) : (tensor<1x6x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
