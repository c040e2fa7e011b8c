// RUN: xdsl-opt %s -p tp-lower | filecheck %s

// A kernel that a person wrote for the function is used; what is lowered already, and what is not ours, stays.

func.func @foreign(%x: tensor<?xf32>) -> tensor<?xf32> {
  func.return %x : tensor<?xf32>
}
tp.program @p chips 1 {
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  func.func @unused(%x: tensor<?xf32>) -> tensor<?xf32> {
    func.return %x : tensor<?xf32>
  }
  tp.kernel @mine(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) implements @twice {
    tp.nest (m = 4) {
      %p = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<1xf32>>
      %q = tp.compute (%p) over (m) : !tp.buffer<fifo 2, tensor<1xf32>> {
      ^bb0(%a: tensor<1xf32>):
        %b = arith.addf %a, %a : tensor<1xf32>
        tp.yield %b : tensor<1xf32>
      }
      tp.store %q, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.section @a = @mine(@x) on 0
  tp.let @y = @twice(@a) attributes {note = "kept"}
}

// CHECK: func.func @foreign
// CHECK: func.func @unused
// CHECK: tp.kernel @mine
// CHECK-NOT: tp.kernel
// CHECK: tp.section @a = @mine(@x) on 0
// CHECK-NEXT: tp.section @y = @mine(@a) on 0 attributes {note = "kept"}
