// RUN: tp-run %cases/llama_decode.mlir --plan %cases/llama_decode.json --chips 2 --inputs %cases/llama_decode.npz --check %cases/llama_decode.npz --engine mpi --ranks 2 --report 2>&1 | filecheck %s
// REQUIRES: mpi

// The command starts the ranks itself; rank 0 alone prints, and says what each rank sent and for whom it waited.

// CHECK-NOT: rank
// CHECK: chip  sections  halts  sent B  received B  at work ms  waiting ms  waited for
// CHECK-NEXT: 0
// CHECK-NEXT: 1
// CHECK: from chip 1 to chip 0: 512 B
// CHECK: program     layer_tp on 2 chips
// CHECK: y: largest error {{.*}}: ok
// CHECK-NEXT: new_key.0: {{.*}}: ok
// CHECK-NEXT: new_value.0: {{.*}}: ok
// CHECK-NOT: {{.}}
