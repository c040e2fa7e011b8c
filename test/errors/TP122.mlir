// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp.json"}' 2>&1 | filecheck %s

// The cut axis is padded.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %c = tensor.extract_slice %h[0, 0] [4, 10] [1, 1] : tensor<4x12xf32> to tensor<4x10xf32>
  %a = "tensor.pad"(%c) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0, 1>, static_high = array<i64: 0, 1>}> ({
  ^bb0(%m: index, %n: index):
    "tensor.yield"(%zero) : (f32) -> ()
  }) : (tensor<4x10xf32>) -> tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK: `tensor.pad` number 5 of `mlp` pads axis 1, which is cut [TP122]
