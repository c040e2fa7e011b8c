// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// The source takes a slice that its argument does not have.

func.func @layer(%x: tensor<6xf32>) -> tensor<4xf32> {
  %y = tensor.extract_slice %x[4] [4] [1] : tensor<6xf32> to tensor<4xf32>
  func.return %y : tensor<4xf32>
}
tp.program @p chips 1 attributes {tp.source = @layer, tp.arguments = ["x"], tp.results = ["y"]} {
  func.func @tail(%x: tensor<6xf32>) -> tensor<4xf32> {
    %y = tensor.extract_slice %x[2] [4] [1] : tensor<6xf32> to tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<6xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @tail(@x)
}

// CHECK: error: the source `layer` is not followed: coordinate 7 of an axis of 6 is read [TP529]
