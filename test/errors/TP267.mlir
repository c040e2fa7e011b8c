// RUN: xdsl-opt %s -p 'tp-place{target=small},tp-size{target=small}' --verify-diagnostics | filecheck %s

// A page that must be whole, of 40,000 bytes, on a site of 32 KiB; the kernel says no function to lower again.

tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<100x100xf32>) -> (%y: tensor<100x100xf32>) {
    tp.nest () {
      %a = tp.load %x[0, 0] over () : !tp.buffer<fifo 2, tensor<100x100xf32>>
      tp.store %a, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @k, nest 0: 40000 bytes of pages, 7232 more than the 32768 of a site of target `small`; the largest page has 40000 bytes [TP267]
// CHECK-NEXT: hint: it is that of kernel @k, nest 0, load %a: let it be cut, or use another target
