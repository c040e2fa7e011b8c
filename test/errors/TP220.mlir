// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A generic in a body has one result: with two it could not be read again.

// A maximum with its place.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %e = tensor.empty() : tensor<2x8xf32>
        %r, %i = "linalg.generic"(%p, %e, %e) <{
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
          iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>],
          operandSegmentSizes = array<i32: 1, 2>
        }> ({
        ^bb1(%u: f32, %v: f32, %w: f32):
          "linalg.yield"(%u, %v) : (f32, f32) -> ()
        }) : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>)
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected `linalg.generic` with one result, got 2 [TP220]
