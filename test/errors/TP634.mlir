// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// A plain function's arguments have their names from a plan.

func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}

// CHECK: error: {{.*}}TP634.mlir holds no tp.program [TP634]
