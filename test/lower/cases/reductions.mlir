// Reductions: sums, extremes, positions of extremes, over several axes, from a tensor, over what is repeated.

func.func @softmax(%x: tensor<2x5x37xf32>) -> tensor<2x5x37xf32> {
  %ninf = arith.constant 0xFF800000 : f32
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x5xf32>
  %f = linalg.fill ins(%ninf : f32) outs(%e : tensor<2x5xf32>) -> tensor<2x5xf32>
  %mx = linalg.reduce ins(%x:tensor<2x5x37xf32>) outs(%f:tensor<2x5xf32>) dimensions = [2]
  (%in : f32, %acc : f32) {
    %q = arith.maximumf %in, %acc : f32
    linalg.yield %q : f32
  }
  %e3 = tensor.empty() : tensor<2x5x37xf32>
  %mb = linalg.broadcast ins(%mx:tensor<2x5xf32>) outs(%e3:tensor<2x5x37xf32>) dimensions = [2]
  %s = arith.subf %x, %mb : tensor<2x5x37xf32>
  %ex = math.exp %s : tensor<2x5x37xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e : tensor<2x5xf32>) -> tensor<2x5xf32>
  %sum = linalg.reduce ins(%ex:tensor<2x5x37xf32>) outs(%f0:tensor<2x5xf32>) dimensions = [2]
  (%in : f32, %acc : f32) {
    %q = arith.addf %in, %acc : f32
    linalg.yield %q : f32
  }
  %sb = linalg.broadcast ins(%sum:tensor<2x5xf32>) outs(%e3:tensor<2x5x37xf32>) dimensions = [2]
  %r = arith.divf %ex, %sb : tensor<2x5x37xf32>
  func.return %r : tensor<2x5x37xf32>
}

func.func @of_all_kinds(%x: tensor<7x11x5xf32>, %i: tensor<7x11xi64>, %m: tensor<7x11xi1>) -> (tensor<11xf32>, tensor<7x5xf32>, tensor<7xi64>, tensor<11xi1>, tensor<f32>) {
  %z11 = arith.constant dense<0.0> : tensor<11xf32>
  %a = linalg.generic {indexing_maps=[affine_map<(a,b,c)->(a,b,c)>, affine_map<(a,b,c)->(b)>], iterator_types=["reduction","parallel","reduction"]} ins(%x : tensor<7x11x5xf32>) outs(%z11: tensor<11xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<11xf32>
  %o75 = arith.constant dense<1.0> : tensor<7x5xf32>
  %b = linalg.generic {indexing_maps=[affine_map<(a,b,c)->(a,b,c)>, affine_map<(a,b,c)->(a,c)>], iterator_types=["parallel","reduction","parallel"]} ins(%x : tensor<7x11x5xf32>) outs(%o75: tensor<7x5xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.mulf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<7x5xf32>
  %m7 = arith.constant dense<-100> : tensor<7xi64>
  %c = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a)>], iterator_types=["parallel","reduction"]} ins(%i : tensor<7x11xi64>) outs(%m7: tensor<7xi64>) {
  ^bb0(%p: i64, %q: i64):
    %g = arith.cmpi sgt, %p, %q : i64
    %s = arith.select %g, %p, %q : i64
    linalg.yield %s : i64
  } -> tensor<7xi64>
  %t11 = arith.constant dense<true> : tensor<11xi1>
  %d = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(b)>], iterator_types=["reduction","parallel"]} ins(%m : tensor<7x11xi1>) outs(%t11: tensor<11xi1>) {
  ^bb0(%p: i1, %q: i1):
    %s = arith.andi %p, %q : i1
    linalg.yield %s : i1
  } -> tensor<11xi1>
  %zf = arith.constant dense<0.0> : tensor<f32>
  %e = linalg.generic {indexing_maps=[affine_map<(a,b,c)->(a,b,c)>, affine_map<(a,b,c)->()>], iterator_types=["reduction","reduction","reduction"]} ins(%x : tensor<7x11x5xf32>) outs(%zf: tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %p2 = math.exp %p : f32
    %s = arith.addf %p2, %q : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  func.return %a, %b, %c, %d, %e : tensor<11xf32>, tensor<7x5xf32>, tensor<7xi64>, tensor<11xi1>, tensor<f32>
}

func.func @row_too_long_for_a_page(%x: tensor<2x5000xf32>) -> tensor<2x5000xf32> {
  %z = arith.constant dense<0.0> : tensor<2xf32>
  %p = arith.mulf %x, %x : tensor<2x5000xf32>
  %s = linalg.reduce ins(%p:tensor<2x5000xf32>) outs(%z:tensor<2xf32>) dimensions = [1]
  (%in : f32, %acc : f32) {
    %q = arith.addf %in, %acc : f32
    linalg.yield %q : f32
  }
  %e = tensor.empty() : tensor<2x5000xf32>
  %sb = linalg.broadcast ins(%s:tensor<2xf32>) outs(%e:tensor<2x5000xf32>) dimensions = [1]
  %r = arith.divf %x, %sb : tensor<2x5000xf32>
  func.return %r : tensor<2x5000xf32>
}

func.func @pooling(%x: tensor<1x2x9x9xf32>, %k: tensor<3x3xf32>) -> tensor<1x2x4x4xf32> {
  %z = arith.constant dense<-1.0e30> : tensor<1x2x4x4xf32>
  %y = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<1x2x9x9xf32>, tensor<3x3xf32>) outs(%z : tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  func.return %y : tensor<1x2x4x4xf32>
}

func.func @position_of_a_maximum(%x: tensor<5x12xf32>) -> tensor<5xi64> {
  %ninf = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<5xf32>
  %ei = tensor.empty() : tensor<5xi64>
  %f = linalg.fill ins(%ninf : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %fi = linalg.fill ins(%z : i64) outs(%ei : tensor<5xi64>) -> tensor<5xi64>
  %r, %ri = "linalg.generic"(%x, %f, %fi) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %m: f32, %i: i64):
    %ix = linalg.index 1 : index
    %ic = arith.index_cast %ix : index to i64
    %mx = arith.maximumf %a, %m : f32
    %c = arith.cmpf ogt, %a, %m : f32
    %s = arith.select %c, %ic, %i : i64
    linalg.yield %mx, %s : f32, i64
  }) : (tensor<5x12xf32>, tensor<5xf32>, tensor<5xi64>) -> (tensor<5xf32>, tensor<5xi64>)
  func.return %ri : tensor<5xi64>
}

func.func @last_position_of_a_minimum(%x: tensor<5x12xi64>) -> (tensor<5xi32>, tensor<5xi64>) {
  %f = arith.constant dense<3> : tensor<5xi64>
  %fi = arith.constant dense<99> : tensor<5xi32>
  %r, %ri = "linalg.generic"(%x, %f, %fi) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: i64, %m: i64, %i: i32):
    %ix = linalg.index 1 : index
    %ic = arith.index_cast %ix : index to i32
    %c = arith.cmpi sle, %a, %m : i64
    %mx = arith.select %c, %a, %m : i64
    %s = arith.select %c, %ic, %i : i32
    linalg.yield %mx, %s : i64, i32
  }) : (tensor<5x12xi64>, tensor<5xi64>, tensor<5xi32>) -> (tensor<5xi64>, tensor<5xi32>)
  func.return %ri, %r : tensor<5xi32>, tensor<5xi64>
}

func.func @with_a_payload(%x: tensor<5x12xf32>, %p: tensor<5x12xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %f = arith.constant dense<-1.0e9> : tensor<5xf32>
  %fi = arith.constant dense<0.0> : tensor<5xf32>
  %r, %ri = "linalg.generic"(%x, %p, %f, %fi) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 2>}> ({
  ^bb0(%a: f32, %v: f32, %m: f32, %i: f32):
    %c = arith.cmpf ogt, %a, %m : f32
    %mx = arith.select %c, %a, %m : f32
    %s = arith.select %c, %v, %i : f32
    linalg.yield %mx, %s : f32, f32
  }) : (tensor<5x12xf32>, tensor<5x12xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  func.return %ri, %r : tensor<5xf32>, tensor<5xf32>
}

func.func @of_what_is_repeated(%b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4x6xf32>
  %bb = linalg.broadcast ins(%b:tensor<4xf32>) outs(%e:tensor<4x6xf32>) dimensions = [1]
  %z = arith.constant dense<0.5> : tensor<4xf32>
  %s = linalg.reduce ins(%bb:tensor<4x6xf32>) outs(%z:tensor<4xf32>) dimensions = [1]
  (%in : f32, %acc : f32) {
    %q = arith.addf %in, %acc : f32
    linalg.yield %q : f32
  }
  %o = arith.constant dense<2.0> : tensor<4x6xf32>
  %s2 = linalg.reduce ins(%o:tensor<4x6xf32>) outs(%z:tensor<4xf32>) dimensions = [1]
  (%in : f32, %acc : f32) {
    %q = arith.addf %in, %acc : f32
    linalg.yield %q : f32
  }
  func.return %s, %s2 : tensor<4xf32>, tensor<4xf32>
}
