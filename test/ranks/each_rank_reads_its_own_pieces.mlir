// RUN: python %S/inputs/weights_of.py %cases/llama.npz %t.safetensors
// RUN: tp-run %cases/llama.mlir --plan %cases/llama.json --chips 2 --inputs %cases/llama.npz --weights %t.safetensors --check %cases/llama.npz --engine mpi --ranks 2 | filecheck %s
// REQUIRES: mpi

// Each rank reads the pieces of its own chip from a checkpoint; all that is read is every piece once, and the norms,
// which are the root's alone.

// CHECK: read        KiB per chip: 289.0, 289.0
// CHECK-NEXT: KiB in all: 577.0
// CHECK-NEXT: y: largest error {{.*}}: ok
