// RUN: xdsl-opt %s -p 'tp-lower{page=16,16}' | filecheck %s

// The weight's transpose needs no view: its pages are loaded as they lie. The heads of the result are a view of it, and
// the bias is loaded for the pages that come out of the fold.

tp.program @p chips 1 {
  func.func @heads(%x: tensor<6x64xf32>, %w: tensor<48x64xf32>, %b: tensor<48xf32>) -> tensor<3x6x16xf32> {
    %e = tensor.empty() : tensor<64x48xf32>
    %t = linalg.transpose ins(%w:tensor<48x64xf32>) outs(%e:tensor<64x48xf32>) permutation = [1, 0]
    %zero = arith.constant dense<0.0> : tensor<6x48xf32>
    %m = linalg.matmul ins(%x, %t : tensor<6x64xf32>, tensor<64x48xf32>) outs(%zero : tensor<6x48xf32>) -> tensor<6x48xf32>
    %e2 = tensor.empty() : tensor<6x48xf32>
    %bs = linalg.broadcast ins(%b:tensor<48xf32>) outs(%e2:tensor<6x48xf32>) dimensions = [0]
    %s = arith.addf %m, %bs : tensor<6x48xf32>
    %h = tensor.expand_shape %s [[0], [1, 2]] output_shape [6, 3, 16] : tensor<6x48xf32> into tensor<6x3x16xf32>
    %e3 = tensor.empty() : tensor<3x6x16xf32>
    %y = linalg.transpose ins(%h:tensor<6x3x16xf32>) outs(%e3:tensor<3x6x16xf32>) permutation = [1, 0, 2]
    func.return %y : tensor<3x6x16xf32>
  }
  tp.tensor @x : tensor<6x64xf32> input
  tp.tensor @w : tensor<48x64xf32> weight
  tp.tensor @b : tensor<48xf32> weight
  tp.tensor @y : tensor<3x6x16xf32> output
  tp.let @y = @heads(@x, @w, @b)
}

// CHECK: tp.kernel @heads_k
// CHECK-NEXT: [[Y:%.*]] = tp.view %y (d0, d1) -> (d1 floordiv 16, d0, d1 mod 16) as tensor<6x48xf32>
// CHECK-NEXT: tp.nest (n = 3, k = 4) {
// CHECK: tp.load %w[n, k] over (n, k)
// CHECK: tp.compute {{.*}} fold (k)
// CHECK: tp.load %b[n] over (n)
// CHECK: tp.store {{.*}}, [[Y]][0, n] over (n)
// CHECK-NOT: tp.nest
