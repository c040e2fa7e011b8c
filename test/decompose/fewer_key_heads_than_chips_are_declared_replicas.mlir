// RUN: xdsl-opt %cases/llama.mlir -p 'tp-decompose{chips=8 plan="%cases/llama.json"}' | filecheck %s

// Four key-value heads on eight chips: the second copy of the same rows says so.

// CHECK: tp.tensor @layers.0.self_attn.k_proj.weight_c0 : tensor<16x128xf32> weight chip 0 slice "layers.0.self_attn.k_proj.weight"[64, 128] axis 0 [0:16]
// CHECK: tp.tensor @layers.0.self_attn.k_proj.weight_c1 : tensor<16x128xf32> weight chip 1 replica slice "layers.0.self_attn.k_proj.weight"[64, 128] axis 0 [0:16]
// CHECK: tp.tensor @layers.0.self_attn.k_proj.weight_c2 : tensor<16x128xf32> weight chip 2 slice "layers.0.self_attn.k_proj.weight"[64, 128] axis 0 [16:16]
