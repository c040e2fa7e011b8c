// RUN: not tp-opt %s 2>&1 | filecheck %s

// A program has at least one chip.

tp.program @p chips 0 {

}

// CHECK: error: program `p`: expected 1 to 65536 chips, got 0 [TP002]
