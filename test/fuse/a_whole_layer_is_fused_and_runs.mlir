// RUN: xdsl-opt %cases/llama.mlir -p 'tp-compile{chips=2 plan="%cases/llama.json" fuse=true}' -o %t.mlir
// RUN: tp-run %t.mlir --inputs %cases/llama.npz --check %cases/llama.npz | filecheck %s
// RUN: tp-run %cases/llama.mlir --plan %cases/llama.json --chips 2 --fuse --inputs %cases/llama.npz --check %cases/llama.npz | filecheck %s

// The whole line with fused statements: less than half of the 76 statements and 47 phases, and PyTorch's numbers.

// CHECK: statements 23
// CHECK: collectives 2
// CHECK: phases 14
// CHECK: y: largest error {{.*}}: ok
