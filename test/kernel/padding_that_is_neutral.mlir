// RUN: xdsl-opt %s | filecheck %s

// Padded columns are reduced over where their value leaves the result as it is: a maximum over -inf, a sum over
// exp(-inf), a sum of zeros times anything, also behind operations that only move them.

tp.program @p chips 1 {
  tp.kernel @maximum(%x: tensor<4x10xf32>, %w: tensor<4xf32>) -> (%y: tensor<4xf32>, %z: tensor<4xf32>, %u: tensor<4xf32>) {
    tp.nest (k = 3) {
      %a = tp.load %x[0, k] over (k) pad 0xFF800000 : f32 : !tp.buffer<fifo 2, tensor<4x4xf32>>
      %c = tp.compute (%a) over (k) fold (k) from [0xFF800000 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4x4xf32>, %so_far: tensor<4xf32>):
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]
        } ins(%p : tensor<4x4xf32>) outs(%so_far : tensor<4xf32>) {
        ^bb1(%v: f32, %s: f32):
          %m = arith.maximumf %s, %v : f32
          linalg.yield %m : f32
        } -> tensor<4xf32>
        tp.yield %r : tensor<4xf32>
      }
      tp.store %c, %y[0] over ()
    }
    tp.nest (k = 3) {
      %a = tp.load %x[0, k] over (k) pad 0xFF800000 : f32 : !tp.buffer<fifo 2, tensor<4x4xf32>>
      %c = tp.compute (%a) over (k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4x4xf32>, %so_far: tensor<4xf32>):
        %e = math.exp %p : tensor<4x4xf32>
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]
        } ins(%e : tensor<4x4xf32>) outs(%so_far : tensor<4xf32>) {
        ^bb1(%v: f32, %s: f32):
          %m = arith.addf %s, %v : f32
          linalg.yield %m : f32
        } -> tensor<4xf32>
        tp.yield %r : tensor<4xf32>
      }
      tp.store %c, %z[0] over ()
    }
    tp.nest (k = 3) {
      %f = tp.load %w[0] over () : !tp.buffer<fifo 1, tensor<4xf32>>
      %a = tp.load %x[0, k] over (k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<4x4xf32>>
      %c = tp.compute (%f, %a) over (k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%q: tensor<4xf32>, %p: tensor<4x4xf32>, %so_far: tensor<4xf32>):
        %d = tensor.expand_shape %p [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xf32> into tensor<4x4x1xf32>
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j, l) -> (i, j, l)>, affine_map<(i, j, l) -> (i)>, affine_map<(i, j, l) -> (i)>],
          iterator_types = ["parallel", "reduction", "reduction"]
        } ins(%d, %q : tensor<4x4x1xf32>, tensor<4xf32>) outs(%so_far : tensor<4xf32>) {
        ^bb1(%v: f32, %g: f32, %s: f32):
          %t = arith.mulf %v, %g : f32
          %m = arith.addf %s, %t : f32
          linalg.yield %m : f32
        } -> tensor<4xf32>
        tp.yield %r : tensor<4xf32>
      }
      tp.store %c, %u[0] over ()
    }
  }

  // Rows that nobody gave are computed with, and cut; pages that are added up whole may be padded with zeros.
  tp.kernel @rows(%x: tensor<5x8xf32>) -> (%y: tensor<5x8xf32>, %z: tensor<3x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<3x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<3x8xf32>> {
      ^bb0(%p: tensor<3x8xf32>):
        %e = math.exp %p : tensor<3x8xf32>
        tp.yield %e : tensor<3x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<3x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<3x8xf32>> {
      ^bb0(%p: tensor<3x8xf32>, %so_far: tensor<3x8xf32>):
        %e = arith.addf %so_far, %p : tensor<3x8xf32>
        tp.yield %e : tensor<3x8xf32>
      }
      tp.store %c, %z[0, 0] over ()
    }
  }
}

// CHECK: tp.kernel @maximum
// CHECK: tp.kernel @rows
