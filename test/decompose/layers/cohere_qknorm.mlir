#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x128xf32>, tensor<1x6x16xf32>, tensor<1x6x16xf32>, tensor<1x1x6x6xf32>, tensor<128x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<128x128xf32>, tensor<8x16xf32>, tensor<4x16xf32>, tensor<256x128xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>) -> tensor<1x6x128xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x128xf32>, %arg1: tensor<1x6x16xf32>, %arg2: tensor<1x6x16xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<128x128xf32>, %arg5: tensor<64x128xf32>, %arg6: tensor<64x128xf32>, %arg7: tensor<128x128xf32>, %arg8: tensor<8x16xf32>, %arg9: tensor<4x16xf32>, %arg10: tensor<256x128xf32>, %arg11: tensor<256x128xf32>, %arg12: tensor<128x256xf32>, %arg13: tensor<128xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 1.280000e+02 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %9 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %10 = "linalg.generic"(%2, %9) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg212: f32, %arg213: f32):
      "linalg.yield"(%arg212) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %11 = "linalg.generic"(%arg0, %10) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg210: f32, %arg211: f32):
      %228 = "arith.addf"(%arg210, %arg211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %12 = "linalg.generic"(%11, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      %227 = "arith.divf"(%arg208, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %13 = "tensor.empty"() : () -> tensor<1x6x128xf32>
    %14 = "linalg.generic"(%arg0, %12, %13) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32, %arg207: f32):
      %226 = "arith.subf"(%arg205, %arg206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%226) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %15 = "linalg.generic"(%14, %13) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg203: f32, %arg204: f32):
      %225 = "math.fpowi"(%arg203, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %16 = "linalg.generic"(%15, %10) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32):
      %224 = "arith.addf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %17 = "linalg.generic"(%16, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32):
      %223 = "arith.divf"(%arg199, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %18 = "linalg.generic"(%17, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32):
      %221 = "arith.truncf"(%5) : (f64) -> f32
      %222 = "arith.addf"(%arg197, %221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %19 = "linalg.generic"(%18, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32):
      %220 = "math.rsqrt"(%arg195) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %20 = "linalg.generic"(%14, %19, %13) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32, %arg194: f32):
      %219 = "arith.mulf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %21 = "linalg.generic"(%arg13, %20, %13) <{indexing_maps = [#map3, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32, %arg191: f32):
      %218 = "arith.mulf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %22 = "tensor.empty"() : () -> tensor<128x128xf32>
    %23 = "linalg.generic"(%arg4, %22) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32):
      "linalg.yield"(%arg187) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %24 = "tensor.collapse_shape"(%21) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x128xf32>) -> tensor<6x128xf32>
    %25 = "tensor.empty"() : () -> tensor<6x128xf32>
    %26 = "linalg.generic"(%2, %25) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32):
      "linalg.yield"(%arg185) : (f32) -> ()
    }) : (f32, tensor<6x128xf32>) -> tensor<6x128xf32>
    %27 = "linalg.generic"(%24, %23, %26) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg182: f32, %arg183: f32, %arg184: f32):
      %216 = "arith.mulf"(%arg182, %arg183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %217 = "arith.addf"(%arg184, %216) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%217) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %28 = "tensor.expand_shape"(%27) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 16>}> : (tensor<6x128xf32>) -> tensor<1x6x8x16xf32>
    %29 = "tensor.empty"() : () -> tensor<128x64xf32>
    %30 = "linalg.generic"(%arg5, %29) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg180: f32, %arg181: f32):
      "linalg.yield"(%arg180) : (f32) -> ()
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %31 = "tensor.empty"() : () -> tensor<6x64xf32>
    %32 = "linalg.generic"(%2, %31) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: f32, %arg179: f32):
      "linalg.yield"(%arg178) : (f32) -> ()
    }) : (f32, tensor<6x64xf32>) -> tensor<6x64xf32>
    %33 = "linalg.generic"(%24, %30, %32) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32, %arg177: f32):
      %214 = "arith.mulf"(%arg175, %arg176) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %215 = "arith.addf"(%arg177, %214) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %34 = "tensor.expand_shape"(%33) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 4, 16>}> : (tensor<6x64xf32>) -> tensor<1x6x4x16xf32>
    %35 = "linalg.generic"(%arg6, %29) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32):
      "linalg.yield"(%arg173) : (f32) -> ()
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %36 = "linalg.generic"(%24, %35, %32) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32, %arg172: f32):
      %212 = "arith.mulf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %213 = "arith.addf"(%arg172, %212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %37 = "tensor.expand_shape"(%36) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 4, 16>}> : (tensor<6x64xf32>) -> tensor<1x6x4x16xf32>
    %38 = "tensor.empty"() : () -> tensor<1x6x8x1xf32>
    %39 = "linalg.generic"(%2, %38) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32):
      "linalg.yield"(%arg168) : (f32) -> ()
    }) : (f32, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %40 = "linalg.generic"(%28, %39) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32, %arg167: f32):
      %211 = "arith.addf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%211) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %41 = "linalg.generic"(%40, %38) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32):
      %210 = "arith.divf"(%arg164, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<1x6x8x1xf32>, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %42 = "tensor.empty"() : () -> tensor<1x6x8x16xf32>
    %43 = "linalg.generic"(%28, %41, %42) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32, %arg163: f32):
      %209 = "arith.subf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x6x8x1xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %44 = "linalg.generic"(%43, %42) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg159: f32, %arg160: f32):
      %208 = "math.fpowi"(%arg159, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %45 = "linalg.generic"(%44, %39) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32):
      %207 = "arith.addf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %46 = "linalg.generic"(%45, %38) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32):
      %206 = "arith.divf"(%arg155, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%206) : (f32) -> ()
    }) : (tensor<1x6x8x1xf32>, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %47 = "linalg.generic"(%46, %38) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      %204 = "arith.truncf"(%5) : (f64) -> f32
      %205 = "arith.addf"(%arg153, %204) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<1x6x8x1xf32>, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %48 = "linalg.generic"(%47, %38) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32):
      %203 = "math.rsqrt"(%arg151) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<1x6x8x1xf32>, tensor<1x6x8x1xf32>) -> tensor<1x6x8x1xf32>
    %49 = "linalg.generic"(%43, %48, %42) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32, %arg150: f32):
      %202 = "arith.mulf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%202) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x6x8x1xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %50 = "linalg.generic"(%arg8, %49, %42) <{indexing_maps = [#map13, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32, %arg147: f32):
      %201 = "arith.mulf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%201) : (f32) -> ()
    }) : (tensor<8x16xf32>, tensor<1x6x8x16xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %51 = "tensor.empty"() : () -> tensor<1x6x4x1xf32>
    %52 = "linalg.generic"(%2, %51) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32):
      "linalg.yield"(%arg143) : (f32) -> ()
    }) : (f32, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %53 = "linalg.generic"(%34, %52) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32):
      %200 = "arith.addf"(%arg141, %arg142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%200) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %54 = "linalg.generic"(%53, %51) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32):
      %199 = "arith.divf"(%arg139, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%199) : (f32) -> ()
    }) : (tensor<1x6x4x1xf32>, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %55 = "tensor.empty"() : () -> tensor<1x6x4x16xf32>
    %56 = "linalg.generic"(%34, %54, %55) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %198 = "arith.subf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%198) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x6x4x1xf32>, tensor<1x6x4x16xf32>) -> tensor<1x6x4x16xf32>
    %57 = "linalg.generic"(%56, %55) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg134: f32, %arg135: f32):
      %197 = "math.fpowi"(%arg134, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%197) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x6x4x16xf32>) -> tensor<1x6x4x16xf32>
    %58 = "linalg.generic"(%57, %52) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg132: f32, %arg133: f32):
      %196 = "arith.addf"(%arg132, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%196) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %59 = "linalg.generic"(%58, %51) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32):
      %195 = "arith.divf"(%arg130, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%195) : (f32) -> ()
    }) : (tensor<1x6x4x1xf32>, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %60 = "linalg.generic"(%59, %51) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      %193 = "arith.truncf"(%5) : (f64) -> f32
      %194 = "arith.addf"(%arg128, %193) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%194) : (f32) -> ()
    }) : (tensor<1x6x4x1xf32>, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %61 = "linalg.generic"(%60, %51) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      %192 = "math.rsqrt"(%arg126) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%192) : (f32) -> ()
    }) : (tensor<1x6x4x1xf32>, tensor<1x6x4x1xf32>) -> tensor<1x6x4x1xf32>
    %62 = "linalg.generic"(%56, %61, %55) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %191 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x6x4x1xf32>, tensor<1x6x4x16xf32>) -> tensor<1x6x4x16xf32>
    %63 = "linalg.generic"(%arg9, %62, %55) <{indexing_maps = [#map13, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %190 = "arith.mulf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<1x6x4x16xf32>, tensor<1x6x4x16xf32>) -> tensor<1x6x4x16xf32>
    %64 = "tensor.empty"() : () -> tensor<1x8x6x16xf32>
    %65 = "linalg.generic"(%50, %64) <{indexing_maps = [#map14, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32):
      "linalg.yield"(%arg118) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %66 = "tensor.empty"() : () -> tensor<1x4x6x16xf32>
    %67 = "linalg.generic"(%63, %66) <{indexing_maps = [#map14, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32):
      "linalg.yield"(%arg116) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %68 = "linalg.generic"(%37, %66) <{indexing_maps = [#map14, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32):
      "linalg.yield"(%arg114) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %69 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %70 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %71 = "linalg.generic"(%65, %69, %64) <{indexing_maps = [#map11, #map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32, %arg113: f32):
      %189 = "arith.mulf"(%arg111, %arg112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %72 = "tensor.extract_slice"(%65) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x8x6x16xf32>) -> tensor<1x8x6x8xf32>
    %73 = "tensor.extract_slice"(%65) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x8x6x16xf32>) -> tensor<1x8x6x8xf32>
    %74 = "tensor.empty"() : () -> tensor<1x8x6x8xf32>
    %75 = "linalg.generic"(%73, %74) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32):
      %188 = "arith.negf"(%arg109) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<1x8x6x8xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %76 = "tensor.expand_shape"(%75) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 8, 6, 8, 1>}> : (tensor<1x8x6x8xf32>) -> tensor<1x8x6x8x1xf32>
    %77 = "tensor.expand_shape"(%72) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 8, 6, 8, 1>}> : (tensor<1x8x6x8xf32>) -> tensor<1x8x6x8x1xf32>
    %78 = "tensor.concat"(%76, %77) <{dim = 4 : i64}> : (tensor<1x8x6x8x1xf32>, tensor<1x8x6x8x1xf32>) -> tensor<1x8x6x8x2xf32>
    %79 = "tensor.collapse_shape"(%78) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x8x6x8x2xf32>) -> tensor<1x8x6x16xf32>
    %80 = "linalg.generic"(%79, %70, %64) <{indexing_maps = [#map11, #map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32, %arg108: f32):
      %187 = "arith.mulf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %81 = "linalg.generic"(%71, %80, %64) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %186 = "arith.addf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x8x6x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %82 = "linalg.generic"(%67, %69, %66) <{indexing_maps = [#map11, #map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32, %arg102: f32):
      %185 = "arith.mulf"(%arg100, %arg101) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %83 = "tensor.extract_slice"(%67) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 6, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x6x16xf32>) -> tensor<1x4x6x8xf32>
    %84 = "tensor.extract_slice"(%67) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 6, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x6x16xf32>) -> tensor<1x4x6x8xf32>
    %85 = "tensor.empty"() : () -> tensor<1x4x6x8xf32>
    %86 = "linalg.generic"(%84, %85) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32):
      %184 = "arith.negf"(%arg98) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<1x4x6x8xf32>, tensor<1x4x6x8xf32>) -> tensor<1x4x6x8xf32>
    %87 = "tensor.expand_shape"(%86) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 6, 8, 1>}> : (tensor<1x4x6x8xf32>) -> tensor<1x4x6x8x1xf32>
    %88 = "tensor.expand_shape"(%83) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 6, 8, 1>}> : (tensor<1x4x6x8xf32>) -> tensor<1x4x6x8x1xf32>
    %89 = "tensor.concat"(%87, %88) <{dim = 4 : i64}> : (tensor<1x4x6x8x1xf32>, tensor<1x4x6x8x1xf32>) -> tensor<1x4x6x8x2xf32>
    %90 = "tensor.collapse_shape"(%89) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x6x8x2xf32>) -> tensor<1x4x6x16xf32>
    %91 = "linalg.generic"(%90, %70, %66) <{indexing_maps = [#map11, #map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32, %arg97: f32):
      %183 = "arith.mulf"(%arg95, %arg96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %92 = "linalg.generic"(%82, %91, %66) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %182 = "arith.addf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x4x6x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %93 = "tensor.empty"() : () -> tensor<1x4x2x6x16xf32>
    %94 = "linalg.generic"(%92, %93) <{indexing_maps = [#map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x4x2x6x16xf32>) -> tensor<1x4x2x6x16xf32>
    %95 = "tensor.collapse_shape"(%94) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x4x2x6x16xf32>) -> tensor<1x8x6x16xf32>
    %96 = "linalg.generic"(%68, %93) <{indexing_maps = [#map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x4x2x6x16xf32>) -> tensor<1x4x2x6x16xf32>
    %97 = "tensor.empty"() : () -> tensor<1x8x16x6xf32>
    %98 = "linalg.generic"(%95, %97) <{indexing_maps = [#map18, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      "linalg.yield"(%arg86) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x8x16x6xf32>) -> tensor<1x8x16x6xf32>
    %99 = "tensor.collapse_shape"(%81) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x16xf32>) -> tensor<8x6x16xf32>
    %100 = "tensor.collapse_shape"(%98) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x16x6xf32>) -> tensor<8x16x6xf32>
    %101 = "tensor.empty"() : () -> tensor<8x6x6xf32>
    %102 = "linalg.generic"(%2, %101) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      "linalg.yield"(%arg84) : (f32) -> ()
    }) : (f32, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %103 = "linalg.generic"(%99, %100, %102) <{indexing_maps = [#map19, #map20, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %180 = "arith.mulf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %181 = "arith.addf"(%arg83, %180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<8x6x16xf32>, tensor<8x16x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %104 = "tensor.expand_shape"(%103) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 6>}> : (tensor<8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %105 = "tensor.empty"() : () -> tensor<1x8x6x6xf32>
    %106 = "linalg.generic"(%104, %105) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      %179 = "arith.mulf"(%arg79, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %107 = "linalg.generic"(%106, %arg3, %105) <{indexing_maps = [#map11, #map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32, %arg78: f32):
      %178 = "arith.addf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %108 = "tensor.empty"() : () -> tensor<1x8x6xi64>
    %109 = "linalg.generic"(%1, %108) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: i64, %arg75: i64):
      "linalg.yield"(%arg74) : (i64) -> ()
    }) : (i64, tensor<1x8x6xi64>) -> tensor<1x8x6xi64>
    %110 = "tensor.empty"() : () -> tensor<1x8x6xf32>
    %111 = "linalg.generic"(%3, %110) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      "linalg.yield"(%arg72) : (f32) -> ()
    }) : (f32, tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %112:2 = "linalg.generic"(%107, %111, %109) <{indexing_maps = [#map11, #map21, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: i64):
      %173 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %174 = "arith.index_cast"(%173) : (index) -> i64
      %175 = "arith.maximumf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %176 = "arith.cmpf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %177 = "arith.select"(%176, %174, %arg71) : (i1, i64, i64) -> i64
      "linalg.yield"(%175, %177) : (f32, i64) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6xf32>, tensor<1x8x6xi64>) -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %113 = "tensor.expand_shape"(%112#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 8, 6, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x8x6x1xf32>
    %114 = "linalg.generic"(%107, %113, %105) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %172 = "arith.subf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %115 = "linalg.generic"(%114, %105) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      %171 = "math.exp"(%arg64) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %116 = "tensor.empty"() : () -> tensor<1x8x6x1xf32>
    %117 = "linalg.generic"(%2, %116) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (f32, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %118 = "linalg.generic"(%115, %117) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      %170 = "arith.addf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %119 = "linalg.generic"(%115, %118, %105) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %169 = "arith.divf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %120 = "tensor.collapse_shape"(%119) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x6xf32>) -> tensor<8x6x6xf32>
    %121 = "tensor.collapse_shape"(%96) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x4x2x6x16xf32>) -> tensor<8x6x16xf32>
    %122 = "tensor.empty"() : () -> tensor<8x6x16xf32>
    %123 = "linalg.generic"(%2, %122) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (f32, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %124 = "linalg.generic"(%120, %121, %123) <{indexing_maps = [#map19, #map20, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %167 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %168 = "arith.addf"(%arg54, %167) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<8x6x6xf32>, tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %125 = "tensor.expand_shape"(%124) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 16>}> : (tensor<8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %126 = "linalg.generic"(%125, %42) <{indexing_maps = [#map14, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      "linalg.yield"(%arg50) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %127 = "linalg.generic"(%arg7, %22) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      "linalg.yield"(%arg48) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %128 = "tensor.collapse_shape"(%126) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x8x16xf32>) -> tensor<6x128xf32>
    %129 = "linalg.generic"(%128, %127, %26) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %165 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %166 = "arith.addf"(%arg47, %165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %130 = "tensor.expand_shape"(%129) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 128>}> : (tensor<6x128xf32>) -> tensor<1x6x128xf32>
    %131 = "tensor.empty"() : () -> tensor<128x256xf32>
    %132 = "linalg.generic"(%arg10, %131) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      "linalg.yield"(%arg43) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %133 = "tensor.empty"() : () -> tensor<6x256xf32>
    %134 = "linalg.generic"(%2, %133) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (f32, tensor<6x256xf32>) -> tensor<6x256xf32>
    %135 = "linalg.generic"(%24, %132, %134) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %163 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %164 = "arith.addf"(%arg40, %163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %136 = "tensor.expand_shape"(%135) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 256>}> : (tensor<6x256xf32>) -> tensor<1x6x256xf32>
    %137 = "tensor.empty"() : () -> tensor<1x6x256xf32>
    %138 = "linalg.generic"(%136, %137) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %159 = "arith.negf"(%arg36) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %160 = "math.exp"(%159) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %161 = "arith.addf"(%160, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %162 = "arith.divf"(%4, %161) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %139 = "linalg.generic"(%136, %138, %137) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %158 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %140 = "linalg.generic"(%arg11, %131) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "linalg.yield"(%arg31) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %141 = "linalg.generic"(%24, %140, %134) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %156 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %157 = "arith.addf"(%arg30, %156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %142 = "tensor.expand_shape"(%141) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 256>}> : (tensor<6x256xf32>) -> tensor<1x6x256xf32>
    %143 = "linalg.generic"(%139, %142, %137) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %155 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %144 = "tensor.empty"() : () -> tensor<256x128xf32>
    %145 = "linalg.generic"(%arg12, %144) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<128x256xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %146 = "tensor.collapse_shape"(%143) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x256xf32>) -> tensor<6x256xf32>
    %147 = "linalg.generic"(%146, %145, %26) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %153 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %154 = "arith.addf"(%arg22, %153) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<6x256xf32>, tensor<256x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %148 = "tensor.expand_shape"(%147) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 128>}> : (tensor<6x128xf32>) -> tensor<1x6x128xf32>
    %149 = "linalg.generic"(%arg0, %130, %13) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %152 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %150 = "linalg.generic"(%149, %148, %13) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %151 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    "func.return"(%150) : (tensor<1x6x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
