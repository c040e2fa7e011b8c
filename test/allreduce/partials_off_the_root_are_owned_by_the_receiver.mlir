// RUN: xdsl-opt %s -p tp-allreduce | filecheck %s

// Slot 0 keeps a fifo; a page that crosses chips is interm and lies in the memory of the chip that loads it.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.load %{{[^ ]*}}[d0] over (d0) at 0 : !tp.buffer<fifo 2, tensor<4xf32>>
// CHECK: tp.load %{{[^ ]*}}[d0] over (d0) at 1 : !tp.buffer<interm 2, tensor<4xf32>>
