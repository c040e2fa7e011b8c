// RUN: not tp-opt %s 2>&1 | filecheck %s

// A tensor and a function share one table of names.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @copy : tensor<4xf32> input
}

// CHECK: error: the name `copy` is given twice, to `func.func` and to `tp.tensor` [TP006]
