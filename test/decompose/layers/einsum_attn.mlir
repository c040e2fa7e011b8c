#map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d1, d4)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d4, d0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d2, d0, d1, d3, d5)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d0, d1, d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d3, d5, d0, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d0, d2, d1, d3, d5)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d0, d3, d4, d5)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d3, d5, d0, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x64xf32>, tensor<64x6x8xf32>, tensor<64x2x8xf32>, tensor<64x2x8xf32>, tensor<6x8x64xf32>, tensor<64xf32>) -> tensor<1x6x64xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x64xf32>, %arg1: tensor<64x6x8xf32>, %arg2: tensor<64x2x8xf32>, %arg3: tensor<64x2x8xf32>, %arg4: tensor<6x8x64xf32>, %arg5: tensor<64xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 1, 6, 64, 1, 1>}> : (tensor<1x6x64xf32>) -> tensor<1x6x64x1x1xf32>
    %4 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 64, 6, 8, 1, 1>}> : (tensor<64x6x8xf32>) -> tensor<64x6x8x1x1xf32>
    %5 = "tensor.empty"() : () -> tensor<6x64x1x1x1xf32>
    %6 = "linalg.generic"(%3, %5) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      "linalg.yield"(%arg89) : (f32) -> ()
    }) : (tensor<1x6x64x1x1xf32>, tensor<6x64x1x1x1xf32>) -> tensor<6x64x1x1x1xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0], [1, 2, 3, 4]]}> : (tensor<6x64x1x1x1xf32>) -> tensor<6x64xf32>
    %8 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 64>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %9 = "tensor.empty"() : () -> tensor<64x1x6x8x1xf32>
    %10 = "linalg.generic"(%4, %9) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      "linalg.yield"(%arg87) : (f32) -> ()
    }) : (tensor<64x6x8x1x1xf32>, tensor<64x1x6x8x1xf32>) -> tensor<64x1x6x8x1xf32>
    %11 = "tensor.collapse_shape"(%10) <{reassociation = [[0], [1, 2, 3, 4]]}> : (tensor<64x1x6x8x1xf32>) -> tensor<64x48xf32>
    %12 = "tensor.expand_shape"(%11) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 64, 48>}> : (tensor<64x48xf32>) -> tensor<1x64x48xf32>
    %13 = "tensor.empty"() : () -> tensor<1x6x48xf32>
    %14 = "linalg.generic"(%0, %13) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      "linalg.yield"(%arg85) : (f32) -> ()
    }) : (f32, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %15 = "linalg.generic"(%8, %12, %14) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32, %arg84: f32):
      %123 = "arith.mulf"(%arg82, %arg83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %124 = "arith.addf"(%arg84, %123) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x64x48xf32>, tensor<1x6x48xf32>) -> tensor<1x6x48xf32>
    %16 = "tensor.collapse_shape"(%15) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
    %17 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1, 2, 3, 4]], static_output_shape = array<i64: 6, 1, 1, 6, 8>}> : (tensor<6x48xf32>) -> tensor<6x1x1x6x8xf32>
    %18 = "tensor.empty"() : () -> tensor<1x6x6x8x1xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map8, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (tensor<6x1x1x6x8xf32>, tensor<1x6x6x8x1xf32>) -> tensor<1x6x6x8x1xf32>
    %20 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 64, 2, 8, 1, 1>}> : (tensor<64x2x8xf32>) -> tensor<64x2x8x1x1xf32>
    %21 = "tensor.empty"() : () -> tensor<64x1x2x8x1xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      "linalg.yield"(%arg78) : (f32) -> ()
    }) : (tensor<64x2x8x1x1xf32>, tensor<64x1x2x8x1xf32>) -> tensor<64x1x2x8x1xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1, 2, 3, 4]]}> : (tensor<64x1x2x8x1xf32>) -> tensor<64x16xf32>
    %24 = "tensor.expand_shape"(%23) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 64, 16>}> : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %25 = "tensor.empty"() : () -> tensor<1x6x16xf32>
    %26 = "linalg.generic"(%0, %25) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (f32, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %27 = "linalg.generic"(%8, %24, %26) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
      %121 = "arith.mulf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %122 = "arith.addf"(%arg75, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x64x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %28 = "tensor.collapse_shape"(%27) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x16xf32>) -> tensor<6x16xf32>
    %29 = "tensor.expand_shape"(%28) <{reassociation = [[0], [1, 2, 3, 4]], static_output_shape = array<i64: 6, 1, 1, 2, 8>}> : (tensor<6x16xf32>) -> tensor<6x1x1x2x8xf32>
    %30 = "tensor.empty"() : () -> tensor<1x6x2x8x1xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map8, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<6x1x1x2x8xf32>, tensor<1x6x2x8x1xf32>) -> tensor<1x6x2x8x1xf32>
    %32 = "tensor.expand_shape"(%arg3) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 64, 2, 8, 1, 1>}> : (tensor<64x2x8xf32>) -> tensor<64x2x8x1x1xf32>
    %33 = "linalg.generic"(%32, %21) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (tensor<64x2x8x1x1xf32>, tensor<64x1x2x8x1xf32>) -> tensor<64x1x2x8x1xf32>
    %34 = "tensor.collapse_shape"(%33) <{reassociation = [[0], [1, 2, 3, 4]]}> : (tensor<64x1x2x8x1xf32>) -> tensor<64x16xf32>
    %35 = "tensor.expand_shape"(%34) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 64, 16>}> : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %36 = "linalg.generic"(%8, %35, %26) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %119 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %120 = "arith.addf"(%arg68, %119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x64x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %37 = "tensor.collapse_shape"(%36) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x16xf32>) -> tensor<6x16xf32>
    %38 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1, 2, 3, 4]], static_output_shape = array<i64: 6, 1, 1, 2, 8>}> : (tensor<6x16xf32>) -> tensor<6x1x1x2x8xf32>
    %39 = "linalg.generic"(%38, %30) <{indexing_maps = [#map8, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (tensor<6x1x1x2x8xf32>, tensor<1x6x2x8x1xf32>) -> tensor<1x6x2x8x1xf32>
    %40 = "tensor.expand_shape"(%19) <{reassociation = [[0], [1], [2, 3], [4], [5]], static_output_shape = array<i64: 1, 6, 2, 3, 8, 1>}> : (tensor<1x6x6x8x1xf32>) -> tensor<1x6x2x3x8x1xf32>
    %41 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 6, 2, 8, 1, 1>}> : (tensor<1x6x2x8x1xf32>) -> tensor<1x6x2x8x1x1xf32>
    %42 = "tensor.empty"() : () -> tensor<2x3x6x8x1x1xf32>
    %43 = "linalg.generic"(%40, %42) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (tensor<1x6x2x3x8x1xf32>, tensor<2x3x6x8x1x1xf32>) -> tensor<2x3x6x8x1x1xf32>
    %44 = "tensor.collapse_shape"(%43) <{reassociation = [[0], [1, 2], [3, 4, 5]]}> : (tensor<2x3x6x8x1x1xf32>) -> tensor<2x18x8xf32>
    %45 = "tensor.empty"() : () -> tensor<2x8x1x6x1x1xf32>
    %46 = "linalg.generic"(%41, %45) <{indexing_maps = [#map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      "linalg.yield"(%arg60) : (f32) -> ()
    }) : (tensor<1x6x2x8x1x1xf32>, tensor<2x8x1x6x1x1xf32>) -> tensor<2x8x1x6x1x1xf32>
    %47 = "tensor.collapse_shape"(%46) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<2x8x1x6x1x1xf32>) -> tensor<2x8x6xf32>
    %48 = "tensor.empty"() : () -> tensor<2x18x6xf32>
    %49 = "linalg.generic"(%0, %48) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (f32, tensor<2x18x6xf32>) -> tensor<2x18x6xf32>
    %50 = "linalg.generic"(%44, %47, %49) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %117 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %118 = "arith.addf"(%arg57, %117) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<2x18x8xf32>, tensor<2x8x6xf32>, tensor<2x18x6xf32>) -> tensor<2x18x6xf32>
    %51 = "tensor.expand_shape"(%50) <{reassociation = [[0], [1, 2], [3, 4, 5]], static_output_shape = array<i64: 2, 3, 6, 1, 1, 6>}> : (tensor<2x18x6xf32>) -> tensor<2x3x6x1x1x6xf32>
    %52 = "tensor.empty"() : () -> tensor<1x2x3x6x6x1xf32>
    %53 = "linalg.generic"(%51, %52) <{indexing_maps = [#map12, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (tensor<2x3x6x1x1x6xf32>, tensor<1x2x3x6x6x1xf32>) -> tensor<1x2x3x6x6x1xf32>
    %54 = "tensor.collapse_shape"(%53) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x2x3x6x6x1xf32>) -> tensor<1x2x3x6x6xf32>
    %55 = "tensor.empty"() : () -> tensor<1x2x3x6xi64>
    %56 = "linalg.generic"(%1, %55) <{indexing_maps = [#map13, #map14], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: i64, %arg52: i64):
      "linalg.yield"(%arg51) : (i64) -> ()
    }) : (i64, tensor<1x2x3x6xi64>) -> tensor<1x2x3x6xi64>
    %57 = "tensor.empty"() : () -> tensor<1x2x3x6xf32>
    %58 = "linalg.generic"(%2, %57) <{indexing_maps = [#map13, #map14], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (f32, tensor<1x2x3x6xf32>) -> tensor<1x2x3x6xf32>
    %59:2 = "linalg.generic"(%54, %58, %56) <{indexing_maps = [#map1, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: i64):
      %112 = "linalg.index"() <{dim = 4 : i64}> : () -> index
      %113 = "arith.index_cast"(%112) : (index) -> i64
      %114 = "arith.maximumf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %115 = "arith.cmpf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %116 = "arith.select"(%115, %113, %arg48) : (i1, i64, i64) -> i64
      "linalg.yield"(%114, %116) : (f32, i64) -> ()
    }) : (tensor<1x2x3x6x6xf32>, tensor<1x2x3x6xf32>, tensor<1x2x3x6xi64>) -> (tensor<1x2x3x6xf32>, tensor<1x2x3x6xi64>)
    %60 = "tensor.expand_shape"(%59#0) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 3, 6, 1>}> : (tensor<1x2x3x6xf32>) -> tensor<1x2x3x6x1xf32>
    %61 = "tensor.empty"() : () -> tensor<1x2x3x6x6xf32>
    %62 = "linalg.generic"(%54, %60, %61) <{indexing_maps = [#map1, #map16, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %111 = "arith.subf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<1x2x3x6x6xf32>, tensor<1x2x3x6x1xf32>, tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6xf32>
    %63 = "linalg.generic"(%62, %61) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %110 = "math.exp"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<1x2x3x6x6xf32>, tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6xf32>
    %64 = "tensor.empty"() : () -> tensor<1x2x3x6x1xf32>
    %65 = "linalg.generic"(%0, %64) <{indexing_maps = [#map17, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<1x2x3x6x1xf32>) -> tensor<1x2x3x6x1xf32>
    %66 = "linalg.generic"(%63, %65) <{indexing_maps = [#map1, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %109 = "arith.addf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<1x2x3x6x6xf32>, tensor<1x2x3x6x1xf32>) -> tensor<1x2x3x6x1xf32>
    %67 = "linalg.generic"(%63, %66, %61) <{indexing_maps = [#map1, #map16, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %108 = "arith.divf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<1x2x3x6x6xf32>, tensor<1x2x3x6x1xf32>, tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6xf32>
    %68 = "tensor.expand_shape"(%67) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 2, 3, 6, 6, 1>}> : (tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6x1xf32>
    %69 = "tensor.expand_shape"(%39) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 6, 2, 8, 1, 1>}> : (tensor<1x6x2x8x1xf32>) -> tensor<1x6x2x8x1x1xf32>
    %70 = "tensor.empty"() : () -> tensor<2x6x3x6x1x1xf32>
    %71 = "linalg.generic"(%68, %70) <{indexing_maps = [#map18, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) : (tensor<1x2x3x6x6x1xf32>, tensor<2x6x3x6x1x1xf32>) -> tensor<2x6x3x6x1x1xf32>
    %72 = "tensor.collapse_shape"(%71) <{reassociation = [[0], [1, 2], [3, 4, 5]]}> : (tensor<2x6x3x6x1x1xf32>) -> tensor<2x18x6xf32>
    %73 = "tensor.empty"() : () -> tensor<2x6x1x8x1x1xf32>
    %74 = "linalg.generic"(%69, %73) <{indexing_maps = [#map19, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<1x6x2x8x1x1xf32>, tensor<2x6x1x8x1x1xf32>) -> tensor<2x6x1x8x1x1xf32>
    %75 = "tensor.collapse_shape"(%74) <{reassociation = [[0], [1], [2, 3, 4, 5]]}> : (tensor<2x6x1x8x1x1xf32>) -> tensor<2x6x8xf32>
    %76 = "tensor.empty"() : () -> tensor<2x18x8xf32>
    %77 = "linalg.generic"(%0, %76) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<2x18x8xf32>) -> tensor<2x18x8xf32>
    %78 = "linalg.generic"(%72, %75, %77) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %106 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %107 = "arith.addf"(%arg27, %106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<2x18x6xf32>, tensor<2x6x8xf32>, tensor<2x18x8xf32>) -> tensor<2x18x8xf32>
    %79 = "tensor.expand_shape"(%78) <{reassociation = [[0], [1, 2], [3, 4, 5]], static_output_shape = array<i64: 2, 6, 3, 1, 1, 8>}> : (tensor<2x18x8xf32>) -> tensor<2x6x3x1x1x8xf32>
    %80 = "tensor.empty"() : () -> tensor<1x6x2x3x8x1xf32>
    %81 = "linalg.generic"(%79, %80) <{indexing_maps = [#map20, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<2x6x3x1x1x8xf32>, tensor<1x6x2x3x8x1xf32>) -> tensor<1x6x2x3x8x1xf32>
    %82 = "tensor.collapse_shape"(%81) <{reassociation = [[0], [1], [2, 3], [4], [5]]}> : (tensor<1x6x2x3x8x1xf32>) -> tensor<1x6x6x8x1xf32>
    %83 = "tensor.expand_shape"(%arg4) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 6, 8, 64, 1, 1>}> : (tensor<6x8x64xf32>) -> tensor<6x8x64x1x1xf32>
    %84 = "tensor.empty"() : () -> tensor<6x6x8x1x1xf32>
    %85 = "linalg.generic"(%82, %84) <{indexing_maps = [#map21, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<1x6x6x8x1xf32>, tensor<6x6x8x1x1xf32>) -> tensor<6x6x8x1x1xf32>
    %86 = "tensor.collapse_shape"(%85) <{reassociation = [[0], [1, 2, 3, 4]]}> : (tensor<6x6x8x1x1xf32>) -> tensor<6x48xf32>
    %87 = "tensor.expand_shape"(%86) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 48>}> : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
    %88 = "tensor.empty"() : () -> tensor<6x8x1x64x1xf32>
    %89 = "linalg.generic"(%83, %88) <{indexing_maps = [#map22, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<6x8x64x1x1xf32>, tensor<6x8x1x64x1xf32>) -> tensor<6x8x1x64x1xf32>
    %90 = "tensor.collapse_shape"(%89) <{reassociation = [[0, 1], [2, 3, 4]]}> : (tensor<6x8x1x64x1xf32>) -> tensor<48x64xf32>
    %91 = "tensor.expand_shape"(%90) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 48, 64>}> : (tensor<48x64xf32>) -> tensor<1x48x64xf32>
    %92 = "tensor.empty"() : () -> tensor<1x6x64xf32>
    %93 = "linalg.generic"(%0, %92) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (f32, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %94 = "linalg.generic"(%87, %91, %93) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %104 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %105 = "arith.addf"(%arg16, %104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<1x6x48xf32>, tensor<1x48x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %95 = "tensor.collapse_shape"(%94) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x64xf32>) -> tensor<6x64xf32>
    %96 = "tensor.expand_shape"(%95) <{reassociation = [[0], [1, 2, 3, 4]], static_output_shape = array<i64: 6, 1, 1, 1, 64>}> : (tensor<6x64xf32>) -> tensor<6x1x1x1x64xf32>
    %97 = "tensor.empty"() : () -> tensor<1x6x64x1x1xf32>
    %98 = "linalg.generic"(%96, %97) <{indexing_maps = [#map23, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<6x1x1x1x64xf32>, tensor<1x6x64x1x1xf32>) -> tensor<1x6x64x1x1xf32>
    %99 = "tensor.collapse_shape"(%98) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<1x6x64x1x1xf32>) -> tensor<1x6x64xf32>
    %100 = "linalg.generic"(%99, %arg5, %92) <{indexing_maps = [#map4, #map24, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %103 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%103) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %101 = "linalg.generic"(%100, %arg0, %92) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %102 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<1x6x64xf32>, tensor<1x6x64xf32>, tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    "func.return"(%101) : (tensor<1x6x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
