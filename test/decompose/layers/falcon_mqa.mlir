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
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map24 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x96xf32>, tensor<1x6x16xf32>, tensor<1x6x16xf32>, tensor<1x1x6x6xf32>, tensor<128x96xf32>, tensor<96x96xf32>, tensor<192x96xf32>, tensor<96x192xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<1x6x96xf32>, sym_name = "layer"}> ({
  ^bb0(%arg0: tensor<1x6x96xf32>, %arg1: tensor<1x6x16xf32>, %arg2: tensor<1x6x16xf32>, %arg3: tensor<1x1x6x6xf32>, %arg4: tensor<128x96xf32>, %arg5: tensor<96x96xf32>, %arg6: tensor<192x96xf32>, %arg7: tensor<96x192xf32>, %arg8: tensor<96xf32>, %arg9: tensor<96xf32>):
    %0 = "arith.constant"() <{value = 16 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 8 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 6 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %11 = "arith.constant"() <{value = 9.600000e+01 : f64}> : () -> f64
    %12 = "arith.constant"() <{value = 9.600000e+01 : f32}> : () -> f32
    %13 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %14 = "arith.constant"() <{value = 1.41421354 : f32}> : () -> f32
    %15 = "arith.constant"() <{value = dense<-2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %16 = "arith.constant"() <{value = dense<-1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %17 = "tensor.empty"() : () -> tensor<1x6x96xf64>
    %18 = "linalg.generic"(%arg0, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f64):
      %230 = "arith.extf"(%arg167) : (f32) -> f64
      "linalg.yield"(%230) : (f64) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %19 = "tensor.empty"() : () -> tensor<1x6x1xf64>
    %20 = "linalg.generic"(%5, %19) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg165: f64, %arg166: f64):
      "linalg.yield"(%arg165) : (f64) -> ()
    }) : (f64, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %21 = "linalg.generic"(%18, %20) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg163: f64, %arg164: f64):
      %229 = "arith.addf"(%arg163, %arg164) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%229) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %22 = "linalg.generic"(%21, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f64, %arg162: f64):
      %228 = "arith.divf"(%arg161, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%228) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %23 = "linalg.generic"(%18, %22, %17) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f64, %arg159: f64, %arg160: f64):
      %227 = "arith.subf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%227) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %24 = "linalg.generic"(%23, %23, %17) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg155: f64, %arg156: f64, %arg157: f64):
      %226 = "arith.mulf"(%arg155, %arg156) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%226) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x96xf64>, tensor<1x6x96xf64>) -> tensor<1x6x96xf64>
    %25 = "linalg.generic"(%24, %20) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f64, %arg154: f64):
      %225 = "arith.addf"(%arg153, %arg154) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%225) : (f64) -> ()
    }) : (tensor<1x6x96xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %26 = "linalg.generic"(%25, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f64, %arg152: f64):
      %224 = "arith.divf"(%arg151, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%224) : (f64) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf64>) -> tensor<1x6x1xf64>
    %27 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f64, %arg150: f32):
      %223 = "arith.truncf"(%arg149) : (f64) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<1x6x1xf64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %29 = "linalg.generic"(%6, %27) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (f32, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %30 = "linalg.generic"(%arg0, %29) <{indexing_maps = [#map, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      %222 = "arith.addf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %31 = "linalg.generic"(%30, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32):
      %221 = "arith.divf"(%arg143, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %32 = "linalg.generic"(%28, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32):
      %219 = "arith.truncf"(%10) : (f64) -> f32
      %220 = "arith.addf"(%arg141, %219) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %33 = "linalg.generic"(%32, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32):
      %218 = "math.rsqrt"(%arg139) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %34 = "tensor.empty"() : () -> tensor<1x6x96xf32>
    %35 = "linalg.generic"(%arg0, %31, %34) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %217 = "arith.subf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%217) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %36 = "linalg.generic"(%35, %33, %34) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %216 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%216) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x1xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %37 = "linalg.generic"(%36, %arg8, %34) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %215 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %38 = "linalg.generic"(%37, %arg9, %34) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg127: f32, %arg128: f32, %arg129: f32):
      %214 = "arith.addf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %39 = "tensor.empty"() : () -> tensor<96x128xf32>
    %40 = "linalg.generic"(%arg4, %39) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32):
      "linalg.yield"(%arg125) : (f32) -> ()
    }) : (tensor<128x96xf32>, tensor<96x128xf32>) -> tensor<96x128xf32>
    %41 = "tensor.collapse_shape"(%38) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x96xf32>) -> tensor<6x96xf32>
    %42 = "tensor.empty"() : () -> tensor<6x128xf32>
    %43 = "linalg.generic"(%6, %42) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      "linalg.yield"(%arg123) : (f32) -> ()
    }) : (f32, tensor<6x128xf32>) -> tensor<6x128xf32>
    %44 = "linalg.generic"(%41, %40, %43) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %212 = "arith.mulf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %213 = "arith.addf"(%arg122, %212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x128xf32>, tensor<6x128xf32>) -> tensor<6x128xf32>
    %45 = "tensor.expand_shape"(%44) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 6, 8, 16>}> : (tensor<6x128xf32>) -> tensor<1x6x8x16xf32>
    %46 = "tensor.extract_slice"(%45) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x8x16xf32>) -> tensor<1x6x6x16xf32>
    %47 = "tensor.empty"() : () -> tensor<16xi64>
    %48 = "linalg.generic"(%47) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg119: i64):
      %210 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %211 = "arith.index_cast"(%210) : (index) -> i64
      "linalg.yield"(%211) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %49 = "tensor.empty"() : () -> tensor<6xi64>
    %50 = "linalg.generic"(%49) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg118: i64):
      %208 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %209 = "arith.index_cast"(%208) : (index) -> i64
      "linalg.yield"(%209) : (i64) -> ()
    }) : (tensor<6xi64>) -> tensor<6xi64>
    %51 = "tensor.expand_shape"(%50) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 6, 1, 1>}> : (tensor<6xi64>) -> tensor<6x1x1xi64>
    %52 = "tensor.empty"() : () -> tensor<1xi64>
    %53 = "linalg.generic"(%52) <{indexing_maps = [#map10], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg117: i64):
      "linalg.yield"(%4) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %54 = "tensor.expand_shape"(%53) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 1, 1, 1, 1>}> : (tensor<1xi64>) -> tensor<1x1x1x1xi64>
    %55 = "tensor.empty"() : () -> tensor<1x6x1x16xf32>
    %56 = "linalg.generic"(%54, %51, %15, %48, %55) <{indexing_maps = [#map11, #map12, #map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg112: i64, %arg113: i64, %arg114: i64, %arg115: i64, %arg116: f32):
      %191 = "arith.cmpi"(%arg112, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %192 = "arith.addi"(%arg112, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %193 = "arith.select"(%191, %192, %arg112) : (i1, i64, i64) -> i64
      %194 = "arith.index_cast"(%193) : (i64) -> index
      %195 = "arith.cmpi"(%arg113, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %196 = "arith.addi"(%arg113, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %197 = "arith.select"(%195, %196, %arg113) : (i1, i64, i64) -> i64
      %198 = "arith.index_cast"(%197) : (i64) -> index
      %199 = "arith.cmpi"(%arg114, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %200 = "arith.addi"(%arg114, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %201 = "arith.select"(%199, %200, %arg114) : (i1, i64, i64) -> i64
      %202 = "arith.index_cast"(%201) : (i64) -> index
      %203 = "arith.cmpi"(%arg115, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %204 = "arith.addi"(%arg115, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %205 = "arith.select"(%203, %204, %arg115) : (i1, i64, i64) -> i64
      %206 = "arith.index_cast"(%205) : (i64) -> index
      %207 = "tensor.extract"(%45, %194, %198, %202, %206) : (tensor<1x6x8x16xf32>, index, index, index, index) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<1x1x1x1xi64>, tensor<6x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>, tensor<1x6x1x16xf32>) -> tensor<1x6x1x16xf32>
    %57 = "linalg.generic"(%54, %51, %16, %48, %55) <{indexing_maps = [#map11, #map12, #map13, #map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg107: i64, %arg108: i64, %arg109: i64, %arg110: i64, %arg111: f32):
      %174 = "arith.cmpi"(%arg107, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %175 = "arith.addi"(%arg107, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %176 = "arith.select"(%174, %175, %arg107) : (i1, i64, i64) -> i64
      %177 = "arith.index_cast"(%176) : (i64) -> index
      %178 = "arith.cmpi"(%arg108, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %179 = "arith.addi"(%arg108, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %180 = "arith.select"(%178, %179, %arg108) : (i1, i64, i64) -> i64
      %181 = "arith.index_cast"(%180) : (i64) -> index
      %182 = "arith.cmpi"(%arg109, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %183 = "arith.addi"(%arg109, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %184 = "arith.select"(%182, %183, %arg109) : (i1, i64, i64) -> i64
      %185 = "arith.index_cast"(%184) : (i64) -> index
      %186 = "arith.cmpi"(%arg110, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %187 = "arith.addi"(%arg110, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %188 = "arith.select"(%186, %187, %arg110) : (i1, i64, i64) -> i64
      %189 = "arith.index_cast"(%188) : (i64) -> index
      %190 = "tensor.extract"(%45, %177, %181, %185, %189) : (tensor<1x6x8x16xf32>, index, index, index, index) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<1x1x1x1xi64>, tensor<6x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>, tensor<1x6x1x16xf32>) -> tensor<1x6x1x16xf32>
    %58 = "tensor.empty"() : () -> tensor<1x6x6x16xf32>
    %59 = "linalg.generic"(%46, %58) <{indexing_maps = [#map16, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %60 = "tensor.empty"() : () -> tensor<1x1x6x16xf32>
    %61 = "linalg.generic"(%56, %60) <{indexing_maps = [#map16, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      "linalg.yield"(%arg103) : (f32) -> ()
    }) : (tensor<1x6x1x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %62 = "linalg.generic"(%57, %60) <{indexing_maps = [#map16, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (tensor<1x6x1x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %63 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %64 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 6, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %65 = "linalg.generic"(%59, %63, %58) <{indexing_maps = [#map15, #map17, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
      %173 = "arith.mulf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %66 = "tensor.extract_slice"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %67 = "tensor.extract_slice"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x8xf32>
    %68 = "tensor.empty"() : () -> tensor<1x6x6x8xf32>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %172 = "arith.negf"(%arg96) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
    %70 = "tensor.concat"(%69, %66) <{dim = 3 : i64}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x16xf32>
    %71 = "linalg.generic"(%70, %64, %58) <{indexing_maps = [#map15, #map17, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %171 = "arith.mulf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %72 = "linalg.generic"(%65, %71, %58) <{indexing_maps = [#map15, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32, %arg92: f32):
      %170 = "arith.addf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %73 = "linalg.generic"(%61, %63, %60) <{indexing_maps = [#map15, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: f32):
      %169 = "arith.mulf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %74 = "tensor.extract_slice"(%61) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x6x16xf32>) -> tensor<1x1x6x8xf32>
    %75 = "tensor.extract_slice"(%61) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 1, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x6x16xf32>) -> tensor<1x1x6x8xf32>
    %76 = "tensor.empty"() : () -> tensor<1x1x6x8xf32>
    %77 = "linalg.generic"(%75, %76) <{indexing_maps = [#map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      %168 = "arith.negf"(%arg85) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32>
    %78 = "tensor.concat"(%77, %74) <{dim = 3 : i64}> : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>) -> tensor<1x1x6x16xf32>
    %79 = "linalg.generic"(%78, %64, %60) <{indexing_maps = [#map15, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32, %arg84: f32):
      %167 = "arith.mulf"(%arg82, %arg83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %80 = "linalg.generic"(%73, %79, %60) <{indexing_maps = [#map15, #map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %166 = "arith.addf"(%arg79, %arg80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xf32>
    %81 = "tensor.empty"() : () -> tensor<1x1x16x6xf32>
    %82 = "linalg.generic"(%80, %81) <{indexing_maps = [#map18, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (tensor<1x1x6x16xf32>, tensor<1x1x16x6xf32>) -> tensor<1x1x16x6xf32>
    %83 = "tensor.collapse_shape"(%72) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %84 = "tensor.empty"() : () -> tensor<1x6x16x6xf32>
    %85 = "tensor.collapse_shape"(%82) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x16x6xf32>) -> tensor<1x16x6xf32>
    %86 = "linalg.generic"(%85, %84) <{indexing_maps = [#map19, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<1x16x6xf32>, tensor<1x6x16x6xf32>) -> tensor<1x6x16x6xf32>
    %87 = "tensor.collapse_shape"(%86) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x16x6xf32>) -> tensor<6x16x6xf32>
    %88 = "tensor.empty"() : () -> tensor<6x6x6xf32>
    %89 = "linalg.generic"(%6, %88) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (f32, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %90 = "linalg.generic"(%83, %87, %89) <{indexing_maps = [#map20, #map21, #map22], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %164 = "arith.mulf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %165 = "arith.addf"(%arg72, %164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<6x6x16xf32>, tensor<6x16x6xf32>, tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %91 = "tensor.expand_shape"(%90) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 6>}> : (tensor<6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %92 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %93 = "linalg.generic"(%91, %92) <{indexing_maps = [#map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %163 = "arith.divf"(%arg68, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %94 = "linalg.generic"(%93, %arg3, %92) <{indexing_maps = [#map15, #map17, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %162 = "arith.addf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x1x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %95 = "tensor.empty"() : () -> tensor<1x6x6xi64>
    %96 = "linalg.generic"(%4, %95) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: i64, %arg64: i64):
      "linalg.yield"(%arg63) : (i64) -> ()
    }) : (i64, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
    %97 = "tensor.empty"() : () -> tensor<1x6x6xf32>
    %98 = "linalg.generic"(%7, %97) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (f32, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %99:2 = "linalg.generic"(%94, %98, %96) <{indexing_maps = [#map15, #map22, #map22], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: i64):
      %157 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %158 = "arith.index_cast"(%157) : (index) -> i64
      %159 = "arith.maximumf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %160 = "arith.cmpf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %161 = "arith.select"(%160, %158, %arg60) : (i1, i64, i64) -> i64
      "linalg.yield"(%159, %161) : (f32, i64) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xi64>) -> (tensor<1x6x6xf32>, tensor<1x6x6xi64>)
    %100 = "tensor.expand_shape"(%99#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 6, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
    %101 = "linalg.generic"(%94, %100, %92) <{indexing_maps = [#map15, #map23, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %156 = "arith.subf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %102 = "linalg.generic"(%101, %92) <{indexing_maps = [#map15, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %155 = "math.exp"(%arg53) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %103 = "tensor.empty"() : () -> tensor<1x6x6x1xf32>
    %104 = "linalg.generic"(%6, %103) <{indexing_maps = [#map24, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      "linalg.yield"(%arg51) : (f32) -> ()
    }) : (f32, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %105 = "linalg.generic"(%102, %104) <{indexing_maps = [#map15, #map23], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %154 = "arith.addf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    %106 = "linalg.generic"(%102, %105, %92) <{indexing_maps = [#map15, #map23, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %153 = "arith.divf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<1x6x6x6xf32>, tensor<1x6x6x1xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %107 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x6xf32>) -> tensor<6x6x6xf32>
    %108 = "tensor.collapse_shape"(%62) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x6x16xf32>) -> tensor<1x6x16xf32>
    %109 = "linalg.generic"(%108, %58) <{indexing_maps = [#map19, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (tensor<1x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %110 = "tensor.collapse_shape"(%109) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x6x16xf32>
    %111 = "tensor.empty"() : () -> tensor<6x6x16xf32>
    %112 = "linalg.generic"(%6, %111) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (f32, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %113 = "linalg.generic"(%107, %110, %112) <{indexing_maps = [#map20, #map21, #map22], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %151 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %152 = "arith.addf"(%arg41, %151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<6x6x6xf32>, tensor<6x6x16xf32>, tensor<6x6x16xf32>) -> tensor<6x6x16xf32>
    %114 = "tensor.expand_shape"(%113) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 6, 6, 16>}> : (tensor<6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %115 = "linalg.generic"(%114, %58) <{indexing_maps = [#map16, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
    %116 = "tensor.empty"() : () -> tensor<96x96xf32>
    %117 = "linalg.generic"(%arg5, %116) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
    %118 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<1x6x6x16xf32>) -> tensor<6x96xf32>
    %119 = "tensor.empty"() : () -> tensor<6x96xf32>
    %120 = "linalg.generic"(%6, %119) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (f32, tensor<6x96xf32>) -> tensor<6x96xf32>
    %121 = "linalg.generic"(%118, %117, %120) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %149 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg32, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %122 = "tensor.expand_shape"(%121) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %123 = "tensor.empty"() : () -> tensor<96x192xf32>
    %124 = "linalg.generic"(%arg6, %123) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<192x96xf32>, tensor<96x192xf32>) -> tensor<96x192xf32>
    %125 = "tensor.empty"() : () -> tensor<6x192xf32>
    %126 = "linalg.generic"(%6, %125) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (f32, tensor<6x192xf32>) -> tensor<6x192xf32>
    %127 = "linalg.generic"(%41, %124, %126) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %147 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %148 = "arith.addf"(%arg25, %147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<6x96xf32>, tensor<96x192xf32>, tensor<6x192xf32>) -> tensor<6x192xf32>
    %128 = "tensor.expand_shape"(%127) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 192>}> : (tensor<6x192xf32>) -> tensor<1x6x192xf32>
    %129 = "tensor.empty"() : () -> tensor<1x6x192xf32>
    %130 = "linalg.generic"(%128, %129) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %142 = "arith.divf"(%arg21, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %143 = "math.erf"(%142) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %144 = "arith.addf"(%143, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %145 = "arith.mulf"(%144, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %146 = "arith.mulf"(%arg21, %145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<1x6x192xf32>, tensor<1x6x192xf32>) -> tensor<1x6x192xf32>
    %131 = "tensor.empty"() : () -> tensor<192x96xf32>
    %132 = "linalg.generic"(%arg7, %131) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<96x192xf32>, tensor<192x96xf32>) -> tensor<192x96xf32>
    %133 = "tensor.collapse_shape"(%130) <{reassociation = [[0, 1], [2]]}> : (tensor<1x6x192xf32>) -> tensor<6x192xf32>
    %134 = "linalg.generic"(%133, %132, %120) <{indexing_maps = [#map7, #map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %140 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %141 = "arith.addf"(%arg18, %140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<6x192xf32>, tensor<192x96xf32>, tensor<6x96xf32>) -> tensor<6x96xf32>
    %135 = "tensor.expand_shape"(%134) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 6, 96>}> : (tensor<6x96xf32>) -> tensor<1x6x96xf32>
    %136 = "linalg.generic"(%135, %122, %34) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %139 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    %137 = "linalg.generic"(%arg0, %136, %34) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %138 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<1x6x96xf32>, tensor<1x6x96xf32>, tensor<1x6x96xf32>) -> tensor<1x6x96xf32>
    "func.return"(%137) : (tensor<1x6x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
