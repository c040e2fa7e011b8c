// RUN: xdsl-opt %S/layers/falcon_new.mlir -p 'tp-decompose{chips=2 plan="%S/layers/falcon_new.json"}' | filecheck %s

// Their partials are added on each chip first.

// CHECK:      tp.let @[[SUM:.*]]_c0 = @{{.*}}(@h.0.mlp.dense_4h_to_h_c0, @h.0.self_attention.dense_c0)
// CHECK:      tp.collective sum @[[SUM]] = (@[[SUM]]_c0, @[[SUM]]_c1) folds [@[[SUM]]]
// CHECK-NOT:  tp.collective
