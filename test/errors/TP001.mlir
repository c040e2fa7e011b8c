// RUN: not tp-opt %s 2>&1 | filecheck %s

// A line over names outside of a program has nobody who could verify it.

tp.let @y = @copy(@x)

// CHECK: error: expected `tp.let` directly in {{.*}}, got it in `builtin.module` [TP001]
