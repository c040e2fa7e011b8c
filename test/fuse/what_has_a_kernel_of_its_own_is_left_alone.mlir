// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// Somebody wrote a kernel for `tanh`: a statement that would run it is not fused, nor is a section.

tp.program @p chips 1 {
  func.func @plus(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = arith.addf %a, %b : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.kernel @tanh_k(%x: tensor<2x4xf32>) -> (%y: tensor<2x4xf32>) implements @tanh {
    tp.nest (m = 2) {
      %page = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<1x4xf32>>
      %made = tp.compute (%page) over (m) : !tp.buffer<fifo 2, tensor<1x4xf32>> {
      ^bb0(%in: tensor<1x4xf32>):
        %out = math.tanh %in : tensor<1x4xf32>
        tp.yield %out : tensor<1x4xf32>
      }
      tp.store %made, %y[m, 0] over (m)
    }
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp
  tp.tensor @b : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @a = @tanh(@x)
  tp.let @b = @plus(@a, @a)
  tp.section @y = @tanh_k(@b) on 0
}

// CHECK: remark: program `p` for target `generic:tp1`: 3 statements became 3
// CHECK: remark: `a` is not fused with `b`: `a` has a kernel already, for function @tanh
// CHECK: remark: `b` is not fused with `y`: `y` is bound by a section already
// CHECK: tp.let @a = @tanh(@x)
// CHECK-NEXT: tp.let @b = @plus(@a, @a)
// CHECK-NEXT: tp.section @y = @tanh_k(@b) on 0
