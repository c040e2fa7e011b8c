// RUN: not tp-opt %s -p tp-lower 2>&1 | filecheck %s

// Two results that depend on each other, over more steps than are written out.

tp.program @p chips 1 {
  func.func @last_of_the_largest(%x: tensor<300xf32>, %v: tensor<300xf32>) -> tensor<f32> {
    %low = arith.constant dense<-1.0e9> : tensor<f32>
    %none = arith.constant dense<0.0> : tensor<f32>
    %m, %p = "linalg.generic"(%x, %v, %low, %none) <{
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>],
      iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%a: f32, %b: f32, %best: f32, %kept: f32):
      %c = arith.cmpf ogt, %a, %best : f32
      %d = arith.select %c, %a, %best : f32
      %e = arith.select %c, %b, %kept : f32
      linalg.yield %d, %e : f32, f32
    }) : (tensor<300xf32>, tensor<300xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    func.return %p : tensor<f32>
  }
  tp.tensor @x : tensor<300xf32> input
  tp.tensor @v : tensor<300xf32> input
  tp.tensor @y : tensor<f32> output
  tp.let @y = @last_of_the_largest(@x, @v)
}

// CHECK: function @last_of_the_largest: expected linalg.generic with one result, got 2 that it makes together
// CHECK-SAME: [TP246]
// CHECK-NEXT: hint: write it as several operations with one result each
