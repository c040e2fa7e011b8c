// RUN: xdsl-opt %s | xdsl-opt | filecheck %s
// RUN: xdsl-opt %s --print-op-generic > %t.before
// RUN: xdsl-opt %s | xdsl-opt --print-op-generic | diff - %t.before

// One affine map says what a view is: heads, a transpose, repeated heads, a flat matrix, even and odd columns.

tp.program @p chips 1 {
  tp.kernel @views(%x: tensor<6x48xf32>, %k: tensor<2x6x16xf32>)
      -> (%heads: tensor<3x6x16xf32>, %t: tensor<48x6xf32>, %rep: tensor<4x6x16xf32>, %rot: tensor<6x96xf32>, %f: tensor<288xf32>) {
    %h = tp.view %x (d0, d1, d2) -> (d1, d0 * 16 + d2) as tensor<3x6x16xf32>
    %columns = tp.view %x (d0, d1) -> (d1, d0) as tensor<48x6xf32>
    %repeated = tp.view %k (d0, d1, d2) -> (d0 floordiv 2, d1, d2) as tensor<4x6x16xf32>
    %even = tp.view %rot (d0, d1) -> (d0, d1 * 2) as tensor<6x48xf32>
    %odd = tp.view %rot (d0, d1) -> (d0, d1 * 2 + 1) as tensor<6x48xf32>
    %flat = tp.view %x (d0) -> (d0 floordiv 48, d0 mod 48) as tensor<288xf32>
    %part = tp.view %h (d0, d1) -> (1, d0 + 2, d1) as tensor<3x16xf32>
    tp.nest (i = 3) {
      %a = tp.load %h[i, 0, 0] over (i) : !tp.buffer<fifo 2, tensor<1x6x16xf32>>
      tp.store %a, %heads[i, 0, 0] over (i)
    }
    tp.nest (i = 3, j = 2) {
      %a = tp.load %columns[i, j] over (i, j) : !tp.buffer<fifo 2, tensor<16x3xf32>>
      tp.store %a, %t[i, j] over (i, j)
    }
    tp.nest (i = 4) {
      %a = tp.load %repeated[i, 0, 0] over (i) : !tp.buffer<fifo 2, tensor<1x6x16xf32>>
      tp.store %a, %rep[i, 0, 0] over (i)
    }
    tp.nest (i = 2) {
      %a = tp.load %x[i, 0] over (i) : !tp.buffer<fifo 2, tensor<3x48xf32>>
      tp.store %a, %even[i, 0] over (i)
      tp.store %a, %odd[i, 0] over (i)
    }
    tp.nest (i = 9) {
      %a = tp.load %flat[i] over (i) : !tp.buffer<fifo 2, tensor<32xf32>>
      tp.store %a, %f[i] over (i)
    }
  }
}

// CHECK: %h = tp.view %x (d0, d1, d2) -> (d1, d0 * 16 + d2) as tensor<3x6x16xf32>
// CHECK: %repeated = tp.view %k (d0, d1, d2) -> (d0 floordiv 2, d1, d2) as tensor<4x6x16xf32>
// CHECK: %odd = tp.view %rot (d0, d1) -> (d0, d1 * 2 + 1) as tensor<6x48xf32>
// CHECK: %flat = tp.view %x (d0) -> (d0 floordiv 48, d0 mod 48) as tensor<288xf32>
// CHECK: %part = tp.view %h (d0, d1) -> (1, d0 + 2, d1) as tensor<3x16xf32>
