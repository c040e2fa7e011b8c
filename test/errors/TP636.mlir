// RUN: not tp-run %s --inputs %S/inputs/x.npz --plan %cases/llama.json 2>&1 | filecheck %s

// The case's function is in the file.

func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}

// CHECK: error: the file holds no function `layer`; it holds: copy [TP636]
