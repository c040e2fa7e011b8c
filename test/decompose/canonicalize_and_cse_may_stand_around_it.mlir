// RUN: xdsl-opt %s -p 'canonicalize,cse,tp-decompose{chips=2 plan="%S/../errors/inputs/mlp.json"},canonicalize,cse' | filecheck %s

// What they merge and drop is no trouble, and they leave the program's lines alone.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = math.tanh %h : tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK:     tp.let @up_c1 = @contract(@x, @up.weight_c1)
// CHECK:     tp.collective sum @y = (@down_c0, @down_c1) folds [@y]
