// RUN: tp-opt %s -p tp-certify | sed 's/claims {/claims {"equality" = "over the reals", /' | not tp-check - | filecheck %s

// A certificate claims equality, of which nothing is known without a source.

tp.program @p chips 1 {
  func.func @double(%a: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %a : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @double(@x)
}

// CHECK: the certificate of `p`, clause `equality`, says: over the reals; nothing of the kind was found [TP525]
