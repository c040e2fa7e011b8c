// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// A program with nothing in it is a program.

tp.program @nothing chips 1 {
}

// CHECK: tp.program @nothing chips 1 {
// CHECK-NEXT: }
