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
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x128xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, tensor<1x1x1x6xf32>, tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>, tensor<128x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<128x128xf32>, tensor<256x128xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<1x1x128xf32>, tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>), sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x1x128xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<1x1x16xf32>, %arg3: tensor<1x1x1x6xf32>, %arg4: tensor<1x1x5x16xf32>, %arg5: tensor<1x1x5x16xf32>, %arg6: tensor<128x128xf32>, %arg7: tensor<16x128xf32>, %arg8: tensor<16x128xf32>, %arg9: tensor<128x128xf32>, %arg10: tensor<256x128xf32>, %arg11: tensor<256x128xf32>, %arg12: tensor<128x256xf32>, %arg13: tensor<128xf32>, %arg14: tensor<128xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 1.280000e+02 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %8 = "tensor.empty"() : () -> tensor<1x1x128xf32>
    %9 = "linalg.generic"(%arg0, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32):
      %186 = "math.fpowi"(%arg172, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %10 = "tensor.empty"() : () -> tensor<1x1x1xf32>
    %11 = "linalg.generic"(%2, %10) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32):
      "linalg.yield"(%arg170) : (f32) -> ()
    }) : (f32, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %12 = "linalg.generic"(%9, %11) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32):
      %185 = "arith.addf"(%arg168, %arg169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %13 = "linalg.generic"(%12, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32, %arg167: f32):
      %184 = "arith.divf"(%arg166, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %14 = "linalg.generic"(%13, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32):
      %182 = "arith.truncf"(%5) : (f64) -> f32
      %183 = "arith.addf"(%arg164, %182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %15 = "linalg.generic"(%14, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32):
      %181 = "math.rsqrt"(%arg162) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %16 = "linalg.generic"(%arg0, %15, %8) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg159: f32, %arg160: f32, %arg161: f32):
      %180 = "arith.mulf"(%arg159, %arg160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x1xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %17 = "linalg.generic"(%arg13, %16, %8) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32, %arg158: f32):
      %179 = "arith.mulf"(%arg156, %arg157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %18 = "tensor.empty"() : () -> tensor<128x128xf32>
    %19 = "linalg.generic"(%arg6, %18) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32):
      "linalg.yield"(%arg154) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %20 = "tensor.collapse_shape"(%17) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x128xf32>) -> tensor<1x128xf32>
    %21 = "tensor.empty"() : () -> tensor<1x128xf32>
    %22 = "linalg.generic"(%2, %21) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: f32, %arg153: f32):
      "linalg.yield"(%arg152) : (f32) -> ()
    }) : (f32, tensor<1x128xf32>) -> tensor<1x128xf32>
    %23 = "linalg.generic"(%20, %19, %22) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32, %arg151: f32):
      %177 = "arith.mulf"(%arg149, %arg150) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %178 = "arith.addf"(%arg151, %177) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<1x128xf32>, tensor<128x128xf32>, tensor<1x128xf32>) -> tensor<1x128xf32>
    %24 = "tensor.expand_shape"(%23) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 8, 16>}> : (tensor<1x128xf32>) -> tensor<1x1x8x16xf32>
    %25 = "tensor.empty"() : () -> tensor<1x8x1x16xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (tensor<1x1x8x16xf32>, tensor<1x8x1x16xf32>) -> tensor<1x8x1x16xf32>
    %27 = "tensor.empty"() : () -> tensor<128x16xf32>
    %28 = "linalg.generic"(%arg7, %27) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      "linalg.yield"(%arg145) : (f32) -> ()
    }) : (tensor<16x128xf32>, tensor<128x16xf32>) -> tensor<128x16xf32>
    %29 = "tensor.empty"() : () -> tensor<1x16xf32>
    %30 = "linalg.generic"(%2, %29) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32):
      "linalg.yield"(%arg143) : (f32) -> ()
    }) : (f32, tensor<1x16xf32>) -> tensor<1x16xf32>
    %31 = "linalg.generic"(%20, %28, %30) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32, %arg142: f32):
      %175 = "arith.mulf"(%arg140, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %176 = "arith.addf"(%arg142, %175) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<1x128xf32>, tensor<128x16xf32>, tensor<1x16xf32>) -> tensor<1x16xf32>
    %32 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 1, 16>}> : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %33 = "tensor.empty"() : () -> tensor<1x1x1x16xf32>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32):
      "linalg.yield"(%arg138) : (f32) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %35 = "linalg.generic"(%arg8, %27) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      "linalg.yield"(%arg136) : (f32) -> ()
    }) : (tensor<16x128xf32>, tensor<128x16xf32>) -> tensor<128x16xf32>
    %36 = "linalg.generic"(%20, %35, %30) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %173 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %174 = "arith.addf"(%arg135, %173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x128xf32>, tensor<128x16xf32>, tensor<1x16xf32>) -> tensor<1x16xf32>
    %37 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1, 1, 16>}> : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %38 = "linalg.generic"(%37, %33) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32):
      "linalg.yield"(%arg131) : (f32) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %39 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 1, 16>}> : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %40 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 1, 16>}> : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %41 = "linalg.generic"(%26, %39, %25) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %172 = "arith.mulf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<1x8x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x8x1x16xf32>) -> tensor<1x8x1x16xf32>
    %42 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 1, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x1x16xf32>) -> tensor<1x8x1x8xf32>
    %43 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 8, 1, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x1x16xf32>) -> tensor<1x8x1x8xf32>
    %44 = "tensor.empty"() : () -> tensor<1x8x1x8xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      %171 = "arith.negf"(%arg126) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<1x8x1x8xf32>, tensor<1x8x1x8xf32>) -> tensor<1x8x1x8xf32>
    %46 = "tensor.concat"(%45, %42) <{dim = 3 : i64}> : (tensor<1x8x1x8xf32>, tensor<1x8x1x8xf32>) -> tensor<1x8x1x16xf32>
    %47 = "linalg.generic"(%46, %40, %25) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %170 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<1x8x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x8x1x16xf32>) -> tensor<1x8x1x16xf32>
    %48 = "linalg.generic"(%41, %47, %25) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %169 = "arith.addf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x8x1x16xf32>, tensor<1x8x1x16xf32>, tensor<1x8x1x16xf32>) -> tensor<1x8x1x16xf32>
    %49 = "linalg.generic"(%34, %39, %33) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: f32):
      %168 = "arith.mulf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %50 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 1, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x8xf32>
    %51 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 1, 1, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x8xf32>
    %52 = "tensor.empty"() : () -> tensor<1x1x1x8xf32>
    %53 = "linalg.generic"(%51, %52) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32):
      %167 = "arith.negf"(%arg115) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %54 = "tensor.concat"(%53, %50) <{dim = 3 : i64}> : (tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x1x1x16xf32>
    %55 = "linalg.generic"(%54, %40, %33) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32, %arg114: f32):
      %166 = "arith.mulf"(%arg112, %arg113) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %56 = "linalg.generic"(%49, %55, %33) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %165 = "arith.addf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %57 = "tensor.concat"(%arg4, %56) <{dim = 2 : i64}> : (tensor<1x1x5x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x6x16xf32>
    %58 = "tensor.concat"(%arg5, %38) <{dim = 2 : i64}> : (tensor<1x1x5x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x6x16xf32>
    %59 = "tensor.empty"() : () -> tensor<1x1x8x6x16xf32>
    %60 = "linalg.generic"(%57, %59) <{indexing_maps = [#map13, #map14], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (tensor<1x1x6x16xf32>, tensor<1x1x8x6x16xf32>) -> tensor<1x1x8x6x16xf32>
    %61 = "tensor.collapse_shape"(%60) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %62 = "linalg.generic"(%58, %59) <{indexing_maps = [#map13, #map14], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (tensor<1x1x6x16xf32>, tensor<1x1x8x6x16xf32>) -> tensor<1x1x8x6x16xf32>
    %63 = "tensor.empty"() : () -> tensor<1x8x16x6xf32>
    %64 = "linalg.generic"(%61, %63) <{indexing_maps = [#map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      "linalg.yield"(%arg103) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x8x16x6xf32>) -> tensor<1x8x16x6xf32>
    %65 = "tensor.collapse_shape"(%48) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x1x16xf32>) -> tensor<8x1x16xf32>
    %66 = "tensor.collapse_shape"(%64) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x16x6xf32>) -> tensor<8x16x6xf32>
    %67 = "tensor.empty"() : () -> tensor<8x1x6xf32>
    %68 = "linalg.generic"(%2, %67) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (f32, tensor<8x1x6xf32>) -> tensor<8x1x6xf32>
    %69 = "linalg.generic"(%65, %66, %68) <{indexing_maps = [#map16, #map17, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
      %163 = "arith.mulf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %164 = "arith.addf"(%arg100, %163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<8x1x16xf32>, tensor<8x16x6xf32>, tensor<8x1x6xf32>) -> tensor<8x1x6xf32>
    %70 = "tensor.expand_shape"(%69) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 1, 6>}> : (tensor<8x1x6xf32>) -> tensor<1x8x1x6xf32>
    %71 = "tensor.empty"() : () -> tensor<1x8x1x6xf32>
    %72 = "linalg.generic"(%70, %71) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %162 = "arith.mulf"(%arg96, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x8x1x6xf32>) -> tensor<1x8x1x6xf32>
    %73 = "linalg.generic"(%72, %arg3, %71) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %161 = "arith.addf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x1x1x6xf32>, tensor<1x8x1x6xf32>) -> tensor<1x8x1x6xf32>
    %74 = "tensor.empty"() : () -> tensor<1x8x1xi64>
    %75 = "linalg.generic"(%1, %74) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: i64, %arg92: i64):
      "linalg.yield"(%arg91) : (i64) -> ()
    }) : (i64, tensor<1x8x1xi64>) -> tensor<1x8x1xi64>
    %76 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %77 = "linalg.generic"(%3, %76) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      "linalg.yield"(%arg89) : (f32) -> ()
    }) : (f32, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %78:2 = "linalg.generic"(%73, %77, %75) <{indexing_maps = [#map11, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg86: f32, %arg87: f32, %arg88: i64):
      %156 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %157 = "arith.index_cast"(%156) : (index) -> i64
      %158 = "arith.maximumf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %159 = "arith.cmpf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %160 = "arith.select"(%159, %157, %arg88) : (i1, i64, i64) -> i64
      "linalg.yield"(%158, %160) : (f32, i64) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x8x1xf32>, tensor<1x8x1xi64>) -> (tensor<1x8x1xf32>, tensor<1x8x1xi64>)
    %79 = "tensor.expand_shape"(%78#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 8, 1, 1>}> : (tensor<1x8x1xf32>) -> tensor<1x8x1x1xf32>
    %80 = "linalg.generic"(%73, %79, %71) <{indexing_maps = [#map11, #map19, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32, %arg85: f32):
      %155 = "arith.subf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x6xf32>) -> tensor<1x8x1x6xf32>
    %81 = "linalg.generic"(%80, %71) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      %154 = "math.exp"(%arg81) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x8x1x6xf32>) -> tensor<1x8x1x6xf32>
    %82 = "tensor.empty"() : () -> tensor<1x8x1x1xf32>
    %83 = "linalg.generic"(%2, %82) <{indexing_maps = [#map20, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      "linalg.yield"(%arg79) : (f32) -> ()
    }) : (f32, tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %84 = "linalg.generic"(%81, %83) <{indexing_maps = [#map11, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      %153 = "arith.addf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %85 = "linalg.generic"(%81, %84, %71) <{indexing_maps = [#map11, #map19, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %152 = "arith.divf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<1x8x1x6xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x6xf32>) -> tensor<1x8x1x6xf32>
    %86 = "tensor.collapse_shape"(%85) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x1x6xf32>) -> tensor<8x1x6xf32>
    %87 = "tensor.collapse_shape"(%62) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x1x8x6x16xf32>) -> tensor<8x6x16xf32>
    %88 = "tensor.empty"() : () -> tensor<8x1x16xf32>
    %89 = "linalg.generic"(%2, %88) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      "linalg.yield"(%arg72) : (f32) -> ()
    }) : (f32, tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %90 = "linalg.generic"(%86, %87, %89) <{indexing_maps = [#map16, #map17, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %150 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %151 = "arith.addf"(%arg71, %150) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<8x1x6xf32>, tensor<8x6x16xf32>, tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %91 = "tensor.expand_shape"(%90) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 1, 16>}> : (tensor<8x1x16xf32>) -> tensor<1x8x1x16xf32>
    %92 = "tensor.empty"() : () -> tensor<1x1x8x16xf32>
    %93 = "linalg.generic"(%91, %92) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      "linalg.yield"(%arg67) : (f32) -> ()
    }) : (tensor<1x8x1x16xf32>, tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32>
    %94 = "linalg.generic"(%arg9, %18) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      "linalg.yield"(%arg65) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %95 = "tensor.collapse_shape"(%93) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1x8x16xf32>) -> tensor<1x128xf32>
    %96 = "linalg.generic"(%95, %94, %22) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: f32):
      %148 = "arith.mulf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %149 = "arith.addf"(%arg64, %148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<1x128xf32>, tensor<128x128xf32>, tensor<1x128xf32>) -> tensor<1x128xf32>
    %97 = "tensor.expand_shape"(%96) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 128>}> : (tensor<1x128xf32>) -> tensor<1x1x128xf32>
    %98 = "linalg.generic"(%arg0, %97, %8) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %147 = "arith.addf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %99 = "linalg.generic"(%98, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %146 = "math.fpowi"(%arg57, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %100 = "linalg.generic"(%99, %11) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %145 = "arith.addf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %101 = "linalg.generic"(%100, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %144 = "arith.divf"(%arg53, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %102 = "linalg.generic"(%101, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %142 = "arith.truncf"(%5) : (f64) -> f32
      %143 = "arith.addf"(%arg51, %142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %103 = "linalg.generic"(%102, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %141 = "math.rsqrt"(%arg49) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %104 = "linalg.generic"(%98, %103, %8) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %140 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x1xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %105 = "linalg.generic"(%arg14, %104, %8) <{indexing_maps = [#map3, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %139 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %106 = "tensor.empty"() : () -> tensor<128x256xf32>
    %107 = "linalg.generic"(%arg10, %106) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %108 = "tensor.collapse_shape"(%105) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x128xf32>) -> tensor<1x128xf32>
    %109 = "tensor.empty"() : () -> tensor<1x256xf32>
    %110 = "linalg.generic"(%2, %109) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<1x256xf32>) -> tensor<1x256xf32>
    %111 = "linalg.generic"(%108, %107, %110) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %137 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %138 = "arith.addf"(%arg38, %137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<1x128xf32>, tensor<128x256xf32>, tensor<1x256xf32>) -> tensor<1x256xf32>
    %112 = "tensor.expand_shape"(%111) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 256>}> : (tensor<1x256xf32>) -> tensor<1x1x256xf32>
    %113 = "tensor.empty"() : () -> tensor<1x1x256xf32>
    %114 = "linalg.generic"(%112, %113) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      %133 = "arith.negf"(%arg34) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %134 = "math.exp"(%133) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %135 = "arith.addf"(%134, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %136 = "arith.divf"(%4, %135) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<1x1x256xf32>, tensor<1x1x256xf32>) -> tensor<1x1x256xf32>
    %115 = "linalg.generic"(%112, %114, %113) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %132 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>) -> tensor<1x1x256xf32>
    %116 = "linalg.generic"(%arg11, %106) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %117 = "linalg.generic"(%108, %116, %110) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %130 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %131 = "arith.addf"(%arg28, %130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%131) : (f32) -> ()
    }) : (tensor<1x128xf32>, tensor<128x256xf32>, tensor<1x256xf32>) -> tensor<1x256xf32>
    %118 = "tensor.expand_shape"(%117) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 256>}> : (tensor<1x256xf32>) -> tensor<1x1x256xf32>
    %119 = "linalg.generic"(%115, %118, %113) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %129 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>) -> tensor<1x1x256xf32>
    %120 = "tensor.empty"() : () -> tensor<256x128xf32>
    %121 = "linalg.generic"(%arg12, %120) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<128x256xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %122 = "tensor.collapse_shape"(%119) <{reassociation = [[0], [1, 2]]}> : (tensor<1x1x256xf32>) -> tensor<1x256xf32>
    %123 = "linalg.generic"(%122, %121, %22) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %127 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %128 = "arith.addf"(%arg20, %127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<1x256xf32>, tensor<256x128xf32>, tensor<1x128xf32>) -> tensor<1x128xf32>
    %124 = "tensor.expand_shape"(%123) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 1, 128>}> : (tensor<1x128xf32>) -> tensor<1x1x128xf32>
    %125 = "linalg.generic"(%98, %124, %8) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %126 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<1x1x128xf32>, tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    "func.return"(%125, %57, %58) : (tensor<1x1x128xf32>, tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
