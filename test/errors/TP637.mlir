// RUN: not tp-run %s --inputs %S/inputs/x.npz --plan %cases/llama.json 2>&1 | filecheck %s

// The case names all arguments of the function.

func.func @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}

// CHECK: error: function `layer` has 1 arguments and 1 results, the case names 13 and 1 [TP637]
