// RUN: xdsl-opt %s -p 'tp-lower{target=small}' --verify-diagnostics | filecheck %s

// A program of 17 chips, and a target with links for 16.

tp.program @p chips 17 {
}

// CHECK: program `p` has 17 chips, target `small` only 16 [TP268]
