// RUN: xdsl-opt %s | xdsl-opt | filecheck %s
// RUN: xdsl-opt %s --print-op-generic > %t.before
// RUN: xdsl-opt %s | xdsl-opt --print-op-generic | diff - %t.before

// Ragged pages in every dimension: the depth is padded with the identity of the sum, rows and columns are cut.

tp.program @p chips 1 {
  tp.kernel @linear(%x: tensor<6x100xf32>, %w: tensor<72x100xf32>, %b: tensor<72xf32>) -> (%y: tensor<6x72xf32>)
      claim approximate "f32 accumulation" order "k ascending" implements @f {
    tp.nest (m = 2, n = 5, k = 4) {
      %xp = tp.load %x[m, k] over (m, n, k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<4x32xf32>>
      %wp = tp.load %w[n, k] over (m, n, k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<16x32xf32>>
      %acc = tp.compute (%xp, %wp) over (m, n, k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4x16xf32>> {
      ^bb0(%p: tensor<4x32xf32>, %q: tensor<16x32xf32>, %so_far: tensor<4x16xf32>):
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j, l) -> (i, l)>, affine_map<(i, j, l) -> (j, l)>, affine_map<(i, j, l) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction"]
        } ins(%p, %q : tensor<4x32xf32>, tensor<16x32xf32>) outs(%so_far : tensor<4x16xf32>) {
        ^bb1(%u: f32, %v: f32, %s: f32):
          %t = arith.mulf %u, %v : f32
          %a = arith.addf %s, %t : f32
          linalg.yield %a : f32
        } -> tensor<4x16xf32>
        tp.yield %r : tensor<4x16xf32>
      }
      %bp = tp.load %b[n] over (m, n) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<16xf32>>
      %z = tp.compute (%acc, %bp) over (m, n) : !tp.buffer<fifo 2, tensor<4x16xf32>> {
      ^bb0(%p: tensor<4x16xf32>, %q: tensor<16xf32>):
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
          iterator_types = ["parallel", "parallel"]
        } ins(%q : tensor<16xf32>) outs(%p : tensor<4x16xf32>) {
        ^bb1(%u: f32, %v: f32):
          %a = arith.addf %u, %v : f32
          linalg.yield %a : f32
        } -> tensor<4x16xf32>
        tp.yield %r : tensor<4x16xf32>
      }
      tp.store %z, %y[m, n] over (m, n)
    }
  }
}

// CHECK:      tp.kernel @linear(%x: tensor<6x100xf32>, %w: tensor<72x100xf32>, %b: tensor<72xf32>) -> (%y: tensor<6x72xf32>)
// CHECK-SAME:     claim approximate "f32 accumulation" order "k ascending" implements @f {
// CHECK-NEXT: tp.nest (m = 2, n = 5, k = 4) {
// CHECK-NEXT:   %xp = tp.load %x[m, k] over (m, n, k) pad 0.000000e+00 : f32 : !tp.buffer<fifo 2, tensor<4x32xf32>>
// CHECK:        %acc = tp.compute (%xp, %wp) over (m, n, k) fold (k) from [0.000000e+00 : f32] : !tp.buffer<fifo 1, tensor<4x16xf32>> {
// CHECK-NEXT:   ^bb0(%p: tensor<4x32xf32>, %q: tensor<16x32xf32>, %so_far: tensor<4x16xf32>):
// CHECK:          tp.yield %r : tensor<4x16xf32>
// CHECK:        tp.store %z, %y[m, n] over (m, n)
