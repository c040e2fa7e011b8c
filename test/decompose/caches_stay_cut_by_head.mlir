// RUN: xdsl-opt %cases/llama_decode.mlir -p 'tp-decompose{chips=2 plan="%cases/llama_decode.json"}' | filecheck %s

// The cache of a chip's heads comes in and goes out as a slice; nothing is gathered.

// CHECK: tp.tensor @past_key.0_c1 : tensor<1x2x7x16xf32> input chip 1 slice "past_key.0"[1, 4, 7, 16] axis 1 [2:2]
// CHECK: tp.tensor @new_key.0_c1 : tensor<1x2x8x16xf32> output chip 1 slice "new_key.0"[1, 4, 8, 16] axis 1 [2:2]
// CHECK: tp.let @new_key.0_c1 = @concat{{.*}}(@past_key.0_c1, @{{.*}}_c1)
