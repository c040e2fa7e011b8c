// RUN: xdsl-opt %s -p tp-split,tp-link-points | filecheck %s

// A chip's own state is read and bound there alone: no version needs a name, and only what is made of it crosses.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @k : tensor<4xf32> input
  tp.tensor @cache_c1 : tensor<4xf32> state chip 1 slice "cache"[8] axis 0 [4:4]
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @cache_c1 = @plus(@cache_c1, @k)
  tp.let @p_c1 = @plus(@cache_c1, @k)
  tp.let @cache_c1 = @plus(@cache_c1, @p_c1)
  tp.let @y = @plus(@p_c1, @k)
}

// CHECK-NOT: cache_c1.v
// CHECK: tp.chip 1 {
// CHECK-NEXT: tp.let @cache_c1 = @plus(@cache_c1, @k)
// CHECK-NEXT: tp.let @p_c1 = @plus(@cache_c1, @k)
// CHECK-NEXT: tp.link send [@p_c1]
// CHECK-NEXT: tp.let @cache_c1 = @plus(@cache_c1, @p_c1)
