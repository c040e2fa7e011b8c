// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// One statement binds a tensor of each chip.

tp.program @p chips 2 {
  func.func @twice(%a: tensor<1x6xf32>) -> (tensor<1x6xf32>, tensor<1x6xf32>) {
    func.return %a, %a : tensor<1x6xf32>, tensor<1x6xf32>
  }
  tp.tensor @x : tensor<1x6xf32> input
  tp.tensor @a : tensor<1x6xf32> output chip 0
  tp.tensor @b : tensor<1x6xf32> output chip 1
  tp.let @a, @b = @twice(@x)
}

// CHECK: error: one statement binds `a` and a tensor of another place
// CHECK-NEXT: path: from `x`
// CHECK-NEXT: @a, @b = @twice(@x) [TP526]
