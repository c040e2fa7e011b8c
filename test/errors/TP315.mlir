// RUN: not tp-opt %s -p 'tp-fuse{target=nowhere}' 2>&1 | filecheck %s
// RUN: not tp-opt %s -p 'tp-fuse{target="tp_dialect.target_rules:Nobody"}' 2>&1 | filecheck %s --check-prefix=OWN
// RUN: not tp-opt %s -p 'tp-fuse{target="no_such_chip:rules"}' 2>&1 | filecheck %s --check-prefix=MODULE

// There are no rules for this target: not built in, and not where its name leads to.

tp.program @p chips 1 {
  tp.tensor @x : tensor<4xf32> input
}

// CHECK: error: target `nowhere`: expected one of generic, small, large, a file of targets, or `module:attribute` of own rules [TP315]
// OWN: error: target `tp_dialect.target_rules:Nobody`: module 'tp_dialect.target_rules' has no attribute 'Nobody' [TP315]
// MODULE: error: target `no_such_chip:rules`: No module named 'no_such_chip' [TP315]
// MODULE-NEXT: hint: is the module on Python's path?
