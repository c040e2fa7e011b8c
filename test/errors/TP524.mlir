// RUN: tp-opt %s -p tp-certify | sed 's/@double/@twice/g' | not tp-check - | filecheck %s

// A function is renamed behind tp-certify: all rules hold still, but the certificate speaks of another program.

tp.program @p chips 1 {
  func.func @double(%a: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %a : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @double(@x)
}

// CHECK: program p on 1 chips: refused
// CHECK-NEXT: the certificate of `p` has the digest sha256:{{[0-9a-f]+}}, but what it stands on has sha256:{{[0-9a-f]+}} [TP524]
// CHECK-NEXT: hint: something was changed behind tp-certify; run it again
