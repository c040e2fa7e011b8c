// RUN: xdsl-opt %s -p tp-split | filecheck %s

// A certificate speaks of exactly the program that it was made for.

tp.program @p chips 1 attributes {tp.certificate = "digest"} {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: tp.program @p chips 1 {
// CHECK-NOT: digest
