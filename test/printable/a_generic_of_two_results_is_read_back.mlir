// RUN: xdsl-opt %s -p tp-relocate | xdsl-opt -p tp-relocate | filecheck %s

// What a pass of ours leaves is printed so that it can be read again: two results in generic form.

"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "both"}> ({
^bb0(%x: tensor<4xf32>):
  %e = "tensor.empty"() : () -> tensor<4xf32>
  %a, %b = "linalg.generic"(%x, %e, %e) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%p: f32, %q: f32, %r: f32):
    %s = "arith.negf"(%p) : (f32) -> f32
    "linalg.yield"(%p, %s) : (f32, f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  "func.return"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> ()
}) : () -> ()

// CHECK: func.func @both
// CHECK: %a, %b = "linalg.generic"(%x, %e, %e)
// CHECK: -> (tensor<4xf32>, tensor<4xf32>)
