// RUN: xdsl-opt %s -p tp-relocate | xdsl-opt -p tp-relocate | filecheck %s

// A dense constant with infinities is spelled by operations that keep its value: a scalar that is spread, or bits.

func.func @mask() -> (tensor<2x3xf32>, tensor<2xf32>) {
  %0 = arith.constant dense<"0x000080FF000080FF000080FF000080FF000080FF000080FF"> : tensor<2x3xf32>
  %1 = arith.constant dense<"0x0000803F000080FF"> : tensor<2xf32>
  func.return %0, %1 : tensor<2x3xf32>, tensor<2xf32>
}

// CHECK: arith.constant 0xff800000 : f32
// CHECK-NEXT: tensor.splat %{{.*}} : tensor<2x3xf32>
// CHECK-NEXT: arith.constant dense<[1065353216, -8388608]> : tensor<2xi32>
// CHECK-NEXT: arith.bitcast %{{.*}} : tensor<2xi32> to tensor<2xf32>
