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
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x128xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x1x6x6xf32>, tensor<48x128xf32>, tensor<48xf32>, tensor<192x48xf32>, tensor<40x128xf32>, tensor<32xf32>, tensor<256x32xf32>, tensor<128x128xf32>, tensor<256x128xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<1x6x128xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x128xf32>, %arg1: tensor<1x6x8xf32>, %arg2: tensor<1x6x8xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<48x128xf32>, %arg5: tensor<48xf32>, %arg6: tensor<192x48xf32>, %arg7: tensor<40x128xf32>, %arg8: tensor<32xf32>, %arg9: tensor<256x32xf32>, %arg10: tensor<128x128xf32>, %arg11: tensor<256x128xf32>, %arg12: tensor<256x128xf32>, %arg13: tensor<128x256xf32>, %arg14: tensor<128xf32>, %arg15: tensor<128xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 0.20412414523193151 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %7 = "arith.constant"() <{value = 1.280000e+02 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 4.800000e+01 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %10 = "tensor.empty"() : () -> tensor<1x6x128xf32>
    %11 = "linalg.generic"(%arg0, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg224: f32, %arg225: f32):
      %251 = "math.fpowi"(%arg224, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%251) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %12 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %13 = "linalg.generic"(%2, %12) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg222: f32, %arg223: f32):
      "linalg.yield"(%arg222) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %14 = "linalg.generic"(%11, %13) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: f32, %arg221: f32):
      %250 = "arith.addf"(%arg220, %arg221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %15 = "linalg.generic"(%14, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: f32, %arg219: f32):
      %249 = "arith.divf"(%arg218, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %16 = "linalg.generic"(%15, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg216: f32, %arg217: f32):
      %247 = "arith.truncf"(%6) : (f64) -> f32
      %248 = "arith.addf"(%arg216, %247) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%248) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %17 = "linalg.generic"(%16, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg214: f32, %arg215: f32):
      %246 = "math.rsqrt"(%arg214) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %18 = "linalg.generic"(%arg0, %17, %10) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32, %arg213: f32):
      %245 = "arith.mulf"(%arg211, %arg212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %19 = "linalg.generic"(%arg14, %18, %10) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32, %arg210: f32):
      %244 = "arith.mulf"(%arg208, %arg209) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %20 = "tensor.empty"() : () -> tensor<128x48xf32>
    %21 = "linalg.generic"(%arg4, %20) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32):
      "linalg.yield"(%arg206) : (f32) -> ()
    }) : (tensor<48x128xf32>, tensor<128x48xf32>) -> tensor<128x48xf32>
    %22 = "tensor.collapse_shape"(%19) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x128xf32>) -> tensor<6x128xf32>
    %23 = "tensor.empty"() : () -> tensor<6x48xf32>
    %24 = "linalg.generic"(%2, %23) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      "linalg.yield"(%arg204) : (f32) -> ()
    }) : (f32, tensor<6x48xf32>) -> tensor<6x48xf32>
    %25 = "linalg.generic"(%22, %21, %24) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32, %arg203: f32):
      %242 = "arith.mulf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %243 = "arith.addf"(%arg203, %242) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 48>}> : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
    %27 = "tensor.empty"() : () -> tensor<1x6x48xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32):
      %241 = "math.fpowi"(%arg199, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%241) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %29 = "linalg.generic"(%28, %13) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32):
      %240 = "arith.addf"(%arg197, %arg198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %30 = "linalg.generic"(%29, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32):
      %239 = "arith.divf"(%arg195, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %31 = "linalg.generic"(%30, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg193: f32, %arg194: f32):
      %237 = "arith.truncf"(%6) : (f64) -> f32
      %238 = "arith.addf"(%arg193, %237) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %32 = "linalg.generic"(%31, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32):
      %236 = "math.rsqrt"(%arg191) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %33 = "linalg.generic"(%26, %32, %27) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg188: f32, %arg189: f32, %arg190: f32):
      %235 = "arith.mulf"(%arg188, %arg189) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%235) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %34 = "linalg.generic"(%arg5, %33, %27) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32, %arg187: f32):
      %234 = "arith.mulf"(%arg185, %arg186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<48xf32>, tensor<1x6x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %35 = "tensor.empty"() : () -> tensor<48x192xf32>
    %36 = "linalg.generic"(%arg6, %35) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32):
      "linalg.yield"(%arg183) : (f32) -> ()
    }) : (tensor<192x48xf32>, tensor<48x192xf32>) -> tensor<48x192xf32>
    %37 = "tensor.collapse_shape"(%34) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
    %38 = "tensor.empty"() : () -> tensor<6x192xf32>
    %39 = "linalg.generic"(%2, %38) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32):
      "linalg.yield"(%arg181) : (f32) -> ()
    }) : (f32, tensor<6x192xf32>) -> tensor<6x192xf32>
    %40 = "linalg.generic"(%37, %36, %39) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg178: f32, %arg179: f32, %arg180: f32):
      %232 = "arith.mulf"(%arg178, %arg179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %233 = "arith.addf"(%arg180, %232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (tensor<6x48xf32>, tensor<48x192xf32>, tensor<6x192xf32>) -> tensor<6x192xf32>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 24>}> : (tensor<6x192xf32>) -> tensor<1x6x8x24xf32>
    %42 = "tensor.empty"() : () -> tensor<1x8x6x24xf32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: f32, %arg177: f32):
      "linalg.yield"(%arg176) : (f32) -> ()
    }) : (tensor<1x6x8x24xf32>, tensor<1x8x6x24xf32>) -> tensor<1x8x6x24xf32>
    %44 = "tensor.extract_slice"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x24xf32>) -> tensor<1x8x6x16xf32>
    %45 = "tensor.extract_slice"(%43) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x24xf32>) -> tensor<1x8x6x8xf32>
    %46 = "tensor.empty"() : () -> tensor<128x40xf32>
    %47 = "linalg.generic"(%arg7, %46) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32):
      "linalg.yield"(%arg174) : (f32) -> ()
    }) : (tensor<40x128xf32>, tensor<128x40xf32>) -> tensor<128x40xf32>
    %48 = "tensor.empty"() : () -> tensor<6x40xf32>
    %49 = "linalg.generic"(%2, %48) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32):
      "linalg.yield"(%arg172) : (f32) -> ()
    }) : (f32, tensor<6x40xf32>) -> tensor<6x40xf32>
    %50 = "linalg.generic"(%22, %47, %49) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg169: f32, %arg170: f32, %arg171: f32):
      %230 = "arith.mulf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %231 = "arith.addf"(%arg171, %230) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x40xf32>, tensor<6x40xf32>) -> tensor<6x40xf32>
    %51 = "tensor.expand_shape"(%50) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 40>}> : (tensor<6x40xf32>) -> tensor<1x6x40xf32>
    %52 = "tensor.extract_slice"(%51) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x40xf32>) -> tensor<1x6x32xf32>
    %53 = "tensor.extract_slice"(%51) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 32>, static_sizes = array<i64: 1, 6, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x40xf32>) -> tensor<1x6x8xf32>
    %54 = "tensor.empty"() : () -> tensor<1x6x32xf32>
    %55 = "linalg.generic"(%52, %54) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32):
      %229 = "math.fpowi"(%arg167, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %56 = "linalg.generic"(%55, %13) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg165: f32, %arg166: f32):
      %228 = "arith.addf"(%arg165, %arg166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %57 = "linalg.generic"(%56, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg163: f32, %arg164: f32):
      %227 = "arith.divf"(%arg163, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %58 = "linalg.generic"(%57, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32):
      %225 = "arith.truncf"(%6) : (f64) -> f32
      %226 = "arith.addf"(%arg161, %225) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%226) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %59 = "linalg.generic"(%58, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg159: f32, %arg160: f32):
      %224 = "math.rsqrt"(%arg159) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %60 = "linalg.generic"(%52, %59, %54) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32, %arg158: f32):
      %223 = "arith.mulf"(%arg156, %arg157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x1xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %61 = "linalg.generic"(%arg8, %60, %54) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32, %arg155: f32):
      %222 = "arith.mulf"(%arg153, %arg154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %62 = "tensor.expand_shape"(%53) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 8>}> : (tensor<1x6x8xf32>) -> tensor<1x1x6x8xf32>
    %63 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x8xf32>) -> tensor<1x6x4xf32>
    %64 = "tensor.expand_shape"(%63) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 4>}> : (tensor<1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %65 = "tensor.extract_slice"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x8xf32>) -> tensor<1x6x4xf32>
    %66 = "tensor.expand_shape"(%65) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 4>}> : (tensor<1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %67 = "tensor.extract_slice"(%45) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 6, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x8x6x8xf32>) -> tensor<1x8x6x4xf32>
    %68 = "tensor.extract_slice"(%45) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 8, 6, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x8x6x8xf32>) -> tensor<1x8x6x4xf32>
    %69 = "tensor.extract_slice"(%62) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 6, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x6x8xf32>) -> tensor<1x1x6x4xf32>
    %70 = "tensor.extract_slice"(%62) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 1, 6, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x6x8xf32>) -> tensor<1x1x6x4xf32>
    %71 = "tensor.empty"() : () -> tensor<1x8x6x4xf32>
    %72 = "linalg.generic"(%67, %64, %71) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32, %arg152: f32):
      %221 = "arith.mulf"(%arg150, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<1x8x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x4xf32>
    %73 = "linalg.generic"(%68, %66, %71) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32, %arg149: f32):
      %220 = "arith.mulf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<1x8x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x4xf32>
    %74 = "linalg.generic"(%72, %73, %71) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32, %arg146: f32):
      %219 = "arith.subf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<1x8x6x4xf32>, tensor<1x8x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x4xf32>
    %75 = "linalg.generic"(%68, %64, %71) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32, %arg143: f32):
      %218 = "arith.mulf"(%arg141, %arg142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<1x8x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x4xf32>
    %76 = "linalg.generic"(%67, %66, %71) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32, %arg140: f32):
      %217 = "arith.mulf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%217) : (f32) -> ()
    }) : (tensor<1x8x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x4xf32>
    %77 = "linalg.generic"(%75, %76, %71) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32, %arg137: f32):
      %216 = "arith.addf"(%arg135, %arg136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%216) : (f32) -> ()
    }) : (tensor<1x8x6x4xf32>, tensor<1x8x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x4xf32>
    %78 = "tensor.concat"(%74, %77) <{dim = 3 : i64}> : (tensor<1x8x6x4xf32>, tensor<1x8x6x4xf32>) -> tensor<1x8x6x8xf32>
    %79 = "tensor.empty"() : () -> tensor<1x1x6x4xf32>
    %80 = "linalg.generic"(%69, %64, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg132: f32, %arg133: f32, %arg134: f32):
      %215 = "arith.mulf"(%arg132, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %81 = "linalg.generic"(%70, %66, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32, %arg131: f32):
      %214 = "arith.mulf"(%arg129, %arg130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %82 = "linalg.generic"(%80, %81, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32, %arg128: f32):
      %213 = "arith.subf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %83 = "linalg.generic"(%70, %64, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %212 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%212) : (f32) -> ()
    }) : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %84 = "linalg.generic"(%69, %66, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %211 = "arith.mulf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%211) : (f32) -> ()
    }) : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %85 = "linalg.generic"(%83, %84, %79) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: f32):
      %210 = "arith.addf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x4xf32>
    %86 = "tensor.concat"(%82, %85) <{dim = 3 : i64}> : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x1x6x8xf32>
    %87 = "tensor.concat"(%44, %78) <{dim = 3 : i64}> : (tensor<1x8x6x16xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x24xf32>
    %88 = "tensor.empty"() : () -> tensor<32x256xf32>
    %89 = "linalg.generic"(%arg9, %88) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32):
      "linalg.yield"(%arg115) : (f32) -> ()
    }) : (tensor<256x32xf32>, tensor<32x256xf32>) -> tensor<32x256xf32>
    %90 = "tensor.collapse_shape"(%61) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
    %91 = "tensor.empty"() : () -> tensor<6x256xf32>
    %92 = "linalg.generic"(%2, %91) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32):
      "linalg.yield"(%arg113) : (f32) -> ()
    }) : (f32, tensor<6x256xf32>) -> tensor<6x256xf32>
    %93 = "linalg.generic"(%90, %89, %92) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
      %208 = "arith.mulf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %209 = "arith.addf"(%arg112, %208) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<32x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %94 = "tensor.expand_shape"(%93) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 32>}> : (tensor<6x256xf32>) -> tensor<1x6x8x32xf32>
    %95 = "tensor.empty"() : () -> tensor<1x8x6x32xf32>
    %96 = "linalg.generic"(%94, %95) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      "linalg.yield"(%arg108) : (f32) -> ()
    }) : (tensor<1x6x8x32xf32>, tensor<1x8x6x32xf32>) -> tensor<1x8x6x32xf32>
    %97 = "tensor.extract_slice"(%96) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x32xf32>) -> tensor<1x8x6x16xf32>
    %98 = "tensor.extract_slice"(%96) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 8, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x32xf32>) -> tensor<1x8x6x16xf32>
    %99 = "tensor.empty"() : () -> tensor<1x8x6x8xf32>
    %100 = "tensor.collapse_shape"(%86) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x6x8xf32>) -> tensor<1x6x8xf32>
    %101 = "linalg.generic"(%100, %99) <{indexing_maps = [#map13, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      "linalg.yield"(%arg106) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %102 = "tensor.insert_slice"(%97, %42) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x16xf32>, tensor<1x8x6x24xf32>) -> tensor<1x8x6x24xf32>
    %103 = "tensor.insert_slice"(%101, %102) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x8xf32>, tensor<1x8x6x24xf32>) -> tensor<1x8x6x24xf32>
    %104 = "tensor.collapse_shape"(%87) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x24xf32>) -> tensor<8x6x24xf32>
    %105 = "tensor.empty"() : () -> tensor<1x8x24x6xf32>
    %106 = "linalg.generic"(%103, %105) <{indexing_maps = [#map14, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32):
      "linalg.yield"(%arg104) : (f32) -> ()
    }) : (tensor<1x8x6x24xf32>, tensor<1x8x24x6xf32>) -> tensor<1x8x24x6xf32>
    %107 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x24x6xf32>) -> tensor<8x24x6xf32>
    %108 = "tensor.empty"() : () -> tensor<8x6x6xf32>
    %109 = "linalg.generic"(%2, %108) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      "linalg.yield"(%arg102) : (f32) -> ()
    }) : (f32, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %110 = "linalg.generic"(%104, %107, %109) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32, %arg101: f32):
      %206 = "arith.mulf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %207 = "arith.addf"(%arg101, %206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<8x6x24xf32>, tensor<8x24x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %111 = "tensor.expand_shape"(%110) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 6>}> : (tensor<8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %112 = "tensor.empty"() : () -> tensor<1x8x6x6xf32>
    %113 = "linalg.generic"(%111, %112) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %204 = "arith.truncf"(%5) : (f64) -> f32
      %205 = "arith.mulf"(%arg97, %204) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %114 = "linalg.generic"(%113, %arg3, %112) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
      %203 = "arith.addf"(%arg94, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %115 = "tensor.empty"() : () -> tensor<1x8x6xi64>
    %116 = "linalg.generic"(%1, %115) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: i64, %arg93: i64):
      "linalg.yield"(%arg92) : (i64) -> ()
    }) : (i64, tensor<1x8x6xi64>) -> tensor<1x8x6xi64>
    %117 = "tensor.empty"() : () -> tensor<1x8x6xf32>
    %118 = "linalg.generic"(%3, %117) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (f32, tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %119:2 = "linalg.generic"(%114, %118, %116) <{indexing_maps = [#map11, #map17, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: i64):
      %198 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %199 = "arith.index_cast"(%198) : (index) -> i64
      %200 = "arith.maximumf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %201 = "arith.cmpf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %202 = "arith.select"(%201, %199, %arg89) : (i1, i64, i64) -> i64
      "linalg.yield"(%200, %202) : (f32, i64) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6xf32>, tensor<1x8x6xi64>) -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %120 = "tensor.expand_shape"(%119#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 8, 6, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x8x6x1xf32>
    %121 = "linalg.generic"(%114, %120, %112) <{indexing_maps = [#map11, #map18, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %197 = "arith.subf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%197) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %122 = "linalg.generic"(%121, %112) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      %196 = "math.exp"(%arg82) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%196) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %123 = "tensor.empty"() : () -> tensor<1x8x6x1xf32>
    %124 = "linalg.generic"(%2, %123) <{indexing_maps = [#map19, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (f32, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %125 = "linalg.generic"(%122, %124) <{indexing_maps = [#map11, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      %195 = "arith.addf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%195) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %126 = "linalg.generic"(%122, %125, %112) <{indexing_maps = [#map11, #map18, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: f32):
      %194 = "arith.divf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%194) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %127 = "tensor.collapse_shape"(%126) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x6xf32>) -> tensor<8x6x6xf32>
    %128 = "tensor.collapse_shape"(%98) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x16xf32>) -> tensor<8x6x16xf32>
    %129 = "tensor.empty"() : () -> tensor<8x6x16xf32>
    %130 = "linalg.generic"(%2, %129) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (f32, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %131 = "linalg.generic"(%127, %128, %130) <{indexing_maps = [#map15, #map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %192 = "arith.mulf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %193 = "arith.addf"(%arg72, %192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) : (tensor<8x6x6xf32>, tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %132 = "tensor.expand_shape"(%131) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 16>}> : (tensor<8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %133 = "tensor.empty"() : () -> tensor<1x6x8x16xf32>
    %134 = "linalg.generic"(%132, %133) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %135 = "tensor.empty"() : () -> tensor<128x128xf32>
    %136 = "linalg.generic"(%arg10, %135) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      "linalg.yield"(%arg66) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %137 = "tensor.collapse_shape"(%134) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x8x16xf32>) -> tensor<6x128xf32>
    %138 = "tensor.empty"() : () -> tensor<6x128xf32>
    %139 = "linalg.generic"(%2, %138) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (f32, tensor<6x128xf32>) -> tensor<6x128xf32>
    %140 = "linalg.generic"(%137, %136, %139) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %190 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %191 = "arith.addf"(%arg63, %190) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %141 = "tensor.expand_shape"(%140) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 128>}> : (tensor<6x128xf32>) -> tensor<1x6x128xf32>
    %142 = "linalg.generic"(%arg0, %141, %10) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %189 = "arith.addf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %143 = "linalg.generic"(%142, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      %188 = "math.fpowi"(%arg56, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %144 = "linalg.generic"(%143, %13) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %187 = "arith.addf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %145 = "linalg.generic"(%144, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %186 = "arith.divf"(%arg52, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %146 = "linalg.generic"(%145, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %184 = "arith.truncf"(%6) : (f64) -> f32
      %185 = "arith.addf"(%arg50, %184) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %147 = "linalg.generic"(%146, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %183 = "math.rsqrt"(%arg48) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %148 = "linalg.generic"(%142, %147, %10) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %182 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %149 = "linalg.generic"(%arg15, %148, %10) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %181 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %150 = "tensor.empty"() : () -> tensor<128x256xf32>
    %151 = "linalg.generic"(%arg11, %150) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %152 = "tensor.collapse_shape"(%149) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x128xf32>) -> tensor<6x128xf32>
    %153 = "linalg.generic"(%152, %151, %92) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %179 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %180 = "arith.addf"(%arg39, %179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %154 = "tensor.expand_shape"(%153) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 256>}> : (tensor<6x256xf32>) -> tensor<1x6x256xf32>
    %155 = "tensor.empty"() : () -> tensor<1x6x256xf32>
    %156 = "linalg.generic"(%154, %155) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %175 = "arith.negf"(%arg35) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %176 = "math.exp"(%175) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %177 = "arith.addf"(%176, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %178 = "arith.divf"(%4, %177) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %157 = "linalg.generic"(%154, %156, %155) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %174 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %158 = "linalg.generic"(%arg12, %150) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %159 = "linalg.generic"(%152, %158, %92) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %172 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %173 = "arith.addf"(%arg29, %172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %160 = "tensor.expand_shape"(%159) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 256>}> : (tensor<6x256xf32>) -> tensor<1x6x256xf32>
    %161 = "linalg.generic"(%157, %160, %155) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %171 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %162 = "tensor.empty"() : () -> tensor<256x128xf32>
    %163 = "linalg.generic"(%arg13, %162) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      "linalg.yield"(%arg22) : (f32) -> ()
    }) : (tensor<128x256xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %164 = "tensor.collapse_shape"(%161) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x256xf32>) -> tensor<6x256xf32>
    %165 = "linalg.generic"(%164, %163, %139) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %169 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %170 = "arith.addf"(%arg21, %169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<6x256xf32>, tensor<256x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %166 = "tensor.expand_shape"(%165) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 128>}> : (tensor<6x128xf32>) -> tensor<1x6x128xf32>
    %167 = "linalg.generic"(%142, %166, %10) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %168 = "arith.addf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    "func.return"(%167) : (tensor<1x6x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
