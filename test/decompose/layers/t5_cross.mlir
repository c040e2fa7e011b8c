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
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#map14 = affine_map<(d0, d1) -> (d0, 0)>
#map15 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3) -> ()>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x96xf32>, tensor<1x1x6x6xf32>, tensor<1x5x96xf32>, tensor<1x1x1x5xf32>, tensor<96x96xf32>, tensor<96x96xf32>, tensor<96x96xf32>, tensor<96x96xf32>, tensor<32x6xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x96xf32>, tensor<96x96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<192x96xf32>, tensor<96x192xf32>, tensor<96xf32>) -> tensor<1x6x96xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x96xf32>, %arg1: tensor<1x1x6x6xf32>, %arg2: tensor<1x5x96xf32>, %arg3: tensor<1x1x1x5xf32>, %arg4: tensor<96x96xf32>, %arg5: tensor<96x96xf32>, %arg6: tensor<96x96xf32>, %arg7: tensor<96x96xf32>, %arg8: tensor<32x6xf32>, %arg9: tensor<96xf32>, %arg10: tensor<96x96xf32>, %arg11: tensor<96x96xf32>, %arg12: tensor<96x96xf32>, %arg13: tensor<96x96xf32>, %arg14: tensor<96xf32>, %arg15: tensor<192x96xf32>, %arg16: tensor<96x192xf32>, %arg17: tensor<96xf32>):
    %0 = "arith.constant"() <{value = 16 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 32 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<1x6x6x5xf32>}> : () -> tensor<1x6x6x5xf32>
    %7 = "arith.constant"() <{value = 2.0794415416798357 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %9 = "arith.constant"() <{value = 9.600000e+01 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = dense<31> : tensor<6x6xi64>}> : () -> tensor<6x6xi64>
    %12 = "arith.constant"() <{value = dense<0> : tensor<6x6xi64>}> : () -> tensor<6x6xi64>
    %13 = "tensor.empty"() : () -> tensor<1x6x96xf32>
    %14 = "linalg.generic"(%arg0, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f32, %arg248: f32):
      %270 = "math.fpowi"(%arg247, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%270) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %15 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %16 = "linalg.generic"(%3, %15) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg245: f32, %arg246: f32):
      "linalg.yield"(%arg245) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %17 = "linalg.generic"(%14, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg243: f32, %arg244: f32):
      %269 = "arith.addf"(%arg243, %arg244) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%269) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %18 = "linalg.generic"(%17, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg241: f32, %arg242: f32):
      %268 = "arith.divf"(%arg241, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%268) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %19 = "linalg.generic"(%18, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32):
      %266 = "arith.truncf"(%8) : (f64) -> f32
      %267 = "arith.addf"(%arg239, %266) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %20 = "linalg.generic"(%19, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32):
      %265 = "math.rsqrt"(%arg237) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%265) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %21 = "linalg.generic"(%arg0, %20, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32, %arg236: f32):
      %264 = "arith.mulf"(%arg234, %arg235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%264) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %22 = "linalg.generic"(%arg9, %21, %13) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg231: f32, %arg232: f32, %arg233: f32):
      %263 = "arith.mulf"(%arg231, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%263) : (f32) -> ()
    }) : (tensor<96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %23 = "tensor.empty"() : () -> tensor<96x96xf32>
    %24 = "linalg.generic"(%arg4, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg229: f32, %arg230: f32):
      "linalg.yield"(%arg229) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %25 = "tensor.collapse_shape"(%22) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %26 = "tensor.empty"() : () -> tensor<6x96xf32>
    %27 = "linalg.generic"(%3, %26) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg227: f32, %arg228: f32):
      "linalg.yield"(%arg227) : (f32) -> ()
    }) : (f32, tensor<6x96xf32>) -> tensor<6x96xf32>
    %28 = "linalg.generic"(%25, %24, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg224: f32, %arg225: f32, %arg226: f32):
      %261 = "arith.mulf"(%arg224, %arg225) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %262 = "arith.addf"(%arg226, %261) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%262) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %29 = "tensor.expand_shape"(%28) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x96xf32>) -> tensor<1x6x6x16xf32>
    %30 = "tensor.empty"() : () -> tensor<1x6x6x16xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg222: f32, %arg223: f32):
      "linalg.yield"(%arg222) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %32 = "linalg.generic"(%arg5, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: f32, %arg221: f32):
      "linalg.yield"(%arg220) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %33 = "linalg.generic"(%25, %32, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg217: f32, %arg218: f32, %arg219: f32):
      %259 = "arith.mulf"(%arg217, %arg218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %260 = "arith.addf"(%arg219, %259) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%260) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %34 = "tensor.expand_shape"(%33) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x96xf32>) -> tensor<1x6x6x16xf32>
    %35 = "linalg.generic"(%arg6, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg215: f32, %arg216: f32):
      "linalg.yield"(%arg215) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %36 = "linalg.generic"(%25, %35, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg212: f32, %arg213: f32, %arg214: f32):
      %257 = "arith.mulf"(%arg212, %arg213) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %258 = "arith.addf"(%arg214, %257) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%258) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %37 = "tensor.expand_shape"(%36) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x96xf32>) -> tensor<1x6x6x16xf32>
    %38 = "linalg.generic"(%37, %30) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg210: f32, %arg211: f32):
      "linalg.yield"(%arg210) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %39 = "tensor.empty"() : () -> tensor<6xi64>
    %40 = "linalg.generic"(%39) <{indexing_maps = [#map12], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg209: i64):
      %255 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %256 = "arith.index_cast"(%255) : (index) -> i64
      "linalg.yield"(%256) : (i64) -> ()
    }) : (tensor<6xi64>) -> tensor<6xi64>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xi64>) -> tensor<6x1xi64>
    %42 = "tensor.expand_shape"(%40) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 6>}> : (tensor<6xi64>) -> tensor<1x6xi64>
    %43 = "tensor.empty"() : () -> tensor<6x6xi64>
    %44 = "linalg.generic"(%42, %41, %43) <{indexing_maps = [#map13, #map14, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg206: i64, %arg207: i64, %arg208: i64):
      %254 = "arith.subi"(%arg206, %arg207) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%254) : (i64) -> ()
    }) : (tensor<1x6xi64>, tensor<6x1xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %45 = "linalg.generic"(%44, %12, %43) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg203: i64, %arg204: i64, %arg205: i64):
      %253 = "arith.minsi"(%arg203, %arg204) : (i64, i64) -> i64
      "linalg.yield"(%253) : (i64) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %46 = "linalg.generic"(%45, %43) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg201: i64, %arg202: i64):
      %250 = "arith.sitofp"(%arg201) : (i64) -> f32
      %251 = "arith.negf"(%250) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %252 = "arith.fptosi"(%251) : (f32) -> i64
      "linalg.yield"(%252) : (i64) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %47 = "tensor.empty"() : () -> tensor<6x6xi1>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: i64, %arg200: i1):
      %249 = "arith.cmpi"(%arg199, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%249) : (i1) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6xi1>) -> tensor<6x6xi1>
    %49 = "tensor.empty"() : () -> tensor<6x6xf32>
    %50 = "linalg.generic"(%46, %49) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: i64, %arg198: f32):
      %248 = "arith.sitofp"(%arg197) : (i64) -> f32
      "linalg.yield"(%248) : (f32) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %51 = "linalg.generic"(%50, %49) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32):
      %247 = "arith.divf"(%arg195, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %52 = "linalg.generic"(%51, %49) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg193: f32, %arg194: f32):
      %246 = "math.log"(%arg193) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %53 = "linalg.generic"(%52, %49) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32):
      %244 = "arith.truncf"(%7) : (f64) -> f32
      %245 = "arith.divf"(%arg191, %244) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %54 = "linalg.generic"(%53, %49) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      %243 = "arith.mulf"(%arg189, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %55 = "linalg.generic"(%54, %43) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f32, %arg188: i64):
      %242 = "arith.fptosi"(%arg187) : (f32) -> i64
      "linalg.yield"(%242) : (i64) -> ()
    }) : (tensor<6x6xf32>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %56 = "linalg.generic"(%55, %43) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: i64, %arg186: i64):
      %241 = "arith.addi"(%arg185, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%241) : (i64) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %57 = "linalg.generic"(%56, %11, %43) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg182: i64, %arg183: i64, %arg184: i64):
      %240 = "arith.minsi"(%arg182, %arg183) : (i64, i64) -> i64
      "linalg.yield"(%240) : (i64) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %58 = "linalg.generic"(%48, %46, %57, %43) <{indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg178: i1, %arg179: i64, %arg180: i64, %arg181: i64):
      %239 = "arith.select"(%arg178, %arg179, %arg180) : (i1, i64, i64) -> i64
      "linalg.yield"(%239) : (i64) -> ()
    }) : (tensor<6x6xi1>, tensor<6x6xi64>, tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %59 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %60 = "linalg.generic"(%58, %59) <{indexing_maps = [#map9, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: i64, %arg177: f32):
      %234 = "arith.index_cast"(%arg176) : (i64) -> index
      %235 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %236 = "arith.cmpi"(%234, %4) <{predicate = 2 : i64}> : (index, index) -> i1
      "cf.assert"(%236) <{msg = "index must be smaller than dim size"}> : (i1) -> ()
      %237 = "arith.cmpi"(%arg176, %2) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "cf.assert"(%237) <{msg = "index must be larger or equal to 0"}> : (i1) -> ()
      %238 = "tensor.extract"(%arg8, %234, %235) : (tensor<32x6xf32>, index, index) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<6x6xi64>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %61 = "linalg.generic"(%60, %59) <{indexing_maps = [#map15, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32):
      "linalg.yield"(%arg174) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %62 = "tensor.expand_shape"(%61) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %63 = "tensor.empty"() : () -> tensor<1x6x16x6xf32>
    %64 = "linalg.generic"(%34, %63) <{indexing_maps = [#map16, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32):
      "linalg.yield"(%arg172) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x16x6xf32>) -> tensor<1x6x16x6xf32>
    %65 = "tensor.collapse_shape"(%31) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %66 = "tensor.collapse_shape"(%64) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x16x6xf32>) -> tensor<6x16x6xf32>
    %67 = "linalg.generic"(%3, %59) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32):
      "linalg.yield"(%arg170) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %68 = "linalg.generic"(%65, %66, %67) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32, %arg169: f32):
      %232 = "arith.mulf"(%arg167, %arg168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %233 = "arith.addf"(%arg169, %232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %69 = "tensor.expand_shape"(%68) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %70 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %71 = "linalg.generic"(%69, %62, %70) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32, %arg166: f32):
      %231 = "arith.addf"(%arg164, %arg165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %72 = "linalg.generic"(%71, %arg1, %70) <{indexing_maps = [#map11, #map20, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32, %arg163: f32):
      %230 = "arith.addf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%230) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %73 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %74 = "linalg.generic"(%2, %73) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg159: i64, %arg160: i64):
      "linalg.yield"(%arg159) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %75 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %76 = "linalg.generic"(%5, %75) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32):
      "linalg.yield"(%arg157) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %77:2 = "linalg.generic"(%72, %76, %74) <{indexing_maps = [#map11, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg154: f32, %arg155: f32, %arg156: i64):
      %225 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %226 = "arith.index_cast"(%225) : (index) -> i64
      %227 = "arith.maximumf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %228 = "arith.cmpf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %229 = "arith.select"(%228, %226, %arg156) : (i1, i64, i64) -> i64
      "linalg.yield"(%227, %229) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %78 = "tensor.expand_shape"(%77#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %79 = "linalg.generic"(%72, %78, %70) <{indexing_maps = [#map11, #map21, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32, %arg153: f32):
      %224 = "arith.subf"(%arg151, %arg152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %80 = "linalg.generic"(%79, %70) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32):
      %223 = "math.exp"(%arg149) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %81 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %82 = "linalg.generic"(%3, %81) <{indexing_maps = [#map22, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %83 = "linalg.generic"(%80, %82) <{indexing_maps = [#map11, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      %222 = "arith.addf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %84 = "linalg.generic"(%80, %83, %70) <{indexing_maps = [#map11, #map21, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32, %arg144: f32):
      %221 = "arith.divf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %85 = "tensor.collapse_shape"(%84) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %86 = "tensor.collapse_shape"(%38) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %87 = "tensor.empty"() : () -> tensor<6x6x16xf32>
    %88 = "linalg.generic"(%3, %87) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      "linalg.yield"(%arg140) : (f32) -> ()
    }) : (f32, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %89 = "linalg.generic"(%85, %86, %88) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %219 = "arith.mulf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %220 = "arith.addf"(%arg139, %219) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x16xf32>, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %90 = "tensor.expand_shape"(%89) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %91 = "linalg.generic"(%90, %30) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32):
      "linalg.yield"(%arg135) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %92 = "linalg.generic"(%arg7, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32):
      "linalg.yield"(%arg133) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %93 = "tensor.collapse_shape"(%91) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x96xf32>
    %94 = "linalg.generic"(%93, %92, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %217 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %218 = "arith.addf"(%arg132, %217) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %95 = "tensor.expand_shape"(%94) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %96 = "linalg.generic"(%arg0, %95, %13) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg127: f32, %arg128: f32, %arg129: f32):
      %216 = "arith.addf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%216) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %97 = "linalg.generic"(%96, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32):
      %215 = "math.fpowi"(%arg125, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %98 = "linalg.generic"(%97, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      %214 = "arith.addf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %99 = "linalg.generic"(%98, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      %213 = "arith.divf"(%arg121, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %100 = "linalg.generic"(%99, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32):
      %211 = "arith.truncf"(%8) : (f64) -> f32
      %212 = "arith.addf"(%arg119, %211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%212) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %101 = "linalg.generic"(%100, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32):
      %210 = "math.rsqrt"(%arg117) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %102 = "linalg.generic"(%96, %101, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %209 = "arith.mulf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %103 = "linalg.generic"(%arg14, %102, %13) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32, %arg113: f32):
      %208 = "arith.mulf"(%arg111, %arg112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %104 = "linalg.generic"(%arg10, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32):
      "linalg.yield"(%arg109) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %105 = "tensor.collapse_shape"(%103) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %106 = "linalg.generic"(%105, %104, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32, %arg108: f32):
      %206 = "arith.mulf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %207 = "arith.addf"(%arg108, %206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %107 = "tensor.expand_shape"(%106) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x96xf32>) -> tensor<1x6x6x16xf32>
    %108 = "linalg.generic"(%107, %30) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32):
      "linalg.yield"(%arg104) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %109 = "linalg.generic"(%arg11, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      "linalg.yield"(%arg102) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %110 = "tensor.collapse_shape"(%arg2) <{reassociation = [[0, 1], [2]]}> : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
    %111 = "tensor.empty"() : () -> tensor<5x96xf32>
    %112 = "linalg.generic"(%3, %111) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      "linalg.yield"(%arg100) : (f32) -> ()
    }) : (f32, tensor<5x96xf32>) -> tensor<5x96xf32>
    %113 = "linalg.generic"(%110, %109, %112) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      %204 = "arith.mulf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %205 = "arith.addf"(%arg99, %204) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<5x96xf32>, tensor<96x96xf32>, tensor<5x96xf32>) -> tensor<5x96xf32>
    %114 = "tensor.expand_shape"(%113) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 5, 6, 16>}> : (tensor<5x96xf32>) -> tensor<1x5x6x16xf32>
    %115 = "linalg.generic"(%arg12, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %116 = "linalg.generic"(%110, %115, %112) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %202 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %203 = "arith.addf"(%arg94, %202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<5x96xf32>, tensor<96x96xf32>, tensor<5x96xf32>) -> tensor<5x96xf32>
    %117 = "tensor.expand_shape"(%116) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 5, 6, 16>}> : (tensor<5x96xf32>) -> tensor<1x5x6x16xf32>
    %118 = "tensor.empty"() : () -> tensor<1x6x5x16xf32>
    %119 = "linalg.generic"(%117, %118) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (tensor<1x5x6x16xf32>, tensor<1x6x5x16xf32>) -> tensor<1x6x5x16xf32>
    %120 = "tensor.empty"() : () -> tensor<1x6x16x5xf32>
    %121 = "linalg.generic"(%114, %120) <{indexing_maps = [#map16, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (tensor<1x5x6x16xf32>, tensor<1x6x16x5xf32>) -> tensor<1x6x16x5xf32>
    %122 = "tensor.collapse_shape"(%108) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %123 = "tensor.collapse_shape"(%121) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x16x5xf32>) -> tensor<6x16x5xf32>
    %124 = "tensor.empty"() : () -> tensor<6x6x5xf32>
    %125 = "linalg.generic"(%3, %124) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      "linalg.yield"(%arg86) : (f32) -> ()
    }) : (f32, tensor<6x6x5xf32>) -> tensor<6x6x5xf32>
    %126 = "linalg.generic"(%122, %123, %125) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32, %arg85: f32):
      %200 = "arith.mulf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %201 = "arith.addf"(%arg85, %200) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%201) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x5xf32>, tensor<6x6x5xf32>) -> tensor<6x6x5xf32>
    %127 = "tensor.expand_shape"(%126) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 5>}> : (tensor<6x6x5xf32>) -> tensor<1x6x6x5xf32>
    %128 = "tensor.empty"() : () -> tensor<1x6x6x5xf32>
    %129 = "linalg.generic"(%127, %6, %128) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32, %arg82: f32):
      %199 = "arith.addf"(%arg80, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%199) : (f32) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x6x6x5xf32>, tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
    %130 = "linalg.generic"(%129, %arg3, %128) <{indexing_maps = [#map11, #map23, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32, %arg79: f32):
      %198 = "arith.addf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%198) : (f32) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x1x1x5xf32>, tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
    %131:2 = "linalg.generic"(%130, %76, %74) <{indexing_maps = [#map11, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: i64):
      %193 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %194 = "arith.index_cast"(%193) : (index) -> i64
      %195 = "arith.maximumf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %196 = "arith.cmpf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %197 = "arith.select"(%196, %194, %arg76) : (i1, i64, i64) -> i64
      "linalg.yield"(%195, %197) : (f32, i64) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %132 = "tensor.expand_shape"(%131#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %133 = "linalg.generic"(%130, %132, %128) <{indexing_maps = [#map11, #map21, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32, %arg73: f32):
      %192 = "arith.subf"(%arg71, %arg72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%192) : (f32) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
    %134 = "linalg.generic"(%133, %128) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      %191 = "math.exp"(%arg69) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
    %135 = "linalg.generic"(%134, %82) <{indexing_maps = [#map11, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      %190 = "arith.addf"(%arg67, %arg68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %136 = "linalg.generic"(%134, %135, %128) <{indexing_maps = [#map11, #map21, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %189 = "arith.divf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<1x6x6x5xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
    %137 = "tensor.collapse_shape"(%136) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x5xf32>) -> tensor<6x6x5xf32>
    %138 = "tensor.collapse_shape"(%119) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x5x16xf32>) -> tensor<6x5x16xf32>
    %139 = "linalg.generic"(%137, %138, %88) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %187 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %188 = "arith.addf"(%arg63, %187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<6x6x5xf32>, tensor<6x5x16xf32>, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %140 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %141 = "linalg.generic"(%140, %30) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %142 = "linalg.generic"(%arg13, %23) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %143 = "tensor.collapse_shape"(%141) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x96xf32>
    %144 = "linalg.generic"(%143, %142, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32, %arg56: f32):
      %185 = "arith.mulf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %186 = "arith.addf"(%arg56, %185) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %145 = "tensor.expand_shape"(%144) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %146 = "linalg.generic"(%96, %145, %13) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %184 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %147 = "linalg.generic"(%146, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %183 = "math.fpowi"(%arg49, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %148 = "linalg.generic"(%147, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %182 = "arith.addf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %149 = "linalg.generic"(%148, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %181 = "arith.divf"(%arg45, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %150 = "linalg.generic"(%149, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %179 = "arith.truncf"(%8) : (f64) -> f32
      %180 = "arith.addf"(%arg43, %179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %151 = "linalg.generic"(%150, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %178 = "math.rsqrt"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %152 = "linalg.generic"(%146, %151, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %177 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %153 = "linalg.generic"(%arg17, %152, %13) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %176 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %154 = "tensor.empty"() : () -> tensor<96x192xf32>
    %155 = "linalg.generic"(%arg15, %154) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (tensor<192x96xf32>, tensor<96x192xf32>) -> tensor<96x192xf32>
    %156 = "tensor.collapse_shape"(%153) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %157 = "tensor.empty"() : () -> tensor<6x192xf32>
    %158 = "linalg.generic"(%3, %157) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "linalg.yield"(%arg31) : (f32) -> ()
    }) : (f32, tensor<6x192xf32>) -> tensor<6x192xf32>
    %159 = "linalg.generic"(%156, %155, %158) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %174 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %175 = "arith.addf"(%arg30, %174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x192xf32>, tensor<6x192xf32>) -> tensor<6x192xf32>
    %160 = "tensor.expand_shape"(%159) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 192>}> : (tensor<6x192xf32>) -> tensor<1x6x192xf32>
    %161 = "tensor.empty"() : () -> tensor<1x6x192xf32>
    %162 = "linalg.generic"(%160, %161) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %172 = "arith.cmpf"(%arg26, %3) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
      %173 = "arith.select"(%172, %arg26, %3) : (i1, f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<1x6x192xf32>, tensor<1x6x192xf32>) -> tensor<1x6x192xf32>
    %163 = "tensor.empty"() : () -> tensor<192x96xf32>
    %164 = "linalg.generic"(%arg16, %163) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<96x192xf32>, tensor<192x96xf32>) -> tensor<192x96xf32>
    %165 = "tensor.collapse_shape"(%162) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x192xf32>) -> tensor<6x192xf32>
    %166 = "linalg.generic"(%165, %164, %27) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %170 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %171 = "arith.addf"(%arg23, %170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<6x192xf32>, tensor<192x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %167 = "tensor.expand_shape"(%166) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %168 = "linalg.generic"(%146, %167, %13) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %169 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    "func.return"(%168) : (tensor<1x6x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
