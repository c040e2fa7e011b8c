// RUN: xdsl-opt %s -p 'tp-place{target=small}' | filecheck %s

// The outer dimension is dealt to the four sites, the folded one is not; each stage gets the engine of its kind.

tp.program @p chips 1 {
  tp.kernel @total(%x: tensor<8x64xf32>, %b: tensor<8xf32>) -> (%y: tensor<8xf32>) {
    tp.nest (m = 4, k = 2) {
      %bias = tp.load %b[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      %page = tp.load %x[m, k] over (m, k) : !tp.buffer<fifo 2, tensor<2x32xf32>>
      %sum = tp.compute (%page) over (m, k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<2xf32>> {
      ^bb0(%p: tensor<2x32xf32>, %so_far: tensor<2xf32>):
        %s = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]
        } ins(%p : tensor<2x32xf32>) outs(%so_far : tensor<2xf32>) {
        ^bb1(%a: f32, %b1: f32):
          %c = arith.addf %a, %b1 : f32
          linalg.yield %c : f32
        } -> tensor<2xf32>
        tp.yield %s : tensor<2xf32>
      }
      %z = tp.compute (%sum, %bias) over (m) : !tp.buffer<fifo 2, tensor<2xf32>> {
      ^bb0(%p: tensor<2xf32>, %q: tensor<2xf32>):
        %r = arith.addf %p, %q : tensor<2xf32>
        tp.yield %r : tensor<2xf32>
      }
      tp.store %z, %y[m] over (m)
    }
  }
}

// CHECK:      tp.nest (m = 4, k = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>, 2:1 <1, 0>, 3:1 <1, 1>] {
// CHECK:        tp.load %x[m, k] over (m, k) on reader : !tp.buffer<fifo 2
// CHECK:        tp.compute (%page) over (m, k) fold (k) from [0.000000e+00 : f32] on compute : !tp.buffer<fifo 1
// CHECK:        tp.store %z, %y[m] over (m) on writer
