// RUN: xdsl-opt %cases/llama.mlir -p 'tp-compile{chips=2 plan="%cases/llama.json" to=relay}' | filecheck %s
// RUN: xdsl-opt %cases/llama.mlir -p 'tp-compile{chips=2 plan="%cases/llama.json"}' | filecheck %s --check-prefix PHASES

// The whole line ends at phases unless it is told to go on.

// CHECK-NOT: tp.phase
// CHECK: tp.chip 0 {
// CHECK: tp.link
// CHECK: tp.chip 1 {
// CHECK: tp.relay {
// CHECK: tp.run 0 to 0
// PHASES: tp.phase {
// PHASES-NOT: tp.chip
