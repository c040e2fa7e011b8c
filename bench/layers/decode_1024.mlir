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
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x1024xf32>, tensor<1x1x64xf32>, tensor<1x1x64xf32>, tensor<1x1x1x128xf32>, tensor<1x1x128x1xi1>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1024x1024xf32>, tensor<512x1024xf32>, tensor<512x1024xf32>, tensor<1024x1024xf32>, tensor<3072x1024xf32>, tensor<3072x1024xf32>, tensor<1024x3072xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1x1x1024xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>), sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x1x1024xf32>, %arg1: tensor<1x1x64xf32>, %arg2: tensor<1x1x64xf32>, %arg3: tensor<1x1x1x128xf32>, %arg4: tensor<1x1x128x1xi1>, %arg5: tensor<1x8x128x64xf32>, %arg6: tensor<1x8x128x64xf32>, %arg7: tensor<1024x1024xf32>, %arg8: tensor<512x1024xf32>, %arg9: tensor<512x1024xf32>, %arg10: tensor<1024x1024xf32>, %arg11: tensor<3072x1024xf32>, %arg12: tensor<3072x1024xf32>, %arg13: tensor<1024x3072xf32>, %arg14: tensor<1024xf32>, %arg15: tensor<1024xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 1.024000e+03 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 1.250000e-01 : f32}> : () -> f32
    %8 = "tensor.empty"() : () -> tensor<1x1x1024xf32>
    %9 = "linalg.generic"(%arg0, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32):
      %189 = "math.fpowi"(%arg181, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %10 = "tensor.empty"() : () -> tensor<1x1x1xf32>
    %11 = "linalg.generic"(%2, %10) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      "linalg.yield"(%arg179) : (f32) -> ()
    }) : (f32, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %12 = "linalg.generic"(%9, %11) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      %188 = "arith.addf"(%arg177, %arg178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %13 = "linalg.generic"(%12, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32):
      %187 = "arith.divf"(%arg175, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %14 = "linalg.generic"(%13, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32):
      %185 = "arith.truncf"(%5) : (f64) -> f32
      %186 = "arith.addf"(%arg173, %185) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %15 = "linalg.generic"(%14, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg171: f32, %arg172: f32):
      %184 = "math.rsqrt"(%arg171) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %16 = "linalg.generic"(%arg0, %15, %8) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32, %arg170: f32):
      %183 = "arith.mulf"(%arg168, %arg169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %17 = "linalg.generic"(%arg14, %16, %8) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg165: f32, %arg166: f32, %arg167: f32):
      %182 = "arith.mulf"(%arg165, %arg166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<1024xf32>, tensor<1x1x1024xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %18 = "tensor.empty"() : () -> tensor<1024x1024xf32>
    %19 = "linalg.generic"(%arg7, %18) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg163: f32, %arg164: f32):
      "linalg.yield"(%arg163) : (f32) -> ()
    }) : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %20 = "tensor.collapse_shape"(%17) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x1024xf32>) -> tensor<1x1024xf32>
    %21 = "tensor.empty"() : () -> tensor<1x1024xf32>
    %22 = "linalg.generic"(%2, %21) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32):
      "linalg.yield"(%arg161) : (f32) -> ()
    }) : (f32, tensor<1x1024xf32>) -> tensor<1x1024xf32>
    %23 = "linalg.generic"(%20, %19, %22) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32, %arg160: f32):
      %180 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %181 = "arith.addf"(%arg160, %180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<1x1024xf32>, tensor<1024x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
    %24 = "tensor.expand_shape"(%23) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 16, 64>}> : (tensor<1x1024xf32>) -> tensor<1x1x16x64xf32>
    %25 = "tensor.empty"() : () -> tensor<1x16x1x64xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      "linalg.yield"(%arg156) : (f32) -> ()
    }) : (tensor<1x1x16x64xf32>, tensor<1x16x1x64xf32>) -> tensor<1x16x1x64xf32>
    %27 = "tensor.empty"() : () -> tensor<1024x512xf32>
    %28 = "linalg.generic"(%arg8, %27) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32):
      "linalg.yield"(%arg154) : (f32) -> ()
    }) : (tensor<512x1024xf32>, tensor<1024x512xf32>) -> tensor<1024x512xf32>
    %29 = "tensor.empty"() : () -> tensor<1x512xf32>
    %30 = "linalg.generic"(%2, %29) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: f32, %arg153: f32):
      "linalg.yield"(%arg152) : (f32) -> ()
    }) : (f32, tensor<1x512xf32>) -> tensor<1x512xf32>
    %31 = "linalg.generic"(%20, %28, %30) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32, %arg151: f32):
      %178 = "arith.mulf"(%arg149, %arg150) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %179 = "arith.addf"(%arg151, %178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) : (tensor<1x1024xf32>, tensor<1024x512xf32>, tensor<1x512xf32>) -> tensor<1x512xf32>
    %32 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 8, 64>}> : (tensor<1x512xf32>) -> tensor<1x1x8x64xf32>
    %33 = "tensor.empty"() : () -> tensor<1x8x1x64xf32>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (tensor<1x1x8x64xf32>, tensor<1x8x1x64xf32>) -> tensor<1x8x1x64xf32>
    %35 = "linalg.generic"(%arg9, %27) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      "linalg.yield"(%arg145) : (f32) -> ()
    }) : (tensor<512x1024xf32>, tensor<1024x512xf32>) -> tensor<1024x512xf32>
    %36 = "linalg.generic"(%20, %35, %30) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32, %arg144: f32):
      %176 = "arith.mulf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %177 = "arith.addf"(%arg144, %176) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x1024xf32>, tensor<1024x512xf32>, tensor<1x512xf32>) -> tensor<1x512xf32>
    %37 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 8, 64>}> : (tensor<1x512xf32>) -> tensor<1x1x8x64xf32>
    %38 = "linalg.generic"(%37, %33) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      "linalg.yield"(%arg140) : (f32) -> ()
    }) : (tensor<1x1x8x64xf32>, tensor<1x8x1x64xf32>) -> tensor<1x8x1x64xf32>
    %39 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 1, 64>}> : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %40 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 1, 64>}> : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %41 = "linalg.generic"(%26, %39, %25) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %175 = "arith.mulf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<1x16x1x64xf32>, tensor<1x1x1x64xf32>, tensor<1x16x1x64xf32>) -> tensor<1x16x1x64xf32>
    %42 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 16, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x16x1x64xf32>) -> tensor<1x16x1x32xf32>
    %43 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 16, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x16x1x64xf32>) -> tensor<1x16x1x32xf32>
    %44 = "tensor.empty"() : () -> tensor<1x16x1x32xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32):
      %174 = "arith.negf"(%arg135) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x16x1x32xf32>, tensor<1x16x1x32xf32>) -> tensor<1x16x1x32xf32>
    %46 = "tensor.concat"(%45, %42) <{dim = 3 : i64}> : (tensor<1x16x1x32xf32>, tensor<1x16x1x32xf32>) -> tensor<1x16x1x64xf32>
    %47 = "linalg.generic"(%46, %40, %25) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg132: f32, %arg133: f32, %arg134: f32):
      %173 = "arith.mulf"(%arg132, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<1x16x1x64xf32>, tensor<1x1x1x64xf32>, tensor<1x16x1x64xf32>) -> tensor<1x16x1x64xf32>
    %48 = "linalg.generic"(%41, %47, %25) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32, %arg131: f32):
      %172 = "arith.addf"(%arg129, %arg130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>) -> tensor<1x16x1x64xf32>
    %49 = "linalg.generic"(%34, %39, %33) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32, %arg128: f32):
      %171 = "arith.mulf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<1x8x1x64xf32>, tensor<1x1x1x64xf32>, tensor<1x8x1x64xf32>) -> tensor<1x8x1x64xf32>
    %50 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x1x64xf32>) -> tensor<1x8x1x32xf32>
    %51 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 8, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x1x64xf32>) -> tensor<1x8x1x32xf32>
    %52 = "tensor.empty"() : () -> tensor<1x8x1x32xf32>
    %53 = "linalg.generic"(%51, %52) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      %170 = "arith.negf"(%arg124) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<1x8x1x32xf32>, tensor<1x8x1x32xf32>) -> tensor<1x8x1x32xf32>
    %54 = "tensor.concat"(%53, %50) <{dim = 3 : i64}> : (tensor<1x8x1x32xf32>, tensor<1x8x1x32xf32>) -> tensor<1x8x1x64xf32>
    %55 = "linalg.generic"(%54, %40, %33) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: f32):
      %169 = "arith.mulf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x8x1x64xf32>, tensor<1x1x1x64xf32>, tensor<1x8x1x64xf32>) -> tensor<1x8x1x64xf32>
    %56 = "linalg.generic"(%49, %55, %33) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %168 = "arith.addf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x8x1x64xf32>, tensor<1x8x1x64xf32>, tensor<1x8x1x64xf32>) -> tensor<1x8x1x64xf32>
    %57 = "tensor.empty"() : () -> tensor<1x8x128x64xf32>
    %58 = "linalg.generic"(%arg4, %56, %arg5, %57) <{indexing_maps = [#map13, #map14, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg114: i1, %arg115: f32, %arg116: f32, %arg117: f32):
      %167 = "arith.select"(%arg114, %arg115, %arg116) : (i1, f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<1x1x128x1xi1>, tensor<1x8x1x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>) -> tensor<1x8x128x64xf32>
    %59 = "linalg.generic"(%arg4, %38, %arg6, %57) <{indexing_maps = [#map13, #map14, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg110: i1, %arg111: f32, %arg112: f32, %arg113: f32):
      %166 = "arith.select"(%arg110, %arg111, %arg112) : (i1, f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<1x1x128x1xi1>, tensor<1x8x1x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>) -> tensor<1x8x128x64xf32>
    %60 = "tensor.empty"() : () -> tensor<1x8x2x128x64xf32>
    %61 = "linalg.generic"(%58, %60) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      "linalg.yield"(%arg108) : (f32) -> ()
    }) : (tensor<1x8x128x64xf32>, tensor<1x8x2x128x64xf32>) -> tensor<1x8x2x128x64xf32>
    %62 = "tensor.collapse_shape"(%61) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x8x2x128x64xf32>) -> tensor<1x16x128x64xf32>
    %63 = "linalg.generic"(%59, %60) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      "linalg.yield"(%arg106) : (f32) -> ()
    }) : (tensor<1x8x128x64xf32>, tensor<1x8x2x128x64xf32>) -> tensor<1x8x2x128x64xf32>
    %64 = "tensor.empty"() : () -> tensor<1x16x64x128xf32>
    %65 = "linalg.generic"(%62, %64) <{indexing_maps = [#map17, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32):
      "linalg.yield"(%arg104) : (f32) -> ()
    }) : (tensor<1x16x128x64xf32>, tensor<1x16x64x128xf32>) -> tensor<1x16x64x128xf32>
    %66 = "tensor.collapse_shape"(%48) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x16x1x64xf32>) -> tensor<16x1x64xf32>
    %67 = "tensor.collapse_shape"(%65) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x16x64x128xf32>) -> tensor<16x64x128xf32>
    %68 = "tensor.empty"() : () -> tensor<16x1x128xf32>
    %69 = "linalg.generic"(%2, %68) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      "linalg.yield"(%arg102) : (f32) -> ()
    }) : (f32, tensor<16x1x128xf32>) -> tensor<16x1x128xf32>
    %70 = "linalg.generic"(%66, %67, %69) <{indexing_maps = [#map18, #map19, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32, %arg101: f32):
      %164 = "arith.mulf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %165 = "arith.addf"(%arg101, %164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<16x1x64xf32>, tensor<16x64x128xf32>, tensor<16x1x128xf32>) -> tensor<16x1x128xf32>
    %71 = "tensor.expand_shape"(%70) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 16, 1, 128>}> : (tensor<16x1x128xf32>) -> tensor<1x16x1x128xf32>
    %72 = "tensor.empty"() : () -> tensor<1x16x1x128xf32>
    %73 = "linalg.generic"(%71, %72) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %163 = "arith.mulf"(%arg97, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x16x1x128xf32>) -> tensor<1x16x1x128xf32>
    %74 = "linalg.generic"(%73, %arg3, %72) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
      %162 = "arith.addf"(%arg94, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x1x1x128xf32>, tensor<1x16x1x128xf32>) -> tensor<1x16x1x128xf32>
    %75 = "tensor.empty"() : () -> tensor<1x16x1xi64>
    %76 = "linalg.generic"(%1, %75) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: i64, %arg93: i64):
      "linalg.yield"(%arg92) : (i64) -> ()
    }) : (i64, tensor<1x16x1xi64>) -> tensor<1x16x1xi64>
    %77 = "tensor.empty"() : () -> tensor<1x16x1xf32>
    %78 = "linalg.generic"(%3, %77) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (f32, tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %79:2 = "linalg.generic"(%74, %78, %76) <{indexing_maps = [#map11, #map20, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: i64):
      %157 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %158 = "arith.index_cast"(%157) : (index) -> i64
      %159 = "arith.maximumf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %160 = "arith.cmpf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %161 = "arith.select"(%160, %158, %arg89) : (i1, i64, i64) -> i64
      "linalg.yield"(%159, %161) : (f32, i64) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x16x1xf32>, tensor<1x16x1xi64>) -> (tensor<1x16x1xf32>, tensor<1x16x1xi64>)
    %80 = "tensor.expand_shape"(%79#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 16, 1, 1>}> : (tensor<1x16x1xf32>) -> tensor<1x16x1x1xf32>
    %81 = "linalg.generic"(%74, %80, %72) <{indexing_maps = [#map11, #map21, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %156 = "arith.subf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x16x1x1xf32>, tensor<1x16x1x128xf32>) -> tensor<1x16x1x128xf32>
    %82 = "linalg.generic"(%81, %72) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      %155 = "math.exp"(%arg82) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x16x1x128xf32>) -> tensor<1x16x1x128xf32>
    %83 = "tensor.empty"() : () -> tensor<1x16x1x1xf32>
    %84 = "linalg.generic"(%2, %83) <{indexing_maps = [#map22, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (f32, tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %85 = "linalg.generic"(%82, %84) <{indexing_maps = [#map11, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      %154 = "arith.addf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %86 = "linalg.generic"(%82, %85, %72) <{indexing_maps = [#map11, #map21, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: f32):
      %153 = "arith.divf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x16x1x128xf32>, tensor<1x16x1x1xf32>, tensor<1x16x1x128xf32>) -> tensor<1x16x1x128xf32>
    %87 = "tensor.collapse_shape"(%86) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x16x1x128xf32>) -> tensor<16x1x128xf32>
    %88 = "tensor.collapse_shape"(%63) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x8x2x128x64xf32>) -> tensor<16x128x64xf32>
    %89 = "tensor.empty"() : () -> tensor<16x1x64xf32>
    %90 = "linalg.generic"(%2, %89) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (f32, tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %91 = "linalg.generic"(%87, %88, %90) <{indexing_maps = [#map18, #map19, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %151 = "arith.mulf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %152 = "arith.addf"(%arg72, %151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<16x1x128xf32>, tensor<16x128x64xf32>, tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %92 = "tensor.expand_shape"(%91) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 16, 1, 64>}> : (tensor<16x1x64xf32>) -> tensor<1x16x1x64xf32>
    %93 = "tensor.empty"() : () -> tensor<1x1x16x64xf32>
    %94 = "linalg.generic"(%92, %93) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (tensor<1x16x1x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %95 = "linalg.generic"(%arg10, %18) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      "linalg.yield"(%arg66) : (f32) -> ()
    }) : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %96 = "tensor.collapse_shape"(%94) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x16x64xf32>) -> tensor<1x1024xf32>
    %97 = "linalg.generic"(%96, %95, %22) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %149 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg65, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<1x1024xf32>, tensor<1024x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
    %98 = "tensor.expand_shape"(%97) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 1024>}> : (tensor<1x1024xf32>) -> tensor<1x1x1024xf32>
    %99 = "linalg.generic"(%arg0, %98, %8) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %148 = "arith.addf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %100 = "linalg.generic"(%99, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      %147 = "math.fpowi"(%arg58, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %101 = "linalg.generic"(%100, %11) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      %146 = "arith.addf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %102 = "linalg.generic"(%101, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %145 = "arith.divf"(%arg54, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %103 = "linalg.generic"(%102, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %143 = "arith.truncf"(%5) : (f64) -> f32
      %144 = "arith.addf"(%arg52, %143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %104 = "linalg.generic"(%103, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %142 = "math.rsqrt"(%arg50) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%142) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %105 = "linalg.generic"(%99, %104, %8) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
      %141 = "arith.mulf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %106 = "linalg.generic"(%arg15, %105, %8) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %140 = "arith.mulf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<1024xf32>, tensor<1x1x1024xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    %107 = "tensor.empty"() : () -> tensor<1024x3072xf32>
    %108 = "linalg.generic"(%arg11, %107) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (tensor<3072x1024xf32>, tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %109 = "tensor.collapse_shape"(%106) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x1024xf32>) -> tensor<1x1024xf32>
    %110 = "tensor.empty"() : () -> tensor<1x3072xf32>
    %111 = "linalg.generic"(%2, %110) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (f32, tensor<1x3072xf32>) -> tensor<1x3072xf32>
    %112 = "linalg.generic"(%109, %108, %111) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %138 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %139 = "arith.addf"(%arg39, %138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<1x1024xf32>, tensor<1024x3072xf32>, tensor<1x3072xf32>) -> tensor<1x3072xf32>
    %113 = "tensor.expand_shape"(%112) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 3072>}> : (tensor<1x3072xf32>) -> tensor<1x1x3072xf32>
    %114 = "tensor.empty"() : () -> tensor<1x1x3072xf32>
    %115 = "linalg.generic"(%113, %114) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %134 = "arith.negf"(%arg35) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %135 = "math.exp"(%134) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %136 = "arith.addf"(%135, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %137 = "arith.divf"(%4, %136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) : (tensor<1x1x3072xf32>, tensor<1x1x3072xf32>) -> tensor<1x1x3072xf32>
    %116 = "linalg.generic"(%113, %115, %114) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %133 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<1x1x3072xf32>, tensor<1x1x3072xf32>, tensor<1x1x3072xf32>) -> tensor<1x1x3072xf32>
    %117 = "linalg.generic"(%arg12, %107) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<3072x1024xf32>, tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %118 = "linalg.generic"(%109, %117, %111) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %131 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.addf"(%arg29, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<1x1024xf32>, tensor<1024x3072xf32>, tensor<1x3072xf32>) -> tensor<1x3072xf32>
    %119 = "tensor.expand_shape"(%118) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 3072>}> : (tensor<1x3072xf32>) -> tensor<1x1x3072xf32>
    %120 = "linalg.generic"(%116, %119, %114) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %130 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<1x1x3072xf32>, tensor<1x1x3072xf32>, tensor<1x1x3072xf32>) -> tensor<1x1x3072xf32>
    %121 = "tensor.empty"() : () -> tensor<3072x1024xf32>
    %122 = "linalg.generic"(%arg13, %121) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      "linalg.yield"(%arg22) : (f32) -> ()
    }) : (tensor<1024x3072xf32>, tensor<3072x1024xf32>) -> tensor<3072x1024xf32>
    %123 = "tensor.collapse_shape"(%120) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x3072xf32>) -> tensor<1x3072xf32>
    %124 = "linalg.generic"(%123, %122, %22) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %128 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %129 = "arith.addf"(%arg21, %128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<1x3072xf32>, tensor<3072x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
    %125 = "tensor.expand_shape"(%124) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 1024>}> : (tensor<1x1024xf32>) -> tensor<1x1x1024xf32>
    %126 = "linalg.generic"(%99, %125, %8) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %127 = "arith.addf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<1x1x1024xf32>) -> tensor<1x1x1024xf32>
    "func.return"(%126, %58, %59) : (tensor<1x1x1024xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()

