// RUN: not tp-opt %s -p 'tp-decompose{chips=4 plan="%S/inputs/mlp_table.json"}' 2>&1 | filecheck %s

// A chip's columns are one row and one column of a table.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>, %table: tensor<2x2x3xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %t = tensor.collapse_shape %table [[0, 1, 2]] : tensor<2x2x3xf32> into tensor<12xf32>
  %b = linalg.broadcast ins(%t:tensor<12xf32>) outs(%e:tensor<4x12xf32>) dimensions = [0]
  %a = arith.mulf %h, %b : tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK: `table` would be cut on axes 0 and 1 at once, but a piece is a slice of one axis [TP125]
