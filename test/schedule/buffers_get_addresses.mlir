// RUN: xdsl-opt %s -p 'tp-place{target=small},tp-size{target=small}' | filecheck %s

// Pages lie one behind the other, each at a multiple of 32 bytes.

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

// CHECK: %bias = tp.load %b[m] over (m) on reader memory [0, 32] : !tp.buffer<fifo 2
// CHECK: %page = tp.load %x[m, k] over (m, k) on reader memory [64, 320] : !tp.buffer<fifo 2
// CHECK: %sum = {{.*}} on compute memory [576] : !tp.buffer<fifo 1
// CHECK: %z = {{.*}} on compute memory [608, 640] : !tp.buffer<fifo 2
