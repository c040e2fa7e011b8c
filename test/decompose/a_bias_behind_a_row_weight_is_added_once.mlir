// RUN: xdsl-opt %cases/llama_bias.mlir -p 'tp-decompose{chips=2 plan="%cases/llama_bias.json"}' | filecheck %s

// By one statement, which reads the fold; the bias of a column weight is cut with it.

// CHECK:     tp.tensor @layers.0.self_attn.q_proj.bias_c1 : tensor<48xf32> weight chip 1 slice "layers.0.self_attn.q_proj.bias"[96] axis 0 [48:48]
// CHECK:     tp.tensor @layers.0.self_attn.o_proj.bias : tensor<96xf32> weight
// CHECK:     tp.let @layers.0.self_attn.o_proj = @{{.*}}(@layers.0.self_attn.o_proj_c0, @layers.0.self_attn.o_proj_c1)
// CHECK:     tp.let @layers.0.self_attn.o_proj.biased = @{{.*}}(@layers.0.self_attn.o_proj{{.*}}
// CHECK-NOT: @layers.0.self_attn.o_proj.bias)
