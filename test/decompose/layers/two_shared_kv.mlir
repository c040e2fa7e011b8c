#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map17 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<100x64xf32>, tensor<64x100xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<100x64xf32>, tensor<64x100xf32>) -> tensor<1x6x64xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<100x64xf32>, %arg6: tensor<64x100xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<100x64xf32>, %arg10: tensor<64x100xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 3.000000e-01 : f64}> : () -> f64
    %4 = "tensor.empty"() : () -> tensor<64x64xf32>
    %5 = "linalg.generic"(%arg1, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32):
      "linalg.yield"(%arg151) : (f32) -> ()
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %6 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x64xf32>) -> tensor<6x64xf32>
    %7 = "tensor.empty"() : () -> tensor<6x64xf32>
    %8 = "linalg.generic"(%0, %7) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32):
      "linalg.yield"(%arg149) : (f32) -> ()
    }) : (f32, tensor<6x64xf32>) -> tensor<6x64xf32>
    %9 = "linalg.generic"(%6, %5, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg146: f32, %arg147: f32, %arg148: f32):
      %168 = "arith.mulf"(%arg146, %arg147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %169 = "arith.addf"(%arg148, %168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 8>}> : (tensor<6x64xf32>) -> tensor<1x6x8x8xf32>
    %11 = "tensor.empty"() : () -> tensor<1x8x6x8xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32):
      "linalg.yield"(%arg144) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %13 = "tensor.empty"() : () -> tensor<64x32xf32>
    %14 = "linalg.generic"(%arg3, %13) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32):
      "linalg.yield"(%arg142) : (f32) -> ()
    }) : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %15 = "tensor.empty"() : () -> tensor<6x32xf32>
    %16 = "linalg.generic"(%0, %15) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      "linalg.yield"(%arg140) : (f32) -> ()
    }) : (f32, tensor<6x32xf32>) -> tensor<6x32xf32>
    %17 = "linalg.generic"(%6, %14, %16) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %166 = "arith.mulf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %167 = "arith.addf"(%arg139, %166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %18 = "tensor.expand_shape"(%17) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 4, 8>}> : (tensor<6x32xf32>) -> tensor<1x6x4x8xf32>
    %19 = "tensor.empty"() : () -> tensor<1x4x6x8xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32):
      "linalg.yield"(%arg135) : (f32) -> ()
    }) : (tensor<1x6x4x8xf32>, tensor<1x4x6x8xf32>) -> tensor<1x4x6x8xf32>
    %21 = "tensor.empty"() : () -> tensor<1x4x2x6x8xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32):
      "linalg.yield"(%arg133) : (f32) -> ()
    }) : (tensor<1x4x6x8xf32>, tensor<1x4x2x6x8xf32>) -> tensor<1x4x2x6x8xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x4x2x6x8xf32>) -> tensor<1x8x6x8xf32>
    %24 = "linalg.generic"(%arg4, %13) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32):
      "linalg.yield"(%arg131) : (f32) -> ()
    }) : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %25 = "linalg.generic"(%6, %24, %16) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %164 = "arith.mulf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %165 = "arith.addf"(%arg130, %164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 4, 8>}> : (tensor<6x32xf32>) -> tensor<1x6x4x8xf32>
    %27 = "linalg.generic"(%26, %19) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      "linalg.yield"(%arg126) : (f32) -> ()
    }) : (tensor<1x6x4x8xf32>, tensor<1x4x6x8xf32>) -> tensor<1x4x6x8xf32>
    %28 = "linalg.generic"(%27, %21) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      "linalg.yield"(%arg124) : (f32) -> ()
    }) : (tensor<1x4x6x8xf32>, tensor<1x4x2x6x8xf32>) -> tensor<1x4x2x6x8xf32>
    %29 = "tensor.empty"() : () -> tensor<1x8x8x6xf32>
    %30 = "linalg.generic"(%23, %29) <{indexing_maps = [#map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg122: f32, %arg123: f32):
      "linalg.yield"(%arg122) : (f32) -> ()
    }) : (tensor<1x8x6x8xf32>, tensor<1x8x8x6xf32>) -> tensor<1x8x8x6xf32>
    %31 = "tensor.collapse_shape"(%12) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x8xf32>) -> tensor<8x6x8xf32>
    %32 = "tensor.collapse_shape"(%30) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x8x6xf32>) -> tensor<8x8x6xf32>
    %33 = "tensor.empty"() : () -> tensor<8x6x6xf32>
    %34 = "linalg.generic"(%0, %33) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32):
      "linalg.yield"(%arg120) : (f32) -> ()
    }) : (f32, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %35 = "linalg.generic"(%31, %32, %34) <{indexing_maps = [#map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: f32):
      %162 = "arith.mulf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %163 = "arith.addf"(%arg119, %162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<8x6x8xf32>, tensor<8x8x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %36 = "tensor.expand_shape"(%35) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 6>}> : (tensor<8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %37 = "tensor.empty"() : () -> tensor<1x8x6x6xf32>
    %38 = "linalg.generic"(%36, %37) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32):
      %160 = "arith.truncf"(%3) : (f64) -> f32
      %161 = "arith.mulf"(%arg115, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %39 = "tensor.empty"() : () -> tensor<1x8x6xi64>
    %40 = "linalg.generic"(%1, %39) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: i64, %arg114: i64):
      "linalg.yield"(%arg113) : (i64) -> ()
    }) : (i64, tensor<1x8x6xi64>) -> tensor<1x8x6xi64>
    %41 = "tensor.empty"() : () -> tensor<1x8x6xf32>
    %42 = "linalg.generic"(%2, %41) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32):
      "linalg.yield"(%arg111) : (f32) -> ()
    }) : (f32, tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %43:2 = "linalg.generic"(%38, %42, %40) <{indexing_maps = [#map7, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg108: f32, %arg109: f32, %arg110: i64):
      %155 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %156 = "arith.index_cast"(%155) : (index) -> i64
      %157 = "arith.maximumf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %158 = "arith.cmpf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %159 = "arith.select"(%158, %156, %arg110) : (i1, i64, i64) -> i64
      "linalg.yield"(%157, %159) : (f32, i64) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6xf32>, tensor<1x8x6xi64>) -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %44 = "tensor.expand_shape"(%43#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 8, 6, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x8x6x1xf32>
    %45 = "linalg.generic"(%38, %44, %37) <{indexing_maps = [#map7, #map16, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32, %arg107: f32):
      %154 = "arith.subf"(%arg105, %arg106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %46 = "linalg.generic"(%45, %37) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      %153 = "math.exp"(%arg103) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %47 = "tensor.empty"() : () -> tensor<1x8x6x1xf32>
    %48 = "linalg.generic"(%0, %47) <{indexing_maps = [#map17, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (f32, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %49 = "linalg.generic"(%46, %48) <{indexing_maps = [#map7, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      %152 = "arith.addf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %50 = "linalg.generic"(%46, %49, %37) <{indexing_maps = [#map7, #map16, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32, %arg98: f32):
      %151 = "arith.divf"(%arg96, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %51 = "tensor.collapse_shape"(%50) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x6xf32>) -> tensor<8x6x6xf32>
    %52 = "tensor.collapse_shape"(%28) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x4x2x6x8xf32>) -> tensor<8x6x8xf32>
    %53 = "tensor.empty"() : () -> tensor<8x6x8xf32>
    %54 = "linalg.generic"(%0, %53) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32):
      "linalg.yield"(%arg94) : (f32) -> ()
    }) : (f32, tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %55 = "linalg.generic"(%51, %52, %54) <{indexing_maps = [#map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
      %149 = "arith.mulf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg93, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<8x6x6xf32>, tensor<8x6x8xf32>, tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %56 = "tensor.expand_shape"(%55) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 8>}> : (tensor<8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %57 = "tensor.empty"() : () -> tensor<1x6x8x8xf32>
    %58 = "linalg.generic"(%56, %57) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      "linalg.yield"(%arg89) : (f32) -> ()
    }) : (tensor<1x8x6x8xf32>, tensor<1x6x8x8xf32>) -> tensor<1x6x8x8xf32>
    %59 = "linalg.generic"(%arg2, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      "linalg.yield"(%arg87) : (f32) -> ()
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %60 = "tensor.collapse_shape"(%58) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x8x8xf32>) -> tensor<6x64xf32>
    %61 = "linalg.generic"(%60, %59, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %147 = "arith.mulf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %148 = "arith.addf"(%arg86, %147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %62 = "tensor.expand_shape"(%61) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 64>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %63 = "tensor.empty"() : () -> tensor<1x6x64xf32>
    %64 = "linalg.generic"(%arg0, %62, %63) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %146 = "arith.addf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %65 = "tensor.empty"() : () -> tensor<64x100xf32>
    %66 = "linalg.generic"(%arg5, %65) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      "linalg.yield"(%arg79) : (f32) -> ()
    }) : (tensor<100x64xf32>, tensor<64x100xf32>) -> tensor<64x100xf32>
    %67 = "tensor.collapse_shape"(%64) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x64xf32>) -> tensor<6x64xf32>
    %68 = "tensor.empty"() : () -> tensor<6x100xf32>
    %69 = "linalg.generic"(%0, %68) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (f32, tensor<6x100xf32>) -> tensor<6x100xf32>
    %70 = "linalg.generic"(%67, %66, %69) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %144 = "arith.mulf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %145 = "arith.addf"(%arg76, %144) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x100xf32>, tensor<6x100xf32>) -> tensor<6x100xf32>
    %71 = "tensor.expand_shape"(%70) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 100>}> : (tensor<6x100xf32>) -> tensor<1x6x100xf32>
    %72 = "tensor.empty"() : () -> tensor<1x6x100xf32>
    %73 = "linalg.generic"(%71, %72) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %143 = "math.tanh"(%arg72) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<1x6x100xf32>, tensor<1x6x100xf32>) -> tensor<1x6x100xf32>
    %74 = "tensor.empty"() : () -> tensor<100x64xf32>
    %75 = "linalg.generic"(%arg6, %74) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      "linalg.yield"(%arg70) : (f32) -> ()
    }) : (tensor<64x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
    %76 = "tensor.collapse_shape"(%73) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x100xf32>) -> tensor<6x100xf32>
    %77 = "linalg.generic"(%76, %75, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %141 = "arith.mulf"(%arg67, %arg68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %142 = "arith.addf"(%arg69, %141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%142) : (f32) -> ()
    }) : (tensor<6x100xf32>, tensor<100x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %78 = "tensor.expand_shape"(%77) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 64>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %79 = "linalg.generic"(%64, %78, %63) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %140 = "arith.addf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %80 = "linalg.generic"(%arg7, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %81 = "tensor.collapse_shape"(%79) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x64xf32>) -> tensor<6x64xf32>
    %82 = "linalg.generic"(%81, %80, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %138 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %139 = "arith.addf"(%arg61, %138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %83 = "tensor.expand_shape"(%82) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 8>}> : (tensor<6x64xf32>) -> tensor<1x6x8x8xf32>
    %84 = "linalg.generic"(%83, %11) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<1x6x8x8xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %85 = "tensor.collapse_shape"(%84) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x8xf32>) -> tensor<8x6x8xf32>
    %86 = "linalg.generic"(%85, %32, %34) <{indexing_maps = [#map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32, %arg56: f32):
      %136 = "arith.mulf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %137 = "arith.addf"(%arg56, %136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) : (tensor<8x6x8xf32>, tensor<8x8x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %87 = "tensor.expand_shape"(%86) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 6>}> : (tensor<8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %88 = "linalg.generic"(%87, %37) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %134 = "arith.truncf"(%3) : (f64) -> f32
      %135 = "arith.mulf"(%arg52, %134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %89:2 = "linalg.generic"(%88, %42, %40) <{indexing_maps = [#map7, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg49: f32, %arg50: f32, %arg51: i64):
      %129 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %130 = "arith.index_cast"(%129) : (index) -> i64
      %131 = "arith.maximumf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.cmpf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %133 = "arith.select"(%132, %130, %arg51) : (i1, i64, i64) -> i64
      "linalg.yield"(%131, %133) : (f32, i64) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6xf32>, tensor<1x8x6xi64>) -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %90 = "tensor.expand_shape"(%89#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 8, 6, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x8x6x1xf32>
    %91 = "linalg.generic"(%88, %90, %37) <{indexing_maps = [#map7, #map16, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %128 = "arith.subf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %92 = "linalg.generic"(%91, %37) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %127 = "math.exp"(%arg44) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %93 = "linalg.generic"(%92, %48) <{indexing_maps = [#map7, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      %126 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %94 = "linalg.generic"(%92, %93, %37) <{indexing_maps = [#map7, #map16, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %125 = "arith.divf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %95 = "tensor.collapse_shape"(%94) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x6xf32>) -> tensor<8x6x6xf32>
    %96 = "linalg.generic"(%95, %52, %54) <{indexing_maps = [#map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %123 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %124 = "arith.addf"(%arg38, %123) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<8x6x6xf32>, tensor<8x6x8xf32>, tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %97 = "tensor.expand_shape"(%96) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 8>}> : (tensor<8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %98 = "linalg.generic"(%97, %57) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (tensor<1x8x6x8xf32>, tensor<1x6x8x8xf32>) -> tensor<1x6x8x8xf32>
    %99 = "linalg.generic"(%arg8, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %100 = "tensor.collapse_shape"(%98) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x8x8xf32>) -> tensor<6x64xf32>
    %101 = "linalg.generic"(%100, %99, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %121 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %122 = "arith.addf"(%arg31, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %102 = "tensor.expand_shape"(%101) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 64>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %103 = "linalg.generic"(%79, %102, %63) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %120 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %104 = "linalg.generic"(%arg9, %65) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<100x64xf32>, tensor<64x100xf32>) -> tensor<64x100xf32>
    %105 = "tensor.collapse_shape"(%103) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x64xf32>) -> tensor<6x64xf32>
    %106 = "linalg.generic"(%105, %104, %69) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %118 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %119 = "arith.addf"(%arg23, %118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<6x64xf32>, tensor<64x100xf32>, tensor<6x100xf32>) -> tensor<6x100xf32>
    %107 = "tensor.expand_shape"(%106) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 100>}> : (tensor<6x100xf32>) -> tensor<1x6x100xf32>
    %108 = "linalg.generic"(%107, %72) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %117 = "math.tanh"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) : (tensor<1x6x100xf32>, tensor<1x6x100xf32>) -> tensor<1x6x100xf32>
    %109 = "linalg.generic"(%arg10, %74) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<64x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
    %110 = "tensor.collapse_shape"(%108) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x100xf32>) -> tensor<6x100xf32>
    %111 = "linalg.generic"(%110, %109, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %115 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %116 = "arith.addf"(%arg16, %115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%116) : (f32) -> ()
    }) : (tensor<6x100xf32>, tensor<100x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %112 = "tensor.expand_shape"(%111) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 64>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %113 = "linalg.generic"(%103, %112, %63) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %114 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    "func.return"(%113) : (tensor<1x6x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
