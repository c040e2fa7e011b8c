#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map21 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x128xf32>, tensor<1x6x16xf32>, tensor<1x6x16xf32>, tensor<1x1x6x6xf32>, tensor<128x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<128x128xf32>, tensor<256x128xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<1x6x128xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x128xf32>, %arg1: tensor<1x6x16xf32>, %arg2: tensor<1x6x16xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<128x128xf32>, %arg5: tensor<64x128xf32>, %arg6: tensor<64x128xf32>, %arg7: tensor<128x128xf32>, %arg8: tensor<256x128xf32>, %arg9: tensor<256x128xf32>, %arg10: tensor<128x256xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128xf32>, %arg13: tensor<128xf32>, %arg14: tensor<128xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 4.471500e-02 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 7.977240e-01 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %10 = "arith.constant"() <{value = 1.280000e+02 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %12 = "arith.constant"() <{value = 5.000000e+01 : f32}> : () -> f32
    %13 = "tensor.empty"() : () -> tensor<1x6x128xf32>
    %14 = "linalg.generic"(%arg0, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg215: f32, %arg216: f32):
      %236 = "math.fpowi"(%arg215, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %15 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %16 = "linalg.generic"(%2, %15) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32):
      "linalg.yield"(%arg213) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %17 = "linalg.generic"(%14, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32):
      %235 = "arith.addf"(%arg211, %arg212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%235) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %18 = "linalg.generic"(%17, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32):
      %234 = "arith.divf"(%arg209, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %19 = "linalg.generic"(%18, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg207: f32, %arg208: f32):
      %232 = "arith.truncf"(%9) : (f64) -> f32
      %233 = "arith.addf"(%arg207, %232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %20 = "linalg.generic"(%19, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32):
      %231 = "math.rsqrt"(%arg205) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %21 = "linalg.generic"(%arg0, %20, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32, %arg204: f32):
      %230 = "arith.mulf"(%arg202, %arg203) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%230) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %22 = "tensor.empty"() : () -> tensor<128xf32>
    %23 = "linalg.generic"(%arg11, %22) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32):
      %229 = "arith.addf"(%arg200, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %24 = "linalg.generic"(%21, %23, %13) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32, %arg199: f32):
      %228 = "arith.mulf"(%arg197, %arg198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %25 = "tensor.empty"() : () -> tensor<128x128xf32>
    %26 = "linalg.generic"(%arg4, %25) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32):
      "linalg.yield"(%arg195) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %27 = "tensor.collapse_shape"(%24) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x128xf32>) -> tensor<6x128xf32>
    %28 = "tensor.empty"() : () -> tensor<6x128xf32>
    %29 = "linalg.generic"(%2, %28) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg193: f32, %arg194: f32):
      "linalg.yield"(%arg193) : (f32) -> ()
    }) : (f32, tensor<6x128xf32>) -> tensor<6x128xf32>
    %30 = "linalg.generic"(%27, %26, %29) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg190: f32, %arg191: f32, %arg192: f32):
      %226 = "arith.mulf"(%arg190, %arg191) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %227 = "arith.addf"(%arg192, %226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %31 = "tensor.expand_shape"(%30) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 16>}> : (tensor<6x128xf32>) -> tensor<1x6x8x16xf32>
    %32 = "tensor.empty"() : () -> tensor<1x8x6x16xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg188: f32, %arg189: f32):
      "linalg.yield"(%arg188) : (f32) -> ()
    }) : (tensor<1x6x8x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %34 = "tensor.empty"() : () -> tensor<128x64xf32>
    %35 = "linalg.generic"(%arg5, %34) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg186: f32, %arg187: f32):
      "linalg.yield"(%arg186) : (f32) -> ()
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %36 = "tensor.empty"() : () -> tensor<6x64xf32>
    %37 = "linalg.generic"(%2, %36) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32):
      "linalg.yield"(%arg184) : (f32) -> ()
    }) : (f32, tensor<6x64xf32>) -> tensor<6x64xf32>
    %38 = "linalg.generic"(%27, %35, %37) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32, %arg183: f32):
      %224 = "arith.mulf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %225 = "arith.addf"(%arg183, %224) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %39 = "tensor.expand_shape"(%38) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 4, 16>}> : (tensor<6x64xf32>) -> tensor<1x6x4x16xf32>
    %40 = "tensor.empty"() : () -> tensor<1x4x6x16xf32>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      "linalg.yield"(%arg179) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %42 = "linalg.generic"(%arg6, %34) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      "linalg.yield"(%arg177) : (f32) -> ()
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %43 = "linalg.generic"(%27, %42, %37) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32, %arg176: f32):
      %222 = "arith.mulf"(%arg174, %arg175) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %223 = "arith.addf"(%arg176, %222) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x64xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %44 = "tensor.expand_shape"(%43) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 4, 16>}> : (tensor<6x64xf32>) -> tensor<1x6x4x16xf32>
    %45 = "linalg.generic"(%44, %40) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32):
      "linalg.yield"(%arg172) : (f32) -> ()
    }) : (tensor<1x6x4x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %46 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %47 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %48 = "linalg.generic"(%33, %46, %32) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg169: f32, %arg170: f32, %arg171: f32):
      %221 = "arith.mulf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %49 = "tensor.extract_slice"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x16xf32>) -> tensor<1x8x6x8xf32>
    %50 = "tensor.extract_slice"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 8, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x6x16xf32>) -> tensor<1x8x6x8xf32>
    %51 = "tensor.empty"() : () -> tensor<1x8x6x8xf32>
    %52 = "linalg.generic"(%50, %51) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32):
      %220 = "arith.negf"(%arg167) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<1x8x6x8xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
    %53 = "tensor.concat"(%52, %49) <{dim = 3 : i64}> : (tensor<1x8x6x8xf32>, tensor<1x8x6x8xf32>) -> tensor<1x8x6x16xf32>
    %54 = "linalg.generic"(%53, %47, %32) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32, %arg166: f32):
      %219 = "arith.mulf"(%arg164, %arg165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %55 = "linalg.generic"(%48, %54, %32) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32, %arg163: f32):
      %218 = "arith.addf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x8x6x16xf32>, tensor<1x8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %56 = "linalg.generic"(%41, %46, %40) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32, %arg160: f32):
      %217 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%217) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %57 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x6x16xf32>) -> tensor<1x4x6x8xf32>
    %58 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 4, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x6x16xf32>) -> tensor<1x4x6x8xf32>
    %59 = "tensor.empty"() : () -> tensor<1x4x6x8xf32>
    %60 = "linalg.generic"(%58, %59) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      %216 = "arith.negf"(%arg156) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%216) : (f32) -> ()
    }) : (tensor<1x4x6x8xf32>, tensor<1x4x6x8xf32>) -> tensor<1x4x6x8xf32>
    %61 = "tensor.concat"(%60, %57) <{dim = 3 : i64}> : (tensor<1x4x6x8xf32>, tensor<1x4x6x8xf32>) -> tensor<1x4x6x16xf32>
    %62 = "linalg.generic"(%61, %47, %40) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32, %arg155: f32):
      %215 = "arith.mulf"(%arg153, %arg154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %63 = "linalg.generic"(%56, %62, %40) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32, %arg152: f32):
      %214 = "arith.addf"(%arg150, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x4x6x16xf32>, tensor<1x4x6x16xf32>) -> tensor<1x4x6x16xf32>
    %64 = "tensor.empty"() : () -> tensor<1x4x2x6x16xf32>
    %65 = "linalg.generic"(%63, %64) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32):
      "linalg.yield"(%arg148) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x4x2x6x16xf32>) -> tensor<1x4x2x6x16xf32>
    %66 = "tensor.collapse_shape"(%65) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x4x2x6x16xf32>) -> tensor<1x8x6x16xf32>
    %67 = "linalg.generic"(%45, %64) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg146: f32, %arg147: f32):
      "linalg.yield"(%arg146) : (f32) -> ()
    }) : (tensor<1x4x6x16xf32>, tensor<1x4x2x6x16xf32>) -> tensor<1x4x2x6x16xf32>
    %68 = "tensor.empty"() : () -> tensor<1x8x16x6xf32>
    %69 = "linalg.generic"(%66, %68) <{indexing_maps = [#map16, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32):
      "linalg.yield"(%arg144) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x8x16x6xf32>) -> tensor<1x8x16x6xf32>
    %70 = "tensor.collapse_shape"(%55) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x16xf32>) -> tensor<8x6x16xf32>
    %71 = "tensor.collapse_shape"(%69) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x16x6xf32>) -> tensor<8x16x6xf32>
    %72 = "tensor.empty"() : () -> tensor<8x6x6xf32>
    %73 = "linalg.generic"(%2, %72) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32):
      "linalg.yield"(%arg142) : (f32) -> ()
    }) : (f32, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %74 = "linalg.generic"(%70, %71, %73) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32, %arg141: f32):
      %212 = "arith.mulf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %213 = "arith.addf"(%arg141, %212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<8x6x16xf32>, tensor<8x16x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %75 = "tensor.expand_shape"(%74) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 6>}> : (tensor<8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %76 = "tensor.empty"() : () -> tensor<1x8x6x6xf32>
    %77 = "linalg.generic"(%75, %76) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32):
      %211 = "arith.mulf"(%arg137, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%211) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %78 = "linalg.generic"(%77, %76) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32):
      %210 = "arith.divf"(%arg135, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %79 = "linalg.generic"(%78, %76) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32):
      %209 = "math.tanh"(%arg133) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %80 = "linalg.generic"(%79, %76) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32):
      %208 = "arith.mulf"(%arg131, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %81 = "linalg.generic"(%80, %arg3, %76) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %207 = "arith.addf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %82 = "tensor.empty"() : () -> tensor<1x8x6xi64>
    %83 = "linalg.generic"(%1, %82) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: i64, %arg127: i64):
      "linalg.yield"(%arg126) : (i64) -> ()
    }) : (i64, tensor<1x8x6xi64>) -> tensor<1x8x6xi64>
    %84 = "tensor.empty"() : () -> tensor<1x8x6xf32>
    %85 = "linalg.generic"(%3, %84) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      "linalg.yield"(%arg124) : (f32) -> ()
    }) : (f32, tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %86:2 = "linalg.generic"(%81, %85, %83) <{indexing_maps = [#map12, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: i64):
      %202 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %203 = "arith.index_cast"(%202) : (index) -> i64
      %204 = "arith.maximumf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %205 = "arith.cmpf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %206 = "arith.select"(%205, %203, %arg123) : (i1, i64, i64) -> i64
      "linalg.yield"(%204, %206) : (f32, i64) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6xf32>, tensor<1x8x6xi64>) -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %87 = "tensor.expand_shape"(%86#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 8, 6, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x8x6x1xf32>
    %88 = "linalg.generic"(%81, %87, %76) <{indexing_maps = [#map12, #map20, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %201 = "arith.subf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%201) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %89 = "linalg.generic"(%88, %76) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32):
      %200 = "math.exp"(%arg116) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%200) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %90 = "tensor.empty"() : () -> tensor<1x8x6x1xf32>
    %91 = "linalg.generic"(%2, %90) <{indexing_maps = [#map21, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32):
      "linalg.yield"(%arg114) : (f32) -> ()
    }) : (f32, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %92 = "linalg.generic"(%89, %91) <{indexing_maps = [#map12, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      %199 = "arith.addf"(%arg112, %arg113) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%199) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %93 = "linalg.generic"(%89, %92, %76) <{indexing_maps = [#map12, #map20, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %198 = "arith.divf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%198) : (f32) -> ()
    }) : (tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>, tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %94 = "tensor.collapse_shape"(%93) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x8x6x6xf32>) -> tensor<8x6x6xf32>
    %95 = "tensor.collapse_shape"(%67) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x4x2x6x16xf32>) -> tensor<8x6x16xf32>
    %96 = "tensor.empty"() : () -> tensor<8x6x16xf32>
    %97 = "linalg.generic"(%2, %96) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (f32, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %98 = "linalg.generic"(%94, %95, %97) <{indexing_maps = [#map17, #map18, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
      %196 = "arith.mulf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %197 = "arith.addf"(%arg106, %196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%197) : (f32) -> ()
    }) : (tensor<8x6x6xf32>, tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %99 = "tensor.expand_shape"(%98) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 8, 6, 16>}> : (tensor<8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %100 = "tensor.empty"() : () -> tensor<1x6x8x16xf32>
    %101 = "linalg.generic"(%99, %100) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      "linalg.yield"(%arg102) : (f32) -> ()
    }) : (tensor<1x8x6x16xf32>, tensor<1x6x8x16xf32>) -> tensor<1x6x8x16xf32>
    %102 = "linalg.generic"(%arg7, %25) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      "linalg.yield"(%arg100) : (f32) -> ()
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %103 = "tensor.collapse_shape"(%101) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x8x16xf32>) -> tensor<6x128xf32>
    %104 = "linalg.generic"(%103, %102, %29) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      %194 = "arith.mulf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %195 = "arith.addf"(%arg99, %194) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%195) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %105 = "tensor.expand_shape"(%104) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 128>}> : (tensor<6x128xf32>) -> tensor<1x6x128xf32>
    %106 = "linalg.generic"(%105, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      %193 = "math.fpowi"(%arg95, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %107 = "linalg.generic"(%106, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      %192 = "arith.addf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%192) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %108 = "linalg.generic"(%107, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      %191 = "arith.divf"(%arg91, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %109 = "linalg.generic"(%108, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      %189 = "arith.truncf"(%9) : (f64) -> f32
      %190 = "arith.addf"(%arg89, %189) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %110 = "linalg.generic"(%109, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      %188 = "math.rsqrt"(%arg87) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %111 = "linalg.generic"(%105, %110, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %187 = "arith.mulf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %112 = "linalg.generic"(%arg12, %22) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      %186 = "arith.addf"(%arg82, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %113 = "linalg.generic"(%111, %112, %13) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %185 = "arith.mulf"(%arg79, %arg80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %114 = "linalg.generic"(%arg0, %113, %13) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32, %arg78: f32):
      %184 = "arith.addf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %115 = "linalg.generic"(%114, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %183 = "math.fpowi"(%arg74, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %116 = "linalg.generic"(%115, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %182 = "arith.addf"(%arg72, %arg73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %117 = "linalg.generic"(%116, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      %181 = "arith.divf"(%arg70, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %118 = "linalg.generic"(%117, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %179 = "arith.truncf"(%9) : (f64) -> f32
      %180 = "arith.addf"(%arg68, %179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %119 = "linalg.generic"(%118, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      %178 = "math.rsqrt"(%arg66) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %120 = "linalg.generic"(%114, %119, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %177 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %121 = "linalg.generic"(%arg13, %22) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      %176 = "arith.addf"(%arg61, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %122 = "linalg.generic"(%120, %121, %13) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %175 = "arith.mulf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %123 = "tensor.empty"() : () -> tensor<128x256xf32>
    %124 = "linalg.generic"(%arg8, %123) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %125 = "tensor.collapse_shape"(%122) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x128xf32>) -> tensor<6x128xf32>
    %126 = "tensor.empty"() : () -> tensor<6x256xf32>
    %127 = "linalg.generic"(%2, %126) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      "linalg.yield"(%arg54) : (f32) -> ()
    }) : (f32, tensor<6x256xf32>) -> tensor<6x256xf32>
    %128 = "linalg.generic"(%125, %124, %127) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %173 = "arith.mulf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %174 = "arith.addf"(%arg53, %173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %129 = "tensor.expand_shape"(%128) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 256>}> : (tensor<6x256xf32>) -> tensor<1x6x256xf32>
    %130 = "tensor.empty"() : () -> tensor<1x6x256xf32>
    %131 = "linalg.generic"(%129, %130) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %165 = "math.fpowi"(%arg49, %4) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      %166 = "arith.mulf"(%165, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %167 = "arith.addf"(%arg49, %166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %168 = "arith.mulf"(%167, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %169 = "math.tanh"(%168) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %170 = "arith.addf"(%169, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %171 = "arith.mulf"(%170, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %172 = "arith.mulf"(%arg49, %171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %132 = "linalg.generic"(%arg9, %123) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      "linalg.yield"(%arg47) : (f32) -> ()
    }) : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %133 = "linalg.generic"(%125, %132, %127) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %163 = "arith.mulf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %164 = "arith.addf"(%arg46, %163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<6x128xf32>, tensor<128x256xf32>, tensor<6x256xf32>) -> tensor<6x256xf32>
    %134 = "tensor.expand_shape"(%133) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 256>}> : (tensor<6x256xf32>) -> tensor<1x6x256xf32>
    %135 = "linalg.generic"(%131, %134, %130) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %162 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x6x256xf32>, tensor<1x6x256xf32>, tensor<1x6x256xf32>) -> tensor<1x6x256xf32>
    %136 = "tensor.empty"() : () -> tensor<256x128xf32>
    %137 = "linalg.generic"(%arg10, %136) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (tensor<128x256xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %138 = "tensor.collapse_shape"(%135) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x256xf32>) -> tensor<6x256xf32>
    %139 = "linalg.generic"(%138, %137, %29) <{indexing_maps = [#map8, #map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %160 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %161 = "arith.addf"(%arg38, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<6x256xf32>, tensor<256x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %140 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 128>}> : (tensor<6x128xf32>) -> tensor<1x6x128xf32>
    %141 = "linalg.generic"(%140, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      %159 = "math.fpowi"(%arg34, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %142 = "linalg.generic"(%141, %16) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %158 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %143 = "linalg.generic"(%142, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %157 = "arith.divf"(%arg30, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %144 = "linalg.generic"(%143, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %155 = "arith.truncf"(%9) : (f64) -> f32
      %156 = "arith.addf"(%arg28, %155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %145 = "linalg.generic"(%144, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %154 = "math.rsqrt"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %146 = "linalg.generic"(%140, %145, %13) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %153 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x1xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %147 = "linalg.generic"(%arg14, %22) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %152 = "arith.addf"(%arg21, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %148 = "linalg.generic"(%146, %147, %13) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %151 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    %149 = "linalg.generic"(%114, %148, %13) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %150 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<1x6x128xf32>, tensor<1x6x128xf32>, tensor<1x6x128xf32>) -> tensor<1x6x128xf32>
    "func.return"(%149) : (tensor<1x6x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
