// RUN: xdsl-opt %s -p tp-allreduce | filecheck %s

// An integer sum claims to be exact, and its kernel's name says the type.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
    %s = arith.addi %a, %b : tensor<4xi32>
    func.return %s : tensor<4xi32>
  }
  tp.tensor @p_c0 : tensor<4xi32> input chip 0
  tp.tensor @p_c1 : tensor<4xi32> input chip 1
  tp.tensor @y : tensor<4xi32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.kernel @allreduce_2x4xi32({{.*}}) claim exact {
