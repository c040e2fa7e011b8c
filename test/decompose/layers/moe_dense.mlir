#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x32xf32>, tensor<4x32x24xf32>, tensor<4x24x32xf32>, tensor<4x32xf32>, tensor<40x32xf32>, tensor<32x40xf32>, tensor<1x32xf32>) -> tensor<1x6x32xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x32xf32>, %arg1: tensor<4x32x24xf32>, %arg2: tensor<4x24x32xf32>, %arg3: tensor<4x32xf32>, %arg4: tensor<40x32xf32>, %arg5: tensor<32x40xf32>, %arg6: tensor<1x32xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %4 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
    %5 = "tensor.empty"() : () -> tensor<32x4xf32>
    %6 = "linalg.generic"(%arg3, %5) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      "linalg.yield"(%arg87) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %7 = "tensor.empty"() : () -> tensor<6x4xf32>
    %8 = "linalg.generic"(%0, %7) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      "linalg.yield"(%arg85) : (f32) -> ()
    }) : (f32, tensor<6x4xf32>) -> tensor<6x4xf32>
    %9 = "linalg.generic"(%4, %6, %8) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32, %arg84: f32):
      %91 = "arith.mulf"(%arg82, %arg83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg84, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<32x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %10 = "tensor.empty"() : () -> tensor<6xi64>
    %11 = "linalg.generic"(%1, %10) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: i64, %arg81: i64):
      "linalg.yield"(%arg80) : (i64) -> ()
    }) : (i64, tensor<6xi64>) -> tensor<6xi64>
    %12 = "tensor.empty"() : () -> tensor<6xf32>
    %13 = "linalg.generic"(%2, %12) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      "linalg.yield"(%arg78) : (f32) -> ()
    }) : (f32, tensor<6xf32>) -> tensor<6xf32>
    %14:2 = "linalg.generic"(%9, %13, %11) <{indexing_maps = [#map1, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: i64):
      %86 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %87 = "arith.index_cast"(%86) : (index) -> i64
      %88 = "arith.maximumf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %89 = "arith.cmpf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %90 = "arith.select"(%89, %87, %arg77) : (i1, i64, i64) -> i64
      "linalg.yield"(%88, %90) : (f32, i64) -> ()
    }) : (tensor<6x4xf32>, tensor<6xf32>, tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>)
    %15 = "tensor.expand_shape"(%14#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6, 1>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %16 = "linalg.generic"(%9, %15, %7) <{indexing_maps = [#map1, #map9, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32, %arg74: f32):
      %85 = "arith.subf"(%arg72, %arg73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %17 = "linalg.generic"(%16, %7) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      %84 = "math.exp"(%arg70) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %18 = "tensor.empty"() : () -> tensor<6x1xf32>
    %19 = "linalg.generic"(%0, %18) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (f32, tensor<6x1xf32>) -> tensor<6x1xf32>
    %20 = "linalg.generic"(%17, %19) <{indexing_maps = [#map1, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      %83 = "arith.addf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %21 = "linalg.generic"(%17, %20, %7) <{indexing_maps = [#map1, #map9, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %82 = "arith.divf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %22 = "tensor.empty"() : () -> tensor<4x6x32xf32>
    %23 = "linalg.generic"(%4, %22) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %24 = "tensor.empty"() : () -> tensor<4x6x24xf32>
    %25 = "linalg.generic"(%0, %24) <{indexing_maps = [#map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (f32, tensor<4x6x24xf32>) -> tensor<4x6x24xf32>
    %26 = "linalg.generic"(%23, %arg1, %25) <{indexing_maps = [#map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %80 = "arith.mulf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %81 = "arith.addf"(%arg58, %80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<4x6x32xf32>, tensor<4x32x24xf32>, tensor<4x6x24xf32>) -> tensor<4x6x24xf32>
    %27 = "linalg.generic"(%26, %24) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %76 = "arith.negf"(%arg54) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %77 = "math.exp"(%76) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %78 = "arith.addf"(%77, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %79 = "arith.divf"(%3, %78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<4x6x24xf32>, tensor<4x6x24xf32>) -> tensor<4x6x24xf32>
    %28 = "linalg.generic"(%26, %27, %24) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %75 = "arith.mulf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<4x6x24xf32>, tensor<4x6x24xf32>, tensor<4x6x24xf32>) -> tensor<4x6x24xf32>
    %29 = "linalg.generic"(%0, %22) <{indexing_maps = [#map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (f32, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %30 = "linalg.generic"(%28, %arg2, %29) <{indexing_maps = [#map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %73 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %74 = "arith.addf"(%arg48, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<4x6x24xf32>, tensor<4x24x32xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %31 = "tensor.empty"() : () -> tensor<4x6xf32>
    %32 = "linalg.generic"(%21, %31) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %33 = "tensor.expand_shape"(%32) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 6, 1>}> : (tensor<4x6xf32>) -> tensor<4x6x1xf32>
    %34 = "linalg.generic"(%30, %33, %22) <{indexing_maps = [#map11, #map16, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %72 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<4x6x32xf32>, tensor<4x6x1xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %35 = "tensor.empty"() : () -> tensor<6x32xf32>
    %36 = "linalg.generic"(%0, %35) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<6x32xf32>) -> tensor<6x32xf32>
    %37 = "linalg.generic"(%34, %36) <{indexing_maps = [#map11, #map10], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %71 = "arith.addf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<4x6x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %38 = "tensor.empty"() : () -> tensor<32x1xf32>
    %39 = "linalg.generic"(%arg6, %38) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<1x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %40 = "linalg.generic"(%4, %39, %19) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %69 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %70 = "arith.addf"(%arg34, %69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<32x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %41 = "linalg.generic"(%40, %18) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %65 = "arith.negf"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %66 = "math.exp"(%65) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %67 = "arith.addf"(%66, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %68 = "arith.divf"(%3, %67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %42 = "tensor.empty"() : () -> tensor<32x40xf32>
    %43 = "linalg.generic"(%arg4, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<40x32xf32>, tensor<32x40xf32>) -> tensor<32x40xf32>
    %44 = "tensor.empty"() : () -> tensor<6x40xf32>
    %45 = "linalg.generic"(%0, %44) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (f32, tensor<6x40xf32>) -> tensor<6x40xf32>
    %46 = "linalg.generic"(%4, %43, %45) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %63 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %64 = "arith.addf"(%arg25, %63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<32x40xf32>, tensor<6x40xf32>) -> tensor<6x40xf32>
    %47 = "linalg.generic"(%46, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %61 = "arith.cmpf"(%arg21, %0) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
      %62 = "arith.select"(%61, %arg21, %0) : (i1, f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<6x40xf32>, tensor<6x40xf32>) -> tensor<6x40xf32>
    %48 = "tensor.empty"() : () -> tensor<40x32xf32>
    %49 = "linalg.generic"(%arg5, %48) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<32x40xf32>, tensor<40x32xf32>) -> tensor<40x32xf32>
    %50 = "linalg.generic"(%47, %49, %36) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %59 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %60 = "arith.addf"(%arg18, %59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<6x40xf32>, tensor<40x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %51 = "linalg.generic"(%41, %50, %35) <{indexing_maps = [#map9, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %58 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<6x1xf32>, tensor<6x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %52 = "linalg.generic"(%37, %51, %35) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %57 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>) -> tensor<6x32xf32>
    %53 = "tensor.expand_shape"(%52) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 32>}> : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
    %54 = "tensor.empty"() : () -> tensor<1x6x32xf32>
    %55 = "linalg.generic"(%53, %arg0, %54) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %56 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    "func.return"(%55) : (tensor<1x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
