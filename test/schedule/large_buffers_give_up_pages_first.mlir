// RUN: xdsl-opt %s -p 'tp-place{target="%S/inputs/tight.mlir"},tp-size{target="%S/inputs/tight.mlir"}' | filecheck %s

// 672 bytes are wanted and 512 are there: the pages of 256 bytes are kept once, the others stay as deep as they were.

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

// CHECK: tp.load %b[m] over (m) on reader memory [0, 32] : !tp.buffer<fifo 2
// CHECK: tp.load %x[m, k] over (m, k) on reader memory [64] : !tp.buffer<fifo 1
// CHECK: on compute memory [352, 384] : !tp.buffer<fifo 2
