// RUN: xdsl-opt %cases/llama_decode.mlir -p 'tp-decompose{chips=3 verbose=true plan="%cases/llama_decode.json"}' -o %t 2>&1 | filecheck %s

// Layer by layer, on stderr: for each cut argument what each chip has of its cut axis.

// CHECK:      3 chips, {{[0-9]+}} statements, {{[0-9]+}} functions, 2 collectives
// CHECK-NEXT: layers.0: cut: self_attn.q_proj.weight 64|32|32, {{.*}}mlp.down_proj.weight 86|85|85, past_key.0 2|1|1, past_value.0 2|1|1
// CHECK-NEXT: layers.0: replicated: input_layernorm.weight, post_attention_layernorm.weight
// CHECK-NEXT: layers.0: replicas of rows: none; 2048 bytes held more than once
// CHECK-NEXT: layers.0: reduced 2 times: layers.0.self_attn.o_proj, layers.0.mlp.down_proj; imbalance 1.50
