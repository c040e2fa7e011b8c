// RUN: not tp-opt %s -p 'tp-fuse{target="tp_dialect.target_rules:Limits"}' 2>&1 | filecheck %s

// An object that is there, but does not answer what is asked of a target.

tp.program @p chips 1 {
  tp.tensor @x : tensor<4xf32> input
}

// CHECK: error: target `tp_dialect.target_rules:Limits`: expected the rules of a target, got Limits without name, numerics, fusion_rules, supports, why_not, activation_form [TP316]
// CHECK-NEXT: hint: see tp_dialect.target_rules.TargetRules
