// RUN: not tp-opt %s -p tp-lower 2>&1 | filecheck %s

// Complex numbers.

tp.program @p chips 1 {
  func.func @same(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    func.return %x : tensor<4xcomplex<f32>>
  }
  tp.tensor @x : tensor<4xcomplex<f32>> input
  tp.tensor @y : tensor<4xcomplex<f32>> output
  tp.let @y = @same(@x)
}

// CHECK: function @same: expected tensors of integers or floats, got tensor<4xcomplex<f32>> for argument 0 [TP247]
