// Operations that only move elements, and what surrounds them.

func.func @padded(%x: tensor<4x5xf32>) -> tensor<7x9xf32> {
  %c = arith.constant 1.5 : f32
  %y = tensor.pad %x low[1, 3] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<7x9xf32>
  func.return %y : tensor<7x9xf32>
}

func.func @insert(%x: tensor<4x5xf32>, %y: tensor<9x8xf32>) -> tensor<9x8xf32> {
  %t = math.tanh %x : tensor<4x5xf32>
  %r = tensor.insert_slice %t into %y[3, 2][4, 5][1, 1] : tensor<4x5xf32> into tensor<9x8xf32>
  %r2 = tensor.insert_slice %x into %r[5, 1][4, 5][1, 1] : tensor<4x5xf32> into tensor<9x8xf32>
  func.return %r2 : tensor<9x8xf32>
}

func.func @insert_strided(%x: tensor<4x3xf32>, %y: tensor<9x8xf32>) -> tensor<9x8xf32> {
  %r = tensor.insert_slice %x into %y[1, 2][4, 3][2, 2] : tensor<4x3xf32> into tensor<9x8xf32>
  func.return %r : tensor<9x8xf32>
}

func.func @slices(%x: tensor<9x8xf32>) -> (tensor<3x4xf32>, tensor<4xf32>, tensor<8x9xf32>) {
  %a = tensor.extract_slice %x[1, 0][3, 4][3, 2] : tensor<9x8xf32> to tensor<3x4xf32>
  %t = math.tanh %x : tensor<9x8xf32>
  %b = tensor.extract_slice %t[4, 3][1, 4][1, 1] : tensor<9x8xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<8x9xf32>
  %c = linalg.transpose ins(%t:tensor<9x8xf32>) outs(%e:tensor<8x9xf32>) permutation = [1, 0]
  func.return %a, %b, %c : tensor<3x4xf32>, tensor<4xf32>, tensor<8x9xf32>
}

func.func @returns(%x: tensor<3x4xf32>, %y: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xi64>) {
  %e = tensor.empty() : tensor<2x3x4xf32>
  %b = linalg.broadcast ins(%x:tensor<3x4xf32>) outs(%e:tensor<2x3x4xf32>) dimensions = [0]
  %t = math.tanh %x : tensor<3x4xf32>
  %c = arith.constant dense<[[1,2,3,4],[5,6,7,8],[9,10,11,12]]> : tensor<3x4xi64>
  func.return %x, %t, %b, %t, %c : tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xi64>
}

func.func @fills() -> (tensor<3x40xf32>, tensor<2xi1>, tensor<f32>) {
  %a = arith.constant dense<2.5> : tensor<3x40xf32>
  %b = arith.constant dense<[true, false]> : tensor<2xi1>
  %c = arith.constant dense<7.0> : tensor<f32>
  func.return %a, %b, %c : tensor<3x40xf32>, tensor<2xi1>, tensor<f32>
}

func.func @reshapes(%x: tensor<6x8xf32>) -> (tensor<4x12xf32>, tensor<48xf32>, tensor<3x4x4xf32>) {
  %t = math.tanh %x : tensor<6x8xf32>
  %f = tensor.collapse_shape %t [[0, 1]] : tensor<6x8xf32> into tensor<48xf32>
  %g = tensor.expand_shape %f [[0, 1]] output_shape [4, 12] : tensor<48xf32> into tensor<4x12xf32>
  %h = math.exp %g : tensor<4x12xf32>
  %f2 = tensor.collapse_shape %x [[0, 1]] : tensor<6x8xf32> into tensor<48xf32>
  %k = tensor.expand_shape %f2 [[0, 1, 2]] output_shape [3, 4, 4] : tensor<48xf32> into tensor<3x4x4xf32>
  func.return %h, %f, %k : tensor<4x12xf32>, tensor<48xf32>, tensor<3x4x4xf32>
}

func.func @results_in_another_order(%x: tensor<4x5xf32>, %y: tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<5x4xf32>
  %a = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(b,a)>], iterator_types=["parallel","parallel"]} ins(%x : tensor<4x5xf32>) outs(%y: tensor<5x4xf32>) {
  ^bb0(%q: f32, %o: f32):
    %s = arith.subf %q, %o : f32
    linalg.yield %s : f32
  } -> tensor<5x4xf32>
  %b = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(b,a)>], iterator_types=["parallel","parallel"]} ins(%x : tensor<4x5xf32>) outs(%e: tensor<5x4xf32>) {
  ^bb0(%q: f32, %o: f32):
    linalg.yield %q : f32
  } -> tensor<5x4xf32>
  func.return %a, %b : tensor<5x4xf32>, tensor<5x4xf32>
}

func.func @empty_cache(%x: tensor<3x0x4xf32>, %y: tensor<3x2x4xf32>) -> (tensor<3x2x4xf32>, tensor<3x0x4xf32>) {
  %c = tensor.concat dim(1) %x, %y : (tensor<3x0x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %t = math.tanh %x : tensor<3x0x4xf32>
  func.return %c, %t : tensor<3x2x4xf32>, tensor<3x0x4xf32>
}

func.func @rope(%x: tensor<1x4x6x16xf32>, %c: tensor<1x6x16xf32>, %s: tensor<1x6x16xf32>) -> tensor<1x4x6x16xf32> {
  %a = tensor.extract_slice %x[0, 0, 0, 0][1, 4, 6, 8][1, 1, 1, 1] : tensor<1x4x6x16xf32> to tensor<1x4x6x8xf32>
  %b = tensor.extract_slice %x[0, 0, 0, 8][1, 4, 6, 8][1, 1, 1, 1] : tensor<1x4x6x16xf32> to tensor<1x4x6x8xf32>
  %n = arith.negf %b : tensor<1x4x6x8xf32>
  %r = tensor.concat dim(3) %n, %a : (tensor<1x4x6x8xf32>, tensor<1x4x6x8xf32>) -> tensor<1x4x6x16xf32>
  %e = tensor.empty() : tensor<1x4x6x16xf32>
  %cb = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,c,d)>, affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} ins(%c : tensor<1x6x16xf32>) outs(%e: tensor<1x4x6x16xf32>) {
  ^bb0(%q: f32, %o: f32):
    linalg.yield %q : f32
  } -> tensor<1x4x6x16xf32>
  %sb = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,c,d)>, affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} ins(%s : tensor<1x6x16xf32>) outs(%e: tensor<1x4x6x16xf32>) {
  ^bb0(%q: f32, %o: f32):
    linalg.yield %q : f32
  } -> tensor<1x4x6x16xf32>
  %p = arith.mulf %x, %cb : tensor<1x4x6x16xf32>
  %q = arith.mulf %r, %sb : tensor<1x4x6x16xf32>
  %y = arith.addf %p, %q : tensor<1x4x6x16xf32>
  func.return %y : tensor<1x4x6x16xf32>
}
