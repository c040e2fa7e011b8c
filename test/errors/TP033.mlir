// RUN: not tp-opt %s 2>&1 | filecheck %s

// A chip has one program of its own.

tp.program @p chips 2 {
  tp.chip 1 {
  }
  tp.chip 1 {
  }
}

// CHECK: error: chip 1 has two `tp.chip` [TP033]
