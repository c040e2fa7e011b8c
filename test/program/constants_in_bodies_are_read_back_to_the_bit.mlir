// RUN: xdsl-opt %s -p tp-relocate | xdsl-opt | filecheck %s

// A number that six digits do not hold is the same number after a round trip.

tp.program @p chips 1 {
  func.func @c(%x: tensor<2xf32>) -> tensor<2xf32> {
    %a = arith.constant 0.123456789 : f32
    %b = arith.constant dense<[0.1, 16777217.0]> : tensor<2xf32>
    %c = arith.constant 1.00390625 : bf16
    func.return %b : tensor<2xf32>
  }
}

// CHECK: arith.constant 0.123456791 : f32
// CHECK-NEXT: arith.constant dense<[1036831949, 1266679808]> : tensor<2xi32>
// CHECK-NEXT: arith.bitcast
// CHECK-NEXT: arith.constant 1.000000e+00 : bf16
