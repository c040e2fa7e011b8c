// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp_head.json"}' 2>&1 | filecheck %s

// The head is cut by columns, but nothing sums up what comes of it.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>, %head: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = math.tanh %h : tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  %i = tensor.empty() : tensor<4x6xf32>
  %j = linalg.fill ins(%zero : f32) outs(%i : tensor<4x6xf32>) -> tensor<4x6xf32>
  %z = linalg.matmul ins(%y, %head : tensor<4x8xf32>, tensor<8x6xf32>) outs(%j : tensor<4x6xf32>) -> tensor<4x6xf32>
  func.return %z : tensor<4x6xf32>
}

// CHECK: column weight `head.weight` has no row weight behind it: nothing would sum up what its cut leaves apart [TP119]
// CHECK-NEXT: hint: leave its word out, and it stays whole
