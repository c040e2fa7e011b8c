// RUN: not tp-opt %s -p tp-lower 2>&1 | filecheck %s

// A value that forgets its shape.

tp.program @p chips 1 {
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %any = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
    %sum = arith.addf %any, %any : tensor<?xf32>
    %y = tensor.cast %sum : tensor<?xf32> to tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @twice(@x)
}

// CHECK: function @twice: expected tensors of static shape, got tensor<?xf32> from tensor.cast [TP241]
