// Contractions, named and generic, alone and in chains.

func.func @linear(%x: tensor<6x100xf32>, %w: tensor<72x100xf32>, %b: tensor<72xf32>) -> tensor<6x72xf32> {
  %e = tensor.empty() : tensor<100x72xf32>
  %t = linalg.transpose ins(%w:tensor<72x100xf32>) outs(%e:tensor<100x72xf32>) permutation = [1, 0]
  %z = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<6x72xf32>
  %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<6x72xf32>) -> tensor<6x72xf32>
  %m = linalg.matmul ins(%x, %t : tensor<6x100xf32>, tensor<100x72xf32>) outs(%f : tensor<6x72xf32>) -> tensor<6x72xf32>
  %bb = linalg.broadcast ins(%b:tensor<72xf32>) outs(%e2:tensor<6x72xf32>) dimensions = [0]
  %r = linalg.add ins(%m, %bb : tensor<6x72xf32>, tensor<6x72xf32>) outs(%e2 : tensor<6x72xf32>) -> tensor<6x72xf32>
  func.return %r : tensor<6x72xf32>
}

func.func @from_a_tensor(%x: tensor<6x100xf32>, %w: tensor<100x72xf32>, %b: tensor<6x72xf32>) -> tensor<6x72xf32> {
  %m = linalg.matmul ins(%x, %w : tensor<6x100xf32>, tensor<100x72xf32>) outs(%b : tensor<6x72xf32>) -> tensor<6x72xf32>
  func.return %m : tensor<6x72xf32>
}

func.func @gated_mlp(%x: tensor<5x24xf32>, %w1: tensor<24x40xf32>, %wg: tensor<24x40xf32>, %w2: tensor<40x24xf32>) -> tensor<5x24xf32> {
  %z1 = arith.constant dense<0.0> : tensor<5x40xf32>
  %z2 = arith.constant dense<0.0> : tensor<5x24xf32>
  %one = arith.constant dense<1.0> : tensor<5x40xf32>
  %u = linalg.matmul ins(%x, %w1 : tensor<5x24xf32>, tensor<24x40xf32>) outs(%z1 : tensor<5x40xf32>) -> tensor<5x40xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<5x24xf32>, tensor<24x40xf32>) outs(%z1 : tensor<5x40xf32>) -> tensor<5x40xf32>
  %n = arith.negf %g : tensor<5x40xf32>
  %ex = math.exp %n : tensor<5x40xf32>
  %d = arith.addf %ex, %one : tensor<5x40xf32>
  %s = arith.divf %g, %d : tensor<5x40xf32>
  %h = arith.mulf %s, %u : tensor<5x40xf32>
  %y = linalg.matmul ins(%h, %w2 : tensor<5x40xf32>, tensor<40x24xf32>) outs(%z2 : tensor<5x24xf32>) -> tensor<5x24xf32>
  func.return %y : tensor<5x24xf32>
}

func.func @a_value_with_itself(%x: tensor<7x9xf32>) -> tensor<7x7xf32> {
  %t = math.tanh %x : tensor<7x9xf32>
  %e = tensor.empty() : tensor<9x7xf32>
  %tt = linalg.transpose ins(%t:tensor<7x9xf32>) outs(%e:tensor<9x7xf32>) permutation = [1, 0]
  %z = arith.constant dense<0.0> : tensor<7x7xf32>
  %y = linalg.matmul ins(%t, %tt : tensor<7x9xf32>, tensor<9x7xf32>) outs(%z : tensor<7x7xf32>) -> tensor<7x7xf32>
  func.return %y : tensor<7x7xf32>
}

func.func @convolution(%x: tensor<2x3x10x9xf32>, %w: tensor<5x3x3x2xf32>) -> tensor<2x5x8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<2x5x8x8xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<2x3x10x9xf32>, tensor<5x3x3x2xf32>) outs(%z : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  func.return %y : tensor<2x5x8x8xf32>
}

func.func @strided_convolution(%x: tensor<2x3x11x9xf32>, %w: tensor<5x3x3x2xf32>) -> tensor<2x5x5x4xf32> {
  %z = arith.constant dense<0.0> : tensor<2x5x5x4xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<2x3x11x9xf32>, tensor<5x3x3x2xf32>) outs(%z : tensor<2x5x5x4xf32>) -> tensor<2x5x5x4xf32>
  func.return %y : tensor<2x5x5x4xf32>
}

func.func @integers(%x: tensor<6x37xi8>, %w: tensor<37x9xi8>) -> tensor<6x9xi32> {
  %z = arith.constant dense<0> : tensor<6x9xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"]} ins(%x, %w : tensor<6x37xi8>, tensor<37x9xi8>) outs(%z : tensor<6x9xi32>) {
  ^bb0(%a: i8, %b: i8, %c: i32):
    %a1 = arith.extsi %a : i8 to i32
    %b1 = arith.extsi %b : i8 to i32
    %p = arith.muli %a1, %b1 : i32
    %s = arith.addi %c, %p : i32
    linalg.yield %s : i32
  } -> tensor<6x9xi32>
  func.return %r : tensor<6x9xi32>
}

func.func @narrow_floats(%x: tensor<6x10xf16>, %w: tensor<10x6xbf16>, %d: tensor<4xf64>) -> (tensor<6x6xf32>, tensor<4xf32>, tensor<6x10xf16>) {
  %z = arith.constant dense<0.0> : tensor<6x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"]} ins(%x, %w : tensor<6x10xf16>, tensor<10x6xbf16>) outs(%z : tensor<6x6xf32>) {
  ^bb0(%a: f16, %b: bf16, %c: f32):
    %a1 = arith.extf %a : f16 to f32
    %b1 = arith.extf %b : bf16 to f32
    %p = arith.mulf %a1, %b1 : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<6x6xf32>
  %t = arith.truncf %d : tensor<4xf64> to tensor<4xf32>
  %n = arith.negf %x : tensor<6x10xf16>
  func.return %r, %t, %n : tensor<6x6xf32>, tensor<4xf32>, tensor<6x10xf16>
}

func.func @attention(%q: tensor<2x5x8xf32>, %k: tensor<2x5x8xf32>, %v: tensor<2x5x8xf32>) -> tensor<5x16xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %e3 = tensor.empty() : tensor<2x5x5xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
  %scores = linalg.generic {
    indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%q, %k : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%z3 : tensor<2x5x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x5x5xf32>
  %e2 = tensor.empty() : tensor<2x5xf32>
  %l2 = linalg.fill ins(%lowest : f32) outs(%e2 : tensor<2x5xf32>) -> tensor<2x5xf32>
  %max = linalg.reduce ins(%scores:tensor<2x5x5xf32>) outs(%l2:tensor<2x5xf32>) dimensions = [2]
  (%in : f32, %acc : f32) {
    %m = arith.maximumf %in, %acc : f32
    linalg.yield %m : f32
  }
  %maxes = linalg.broadcast ins(%max:tensor<2x5xf32>) outs(%e3:tensor<2x5x5xf32>) dimensions = [2]
  %shifted = arith.subf %scores, %maxes : tensor<2x5x5xf32>
  %exp = math.exp %shifted : tensor<2x5x5xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x5xf32>) -> tensor<2x5xf32>
  %sum = linalg.reduce ins(%exp:tensor<2x5x5xf32>) outs(%z2:tensor<2x5xf32>) dimensions = [2]
  (%in : f32, %acc : f32) {
    %m = arith.addf %in, %acc : f32
    linalg.yield %m : f32
  }
  %sums = linalg.broadcast ins(%sum:tensor<2x5xf32>) outs(%e3:tensor<2x5x5xf32>) dimensions = [2]
  %weights = arith.divf %exp, %sums : tensor<2x5x5xf32>
  %e4 = tensor.empty() : tensor<2x5x8xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  %heads = linalg.generic {
    indexing_maps = [affine_map<(h, m, d, n) -> (h, m, n)>, affine_map<(h, m, d, n) -> (h, n, d)>, affine_map<(h, m, d, n) -> (h, m, d)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%weights, %v : tensor<2x5x5xf32>, tensor<2x5x8xf32>) outs(%z4 : tensor<2x5x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x5x8xf32>
  %e5 = tensor.empty() : tensor<5x2x8xf32>
  %t = linalg.transpose ins(%heads:tensor<2x5x8xf32>) outs(%e5:tensor<5x2x8xf32>) permutation = [1, 0, 2]
  %y = tensor.collapse_shape %t [[0], [1, 2]] : tensor<5x2x8xf32> into tensor<5x16xf32>
  func.return %y : tensor<5x16xf32>
}

func.func @rms_norm_then_linear(%x: tensor<3x24xf32>, %g: tensor<24xf32>, %w: tensor<10x24xf32>) -> tensor<3x10xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 24.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e = tensor.empty() : tensor<3x24xf32>
  %e1 = tensor.empty() : tensor<3xf32>
  %square = arith.mulf %x, %x : tensor<3x24xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e1 : tensor<3xf32>) -> tensor<3xf32>
  %sum = linalg.reduce ins(%square:tensor<3x24xf32>) outs(%z:tensor<3xf32>) dimensions = [1]
  (%in : f32, %acc : f32) {
    %s = arith.addf %in, %acc : f32
    linalg.yield %s : f32
  }
  %scaled = linalg.generic {
    indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m, k)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %sum, %g : tensor<3x24xf32>, tensor<3xf32>, tensor<24xf32>) outs(%e : tensor<3x24xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %mean = arith.divf %b, %n : f32
    %safe = arith.addf %mean, %eps : f32
    %r = math.rsqrt %safe : f32
    %s = arith.mulf %a, %r : f32
    %t = arith.mulf %s, %c : f32
    linalg.yield %t : f32
  } -> tensor<3x24xf32>
  %e2 = tensor.empty() : tensor<24x10xf32>
  %wt = linalg.transpose ins(%w:tensor<10x24xf32>) outs(%e2:tensor<24x10xf32>) permutation = [1, 0]
  %zy = arith.constant dense<0.0> : tensor<3x10xf32>
  %y = linalg.matmul ins(%scaled, %wt : tensor<3x24xf32>, tensor<24x10xf32>) outs(%zy : tensor<3x10xf32>) -> tensor<3x10xf32>
  func.return %y : tensor<3x10xf32>
}
