// RUN: xdsl-opt %s | xdsl-opt | filecheck %s
// RUN: xdsl-opt %s --print-op-generic > %t.before
// RUN: xdsl-opt %s | xdsl-opt --print-op-generic | diff - %t.before

// Rows by number, some of them beyond the last; a scratch that two nests fill and a third one reads whole; attributes.

tp.program @p chips 1 {
  tp.kernel @rows(%table: tensor<10x8xf32>, %ids: tensor<3x2xi64>, %one: tensor<i1>) -> (%y: tensor<3x2x8xf32>, %z: tensor<i1>)
      attributes {note = "kept"} {
    %s = tp.scratch : tensor<3x2x8xf32>
    %low = tp.view %s (d0, d1, d2) -> (d0, d1, d2) as tensor<3x2x4xf32>
    %high = tp.view %s (d0, d1, d2) -> (d0, d1, d2 + 4) as tensor<3x2x4xf32>
    tp.nest (m = 2) attributes {note = "kept"} {
      %a = tp.load %table[m, 0, 0] rows %ids over (m) pad 0xFF800000 : f32 : !tp.buffer<fifo 2, tensor<2x2x4xf32>>
      tp.store %a, %low[m, 0, 0] over (m)
    }
    tp.nest (m = 3) {
      %a = tp.load %table[m, 0, 1] rows %ids over (m) : !tp.buffer<fifo 2, tensor<1x2x4xf32>>
      tp.store %a, %high[m, 0, 0] over (m)
    }
    tp.nest () {
      %a = tp.load %s[0, 0, 0] over () : !tp.buffer<fifo 1, tensor<3x2x8xf32>>
      tp.store %a, %y[0, 0, 0] over ()
      %b = tp.load %one[] over () pad true : !tp.buffer<fifo 1, tensor<i1>>
      tp.store %b, %z[] over ()
    }
  }
}

// CHECK: attributes {note = "kept"} {
// CHECK: %s = tp.scratch : tensor<3x2x8xf32>
// CHECK: tp.nest (m = 2) attributes {note = "kept"} {
// CHECK: %a = tp.load %table[m, 0, 0] rows %ids over (m) pad 0xff800000 : f32 : !tp.buffer<fifo 2, tensor<2x2x4xf32>>
// CHECK: tp.nest () {
// CHECK: tp.load %one[] over () pad true : !tp.buffer<fifo 1, tensor<i1>>
// CHECK: tp.store {{%.*}}, %z[] over ()
