// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Padded elements reach no result: they are cut, or reduced over without a trace.

// A sum over ones.
tp.program @p chips 1 {
  tp.kernel @reduce(%x: tensor<4x10xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (k = 3) {
      %a = tp.load %x[0, k] over (k) pad 1.0 : f32 : !tp.buffer<fifo 2, tensor<4x4xf32>>
      %c = tp.compute (%a) over (k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4x4xf32>, %so_far: tensor<4xf32>):
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]
        } ins(%p : tensor<4x4xf32>) outs(%so_far : tensor<4xf32>) {
        ^bb1(%u: f32, %v: f32):
          %s = arith.addf %v, %u : f32
          linalg.yield %s : f32
        } -> tensor<4xf32>
        tp.yield %r : tensor<4xf32>
      }
      tp.store %c, %y[0] over ()
    }
  }
}

// CHECK: kernel @reduce, nest 0, compute %c: the padding of load %a (pages of 4 on 10 elements, k) is reduced over in `linalg.generic`, with a value that does not leave the result as it is [TP221]

// -----

// A maximum over zeros.
tp.program @p chips 1 {
  tp.kernel @reduce(%x: tensor<4x10xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (k = 3) {
      %a = tp.load %x[0, k] over (k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<4x4xf32>>
      %c = tp.compute (%a) over (k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4x4xf32>, %so_far: tensor<4xf32>):
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]
        } ins(%p : tensor<4x4xf32>) outs(%so_far : tensor<4xf32>) {
        ^bb1(%u: f32, %v: f32):
          %s = arith.maximumf %v, %u : f32
          linalg.yield %s : f32
        } -> tensor<4xf32>
        tp.yield %r : tensor<4xf32>
      }
      tp.store %c, %y[0] over ()
    }
  }
}

// CHECK: kernel @reduce, nest 0, compute %c: the padding of load %a (pages of 4 on 10 elements, k) is reduced over in `linalg.generic`, with a value that does not leave the result as it is [TP221]

// -----

// A sum of what was computed from zeros.
tp.program @p chips 1 {
  tp.kernel @reduce(%x: tensor<4x10xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (k = 3) {
      %a = tp.load %x[0, k] over (k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<4x4xf32>>
      %c = tp.compute (%a) over (k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4x4xf32>, %so_far: tensor<4xf32>):
        %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]
        } ins(%p : tensor<4x4xf32>) outs(%so_far : tensor<4xf32>) {
        ^bb1(%u: f32, %v: f32):
          %e = math.exp %u : f32
          %s = arith.addf %v, %e : f32
          linalg.yield %s : f32
        } -> tensor<4xf32>
        tp.yield %r : tensor<4xf32>
      }
      tp.store %c, %y[0] over ()
    }
  }
}

// CHECK: kernel @reduce, nest 0, compute %c: the padding of load %a (pages of 4 on 10 elements, k) is reduced over in `linalg.generic`, with a value that does not leave the result as it is [TP221]

// -----

// A page that is folded whole.
tp.program @p chips 1 {
  tp.kernel @sum(%x: tensor<4x8xf32>) -> (%y: tensor<3x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<3x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) from [0.0 : f32] : !tp.buffer<fifo 2, tensor<3x8xf32>> {
      ^bb0(%p: tensor<3x8xf32>, %q: tensor<3x8xf32>):
        %e = math.exp %p : tensor<3x8xf32>
        %r = arith.addf %q, %e : tensor<3x8xf32>
        tp.yield %r : tensor<3x8xf32>
      }
      tp.store %c, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @sum, nest 0, compute %c: the padding of load %a (pages of 3 on 4 elements, m) is folded, with a value that does not leave the accumulator as it is [TP221]

// -----

// Rows that nobody gave, stored.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<6x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<3x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: the padding of load %a (pages of 3 on 4 elements, m) is stored on axis 0: of page 1, 1 elements are not padded, and 3 are stored [TP221]

// -----

// Padded columns that become rows.
tp.program @p chips 1 {
  tp.kernel @flat(%x: tensor<4x2xf32>) -> (%y: tensor<12xf32>) {
    tp.nest (n = 1) {
      %a = tp.load %x[0, n] over (n) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<4x3xf32>>
      %c = tp.compute (%a) over (n) : !tp.buffer<fifo 2, tensor<12xf32>> {
      ^bb0(%p: tensor<4x3xf32>):
        %r = tensor.collapse_shape %p [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
        tp.yield %r : tensor<12xf32>
      }
      tp.store %c, %y[n] over (n)
    }
  }
}

// CHECK: kernel @flat, nest 0, store of %c: padded elements of load %a may be stored: they cannot be followed through a body [TP221]
