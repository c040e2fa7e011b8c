// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Work is dealt over outermost dimensions that are no folds and common to every store.

// The inner of two dimensions.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (b = 1, m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (b, m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (b, m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected to split over outermost dimensions, no folds, common to every store; got (m): they are not the outermost ones [TP260]

// -----

// A store that every site would do.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[0, 0] over () on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[0, 0] over () on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected to split over outermost dimensions, no folds, common to every store; got (m): a store runs over () only [TP260]

// -----

// A fold that would be cut in two.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (k = 2) split (k) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[k, 0] over (k) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %s = tp.compute (%a) over (k) fold (k) from [0.0 : f32] on compute : !tp.buffer<fifo 1, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %acc: tensor<2x8xf32>):
        %t = arith.addf %acc, %p : tensor<2x8xf32>
        tp.yield %t : tensor<2x8xf32>
      }
      tp.store %s, %y[0, 0] over () on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected to split over outermost dimensions, no folds, common to every store; got (k): a stage folds k [TP260]

// -----

// A stage without an engine.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0: expected a split, workers and engines, all of them, or none [TP260]
