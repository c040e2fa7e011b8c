// RUN: xdsl-opt %s -p 'tp-lower{page=2,2}' | filecheck %s

// A statement that binds what it reads: a product of the state would read what it has stored already, so its kernel
// stores at the end; doubling it page by page would not, so it needs no other kernel than that of other statements.

tp.program @p chips 1 {
  func.func @step(%s: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %zero = arith.constant dense<0.0> : tensor<4x4xf32>
    %n = linalg.matmul ins(%s, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%zero : tensor<4x4xf32>) -> tensor<4x4xf32>
    func.return %n : tensor<4x4xf32>
  }
  func.func @twice(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %y = arith.addf %x, %x : tensor<4x4xf32>
    func.return %y : tensor<4x4xf32>
  }
  tp.tensor @w : tensor<4x4xf32> weight
  tp.tensor @s : tensor<4x4xf32> state
  tp.tensor @y : tensor<4x4xf32> output
  tp.let @s = @step(@s, @w)
  tp.let @s = @twice(@s)
  tp.let @y = @twice(@s)
}

// CHECK: tp.kernel @step_in_place_k
// CHECK-NEXT: [[SCRATCH:%.*]] = tp.scratch : tensor<4x4xf32>
// CHECK: tp.store {{.*}}, [[SCRATCH]][m, n] over (m, n)
// CHECK: [[PAGE:%.*]] = tp.load [[SCRATCH]][m, n] over (m, n)
// CHECK-NEXT: tp.store [[PAGE]], %n[m, n] over (m, n)
// CHECK: tp.kernel @twice_k
// CHECK-NOT: tp.kernel
// CHECK: tp.section @s = @step_in_place_k(@s, @w) on 0
// CHECK-NEXT: tp.section @s = @twice_k(@s) on 0
// CHECK-NEXT: tp.section @y = @twice_k(@s) on 0
