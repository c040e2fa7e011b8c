// RUN: xdsl-opt %cases/phi3.mlir -p 'tp-decompose{chips=2 plan="%cases/phi3.json"}' | filecheck %s

// Fused q, k and v: a chip's heads of each; gate and up: the same columns of both.

// CHECK-DAG: tp.tensor @layers.0.self_attn.qkv_proj.weight_c1 : tensor<72x96xf32> weight chip 1 slice "layers.0.self_attn.qkv_proj.weight"[144, 96] axis 0 [48:48, 108:12, 132:12]
// CHECK-DAG: tp.tensor @layers.0.mlp.gate_up_proj.weight_c1 : tensor<192x96xf32> weight chip 1 slice "layers.0.mlp.gate_up_proj.weight"[384, 96] axis 0 [96:96, 288:96]
