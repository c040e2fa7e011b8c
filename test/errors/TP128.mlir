// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp.json"}' 2>&1 | filecheck %s

// The number of rows is not known.

func.func @mlp(%x: tensor<?x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<?x8xf32> {
  func.return %x : tensor<?x8xf32>
}

// CHECK: argument 0 of `mlp`, `x`: expected a static shape, got tensor<?x8xf32> [TP128]
