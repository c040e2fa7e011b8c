#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
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
  "func.func"() <{function_type = (tensor<1x6x72xf32>, tensor<1x6x12xf32>, tensor<1x6x12xf32>, tensor<1x1x6x6xf32>, tensor<72x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>, tensor<72x72xf32>, tensor<72xf32>, tensor<24xf32>, tensor<100x72xf32>, tensor<100x72xf32>, tensor<72x100xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<1x6x72xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x72xf32>, %arg1: tensor<1x6x12xf32>, %arg2: tensor<1x6x12xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<72x72xf32>, %arg5: tensor<24x72xf32>, %arg6: tensor<24x72xf32>, %arg7: tensor<72x72xf32>, %arg8: tensor<72xf32>, %arg9: tensor<24xf32>, %arg10: tensor<100x72xf32>, %arg11: tensor<100x72xf32>, %arg12: tensor<72x100xf32>, %arg13: tensor<72xf32>, %arg14: tensor<72xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 0.28867513459481287 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %7 = "arith.constant"() <{value = 7.200000e+01 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 2.400000e+01 : f32}> : () -> f32
    %9 = "tensor.empty"() : () -> tensor<72x72xf32>
    %10 = "linalg.generic"(%arg4, %9) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      "linalg.yield"(%arg204) : (f32) -> ()
    }) : (tensor<72x72xf32>, tensor<72x72xf32>) -> tensor<72x72xf32>
    %11 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x72xf32>) -> tensor<6x72xf32>
    %12 = "tensor.empty"() : () -> tensor<6x72xf32>
    %13 = "linalg.generic"(%2, %12) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32):
      "linalg.yield"(%arg202) : (f32) -> ()
    }) : (f32, tensor<6x72xf32>) -> tensor<6x72xf32>
    %14 = "linalg.generic"(%11, %10, %13) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32, %arg201: f32):
      %216 = "arith.mulf"(%arg199, %arg200) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %217 = "arith.addf"(%arg201, %216) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%217) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %15 = "tensor.expand_shape"(%14) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 72>}> : (tensor<6x72xf32>) -> tensor<1x6x72xf32>
    %16 = "tensor.empty"() : () -> tensor<1x6x72xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32):
      %215 = "math.fpowi"(%arg197, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %18 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %19 = "linalg.generic"(%2, %18) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32):
      "linalg.yield"(%arg195) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %20 = "linalg.generic"(%17, %19) <{indexing_maps = [#map6, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg193: f32, %arg194: f32):
      %214 = "arith.addf"(%arg193, %arg194) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %21 = "linalg.generic"(%20, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32):
      %213 = "arith.divf"(%arg191, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %22 = "linalg.generic"(%21, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      %211 = "arith.truncf"(%6) : (f64) -> f32
      %212 = "arith.addf"(%arg189, %211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%212) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %23 = "linalg.generic"(%22, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32):
      %210 = "math.rsqrt"(%arg187) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %24 = "linalg.generic"(%15, %23, %16) <{indexing_maps = [#map6, #map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32, %arg186: f32):
      %209 = "arith.mulf"(%arg184, %arg185) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %25 = "linalg.generic"(%arg8, %24, %16) <{indexing_maps = [#map9, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32, %arg183: f32):
      %208 = "arith.mulf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %26 = "tensor.empty"() : () -> tensor<72x24xf32>
    %27 = "linalg.generic"(%arg5, %26) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      "linalg.yield"(%arg179) : (f32) -> ()
    }) : (tensor<24x72xf32>, tensor<72x24xf32>) -> tensor<72x24xf32>
    %28 = "tensor.empty"() : () -> tensor<6x24xf32>
    %29 = "linalg.generic"(%2, %28) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      "linalg.yield"(%arg177) : (f32) -> ()
    }) : (f32, tensor<6x24xf32>) -> tensor<6x24xf32>
    %30 = "linalg.generic"(%11, %27, %29) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32, %arg176: f32):
      %206 = "arith.mulf"(%arg174, %arg175) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %207 = "arith.addf"(%arg176, %206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x24xf32>, tensor<6x24xf32>) -> tensor<6x24xf32>
    %31 = "tensor.expand_shape"(%30) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 24>}> : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %32 = "tensor.empty"() : () -> tensor<1x6x24xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32):
      %205 = "math.fpowi"(%arg172, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %34 = "linalg.generic"(%33, %19) <{indexing_maps = [#map6, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32):
      %204 = "arith.addf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%204) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %35 = "linalg.generic"(%34, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32):
      %203 = "arith.divf"(%arg168, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %36 = "linalg.generic"(%35, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32, %arg167: f32):
      %201 = "arith.truncf"(%6) : (f64) -> f32
      %202 = "arith.addf"(%arg166, %201) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%202) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %37 = "linalg.generic"(%36, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32):
      %200 = "math.rsqrt"(%arg164) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%200) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %38 = "linalg.generic"(%31, %37, %32) <{indexing_maps = [#map6, #map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: f32, %arg162: f32, %arg163: f32):
      %199 = "arith.mulf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%199) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x1xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %39 = "linalg.generic"(%arg9, %38, %32) <{indexing_maps = [#map9, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32, %arg160: f32):
      %198 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%198) : (f32) -> ()
    }) : (tensor<24xf32>, tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %40 = "linalg.generic"(%arg6, %26) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      "linalg.yield"(%arg156) : (f32) -> ()
    }) : (tensor<24x72xf32>, tensor<72x24xf32>) -> tensor<72x24xf32>
    %41 = "linalg.generic"(%11, %40, %29) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32, %arg155: f32):
      %196 = "arith.mulf"(%arg153, %arg154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %197 = "arith.addf"(%arg155, %196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%197) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x24xf32>, tensor<6x24xf32>) -> tensor<6x24xf32>
    %42 = "tensor.expand_shape"(%25) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 12>}> : (tensor<1x6x72xf32>) -> tensor<1x6x6x12xf32>
    %43 = "tensor.empty"() : () -> tensor<1x6x6x12xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32):
      "linalg.yield"(%arg151) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %45 = "tensor.expand_shape"(%39) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 2, 12>}> : (tensor<1x6x24xf32>) -> tensor<1x6x2x12xf32>
    %46 = "tensor.empty"() : () -> tensor<1x2x6x12xf32>
    %47 = "linalg.generic"(%45, %46) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32):
      "linalg.yield"(%arg149) : (f32) -> ()
    }) : (tensor<1x6x2x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %48 = "tensor.expand_shape"(%41) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 2, 12>}> : (tensor<6x24xf32>) -> tensor<1x6x2x12xf32>
    %49 = "linalg.generic"(%48, %46) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (tensor<1x6x2x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %50 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 12>}> : (tensor<1x6x12xf32>) -> tensor<1x1x6x12xf32>
    %51 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 12>}> : (tensor<1x6x12xf32>) -> tensor<1x1x6x12xf32>
    %52 = "linalg.generic"(%44, %50, %43) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32, %arg146: f32):
      %195 = "arith.mulf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%195) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x1x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %53 = "tensor.extract_slice"(%44) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x12xf32>) -> tensor<1x6x6x6xf32>
    %54 = "tensor.extract_slice"(%44) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 6>, static_sizes = array<i64: 1, 6, 6, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x12xf32>) -> tensor<1x6x6x6xf32>
    %55 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %56 = "linalg.generic"(%54, %55) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32):
      %194 = "arith.negf"(%arg142) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%194) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %57 = "tensor.concat"(%56, %53) <{dim = 3 : i64}> : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x12xf32>
    %58 = "linalg.generic"(%57, %51, %43) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32, %arg141: f32):
      %193 = "arith.mulf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x1x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %59 = "linalg.generic"(%52, %58, %43) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %192 = "arith.addf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%192) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %60 = "linalg.generic"(%47, %50, %46) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %191 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<1x2x6x12xf32>, tensor<1x1x6x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %61 = "tensor.extract_slice"(%47) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 6, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x6xf32>
    %62 = "tensor.extract_slice"(%47) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 6>, static_sizes = array<i64: 1, 2, 6, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x6xf32>
    %63 = "tensor.empty"() : () -> tensor<1x2x6x6xf32>
    %64 = "linalg.generic"(%62, %63) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32):
      %190 = "arith.negf"(%arg131) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<1x2x6x6xf32>, tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
    %65 = "tensor.concat"(%64, %61) <{dim = 3 : i64}> : (tensor<1x2x6x6xf32>, tensor<1x2x6x6xf32>) -> tensor<1x2x6x12xf32>
    %66 = "linalg.generic"(%65, %51, %46) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %189 = "arith.mulf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<1x2x6x12xf32>, tensor<1x1x6x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %67 = "linalg.generic"(%60, %66, %46) <{indexing_maps = [#map11, #map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32, %arg127: f32):
      %188 = "arith.addf"(%arg125, %arg126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<1x2x6x12xf32>, tensor<1x2x6x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %68 = "tensor.empty"() : () -> tensor<1x2x3x6x12xf32>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map13, #map14], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      "linalg.yield"(%arg123) : (f32) -> ()
    }) : (tensor<1x2x6x12xf32>, tensor<1x2x3x6x12xf32>) -> tensor<1x2x3x6x12xf32>
    %70 = "tensor.collapse_shape"(%69) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x2x3x6x12xf32>) -> tensor<1x6x6x12xf32>
    %71 = "linalg.generic"(%49, %68) <{indexing_maps = [#map13, #map14], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      "linalg.yield"(%arg121) : (f32) -> ()
    }) : (tensor<1x2x6x12xf32>, tensor<1x2x3x6x12xf32>) -> tensor<1x2x3x6x12xf32>
    %72 = "tensor.empty"() : () -> tensor<1x6x12x6xf32>
    %73 = "linalg.generic"(%70, %72) <{indexing_maps = [#map15, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32):
      "linalg.yield"(%arg119) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x12x6xf32>) -> tensor<1x6x12x6xf32>
    %74 = "tensor.collapse_shape"(%59) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x12xf32>) -> tensor<6x6x12xf32>
    %75 = "tensor.collapse_shape"(%73) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x12x6xf32>) -> tensor<6x12x6xf32>
    %76 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %77 = "linalg.generic"(%2, %76) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32):
      "linalg.yield"(%arg117) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %78 = "linalg.generic"(%74, %75, %77) <{indexing_maps = [#map16, #map17, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %186 = "arith.mulf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %187 = "arith.addf"(%arg116, %186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<6x6x12xf32>, tensor<6x12x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %79 = "tensor.expand_shape"(%78) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %80 = "linalg.generic"(%79, %55) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      %184 = "arith.truncf"(%5) : (f64) -> f32
      %185 = "arith.mulf"(%arg112, %184) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %81 = "linalg.generic"(%80, %arg3, %55) <{indexing_maps = [#map11, #map12, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %183 = "arith.addf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %82 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %83 = "linalg.generic"(%1, %82) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: i64, %arg108: i64):
      "linalg.yield"(%arg107) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %84 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %85 = "linalg.generic"(%3, %84) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %86:2 = "linalg.generic"(%81, %85, %83) <{indexing_maps = [#map11, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg102: f32, %arg103: f32, %arg104: i64):
      %178 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %179 = "arith.index_cast"(%178) : (index) -> i64
      %180 = "arith.maximumf"(%arg102, %arg103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %181 = "arith.cmpf"(%arg102, %arg103) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %182 = "arith.select"(%181, %179, %arg104) : (i1, i64, i64) -> i64
      "linalg.yield"(%180, %182) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %87 = "tensor.expand_shape"(%86#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %88 = "linalg.generic"(%81, %87, %55) <{indexing_maps = [#map11, #map19, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32, %arg101: f32):
      %177 = "arith.subf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %89 = "linalg.generic"(%88, %55) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %176 = "math.exp"(%arg97) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%176) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %90 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %91 = "linalg.generic"(%2, %90) <{indexing_maps = [#map20, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %92 = "linalg.generic"(%89, %91) <{indexing_maps = [#map11, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      %175 = "arith.addf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %93 = "linalg.generic"(%89, %92, %55) <{indexing_maps = [#map11, #map19, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32, %arg92: f32):
      %174 = "arith.divf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %94 = "tensor.collapse_shape"(%93) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %95 = "tensor.collapse_shape"(%71) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x2x3x6x12xf32>) -> tensor<6x6x12xf32>
    %96 = "tensor.empty"() : () -> tensor<6x6x12xf32>
    %97 = "linalg.generic"(%2, %96) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (f32, tensor<6x6x12xf32>) -> tensor<6x6x12xf32>
    %98 = "linalg.generic"(%94, %95, %97) <{indexing_maps = [#map16, #map17, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32, %arg87: f32):
      %172 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %173 = "arith.addf"(%arg87, %172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x12xf32>, tensor<6x6x12xf32>) -> tensor<6x6x12xf32>
    %99 = "tensor.expand_shape"(%98) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 12>}> : (tensor<6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %100 = "linalg.generic"(%99, %43) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      "linalg.yield"(%arg83) : (f32) -> ()
    }) : (tensor<1x6x6x12xf32>, tensor<1x6x6x12xf32>) -> tensor<1x6x6x12xf32>
    %101 = "linalg.generic"(%arg7, %9) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      "linalg.yield"(%arg81) : (f32) -> ()
    }) : (tensor<72x72xf32>, tensor<72x72xf32>) -> tensor<72x72xf32>
    %102 = "tensor.collapse_shape"(%100) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x12xf32>) -> tensor<6x72xf32>
    %103 = "linalg.generic"(%102, %101, %13) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32, %arg80: f32):
      %170 = "arith.mulf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %171 = "arith.addf"(%arg80, %170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %104 = "tensor.expand_shape"(%103) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 72>}> : (tensor<6x72xf32>) -> tensor<1x6x72xf32>
    %105 = "linalg.generic"(%104, %16) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      %169 = "math.fpowi"(%arg76, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %106 = "linalg.generic"(%105, %19) <{indexing_maps = [#map6, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %168 = "arith.addf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %107 = "linalg.generic"(%106, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %167 = "arith.divf"(%arg72, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %108 = "linalg.generic"(%107, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      %165 = "arith.truncf"(%6) : (f64) -> f32
      %166 = "arith.addf"(%arg70, %165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %109 = "linalg.generic"(%108, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %164 = "math.rsqrt"(%arg68) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %110 = "linalg.generic"(%104, %109, %16) <{indexing_maps = [#map6, #map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %163 = "arith.mulf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %111 = "linalg.generic"(%arg13, %110, %16) <{indexing_maps = [#map9, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: f32):
      %162 = "arith.mulf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %112 = "linalg.generic"(%arg0, %111, %16) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %161 = "arith.addf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %113 = "tensor.empty"() : () -> tensor<72x100xf32>
    %114 = "linalg.generic"(%arg10, %113) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<100x72xf32>, tensor<72x100xf32>) -> tensor<72x100xf32>
    %115 = "tensor.collapse_shape"(%112) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x72xf32>) -> tensor<6x72xf32>
    %116 = "tensor.empty"() : () -> tensor<6x100xf32>
    %117 = "linalg.generic"(%2, %116) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (f32, tensor<6x100xf32>) -> tensor<6x100xf32>
    %118 = "linalg.generic"(%115, %114, %117) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %159 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %160 = "arith.addf"(%arg54, %159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%160) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x100xf32>, tensor<6x100xf32>) -> tensor<6x100xf32>
    %119 = "tensor.expand_shape"(%118) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 100>}> : (tensor<6x100xf32>) -> tensor<1x6x100xf32>
    %120 = "tensor.empty"() : () -> tensor<1x6x100xf32>
    %121 = "linalg.generic"(%119, %120) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %155 = "arith.negf"(%arg50) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %156 = "math.exp"(%155) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %157 = "arith.addf"(%156, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %158 = "arith.divf"(%4, %157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<1x6x100xf32>, tensor<1x6x100xf32>) -> tensor<1x6x100xf32>
    %122 = "linalg.generic"(%119, %121, %120) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
      %154 = "arith.mulf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x6x100xf32>, tensor<1x6x100xf32>, tensor<1x6x100xf32>) -> tensor<1x6x100xf32>
    %123 = "linalg.generic"(%arg11, %113) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      "linalg.yield"(%arg45) : (f32) -> ()
    }) : (tensor<100x72xf32>, tensor<72x100xf32>) -> tensor<72x100xf32>
    %124 = "linalg.generic"(%115, %123, %117) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %152 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %153 = "arith.addf"(%arg44, %152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<6x72xf32>, tensor<72x100xf32>, tensor<6x100xf32>) -> tensor<6x100xf32>
    %125 = "tensor.expand_shape"(%124) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 100>}> : (tensor<6x100xf32>) -> tensor<1x6x100xf32>
    %126 = "linalg.generic"(%122, %125, %120) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %151 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<1x6x100xf32>, tensor<1x6x100xf32>, tensor<1x6x100xf32>) -> tensor<1x6x100xf32>
    %127 = "tensor.empty"() : () -> tensor<100x72xf32>
    %128 = "linalg.generic"(%arg12, %127) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<72x100xf32>, tensor<100x72xf32>) -> tensor<100x72xf32>
    %129 = "tensor.collapse_shape"(%126) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x100xf32>) -> tensor<6x100xf32>
    %130 = "linalg.generic"(%129, %128, %13) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %149 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg36, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<6x100xf32>, tensor<100x72xf32>, tensor<6x72xf32>) -> tensor<6x72xf32>
    %131 = "tensor.expand_shape"(%130) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 72>}> : (tensor<6x72xf32>) -> tensor<1x6x72xf32>
    %132 = "linalg.generic"(%131, %16) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %148 = "math.fpowi"(%arg32, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %133 = "linalg.generic"(%132, %19) <{indexing_maps = [#map6, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %147 = "arith.addf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %134 = "linalg.generic"(%133, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %146 = "arith.divf"(%arg28, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %135 = "linalg.generic"(%134, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %144 = "arith.truncf"(%6) : (f64) -> f32
      %145 = "arith.addf"(%arg26, %144) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %136 = "linalg.generic"(%135, %18) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %143 = "math.rsqrt"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %137 = "linalg.generic"(%131, %136, %16) <{indexing_maps = [#map6, #map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %142 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%142) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x1xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %138 = "linalg.generic"(%arg14, %137, %16) <{indexing_maps = [#map9, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %141 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    %139 = "linalg.generic"(%112, %138, %16) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %140 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<1x6x72xf32>, tensor<1x6x72xf32>, tensor<1x6x72xf32>) -> tensor<1x6x72xf32>
    "func.return"(%139) : (tensor<1x6x72xf32>) -> ()
  }) : () -> ()
}) : () -> ()

