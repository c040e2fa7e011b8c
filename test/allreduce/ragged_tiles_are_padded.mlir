// RUN: xdsl-opt %s -p 'tp-allreduce{page=3}' | filecheck %s

// A page that reaches over the end is padded; a page size that divides is not.

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

// CHECK: tp.nest (d0 = 2) {
// CHECK: tp.load %{{[^ ]*}}[d0] over (d0) pad 0.000000e+00 : f32 at 0 : !tp.buffer<fifo 2, tensor<3xf32>>
