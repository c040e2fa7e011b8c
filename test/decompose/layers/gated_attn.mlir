#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2, d3) -> ()>
#map19 = affine_map<(d0, d1, d2) -> (d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x6x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<200x64xf32>, tensor<200xf32>, tensor<64x100xf32>, tensor<64xf32>) -> tensor<2x6x64xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<2x6x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<128x64xf32>, %arg3: tensor<128xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<200x64xf32>, %arg9: tensor<200xf32>, %arg10: tensor<64x100xf32>, %arg11: tensor<64xf32>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %5 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<2x6x64xf32>) -> tensor<12x64xf32>
    %6 = "tensor.empty"() : () -> tensor<64x128xf32>
    %7 = "linalg.generic"(%arg2, %6) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      "linalg.yield"(%arg123) : (f32) -> ()
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %8 = "tensor.empty"() : () -> tensor<12x128xf32>
    %9 = "linalg.generic"(%1, %8) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      "linalg.yield"(%arg121) : (f32) -> ()
    }) : (f32, tensor<12x128xf32>) -> tensor<12x128xf32>
    %10 = "linalg.generic"(%5, %7, %9) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %137 = "arith.mulf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %138 = "arith.addf"(%arg120, %137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64x128xf32>, tensor<12x128xf32>) -> tensor<12x128xf32>
    %11 = "linalg.generic"(%10, %arg3, %8) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32, %arg117: f32):
      %136 = "arith.addf"(%arg115, %arg116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<12x128xf32>, tensor<128xf32>, tensor<12x128xf32>) -> tensor<12x128xf32>
    %12 = "tensor.expand_shape"(%11) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 6, 8, 16>}> : (tensor<12x128xf32>) -> tensor<2x6x8x16xf32>
    %13 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 6, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x8x16xf32>) -> tensor<2x6x8x8xf32>
    %14 = "tensor.extract_slice"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 6, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x8x16xf32>) -> tensor<2x6x8x8xf32>
    %15 = "tensor.empty"() : () -> tensor<64x64xf32>
    %16 = "linalg.generic"(%arg4, %15) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32):
      "linalg.yield"(%arg113) : (f32) -> ()
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %17 = "tensor.empty"() : () -> tensor<12x64xf32>
    %18 = "linalg.generic"(%1, %17) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32):
      "linalg.yield"(%arg111) : (f32) -> ()
    }) : (f32, tensor<12x64xf32>) -> tensor<12x64xf32>
    %19 = "linalg.generic"(%5, %16, %18) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32, %arg110: f32):
      %134 = "arith.mulf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %135 = "arith.addf"(%arg110, %134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64x64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %20 = "linalg.generic"(%19, %arg5, %17) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32, %arg107: f32):
      %133 = "arith.addf"(%arg105, %arg106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %21 = "tensor.expand_shape"(%20) <{reassociation = [[0, 1], [2, 3, 4]], static_output_shape = array<i64: 2, 6, 4, 2, 8>}> : (tensor<12x64xf32>) -> tensor<2x6x4x2x8xf32>
    %22 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 2, 6, 4, 1, 8>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x6x4x2x8xf32>) -> tensor<2x6x4x1x8xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    %24 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1, 0>, static_sizes = array<i64: 2, 6, 4, 1, 8>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x6x4x2x8xf32>) -> tensor<2x6x4x1x8xf32>
    %25 = "tensor.collapse_shape"(%24) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    %26 = "tensor.empty"() : () -> tensor<2x8x6x8xf32>
    %27 = "linalg.generic"(%13, %26) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      "linalg.yield"(%arg103) : (f32) -> ()
    }) : (tensor<2x6x8x8xf32>, tensor<2x8x6x8xf32>) -> tensor<2x8x6x8xf32>
    %28 = "tensor.empty"() : () -> tensor<2x4x6x8xf32>
    %29 = "linalg.generic"(%23, %28) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (tensor<2x6x4x8xf32>, tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32>
    %30 = "tensor.empty"() : () -> tensor<2x4x2x6x8xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      "linalg.yield"(%arg99) : (f32) -> ()
    }) : (tensor<2x4x6x8xf32>, tensor<2x4x2x6x8xf32>) -> tensor<2x4x2x6x8xf32>
    %32 = "tensor.collapse_shape"(%31) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x4x2x6x8xf32>) -> tensor<2x8x6x8xf32>
    %33 = "linalg.generic"(%25, %28) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      "linalg.yield"(%arg97) : (f32) -> ()
    }) : (tensor<2x6x4x8xf32>, tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32>
    %34 = "linalg.generic"(%33, %30) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (tensor<2x4x6x8xf32>, tensor<2x4x2x6x8xf32>) -> tensor<2x4x2x6x8xf32>
    %35 = "tensor.empty"() : () -> tensor<2x8x8x6xf32>
    %36 = "linalg.generic"(%32, %35) <{indexing_maps = [#map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      "linalg.yield"(%arg93) : (f32) -> ()
    }) : (tensor<2x8x6x8xf32>, tensor<2x8x8x6xf32>) -> tensor<2x8x8x6xf32>
    %37 = "tensor.collapse_shape"(%27) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x6x8xf32>) -> tensor<16x6x8xf32>
    %38 = "tensor.collapse_shape"(%36) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x8x6xf32>) -> tensor<16x8x6xf32>
    %39 = "tensor.empty"() : () -> tensor<16x6x6xf32>
    %40 = "linalg.generic"(%1, %39) <{indexing_maps = [#map12, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      "linalg.yield"(%arg91) : (f32) -> ()
    }) : (f32, tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %41 = "linalg.generic"(%37, %38, %40) <{indexing_maps = [#map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %131 = "arith.mulf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.addf"(%arg90, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<16x6x8xf32>, tensor<16x8x6xf32>, tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %42 = "tensor.expand_shape"(%41) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 6, 6>}> : (tensor<16x6x6xf32>) -> tensor<2x8x6x6xf32>
    %43 = "tensor.empty"() : () -> tensor<2x8x6xi64>
    %44 = "linalg.generic"(%0, %43) <{indexing_maps = [#map12, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: i64, %arg87: i64):
      "linalg.yield"(%arg86) : (i64) -> ()
    }) : (i64, tensor<2x8x6xi64>) -> tensor<2x8x6xi64>
    %45 = "tensor.empty"() : () -> tensor<2x8x6xf32>
    %46 = "linalg.generic"(%2, %45) <{indexing_maps = [#map12, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      "linalg.yield"(%arg84) : (f32) -> ()
    }) : (f32, tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
    %47:2 = "linalg.generic"(%42, %46, %44) <{indexing_maps = [#map8, #map16, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: i64):
      %126 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %127 = "arith.index_cast"(%126) : (index) -> i64
      %128 = "arith.maximumf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %129 = "arith.cmpf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %130 = "arith.select"(%129, %127, %arg83) : (i1, i64, i64) -> i64
      "linalg.yield"(%128, %130) : (f32, i64) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6xf32>, tensor<2x8x6xi64>) -> (tensor<2x8x6xf32>, tensor<2x8x6xi64>)
    %48 = "tensor.expand_shape"(%47#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 8, 6, 1>}> : (tensor<2x8x6xf32>) -> tensor<2x8x6x1xf32>
    %49 = "tensor.empty"() : () -> tensor<2x8x6x6xf32>
    %50 = "linalg.generic"(%42, %48, %49) <{indexing_maps = [#map8, #map17, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32, %arg80: f32):
      %125 = "arith.subf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x1xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %51 = "linalg.generic"(%50, %49) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      %124 = "math.exp"(%arg76) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %52 = "tensor.empty"() : () -> tensor<2x8x6x1xf32>
    %53 = "linalg.generic"(%1, %52) <{indexing_maps = [#map18, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      "linalg.yield"(%arg74) : (f32) -> ()
    }) : (f32, tensor<2x8x6x1xf32>) -> tensor<2x8x6x1xf32>
    %54 = "linalg.generic"(%51, %53) <{indexing_maps = [#map8, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %123 = "arith.addf"(%arg72, %arg73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x1xf32>) -> tensor<2x8x6x1xf32>
    %55 = "linalg.generic"(%51, %54, %49) <{indexing_maps = [#map8, #map17, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %122 = "arith.divf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<2x8x6x6xf32>, tensor<2x8x6x1xf32>, tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %56 = "tensor.collapse_shape"(%55) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x6x6xf32>) -> tensor<16x6x6xf32>
    %57 = "tensor.collapse_shape"(%34) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x4x2x6x8xf32>) -> tensor<16x6x8xf32>
    %58 = "tensor.empty"() : () -> tensor<16x6x8xf32>
    %59 = "linalg.generic"(%1, %58) <{indexing_maps = [#map12, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      "linalg.yield"(%arg67) : (f32) -> ()
    }) : (f32, tensor<16x6x8xf32>) -> tensor<16x6x8xf32>
    %60 = "linalg.generic"(%56, %57, %59) <{indexing_maps = [#map14, #map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %120 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %121 = "arith.addf"(%arg66, %120) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<16x6x6xf32>, tensor<16x6x8xf32>, tensor<16x6x8xf32>) -> tensor<16x6x8xf32>
    %61 = "tensor.expand_shape"(%60) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 6, 8>}> : (tensor<16x6x8xf32>) -> tensor<2x8x6x8xf32>
    %62 = "tensor.empty"() : () -> tensor<2x6x8x8xf32>
    %63 = "linalg.generic"(%61, %62) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (tensor<2x8x6x8xf32>, tensor<2x6x8x8xf32>) -> tensor<2x6x8x8xf32>
    %64 = "linalg.generic"(%14, %62) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      %116 = "arith.negf"(%arg60) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %117 = "math.exp"(%116) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %118 = "arith.addf"(%117, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %119 = "arith.divf"(%3, %118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<2x6x8x8xf32>, tensor<2x6x8x8xf32>) -> tensor<2x6x8x8xf32>
    %65 = "linalg.generic"(%63, %64, %62) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %115 = "arith.mulf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%115) : (f32) -> ()
    }) : (tensor<2x6x8x8xf32>, tensor<2x6x8x8xf32>, tensor<2x6x8x8xf32>) -> tensor<2x6x8x8xf32>
    %66 = "tensor.collapse_shape"(%65) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x6x8x8xf32>) -> tensor<12x64xf32>
    %67 = "linalg.generic"(%arg6, %15) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %68 = "linalg.generic"(%66, %67, %18) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %113 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %114 = "arith.addf"(%arg54, %113) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64x64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %69 = "linalg.generic"(%68, %arg7, %17) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32, %arg51: f32):
      %112 = "arith.addf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %70 = "tensor.expand_shape"(%69) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 64>}> : (tensor<12x64xf32>) -> tensor<2x6x64xf32>
    %71 = "tensor.empty"() : () -> tensor<2x6x64xf32>
    %72 = "linalg.generic"(%70, %arg1, %71) <{indexing_maps = [#map13, #map19, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %111 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<2x6x64xf32>, tensor<64xf32>, tensor<2x6x64xf32>) -> tensor<2x6x64xf32>
    %73 = "linalg.generic"(%arg0, %72, %71) <{indexing_maps = [#map13, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %110 = "arith.addf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<2x6x64xf32>, tensor<2x6x64xf32>, tensor<2x6x64xf32>) -> tensor<2x6x64xf32>
    %74 = "tensor.collapse_shape"(%73) <{reassociation = [[0, 1], [2]]}> : (tensor<2x6x64xf32>) -> tensor<12x64xf32>
    %75 = "tensor.empty"() : () -> tensor<64x200xf32>
    %76 = "linalg.generic"(%arg8, %75) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (tensor<200x64xf32>, tensor<64x200xf32>) -> tensor<64x200xf32>
    %77 = "tensor.empty"() : () -> tensor<12x200xf32>
    %78 = "linalg.generic"(%1, %77) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<12x200xf32>) -> tensor<12x200xf32>
    %79 = "linalg.generic"(%74, %76, %78) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %108 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %109 = "arith.addf"(%arg38, %108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64x200xf32>, tensor<12x200xf32>) -> tensor<12x200xf32>
    %80 = "linalg.generic"(%79, %arg9, %77) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %107 = "arith.addf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<12x200xf32>, tensor<200xf32>, tensor<12x200xf32>) -> tensor<12x200xf32>
    %81 = "tensor.expand_shape"(%80) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 200>}> : (tensor<12x200xf32>) -> tensor<2x6x200xf32>
    %82 = "tensor.extract_slice"(%81) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 6, 100>, static_strides = array<i64: 1, 1, 2>}> : (tensor<2x6x200xf32>) -> tensor<2x6x100xf32>
    %83 = "tensor.empty"() : () -> tensor<2x6x100xf32>
    %84 = "linalg.generic"(%82, %83) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %103 = "arith.negf"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %104 = "math.exp"(%103) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %105 = "arith.addf"(%104, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %106 = "arith.divf"(%3, %105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<2x6x100xf32>, tensor<2x6x100xf32>) -> tensor<2x6x100xf32>
    %85 = "linalg.generic"(%82, %84, %83) <{indexing_maps = [#map13, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %102 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<2x6x100xf32>, tensor<2x6x100xf32>, tensor<2x6x100xf32>) -> tensor<2x6x100xf32>
    %86 = "tensor.extract_slice"(%81) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 2, 6, 100>, static_strides = array<i64: 1, 1, 2>}> : (tensor<2x6x200xf32>) -> tensor<2x6x100xf32>
    %87 = "linalg.generic"(%85, %86, %83) <{indexing_maps = [#map13, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %101 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<2x6x100xf32>, tensor<2x6x100xf32>, tensor<2x6x100xf32>) -> tensor<2x6x100xf32>
    %88 = "tensor.collapse_shape"(%87) <{reassociation = [[0, 1], [2]]}> : (tensor<2x6x100xf32>) -> tensor<12x100xf32>
    %89 = "tensor.empty"() : () -> tensor<100x64xf32>
    %90 = "linalg.generic"(%arg10, %89) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<64x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
    %91 = "linalg.generic"(%88, %90, %18) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %99 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %100 = "arith.addf"(%arg22, %99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<12x100xf32>, tensor<100x64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %92 = "linalg.generic"(%91, %arg11, %17) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %98 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<64xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %93 = "tensor.expand_shape"(%92) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 6, 64>}> : (tensor<12x64xf32>) -> tensor<2x6x64xf32>
    %94 = "linalg.generic"(%93, %71) <{indexing_maps = [#map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %97 = "arith.mulf"(%arg15, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<2x6x64xf32>, tensor<2x6x64xf32>) -> tensor<2x6x64xf32>
    %95 = "linalg.generic"(%73, %94, %71) <{indexing_maps = [#map13, #map13, #map13], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %96 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<2x6x64xf32>, tensor<2x6x64xf32>, tensor<2x6x64xf32>) -> tensor<2x6x64xf32>
    "func.return"(%95) : (tensor<2x6x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
