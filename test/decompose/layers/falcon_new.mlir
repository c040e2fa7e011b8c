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
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0, 0, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d1, 0, 0, 0)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d2, 0, 0)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map26 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x96xf32>, tensor<1x6x16xf32>, tensor<1x6x16xf32>, tensor<1x1x6x6xf32>, tensor<160x96xf32>, tensor<96x96xf32>, tensor<192x96xf32>, tensor<96x192xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<1x6x96xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x96xf32>, %arg1: tensor<1x6x16xf32>, %arg2: tensor<1x6x16xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<160x96xf32>, %arg5: tensor<96x96xf32>, %arg6: tensor<192x96xf32>, %arg7: tensor<96x192xf32>, %arg8: tensor<96xf32>, %arg9: tensor<96xf32>, %arg10: tensor<96xf32>, %arg11: tensor<96xf32>):
    %0 = "arith.constant"() <{value = 16 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 6 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %12 = "arith.constant"() <{value = 9.600000e+01 : f64}> : () -> f64
    %13 = "arith.constant"() <{value = 9.600000e+01 : f32}> : () -> f32
    %14 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %15 = "arith.constant"() <{value = 1.41421354 : f32}> : () -> f32
    %16 = "arith.constant"() <{value = dense<-2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %17 = "arith.constant"() <{value = dense<-1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %18 = "tensor.empty"() : () -> tensor<1x6x96xf64>
    %19 = "linalg.generic"(%arg0, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: f32, %arg179: f64):
      %250 = "arith.extf"(%arg178) : (f32) -> f64
      "linalg.yield"(%250) : (f64) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %20 = "tensor.empty"() : () -> tensor<1x6x1xf64>
    %21 = "linalg.generic"(%5, %20) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: f64, %arg177: f64):
      "linalg.yield"(%arg176) : (f64) -> ()
    }) : (f64, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %22 = "linalg.generic"(%19, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: f64, %arg175: f64):
      %249 = "arith.addf"(%arg174, %arg175) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%249) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %23 = "linalg.generic"(%22, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f64, %arg173: f64):
      %248 = "arith.divf"(%arg172, %12) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%248) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %24 = "linalg.generic"(%19, %23, %18) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg169: f64, %arg170: f64, %arg171: f64):
      %247 = "arith.subf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%247) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %25 = "linalg.generic"(%24, %24, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg166: f64, %arg167: f64, %arg168: f64):
      %246 = "arith.mulf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%246) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x96xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %26 = "linalg.generic"(%25, %21) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f64, %arg165: f64):
      %245 = "arith.addf"(%arg164, %arg165) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%245) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %27 = "linalg.generic"(%26, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f64, %arg163: f64):
      %244 = "arith.divf"(%arg162, %12) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%244) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %28 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: f64, %arg161: f32):
      %243 = "arith.truncf"(%arg160) : (f64) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %30 = "linalg.generic"(%6, %28) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32):
      "linalg.yield"(%arg158) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %31 = "linalg.generic"(%arg0, %30) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      %242 = "arith.addf"(%arg156, %arg157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %32 = "linalg.generic"(%31, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32):
      %241 = "arith.divf"(%arg154, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%241) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %33 = "linalg.generic"(%29, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: f32, %arg153: f32):
      %239 = "arith.truncf"(%11) : (f64) -> f32
      %240 = "arith.addf"(%arg152, %239) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %34 = "linalg.generic"(%33, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32):
      %238 = "math.rsqrt"(%arg150) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %35 = "tensor.empty"() : () -> tensor<1x6x96xf32>
    %36 = "linalg.generic"(%arg0, %32, %35) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32, %arg149: f32):
      %237 = "arith.subf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%237) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %37 = "linalg.generic"(%36, %34, %35) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32, %arg146: f32):
      %236 = "arith.mulf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %38 = "linalg.generic"(%37, %arg8, %35) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32, %arg143: f32):
      %235 = "arith.mulf"(%arg141, %arg142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%235) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %39 = "linalg.generic"(%38, %arg9, %35) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32, %arg140: f32):
      %234 = "arith.addf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %40 = "linalg.generic"(%37, %arg10, %35) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32, %arg137: f32):
      %233 = "arith.mulf"(%arg135, %arg136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %41 = "linalg.generic"(%40, %arg11, %35) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg132: f32, %arg133: f32, %arg134: f32):
      %232 = "arith.addf"(%arg132, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%232) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %42 = "tensor.empty"() : () -> tensor<96x160xf32>
    %43 = "linalg.generic"(%arg4, %42) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32):
      "linalg.yield"(%arg130) : (f32) -> ()
    }) : (tensor<160x96xf32>, tensor<96x160xf32>) -> tensor<96x160xf32>
    %44 = "tensor.collapse_shape"(%39) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %45 = "tensor.empty"() : () -> tensor<6x160xf32>
    %46 = "linalg.generic"(%6, %45) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      "linalg.yield"(%arg128) : (f32) -> ()
    }) : (f32, tensor<6x160xf32>) -> tensor<6x160xf32>
    %47 = "linalg.generic"(%44, %43, %46) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32, %arg127: f32):
      %230 = "arith.mulf"(%arg125, %arg126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %231 = "arith.addf"(%arg127, %230) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x160xf32>, tensor<6x160xf32>) -> tensor<6x160xf32>
    %48 = "tensor.expand_shape"(%47) <{reassociation = [[0, 1], [2, 3, 4]], static_output_shape = array<i64: 1, 6, 2, 5, 16>}> : (tensor<6x160xf32>) -> tensor<1x6x2x5x16xf32>
    %49 = "tensor.extract_slice"(%48) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 3, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x5x16xf32>) -> tensor<1x6x2x3x16xf32>
    %50 = "tensor.empty"() : () -> tensor<16xi64>
    %51 = "linalg.generic"(%50) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg124: i64):
      %228 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %229 = "arith.index_cast"(%228) : (index) -> i64
      "linalg.yield"(%229) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %52 = "tensor.empty"() : () -> tensor<2xi64>
    %53 = "linalg.generic"(%52) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg123: i64):
      %226 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %227 = "arith.index_cast"(%226) : (index) -> i64
      "linalg.yield"(%227) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %54 = "tensor.expand_shape"(%53) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 2, 1, 1>}> : (tensor<2xi64>) -> tensor<2x1x1xi64>
    %55 = "tensor.empty"() : () -> tensor<6xi64>
    %56 = "linalg.generic"(%55) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg122: i64):
      %224 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %225 = "arith.index_cast"(%224) : (index) -> i64
      "linalg.yield"(%225) : (i64) -> ()
    }) : (tensor<6xi64>) -> tensor<6xi64>
    %57 = "tensor.expand_shape"(%56) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 6, 1, 1, 1>}> : (tensor<6xi64>) -> tensor<6x1x1x1xi64>
    %58 = "tensor.empty"() : () -> tensor<1xi64>
    %59 = "linalg.generic"(%58) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg121: i64):
      "linalg.yield"(%3) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %60 = "tensor.expand_shape"(%59) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1xi64>) -> tensor<1x1x1x1x1xi64>
    %61 = "tensor.empty"() : () -> tensor<1x6x2x1x16xf32>
    %62 = "linalg.generic"(%60, %57, %54, %16, %51, %61) <{indexing_maps = [#map11, #map12, #map13, #map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 5, 1>}> ({
    ^bb0(%arg115: i64, %arg116: i64, %arg117: i64, %arg118: i64, %arg119: i64, %arg120: f32):
      %203 = "arith.cmpi"(%arg115, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %204 = "arith.addi"(%arg115, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %205 = "arith.select"(%203, %204, %arg115) : (i1, i64, i64) -> i64
      %206 = "arith.index_cast"(%205) : (i64) -> index
      %207 = "arith.cmpi"(%arg116, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %208 = "arith.addi"(%arg116, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %209 = "arith.select"(%207, %208, %arg116) : (i1, i64, i64) -> i64
      %210 = "arith.index_cast"(%209) : (i64) -> index
      %211 = "arith.cmpi"(%arg117, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %212 = "arith.addi"(%arg117, %4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %213 = "arith.select"(%211, %212, %arg117) : (i1, i64, i64) -> i64
      %214 = "arith.index_cast"(%213) : (i64) -> index
      %215 = "arith.cmpi"(%arg118, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %216 = "arith.addi"(%arg118, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %217 = "arith.select"(%215, %216, %arg118) : (i1, i64, i64) -> i64
      %218 = "arith.index_cast"(%217) : (i64) -> index
      %219 = "arith.cmpi"(%arg119, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %220 = "arith.addi"(%arg119, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %221 = "arith.select"(%219, %220, %arg119) : (i1, i64, i64) -> i64
      %222 = "arith.index_cast"(%221) : (i64) -> index
      %223 = "tensor.extract"(%48, %206, %210, %214, %218, %222) : (tensor<1x6x2x5x16xf32>, index, index, index, index, index) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<1x1x1x1x1xi64>, tensor<6x1x1x1xi64>, tensor<2x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>, tensor<1x6x2x1x16xf32>) -> tensor<1x6x2x1x16xf32>
    %63 = "linalg.generic"(%60, %57, %54, %17, %51, %61) <{indexing_maps = [#map11, #map12, #map13, #map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 5, 1>}> ({
    ^bb0(%arg109: i64, %arg110: i64, %arg111: i64, %arg112: i64, %arg113: i64, %arg114: f32):
      %182 = "arith.cmpi"(%arg109, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %183 = "arith.addi"(%arg109, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %184 = "arith.select"(%182, %183, %arg109) : (i1, i64, i64) -> i64
      %185 = "arith.index_cast"(%184) : (i64) -> index
      %186 = "arith.cmpi"(%arg110, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %187 = "arith.addi"(%arg110, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %188 = "arith.select"(%186, %187, %arg110) : (i1, i64, i64) -> i64
      %189 = "arith.index_cast"(%188) : (i64) -> index
      %190 = "arith.cmpi"(%arg111, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %191 = "arith.addi"(%arg111, %4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %192 = "arith.select"(%190, %191, %arg111) : (i1, i64, i64) -> i64
      %193 = "arith.index_cast"(%192) : (i64) -> index
      %194 = "arith.cmpi"(%arg112, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %195 = "arith.addi"(%arg112, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %196 = "arith.select"(%194, %195, %arg112) : (i1, i64, i64) -> i64
      %197 = "arith.index_cast"(%196) : (i64) -> index
      %198 = "arith.cmpi"(%arg113, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %199 = "arith.addi"(%arg113, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %200 = "arith.select"(%198, %199, %arg113) : (i1, i64, i64) -> i64
      %201 = "arith.index_cast"(%200) : (i64) -> index
      %202 = "tensor.extract"(%48, %185, %189, %193, %197, %201) : (tensor<1x6x2x5x16xf32>, index, index, index, index, index) -> f32
      "linalg.yield"(%202) : (f32) -> ()
    }) : (tensor<1x1x1x1x1xi64>, tensor<6x1x1x1xi64>, tensor<2x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>, tensor<1x6x2x1x16xf32>) -> tensor<1x6x2x1x16xf32>
    %64 = "tensor.empty"() : () -> tensor<1x6x2x3x16xf32>
    %65 = "tensor.collapse_shape"(%62) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x2x1x16xf32>) -> tensor<1x6x2x16xf32>
    %66 = "linalg.generic"(%65, %64) <{indexing_maps = [#map17, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x2x3x16xf32>) -> tensor<1x6x2x3x16xf32>
    %67 = "tensor.collapse_shape"(%63) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x2x1x16xf32>) -> tensor<1x6x2x16xf32>
    %68 = "linalg.generic"(%67, %64) <{indexing_maps = [#map17, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x2x3x16xf32>) -> tensor<1x6x2x3x16xf32>
    %69 = "tensor.collapse_shape"(%49) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x2x3x16xf32>) -> tensor<1x6x6x16xf32>
    %70 = "tensor.collapse_shape"(%66) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x2x3x16xf32>) -> tensor<1x6x6x16xf32>
    %71 = "tensor.collapse_shape"(%68) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<1x6x2x3x16xf32>) -> tensor<1x6x6x16xf32>
    %72 = "tensor.empty"() : () -> tensor<1x6x6x16xf32>
    %73 = "linalg.generic"(%69, %72) <{indexing_maps = [#map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      "linalg.yield"(%arg103) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %74 = "linalg.generic"(%70, %72) <{indexing_maps = [#map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %75 = "linalg.generic"(%71, %72) <{indexing_maps = [#map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      "linalg.yield"(%arg99) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %76 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %77 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %78 = "linalg.generic"(%73, %76, %72) <{indexing_maps = [#map19, #map20, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32, %arg98: f32):
      %181 = "arith.mulf"(%arg96, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %79 = "tensor.extract_slice"(%73) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %80 = "tensor.extract_slice"(%73) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %81 = "tensor.empty"() : () -> tensor<1x6x6x8xf32>
    %82 = "linalg.generic"(%80, %81) <{indexing_maps = [#map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32):
      %180 = "arith.negf"(%arg94) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %83 = "tensor.concat"(%82, %79) <{dim = 3 : i64}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x16xf32>
    %84 = "linalg.generic"(%83, %77, %72) <{indexing_maps = [#map19, #map20, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
      %179 = "arith.mulf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %85 = "linalg.generic"(%78, %84, %72) <{indexing_maps = [#map19, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %178 = "arith.addf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %86 = "linalg.generic"(%74, %76, %72) <{indexing_maps = [#map19, #map20, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32, %arg87: f32):
      %177 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %87 = "tensor.extract_slice"(%74) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %88 = "tensor.extract_slice"(%74) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %89 = "linalg.generic"(%88, %81) <{indexing_maps = [#map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      %176 = "arith.negf"(%arg83) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %90 = "tensor.concat"(%89, %87) <{dim = 3 : i64}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x16xf32>
    %91 = "linalg.generic"(%90, %77, %72) <{indexing_maps = [#map19, #map20, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32, %arg82: f32):
      %175 = "arith.mulf"(%arg80, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %92 = "linalg.generic"(%86, %91, %72) <{indexing_maps = [#map19, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32, %arg79: f32):
      %174 = "arith.addf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %93 = "tensor.empty"() : () -> tensor<1x6x16x6xf32>
    %94 = "linalg.generic"(%92, %93) <{indexing_maps = [#map21, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x16x6xf32>) -> tensor<1x6x16x6xf32>
    %95 = "tensor.collapse_shape"(%85) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %96 = "tensor.collapse_shape"(%94) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x16x6xf32>) -> tensor<6x16x6xf32>
    %97 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %98 = "linalg.generic"(%6, %97) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %99 = "linalg.generic"(%95, %96, %98) <{indexing_maps = [#map22, #map23, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %172 = "arith.mulf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %173 = "arith.addf"(%arg72, %172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %100 = "tensor.expand_shape"(%99) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %101 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %102 = "linalg.generic"(%100, %101) <{indexing_maps = [#map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %171 = "arith.divf"(%arg68, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %103 = "linalg.generic"(%102, %arg3, %101) <{indexing_maps = [#map19, #map20, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %170 = "arith.addf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %104 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %105 = "linalg.generic"(%3, %104) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: i64, %arg64: i64):
      "linalg.yield"(%arg63) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %106 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %107 = "linalg.generic"(%8, %106) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %108:2 = "linalg.generic"(%103, %107, %105) <{indexing_maps = [#map19, #map24, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: i64):
      %165 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %166 = "arith.index_cast"(%165) : (index) -> i64
      %167 = "arith.maximumf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %168 = "arith.cmpf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %169 = "arith.select"(%168, %166, %arg60) : (i1, i64, i64) -> i64
      "linalg.yield"(%167, %169) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %109 = "tensor.expand_shape"(%108#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %110 = "linalg.generic"(%103, %109, %101) <{indexing_maps = [#map19, #map25, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %164 = "arith.subf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %111 = "linalg.generic"(%110, %101) <{indexing_maps = [#map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %163 = "math.exp"(%arg53) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %112 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %113 = "linalg.generic"(%6, %112) <{indexing_maps = [#map26, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      "linalg.yield"(%arg51) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %114 = "linalg.generic"(%111, %113) <{indexing_maps = [#map19, #map25], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %162 = "arith.addf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %115 = "linalg.generic"(%111, %114, %101) <{indexing_maps = [#map19, #map25, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %161 = "arith.divf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %116 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %117 = "tensor.collapse_shape"(%75) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %118 = "tensor.empty"() : () -> tensor<6x6x16xf32>
    %119 = "linalg.generic"(%6, %118) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (f32, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %120 = "linalg.generic"(%116, %117, %119) <{indexing_maps = [#map22, #map23, #map24], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %159 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %160 = "arith.addf"(%arg43, %159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%160) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x16xf32>, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %121 = "tensor.expand_shape"(%120) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %122 = "linalg.generic"(%121, %72) <{indexing_maps = [#map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %123 = "tensor.empty"() : () -> tensor<96x96xf32>
    %124 = "linalg.generic"(%arg5, %123) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %125 = "tensor.collapse_shape"(%122) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x96xf32>
    %126 = "tensor.empty"() : () -> tensor<6x96xf32>
    %127 = "linalg.generic"(%6, %126) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (f32, tensor<6x96xf32>) -> tensor<6x96xf32>
    %128 = "linalg.generic"(%125, %124, %127) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %157 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %158 = "arith.addf"(%arg34, %157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %129 = "tensor.expand_shape"(%128) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %130 = "tensor.empty"() : () -> tensor<96x192xf32>
    %131 = "linalg.generic"(%arg6, %130) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<192x96xf32>, tensor<96x192xf32>) -> tensor<96x192xf32>
    %132 = "tensor.collapse_shape"(%41) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %133 = "tensor.empty"() : () -> tensor<6x192xf32>
    %134 = "linalg.generic"(%6, %133) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<6x192xf32>) -> tensor<6x192xf32>
    %135 = "linalg.generic"(%132, %131, %134) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %155 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %156 = "arith.addf"(%arg27, %155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x192xf32>, tensor<6x192xf32>) -> tensor<6x192xf32>
    %136 = "tensor.expand_shape"(%135) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 192>}> : (tensor<6x192xf32>) -> tensor<1x6x192xf32>
    %137 = "tensor.empty"() : () -> tensor<1x6x192xf32>
    %138 = "linalg.generic"(%136, %137) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %150 = "arith.divf"(%arg23, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %151 = "math.erf"(%150) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %152 = "arith.addf"(%151, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %153 = "arith.mulf"(%152, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %154 = "arith.mulf"(%arg23, %153) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x6x192xf32>, tensor<1x6x192xf32>) -> tensor<1x6x192xf32>
    %139 = "tensor.empty"() : () -> tensor<192x96xf32>
    %140 = "linalg.generic"(%arg7, %139) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<96x192xf32>, tensor<192x96xf32>) -> tensor<192x96xf32>
    %141 = "tensor.collapse_shape"(%138) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x192xf32>) -> tensor<6x192xf32>
    %142 = "linalg.generic"(%141, %140, %127) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %148 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %149 = "arith.addf"(%arg20, %148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<6x192xf32>, tensor<192x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %143 = "tensor.expand_shape"(%142) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %144 = "linalg.generic"(%143, %129, %35) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %147 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %145 = "linalg.generic"(%arg0, %144, %35) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %146 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    "func.return"(%145) : (tensor<1x6x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
