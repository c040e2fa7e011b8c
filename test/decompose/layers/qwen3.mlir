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
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x6x128xf32>, tensor<1x6x16xf32>, tensor<1x6x16xf32>, tensor<1x1x6x6xf32>, tensor<128x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<128x128xf32>, tensor<16xf32>, tensor<16xf32>, tensor<256x128xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x6x128xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<2x6x128xf32>, %arg1: tensor<1x6x16xf32>, %arg2: tensor<1x6x16xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<128x128xf32>, %arg5: tensor<64x128xf32>, %arg6: tensor<64x128xf32>, %arg7: tensor<128x128xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<256x128xf32>, %arg11: tensor<256x128xf32>, %arg12: tensor<128x256xf32>, %arg13: tensor<128xf32>, %arg14: tensor<128xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 1.280000e+02 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %9 = "tensor.empty"() : () -> tensor<2x6x128xf32>
    %10 = "linalg.generic"(%arg0, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      %220 = "math.fpowi"(%arg208, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %11 = "tensor.empty"() : () -> tensor<2x6x1xf32>
    %12 = "linalg.generic"(%2, %11) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32):
      "linalg.yield"(%arg206) : (f32) -> ()
    }) : (f32, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %13 = "linalg.generic"(%10, %12) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      %219 = "arith.addf"(%arg204, %arg205) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %14 = "linalg.generic"(%13, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32):
      %218 = "arith.divf"(%arg202, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %15 = "linalg.generic"(%14, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32):
      %216 = "arith.truncf"(%5) : (f64) -> f32
      %217 = "arith.addf"(%arg200, %216) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%217) : (f32) -> ()
    }) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %16 = "linalg.generic"(%15, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg198: f32, %arg199: f32):
      %215 = "math.rsqrt"(%arg198) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %17 = "linalg.generic"(%arg0, %16, %9) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32, %arg197: f32):
      %214 = "arith.mulf"(%arg195, %arg196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x1xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %18 = "linalg.generic"(%arg13, %17, %9) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32, %arg194: f32):
      %213 = "arith.mulf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<2x6x128xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %19 = "tensor.empty"() : () -> tensor<128x128xf32>
    %20 = "linalg.generic"(%arg4, %19) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: f32, %arg191: f32):
      "linalg.yield"(%arg190) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %21 = "tensor.collapse_shape"(%18) <{reassociation = [[0, 1], [2]]}> : (tensor<2x6x128xf32>) -> tensor<12x128xf32>
    %22 = "tensor.empty"() : () -> tensor<12x128xf32>
    %23 = "linalg.generic"(%2, %22) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg188: f32, %arg189: f32):
      "linalg.yield"(%arg188) : (f32) -> ()
    }) : (f32, tensor<12x128xf32>) -> tensor<12x128xf32>
    %24 = "linalg.generic"(%21, %20, %23) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32, %arg187: f32):
      %211 = "arith.mulf"(%arg185, %arg186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %212 = "arith.addf"(%arg187, %211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%212) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128x128xf32>, tensor<12x128xf32>) -> tensor<12x128xf32>
    %25 = "tensor.expand_shape"(%24) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 6, 8, 16>}> : (tensor<12x128xf32>) -> tensor<2x6x8x16xf32>
    %26 = "tensor.empty"() : () -> tensor<2x6x8x16xf32>
    %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32):
      %210 = "math.fpowi"(%arg183, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<2x6x8x16xf32>, tensor<2x6x8x16xf32>) -> tensor<2x6x8x16xf32>
    %28 = "tensor.empty"() : () -> tensor<2x6x8x1xf32>
    %29 = "linalg.generic"(%2, %28) <{indexing_maps = [#map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32):
      "linalg.yield"(%arg181) : (f32) -> ()
    }) : (f32, tensor<2x6x8x1xf32>) -> tensor<2x6x8x1xf32>
    %30 = "linalg.generic"(%27, %29) <{indexing_maps = [#map10, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      %209 = "arith.addf"(%arg179, %arg180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<2x6x8x16xf32>, tensor<2x6x8x1xf32>) -> tensor<2x6x8x1xf32>
    %31 = "linalg.generic"(%30, %28) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      %208 = "arith.divf"(%arg177, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<2x6x8x1xf32>, tensor<2x6x8x1xf32>) -> tensor<2x6x8x1xf32>
    %32 = "linalg.generic"(%31, %28) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32):
      %206 = "arith.truncf"(%5) : (f64) -> f32
      %207 = "arith.addf"(%arg175, %206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<2x6x8x1xf32>, tensor<2x6x8x1xf32>) -> tensor<2x6x8x1xf32>
    %33 = "linalg.generic"(%32, %28) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32):
      %205 = "math.rsqrt"(%arg173) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<2x6x8x1xf32>, tensor<2x6x8x1xf32>) -> tensor<2x6x8x1xf32>
    %34 = "linalg.generic"(%25, %33, %26) <{indexing_maps = [#map10, #map12, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32, %arg172: f32):
      %204 = "arith.mulf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%204) : (f32) -> ()
    }) : (tensor<2x6x8x16xf32>, tensor<2x6x8x1xf32>, tensor<2x6x8x16xf32>) -> tensor<2x6x8x16xf32>
    %35 = "linalg.generic"(%arg8, %34, %26) <{indexing_maps = [#map13, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32, %arg169: f32):
      %203 = "arith.mulf"(%arg167, %arg168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x6x8x16xf32>, tensor<2x6x8x16xf32>) -> tensor<2x6x8x16xf32>
    %36 = "tensor.empty"() : () -> tensor<2x8x6x16xf32>
    %37 = "linalg.generic"(%35, %36) <{indexing_maps = [#map14, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg165: f32, %arg166: f32):
      "linalg.yield"(%arg165) : (f32) -> ()
    }) : (tensor<2x6x8x16xf32>, tensor<2x8x6x16xf32>) -> tensor<2x8x6x16xf32>
    %38 = "tensor.empty"() : () -> tensor<128x64xf32>
    %39 = "linalg.generic"(%arg5, %38) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg163: f32, %arg164: f32):
      "linalg.yield"(%arg163) : (f32) -> ()
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %40 = "tensor.empty"() : () -> tensor<12x64xf32>
    %41 = "linalg.generic"(%2, %40) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32):
      "linalg.yield"(%arg161) : (f32) -> ()
    }) : (f32, tensor<12x64xf32>) -> tensor<12x64xf32>
    %42 = "linalg.generic"(%21, %39, %41) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32, %arg160: f32):
      %201 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %202 = "arith.addf"(%arg160, %201) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%202) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128x64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %43 = "tensor.expand_shape"(%42) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 6, 4, 16>}> : (tensor<12x64xf32>) -> tensor<2x6x4x16xf32>
    %44 = "tensor.empty"() : () -> tensor<2x6x4x16xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      %200 = "math.fpowi"(%arg156, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%200) : (f32) -> ()
    }) : (tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) -> tensor<2x6x4x16xf32>
    %46 = "tensor.empty"() : () -> tensor<2x6x4x1xf32>
    %47 = "linalg.generic"(%2, %46) <{indexing_maps = [#map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32):
      "linalg.yield"(%arg154) : (f32) -> ()
    }) : (f32, tensor<2x6x4x1xf32>) -> tensor<2x6x4x1xf32>
    %48 = "linalg.generic"(%45, %47) <{indexing_maps = [#map10, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: f32, %arg153: f32):
      %199 = "arith.addf"(%arg152, %arg153) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%199) : (f32) -> ()
    }) : (tensor<2x6x4x16xf32>, tensor<2x6x4x1xf32>) -> tensor<2x6x4x1xf32>
    %49 = "linalg.generic"(%48, %46) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32):
      %198 = "arith.divf"(%arg150, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%198) : (f32) -> ()
    }) : (tensor<2x6x4x1xf32>, tensor<2x6x4x1xf32>) -> tensor<2x6x4x1xf32>
    %50 = "linalg.generic"(%49, %46) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32):
      %196 = "arith.truncf"(%5) : (f64) -> f32
      %197 = "arith.addf"(%arg148, %196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%197) : (f32) -> ()
    }) : (tensor<2x6x4x1xf32>, tensor<2x6x4x1xf32>) -> tensor<2x6x4x1xf32>
    %51 = "linalg.generic"(%50, %46) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg146: f32, %arg147: f32):
      %195 = "math.rsqrt"(%arg146) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%195) : (f32) -> ()
    }) : (tensor<2x6x4x1xf32>, tensor<2x6x4x1xf32>) -> tensor<2x6x4x1xf32>
    %52 = "linalg.generic"(%43, %51, %44) <{indexing_maps = [#map10, #map12, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32, %arg145: f32):
      %194 = "arith.mulf"(%arg143, %arg144) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%194) : (f32) -> ()
    }) : (tensor<2x6x4x16xf32>, tensor<2x6x4x1xf32>, tensor<2x6x4x16xf32>) -> tensor<2x6x4x16xf32>
    %53 = "linalg.generic"(%arg9, %52, %44) <{indexing_maps = [#map13, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32, %arg142: f32):
      %193 = "arith.mulf"(%arg140, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) -> tensor<2x6x4x16xf32>
    %54 = "tensor.empty"() : () -> tensor<2x4x6x16xf32>
    %55 = "linalg.generic"(%53, %54) <{indexing_maps = [#map14, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32):
      "linalg.yield"(%arg138) : (f32) -> ()
    }) : (tensor<2x6x4x16xf32>, tensor<2x4x6x16xf32>) -> tensor<2x4x6x16xf32>
    %56 = "linalg.generic"(%arg6, %38) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      "linalg.yield"(%arg136) : (f32) -> ()
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %57 = "linalg.generic"(%21, %56, %41) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %191 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %192 = "arith.addf"(%arg135, %191) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%192) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128x64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %58 = "tensor.expand_shape"(%57) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 6, 4, 16>}> : (tensor<12x64xf32>) -> tensor<2x6x4x16xf32>
    %59 = "linalg.generic"(%58, %54) <{indexing_maps = [#map14, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32):
      "linalg.yield"(%arg131) : (f32) -> ()
    }) : (tensor<2x6x4x16xf32>, tensor<2x4x6x16xf32>) -> tensor<2x4x6x16xf32>
    %60 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %61 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %62 = "linalg.generic"(%37, %60, %36) <{indexing_maps = [#map10, #map15, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %190 = "arith.mulf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<2x8x6x16xf32>, tensor<1x1x6x16xf32>, tensor<2x8x6x16xf32>) -> tensor<2x8x6x16xf32>
    %63 = "tensor.extract_slice"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x6x16xf32>) -> tensor<2x8x6x8xf32>
    %64 = "tensor.extract_slice"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x6x16xf32>) -> tensor<2x8x6x8xf32>
    %65 = "tensor.empty"() : () -> tensor<2x8x6x8xf32>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      %189 = "arith.negf"(%arg126) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<2x8x6x8xf32>, tensor<2x8x6x8xf32>) -> tensor<2x8x6x8xf32>
    %67 = "tensor.concat"(%66, %63) <{dim = 3 : i64}> : (tensor<2x8x6x8xf32>, tensor<2x8x6x8xf32>) -> tensor<2x8x6x16xf32>
    %68 = "linalg.generic"(%67, %61, %36) <{indexing_maps = [#map10, #map15, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %188 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<2x8x6x16xf32>, tensor<1x1x6x16xf32>, tensor<2x8x6x16xf32>) -> tensor<2x8x6x16xf32>
    %69 = "linalg.generic"(%62, %68, %36) <{indexing_maps = [#map10, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %187 = "arith.addf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<2x8x6x16xf32>, tensor<2x8x6x16xf32>, tensor<2x8x6x16xf32>) -> tensor<2x8x6x16xf32>
    %70 = "linalg.generic"(%55, %60, %54) <{indexing_maps = [#map10, #map15, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: f32):
      %186 = "arith.mulf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<2x4x6x16xf32>, tensor<1x1x6x16xf32>, tensor<2x4x6x16xf32>) -> tensor<2x4x6x16xf32>
    %71 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x6x16xf32>) -> tensor<2x4x6x8xf32>
    %72 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 4, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x6x16xf32>) -> tensor<2x4x6x8xf32>
    %73 = "tensor.empty"() : () -> tensor<2x4x6x8xf32>
    %74 = "linalg.generic"(%72, %73) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32):
      %185 = "arith.negf"(%arg115) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32>
    %75 = "tensor.concat"(%74, %71) <{dim = 3 : i64}> : (tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>) -> tensor<2x4x6x16xf32>
    %76 = "linalg.generic"(%75, %61, %54) <{indexing_maps = [#map10, #map15, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32, %arg114: f32):
      %184 = "arith.mulf"(%arg112, %arg113) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<2x4x6x16xf32>, tensor<1x1x6x16xf32>, tensor<2x4x6x16xf32>) -> tensor<2x4x6x16xf32>
    %77 = "linalg.generic"(%70, %76, %54) <{indexing_maps = [#map10, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %183 = "arith.addf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<2x4x6x16xf32>, tensor<2x4x6x16xf32>, tensor<2x4x6x16xf32>) -> tensor<2x4x6x16xf32>
    %78 = "tensor.empty"() : () -> tensor<2x4x2x6x16xf32>
    %79 = "linalg.generic"(%77, %78) <{indexing_maps = [#map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (tensor<2x4x6x16xf32>, tensor<2x4x2x6x16xf32>) -> tensor<2x4x2x6x16xf32>
    %80 = "tensor.collapse_shape"(%79) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x4x2x6x16xf32>) -> tensor<2x8x6x16xf32>
    %81 = "linalg.generic"(%59, %78) <{indexing_maps = [#map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (tensor<2x4x6x16xf32>, tensor<2x4x2x6x16xf32>) -> tensor<2x4x2x6x16xf32>
    %82 = "tensor.empty"() : () -> tensor<2x8x16x6xf32>
    %83 = "linalg.generic"(%80, %82) <{indexing_maps = [#map18, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      "linalg.yield"(%arg103) : (f32) -> ()
    }) : (tensor<2x8x6x16xf32>, tensor<2x8x16x6xf32>) -> tensor<2x8x16x6xf32>
    %84 = "tensor.collapse_shape"(%69) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x6x16xf32>) -> tensor<16x6x16xf32>
    %85 = "tensor.collapse_shape"(%83) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x16x6xf32>) -> tensor<16x16x6xf32>
    %86 = "tensor.empty"() : () -> tensor<16x6x6xf32>
    %87 = "linalg.generic"(%2, %86) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (f32, tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %88 = "linalg.generic"(%84, %85, %87) <{indexing_maps = [#map19, #map20, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
      %181 = "arith.mulf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %182 = "arith.addf"(%arg100, %181) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<16x6x16xf32>, tensor<16x16x6xf32>, tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %89 = "tensor.expand_shape"(%88) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 6, 6>}> : (tensor<16x6x6xf32>) -> tensor<2x8x6x6xf32>
    %90 = "tensor.empty"() : () -> tensor<2x8x6x6xf32>
    %91 = "linalg.generic"(%89, %90) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %180 = "arith.mulf"(%arg96, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %92 = "linalg.generic"(%91, %arg3, %90) <{indexing_maps = [#map10, #map15, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %179 = "arith.addf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<1x1x6x6xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %93 = "tensor.empty"() : () -> tensor<2x8x6xi64>
    %94 = "linalg.generic"(%1, %93) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: i64, %arg92: i64):
      "linalg.yield"(%arg91) : (i64) -> ()
    }) : (i64, tensor<2x8x6xi64>) -> tensor<2x8x6xi64>
    %95 = "tensor.empty"() : () -> tensor<2x8x6xf32>
    %96 = "linalg.generic"(%3, %95) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      "linalg.yield"(%arg89) : (f32) -> ()
    }) : (f32, tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
    %97:2 = "linalg.generic"(%92, %96, %94) <{indexing_maps = [#map10, #map21, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg86: f32, %arg87: f32, %arg88: i64):
      %174 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %175 = "arith.index_cast"(%174) : (index) -> i64
      %176 = "arith.maximumf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %177 = "arith.cmpf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %178 = "arith.select"(%177, %175, %arg88) : (i1, i64, i64) -> i64
      "linalg.yield"(%176, %178) : (f32, i64) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6xf32>, tensor<2x8x6xi64>) -> (tensor<2x8x6xf32>, tensor<2x8x6xi64>)
    %98 = "tensor.expand_shape"(%97#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 8, 6, 1>}> : (tensor<2x8x6xf32>) -> tensor<2x8x6x1xf32>
    %99 = "linalg.generic"(%92, %98, %90) <{indexing_maps = [#map10, #map12, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32, %arg85: f32):
      %173 = "arith.subf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x1xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %100 = "linalg.generic"(%99, %90) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      %172 = "math.exp"(%arg81) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %101 = "tensor.empty"() : () -> tensor<2x8x6x1xf32>
    %102 = "linalg.generic"(%2, %101) <{indexing_maps = [#map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      "linalg.yield"(%arg79) : (f32) -> ()
    }) : (f32, tensor<2x8x6x1xf32>) -> tensor<2x8x6x1xf32>
    %103 = "linalg.generic"(%100, %102) <{indexing_maps = [#map10, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      %171 = "arith.addf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x1xf32>) -> tensor<2x8x6x1xf32>
    %104 = "linalg.generic"(%100, %103, %90) <{indexing_maps = [#map10, #map12, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %170 = "arith.divf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x1xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %105 = "tensor.collapse_shape"(%104) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x6x6xf32>) -> tensor<16x6x6xf32>
    %106 = "tensor.collapse_shape"(%81) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x4x2x6x16xf32>) -> tensor<16x6x16xf32>
    %107 = "tensor.empty"() : () -> tensor<16x6x16xf32>
    %108 = "linalg.generic"(%2, %107) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      "linalg.yield"(%arg72) : (f32) -> ()
    }) : (f32, tensor<16x6x16xf32>) -> tensor<16x6x16xf32>
    %109 = "linalg.generic"(%105, %106, %108) <{indexing_maps = [#map19, #map20, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %168 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %169 = "arith.addf"(%arg71, %168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<16x6x6xf32>, tensor<16x6x16xf32>, tensor<16x6x16xf32>) -> tensor<16x6x16xf32>
    %110 = "tensor.expand_shape"(%109) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 6, 16>}> : (tensor<16x6x16xf32>) -> tensor<2x8x6x16xf32>
    %111 = "linalg.generic"(%110, %26) <{indexing_maps = [#map14, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      "linalg.yield"(%arg67) : (f32) -> ()
    }) : (tensor<2x8x6x16xf32>, tensor<2x6x8x16xf32>) -> tensor<2x6x8x16xf32>
    %112 = "linalg.generic"(%arg7, %19) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      "linalg.yield"(%arg65) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %113 = "tensor.collapse_shape"(%111) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x6x8x16xf32>) -> tensor<12x128xf32>
    %114 = "linalg.generic"(%113, %112, %23) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: f32):
      %166 = "arith.mulf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %167 = "arith.addf"(%arg64, %166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128x128xf32>, tensor<12x128xf32>) -> tensor<12x128xf32>
    %115 = "tensor.expand_shape"(%114) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 128>}> : (tensor<12x128xf32>) -> tensor<2x6x128xf32>
    %116 = "linalg.generic"(%arg0, %115, %9) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %165 = "arith.addf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x128xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %117 = "linalg.generic"(%116, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %164 = "math.fpowi"(%arg57, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %118 = "linalg.generic"(%117, %12) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %163 = "arith.addf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %119 = "linalg.generic"(%118, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %162 = "arith.divf"(%arg53, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %120 = "linalg.generic"(%119, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %160 = "arith.truncf"(%5) : (f64) -> f32
      %161 = "arith.addf"(%arg51, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %121 = "linalg.generic"(%120, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %159 = "math.rsqrt"(%arg49) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %122 = "linalg.generic"(%116, %121, %9) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %158 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x1xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %123 = "linalg.generic"(%arg14, %122, %9) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %157 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<2x6x128xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    %124 = "tensor.empty"() : () -> tensor<128x256xf32>
    %125 = "linalg.generic"(%arg10, %124) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %126 = "tensor.collapse_shape"(%123) <{reassociation = [[0, 1], [2]]}> : (tensor<2x6x128xf32>) -> tensor<12x128xf32>
    %127 = "tensor.empty"() : () -> tensor<12x256xf32>
    %128 = "linalg.generic"(%2, %127) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<12x256xf32>) -> tensor<12x256xf32>
    %129 = "linalg.generic"(%126, %125, %128) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %155 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %156 = "arith.addf"(%arg38, %155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128x256xf32>, tensor<12x256xf32>) -> tensor<12x256xf32>
    %130 = "tensor.expand_shape"(%129) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 256>}> : (tensor<12x256xf32>) -> tensor<2x6x256xf32>
    %131 = "tensor.empty"() : () -> tensor<2x6x256xf32>
    %132 = "linalg.generic"(%130, %131) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      %151 = "arith.negf"(%arg34) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %152 = "math.exp"(%151) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %153 = "arith.addf"(%152, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %154 = "arith.divf"(%4, %153) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<2x6x256xf32>, tensor<2x6x256xf32>) -> tensor<2x6x256xf32>
    %133 = "linalg.generic"(%130, %132, %131) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %150 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<2x6x256xf32>, tensor<2x6x256xf32>, tensor<2x6x256xf32>) -> tensor<2x6x256xf32>
    %134 = "linalg.generic"(%arg11, %124) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %135 = "linalg.generic"(%126, %134, %128) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %148 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %149 = "arith.addf"(%arg28, %148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128x256xf32>, tensor<12x256xf32>) -> tensor<12x256xf32>
    %136 = "tensor.expand_shape"(%135) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 256>}> : (tensor<12x256xf32>) -> tensor<2x6x256xf32>
    %137 = "linalg.generic"(%133, %136, %131) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %147 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<2x6x256xf32>, tensor<2x6x256xf32>, tensor<2x6x256xf32>) -> tensor<2x6x256xf32>
    %138 = "tensor.empty"() : () -> tensor<256x128xf32>
    %139 = "linalg.generic"(%arg12, %138) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<128x256xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %140 = "tensor.collapse_shape"(%137) <{reassociation = [[0, 1], [2]]}> : (tensor<2x6x256xf32>) -> tensor<12x256xf32>
    %141 = "linalg.generic"(%140, %139, %23) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %145 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %146 = "arith.addf"(%arg20, %145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<12x256xf32>, tensor<256x128xf32>, tensor<12x128xf32>) -> tensor<12x128xf32>
    %142 = "tensor.expand_shape"(%141) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 128>}> : (tensor<12x128xf32>) -> tensor<2x6x128xf32>
    %143 = "linalg.generic"(%116, %142, %9) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %144 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<2x6x128xf32>, tensor<2x6x128xf32>, tensor<2x6x128xf32>) -> tensor<2x6x128xf32>
    "func.return"(%143) : (tensor<2x6x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
