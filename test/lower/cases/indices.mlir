// Bodies that extract elements, ask for their loops' numbers, or use scalars.

func.func @rows_of_a_table(%t: tensor<10x33xf32>, %ids: tensor<2x3xi64>) -> tensor<2x3x33xf32> {
  %e = tensor.empty() : tensor<2x3x33xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a,b,c)->(a,b)>, affine_map<(a,b,c)->(a,b,c)>], iterator_types=["parallel","parallel","parallel"]} ins(%ids : tensor<2x3xi64>) outs(%e : tensor<2x3x33xf32>) {
  ^bb0(%i: i64, %o: f32):
    %ix = arith.index_cast %i : i64 to index
    %c = linalg.index 2 : index
    %v = tensor.extract %t[%ix, %c] : tensor<10x33xf32>
    linalg.yield %v : f32
  } -> tensor<2x3x33xf32>
  func.return %r : tensor<2x3x33xf32>
}

func.func @rows_by_computed_numbers(%t: tensor<10x33xf32>, %ids: tensor<2x3xi64>) -> tensor<2x3x33xf32> {
  %e = tensor.empty() : tensor<2x3x33xf32>
  %k = arith.constant 3 : i64
  %r = linalg.generic {indexing_maps = [affine_map<(a,b,c)->(a,b)>, affine_map<(a,b,c)->(a,b,c)>], iterator_types=["parallel","parallel","parallel"]} ins(%ids : tensor<2x3xi64>) outs(%e : tensor<2x3x33xf32>) {
  ^bb0(%i: i64, %o: f32):
    %i2 = arith.addi %i, %k : i64
    %ix = arith.index_cast %i2 : i64 to index
    %c = linalg.index 2 : index
    %v = tensor.extract %t[%ix, %c] : tensor<10x33xf32>
    %w = arith.addf %v, %v : f32
    linalg.yield %w : f32
  } -> tensor<2x3x33xf32>
  func.return %r : tensor<2x3x33xf32>
}

func.func @elements_along_an_axis(%t: tensor<6x10xf32>, %ids: tensor<6x3xi64>) -> tensor<6x3xf32> {
  %e = tensor.empty() : tensor<6x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>], iterator_types=["parallel","parallel"]} ins(%ids : tensor<6x3xi64>) outs(%e : tensor<6x3xf32>) {
  ^bb0(%i: i64, %o: f32):
    %ix = arith.index_cast %i : i64 to index
    %c = linalg.index 0 : index
    %v = tensor.extract %t[%c, %ix] : tensor<6x10xf32>
    linalg.yield %v : f32
  } -> tensor<6x3xf32>
  func.return %r : tensor<6x3xf32>
}

func.func @reversed(%t: tensor<6x10xf32>) -> tensor<6x10xf32> {
  %e = tensor.empty() : tensor<6x10xf32>
  %k = arith.constant 9 : index
  %r = linalg.generic {indexing_maps = [affine_map<(a,b)->(a,b)>], iterator_types=["parallel","parallel"]} outs(%e : tensor<6x10xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %j2 = arith.subi %k, %j : index
    %v = tensor.extract %t[%i, %j2] : tensor<6x10xf32>
    linalg.yield %v : f32
  } -> tensor<6x10xf32>
  func.return %r : tensor<6x10xf32>
}

func.func @causal_mask(%x: tensor<7x7xf32>) -> tensor<7x7xf32> {
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<7x7xf32>
  %y = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>], iterator_types=["parallel","parallel"]} ins(%x : tensor<7x7xf32>) outs(%e: tensor<7x7xf32>) {
  ^bb0(%q: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sge, %i, %j : index
    %s = arith.select %c, %q, %ninf : f32
    linalg.yield %s : f32
  } -> tensor<7x7xf32>
  func.return %y : tensor<7x7xf32>
}

func.func @scalars(%x: tensor<4x6xf32>, %s: tensor<f32>, %v: tensor<3xf32>) -> (tensor<4x6xf32>, tensor<3xf32>, tensor<f32>) {
  %c1 = arith.constant 1 : index
  %a = tensor.extract %s[] : tensor<f32>
  %b = tensor.extract %v[%c1] : tensor<3xf32>
  %p = arith.mulf %a, %b : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %y = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>], iterator_types=["parallel","parallel"]} ins(%x : tensor<4x6xf32>) outs(%e: tensor<4x6xf32>) {
  ^bb0(%q: f32, %o: f32):
    %t = arith.mulf %q, %p : f32
    %u = arith.addf %t, %b : f32
    linalg.yield %u : f32
  } -> tensor<4x6xf32>
  %fe = tensor.from_elements %a, %p, %b : tensor<3xf32>
  %f0 = tensor.from_elements %p : tensor<f32>
  func.return %y, %fe, %f0 : tensor<4x6xf32>, tensor<3xf32>, tensor<f32>
}

func.func @elements_before_a_number(%t: tensor<7xf32>, %ids: tensor<5xi64>) -> tensor<5xf32> {
  %one = arith.constant 1 : i64
  %last = arith.constant 6 : i64
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a)->(a)>, affine_map<(a)->(a)>], iterator_types=["parallel"]} ins(%ids : tensor<5xi64>) outs(%e : tensor<5xf32>) {
  ^bb0(%i: i64, %o: f32):
    %j = linalg.index 0 : index
    %k = arith.index_cast %j : index to i64
    %s = arith.addi %i, %k : i64
    %b = arith.subi %s, %one : i64
    %c = arith.maxsi %b, %k : i64
    %m = arith.minsi %c, %last : i64
    %x = arith.index_cast %m : i64 to index
    %v = tensor.extract %t[%x] : tensor<7xf32>
    linalg.yield %v : f32
  } -> tensor<5xf32>
  func.return %r : tensor<5xf32>
}

func.func @quotients(%x: tensor<5x7xi64>, %y: tensor<5x7xi64>, %f: tensor<5x7xf32>) -> (tensor<5x7xi64>, tensor<5x7xf32>) {
  %two = arith.constant dense<2> : tensor<5x7xi64>
  %d = arith.addi %y, %two : tensor<5x7xi64>
  %q = arith.divsi %x, %d : tensor<5x7xi64>
  %a = math.absf %f : tensor<5x7xf32>
  %l = math.log %a : tensor<5x7xf32>
  func.return %q, %l : tensor<5x7xi64>, tensor<5x7xf32>
}

func.func @long_causal_mask(%x: tensor<90x90xf32>) -> tensor<90x90xf32> {
  %lowest = arith.constant -1.0e9 : f32
  %e = tensor.empty() : tensor<90x90xf32>
  %y = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>], iterator_types=["parallel","parallel"]} ins(%x : tensor<90x90xf32>) outs(%e: tensor<90x90xf32>) {
  ^bb0(%q: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sge, %i, %j : index
    %s = arith.select %c, %q, %lowest : f32
    linalg.yield %s : f32
  } -> tensor<90x90xf32>
  func.return %y : tensor<90x90xf32>
}

func.func @positions_added(%x: tensor<3x90xf32>) -> tensor<3x90xf32> {
  %e = tensor.empty() : tensor<3x90xf32>
  %y = linalg.generic {indexing_maps=[affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>], iterator_types=["parallel","parallel"]} ins(%x : tensor<3x90xf32>) outs(%e: tensor<3x90xf32>) {
  ^bb0(%q: f32, %o: f32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i64
    %f = arith.sitofp %k : i64 to f32
    %s = arith.addf %q, %f : f32
    linalg.yield %s : f32
  } -> tensor<3x90xf32>
  func.return %y : tensor<3x90xf32>
}
