// RUN: not tp-opt %s 2>&1 | filecheck %s

// A phase without sections orders nothing.

tp.program @p chips 2 {
  tp.phase {
  }
}

// CHECK: error: expected a phase with at least one section, got an empty one [TP019]
