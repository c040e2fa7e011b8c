// RUN: xdsl-opt %cases/llama_2l.mlir -p 'tp-decompose{chips=4 plan="%cases/llama_2l.json"}' | filecheck %s

// Two layers on four chips: the same body is written once.

// CHECK: tp.let @layers.0.self_attn.q_proj_c0 = @[[F:[a-z_0-9]+]](
// CHECK: tp.let @layers.0.self_attn.q_proj_c3 = @[[F]](
// CHECK: tp.let @layers.1.self_attn.q_proj_c2 = @[[F]](
