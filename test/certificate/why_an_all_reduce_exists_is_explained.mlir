// RUN: tp-explain %s --tensor y | filecheck %s
// RUN: tp-explain %s --tensor p_c1 | filecheck %s --check-prefix PARTIAL
// RUN: tp-explain %s --chip 1 --json | filecheck %s --check-prefix CHIP
// RUN: tp-explain %s | filecheck %s --check-prefix PROGRAM
// RUN: not tp-explain %s --tensor z 2>&1 | filecheck %s --check-prefix UNKNOWN

// An all-reduce is explained by the cut that causes it, a partial by what it has of the sum.

func.func @layer(%h: tensor<1x8xf32>, %w: tensor<8x6xf32>) -> tensor<1x6xf32> {
  %zero = arith.constant dense<0.0> : tensor<1x6xf32>
  %p = linalg.matmul ins(%h, %w : tensor<1x8xf32>, tensor<8x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
  func.return %p : tensor<1x6xf32>
}
tp.program @cut chips 2 attributes {tp.source = @layer, tp.arguments = ["h", "W"], tp.results = ["y"]} {
  func.func @down(%h: tensor<1x4xf32>, %w: tensor<4x6xf32>) -> tensor<1x6xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x6xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x4xf32>, tensor<4x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
    func.return %p : tensor<1x6xf32>
  }
  func.func @plus(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %s = arith.addf %a, %b : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  tp.tensor @h_c0 : tensor<1x4xf32> input chip 0 slice "h"[1, 8] axis 1 [0:4]
  tp.tensor @h_c1 : tensor<1x4xf32> input chip 1 slice "h"[1, 8] axis 1 [4:4]
  tp.tensor @W_c0 : tensor<4x6xf32> weight chip 0 slice "W"[8, 6] axis 0 [0:4]
  tp.tensor @W_c1 : tensor<4x6xf32> weight chip 1 slice "W"[8, 6] axis 0 [4:4]
  tp.tensor @p_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @p_c1 : tensor<1x6xf32> temp chip 1
  tp.tensor @y : tensor<1x6xf32> output
  tp.let @p_c0 = @down(@h_c0, @W_c0)
  tp.let @p_c1 = @down(@h_c1, @W_c1)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: made by
// CHECK-NEXT: @y = @plus(@p_c0, @p_c1) (statement 2, chip 0)
// CHECK: why
// CHECK-NEXT: it is the all-reduce of `p_c0`, `p_c1`
// CHECK: `W_c0` is cut along the axis that is summed over
// CHECK: needless with
// CHECK: all of `W` on every chip (96 bytes more), and what it is multiplied by as well

// PARTIAL: it is
// PARTIAL-NEXT: a partial of `p`: sum over 4..7 of 0..7, all of it
// PARTIAL: crosses
// PARTIAL-NEXT: `p_c1` from chip 1 to chip 0, 24 bytes, for @y = @plus(@p_c0, @p_c1)

// CHIP: "chip": 1,
// CHIP-NEXT: "statements": 1,
// CHIP-NEXT: "own_bytes": 96,

// PROGRAM: sum y = `p_c0`, `p_c1`, 24 bytes a partial, left to right in chip order
// PROGRAM: all rules hold, equal to its source

// UNKNOWN: error: the program has no tensor `z` [TP007]
