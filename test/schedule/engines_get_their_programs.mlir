// RUN: xdsl-opt %s -p 'tp-place{target=small},tp-size{target=small},tp-choreograph' | filecheck %s

// An engine's program is the reading of the nest with nothing but its own stages; what it waits for stands in front.

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

// CHECK:      %bias = {{.*}} semaphores [0, 1]
// CHECK:      tp.engine reader slot 0 {
// CHECK-NEXT:   tp.for m {
// CHECK-NEXT:     tp.wait free %bias
// CHECK-NEXT:     tp.step %bias
// CHECK-NEXT:     tp.post full %bias
// CHECK-NEXT:     tp.for k {
// CHECK-NEXT:       tp.wait free %page
// CHECK-NEXT:       tp.step %page
// CHECK-NEXT:       tp.post full %page
// CHECK:      tp.engine compute slot 0 {
// CHECK-NEXT:   tp.for m {
// CHECK-NEXT:     tp.wait free %sum
// CHECK-NEXT:     tp.for k {
// CHECK-NEXT:       tp.wait full %page
// CHECK-NEXT:       tp.step %sum
// CHECK-NEXT:       tp.post free %page
// CHECK-NEXT:     }
// CHECK-NEXT:     tp.post full %sum
// CHECK-NEXT:     tp.wait full %bias
// CHECK-NEXT:     tp.wait full %sum
// CHECK-NEXT:     tp.wait free %z
// CHECK-NEXT:     tp.step %z
// CHECK:      tp.engine writer slot 0 {
// CHECK-NEXT:   tp.for m {
// CHECK-NEXT:     tp.wait full %z
// CHECK-NEXT:     tp.step store %z
// CHECK-NEXT:     tp.post free %z
