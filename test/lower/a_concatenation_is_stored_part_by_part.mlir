// RUN: xdsl-opt %s -p 'tp-lower{page=4,4}' | filecheck %s

// Rotating half of a head: the negated part and the moved part go each to its place; the moved one is no compute.

tp.program @p chips 1 {
  func.func @rotate(%x: tensor<6x8xf32>) -> tensor<6x8xf32> {
    %a = tensor.extract_slice %x[0, 0][6, 4][1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
    %b = tensor.extract_slice %x[0, 4][6, 4][1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
    %n = arith.negf %b : tensor<6x4xf32>
    %y = tensor.concat dim(1) %n, %a : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>
    func.return %y : tensor<6x8xf32>
  }
  tp.tensor @x : tensor<6x8xf32> input
  tp.tensor @y : tensor<6x8xf32> output
  tp.let @y = @rotate(@x)
}

// CHECK: tp.kernel @rotate_k(%x: tensor<6x8xf32>) -> (%y: tensor<6x8xf32>) claim exact
// CHECK-DAG: [[FROM:%.*]] = tp.view %x (d0, d1) -> (d0, d1 + 4) as tensor<6x4xf32>
// CHECK-DAG: [[FIRST:%.*]] = tp.view %y (d0, d1) -> (d0, d1) as tensor<6x4xf32>
// CHECK: [[P:%.*]] = tp.load [[FROM]][m, 0] over (m)
// CHECK-NEXT: [[N:%.*]] = tp.compute ([[P]]) over (m)
// CHECK: tp.store [[N]], [[FIRST]][m, 0] over (m)
// CHECK: [[SECOND:%.*]] = tp.view %y (d0, d1) -> (d0, d1 + 4) as tensor<6x4xf32>
// CHECK: [[Q:%.*]] = tp.load {{.*}}[m, 0] over (m)
// CHECK-NEXT: tp.store [[Q]], [[SECOND]][m, 0] over (m)
