"""What a kernel computes, against numpy: pages, views, folds, scratches, gathers, all-reduces."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.utils.exceptions import InterpretationError

TRANSPOSE = """
tp.kernel @transpose(%x: tensor<5x8xf32>) -> (%y: tensor<8x5xf32>) {
  %t = tp.view %x (d0, d1) -> (d1, d0) as tensor<8x5xf32>
  tp.nest (m = 4, n = 3) {
    %page = tp.load %t[m, n] over (m, n) pad 7.0 : f32 : !tp.buffer<fifo 2, tensor<2x2xf32>>
    tp.store %page, %y[m, n] over (m, n)
  }
}
"""


def matmul(rows: int, columns: int, depth: int, page: tuple[int, int, int]) -> str:
    """`y = x @ w`, in pages of these rows, columns and depth."""
    m, n, k = page
    pages = f"m = {-(-rows // m)}, n = {-(-columns // n)}, k = {-(-depth // k)}"
    left, right, out = f"tensor<{m}x{k}xf32>", f"tensor<{k}x{n}xf32>", f"tensor<{m}x{n}xf32>"
    return f"""
    tp.kernel @matmul(%x: tensor<{rows}x{depth}xf32>, %w: tensor<{depth}x{columns}xf32>)
        -> (%y: tensor<{rows}x{columns}xf32>) {{
      tp.nest ({pages}) {{
        %a = tp.load %x[m, k] over (m, n, k) pad 0.0 : f32 : !tp.buffer<fifo 2, {left}>
        %b = tp.load %w[k, n] over (m, n, k) pad 0.0 : f32 : !tp.buffer<fifo 2, {right}>
        %c = tp.compute (%a, %b) over (m, n, k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, {out}> {{
        ^bb0(%p: {left}, %q: {right}, %so_far: {out}):
          %r = linalg.matmul ins(%p, %q : {left}, {right}) outs(%so_far : {out}) -> {out}
          tp.yield %r : {out}
        }}
        tp.store %c, %y[m, n] over (m, n)
      }}
    }}"""


def test_ragged_pages_are_cut_at_the_edge(run, numbers):
    x = numbers(5, 8)
    (y,) = run(TRANSPOSE, x)
    np.testing.assert_array_equal(y, x.T)


def test_the_pages_that_are_loaded_decide_the_result(run, numbers):
    """Change the index of one load, and the result is another one."""
    text = """
    tp.kernel @swap(%x: tensor<4x4xf32>) -> (%y: tensor<4x4xf32>) {
      tp.nest (m = 2, n = 2) {
        %page = tp.load %x[INDEX] over (m, n) : !tp.buffer<fifo 2, tensor<2x2xf32>>
        tp.store %page, %y[m, n] over (m, n)
      }
    }"""
    x = numbers(4, 4)
    blocks = x.reshape(2, 2, 2, 2)
    (straight,) = run(text.replace("INDEX", "m, n"), x)
    (swapped,) = run(text.replace("INDEX", "n, m"), x)
    (first,) = run(text.replace("INDEX", "0, n"), x)
    np.testing.assert_array_equal(straight, x)
    np.testing.assert_array_equal(swapped, blocks.transpose(2, 1, 0, 3).reshape(4, 4))
    np.testing.assert_array_equal(first, np.concatenate([x[:2], x[:2]]))


@pytest.mark.parametrize("page", [(4, 16, 32), (6, 72, 100), (1, 8, 7), (5, 13, 99)])
def test_a_folded_matmul_is_the_matmul(run, numbers, page):
    x, w = numbers(6, 100), numbers(100, 72, seed=1)
    (y,) = run(matmul(6, 72, 100, page), x, w)
    np.testing.assert_allclose(y, x @ w, rtol=0, atol=2e-5)


def test_inputs_may_have_any_strides(run, numbers):
    """A piece of a checkpoint is mostly a window of it."""
    x, w = numbers(6, 300)[:, 5:205:2], numbers(72, 100, seed=1).T
    (y,) = run(matmul(6, 72, 100, (4, 16, 32)), x, w)
    np.testing.assert_allclose(y, x @ w, rtol=0, atol=2e-5)


def test_a_fold_goes_through_its_steps_in_lexicographic_order(run):
    """3 * so_far + page tells every order from every other one."""
    text = """
    tp.kernel @horner(%x: tensor<2x3x2xf64>) -> (%y: tensor<2x1x1xf64>) {
      %three = tp.scratch : tensor<1x1x1xf64>
      tp.nest (one = 1) {
        %p = tp.compute () over (one) : !tp.buffer<fifo 1, tensor<1x1x1xf64>> {
          %c = arith.constant dense<3.0> : tensor<1x1x1xf64>
          tp.yield %c : tensor<1x1x1xf64>
        }
        tp.store %p, %three[0, 0, 0] over (one)
      }
      tp.nest (m = 2, i = 3, j = 2) {
        %f = tp.load %three[0, 0, 0] over () : !tp.buffer<fifo 1, tensor<1x1x1xf64>>
        %p = tp.load %x[m, i, j] over (m, i, j) : !tp.buffer<fifo 2, tensor<1x1x1xf64>>
        %s = tp.compute (%f, %p) over (m, i, j) fold (i, j) from [2.0 : f64] : !tp.buffer<fifo 1, tensor<1x1x1xf64>> {
        ^bb0(%factor: tensor<1x1x1xf64>, %q: tensor<1x1x1xf64>, %so_far: tensor<1x1x1xf64>):
          %t = arith.mulf %factor, %so_far : tensor<1x1x1xf64>
          %u = arith.addf %t, %q : tensor<1x1x1xf64>
          tp.yield %u : tensor<1x1x1xf64>
        }
        tp.store %s, %y[m, 0, 0] over (m)
      }
    }"""
    x = np.array([[[1, -2], [3, 5], [-4, 7]], [[0, 1], [-1, 2], [6, 3]]], np.float64)
    (y,) = run(text, x)
    for row, result in zip(x, y.reshape(-1), strict=True):
        so_far = 2.0
        for number in row.reshape(-1):
            so_far = 3 * so_far + number
        assert result == so_far


def test_a_broadcast_view_repeats_the_heads(run, numbers):
    """Grouped queries: two query heads read one key head."""
    text = """
    tp.kernel @repeat(%k: tensor<2x6x3xf32>) -> (%y: tensor<4x6x3xf32>) {
      %r = tp.view %k (d0, d1, d2) -> (d0 floordiv 2, d1, d2) as tensor<4x6x3xf32>
      tp.nest (h = PAGES) {
        %page = tp.load %r[h, 0, 0] over (h) PAD : !tp.buffer<fifo 2, tensor<SIZEx6x3xf32>>
        tp.store %page, %y[h, 0, 0] over (h)
      }
    }"""
    k = numbers(2, 6, 3)
    for pages, size, pad in ((4, 1, ""), (2, 2, ""), (1, 4, ""), (2, 3, "pad 1.0 : f32")):
        filled = text.replace("PAGES", str(pages)).replace("SIZE", str(size)).replace("PAD", pad)
        np.testing.assert_array_equal(run(filled, k)[0], np.repeat(k, 2, axis=0))


def test_a_view_without_digits_is_gathered(run, numbers):
    """`(d0 + 1) floordiv 3` does not begin where a group does."""
    text = """
    tp.kernel @repeat(%k: tensor<3x4xf32>) -> (%y: tensor<7x4xf32>) {
      %r = tp.view %k (d0, d1) -> ((d0 + 1) floordiv 3, d1) as tensor<7x4xf32>
      tp.nest (h = 4, n = 2) {
        %page = tp.load %r[h, n] over (h, n) pad 1.0 : f32 : !tp.buffer<fifo 2, tensor<2x2xf32>>
        tp.store %page, %y[h, n] over (h, n)
      }
    }"""
    k = numbers(3, 4)
    (y,) = run(text, k)
    np.testing.assert_array_equal(y, k[(np.arange(7) + 1) // 3])


def test_a_view_splits_and_joins_dimensions(run, numbers):
    """Heads out of a projection, and back into rows through a view of the output."""
    text = """
    tp.kernel @heads(%x: tensor<6x48xf32>) -> (%y: tensor<6x3x16xf32>, %z: tensor<48x6xf32>) {
      %h = tp.view %x (d0, d1, d2) -> (d1, d0 * 16 + d2) as tensor<3x6x16xf32>
      %yt = tp.view %y (d0, d1, d2) -> (d1, d0, d2) as tensor<3x6x16xf32>
      %zh = tp.view %z (d0, d1, d2) -> (d0 * 16 + d2, d1) as tensor<3x6x16xf32>
      tp.nest (h = 3, t = 2) {
        %page = tp.load %h[h, t, 0] over (h, t) : !tp.buffer<fifo 2, tensor<1x3x16xf32>>
        tp.store %page, %yt[h, t, 0] over (h, t)
        tp.store %page, %zh[h, t, 0] over (h, t)
      }
    }"""
    x = numbers(6, 48)
    y, z = run(text, x)
    np.testing.assert_array_equal(y, x.reshape(6, 3, 16))
    np.testing.assert_array_equal(z, x.T)


def test_a_flat_view_of_a_matrix_has_its_row_major_order(run, numbers):
    text = """
    tp.kernel @flat(%x: tensor<6x8xf32>) -> (%y: tensor<8x6xf32>) {
      %f = tp.view %x (d0) -> (d0 floordiv 8, d0 mod 8) as tensor<48xf32>
      %g = tp.view %y (d0) -> (d0 floordiv 6, d0 mod 6) as tensor<48xf32>
      tp.nest (i = PAGES) {
        %page = tp.load %f[i] over (i) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<SIZExf32>>
        tp.store %page, %g[i] over (i)
      }
    }"""
    x = numbers(6, 8)
    for pages, size in ((6, 8), (12, 4), (10, 5), (1, 48), (16, 3)):
        (y,) = run(text.replace("PAGES", str(pages)).replace("SIZE", str(size)), x)
        np.testing.assert_array_equal(y, x.reshape(8, 6))


def test_two_stores_fill_one_output(run, numbers):
    """A concatenation: the cache, and behind it the new rows; pages that do not divide either part."""
    text = """
    tp.kernel @concat(%old: tensor<7x3xf32>, %new: tensor<2x3xf32>) -> (%y: tensor<9x3xf32>) {
      %front = tp.view %y (d0, d1) -> (d0, d1) as tensor<7x3xf32>
      %back = tp.view %y (d0, d1) -> (d0 + 7, d1) as tensor<2x3xf32>
      tp.nest (i = 2) {
        %page = tp.load %old[i, 0] over (i) pad 9.0 : f32 : !tp.buffer<fifo 2, tensor<4x3xf32>>
        tp.store %page, %front[i, 0] over (i)
      }
      tp.nest (i = 1) {
        %page = tp.load %new[i, 0] over (i) pad 9.0 : f32 : !tp.buffer<fifo 2, tensor<4x3xf32>>
        tp.store %page, %back[i, 0] over (i)
      }
    }"""
    old, new = numbers(7, 3), numbers(2, 3, seed=1)
    (y,) = run(text, old, new)
    np.testing.assert_array_equal(y, np.concatenate([old, new]))


def test_what_is_not_stored_shows(parsed, numbers):
    """An output does not begin as zeros."""
    from tp_dialect.interpreter.kernels import compile_kernel

    kernel = parsed(TRANSPOSE)
    nest = next(kernel.nests)
    store = list(nest.stages)[-1]
    store.detach()
    store.erase()
    (y,) = compile_kernel(kernel)([numbers(5, 8)])
    assert np.isnan(y).all()


GATHER = """
tp.kernel @rows(%table: tensor<10x8xf32>, %ids: tensor<3x2xi64>) -> (%y: tensor<3x2x8xf32>) {
  tp.nest (m = M, n = N) {
    %page = tp.load %table[m, 0, n] rows %ids over (m, n) PAD : !tp.buffer<fifo 2, tensor<PAGExf32>>
    tp.store %page, %y[m, 0, n] over (m, n)
  }
}
"""


@pytest.mark.parametrize(
    ("m", "n", "page", "pad"),
    [(3, 1, "1x2x8", ""), (2, 1, "2x2x8", "pad 5.0 : f32"), (1, 2, "3x2x4", ""), (2, 3, "2x2x3", "pad 5.0 : f32")],
)
def test_a_gather_loads_the_rows_that_it_is_told(run, numbers, m, n, page, pad):
    table, ids = numbers(10, 8), np.array([[7, 0], [9, 3], [3, 3]])
    text = GATHER.replace("M", str(m), 1).replace("N", str(n), 1).replace("PAGE", page).replace("PAD", pad)
    (y,) = run(text, table, ids)
    np.testing.assert_array_equal(y, table[ids])


def test_a_row_number_outside_of_the_table_is_refused(run, numbers):
    text = GATHER.replace("M", "3", 1).replace("N", "1", 1).replace("PAGE", "1x2x8").replace("PAD", "")
    for wrong in (-1, 10):
        with pytest.raises(InterpretationError, match=r"kernel @rows: expected row numbers from 0 to 9.*\[TP238\]"):
            run(text, numbers(10, 8), np.array([[7, 0], [wrong, 3], [3, 3]]))


def test_arrays_of_another_shape_or_type_are_refused(run, numbers):
    with pytest.raises(InterpretationError, match=r"float32 5x8, got float64 5x8.*\[TP239\]"):
        run(TRANSPOSE, numbers(5, 8).astype(np.float64))
    with pytest.raises(
        InterpretationError, match=r"kernel @transpose: expected arrays float32 5x8, got float32 8x5.*\[TP239\]"
    ):
        run(TRANSPOSE, numbers(8, 5))


def test_a_scratch_carries_pages_from_nest_to_nest(run, numbers):
    """Rows less their mean: the sums are stored by one nest, and read in other pages by the next."""
    text = """
    tp.kernel @center(%x: tensor<6x10xf32>) -> (%y: tensor<6x10xf32>) {
      %sum = tp.scratch : tensor<6xf32>
      tp.nest (m = 2, k = 3) {
        %p = tp.load %x[m, k] over (m, k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<3x4xf32>>
        %s = tp.compute (%p) over (m, k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<3xf32>> {
        ^bb0(%q: tensor<3x4xf32>, %so_far: tensor<3xf32>):
          %r = linalg.generic {
            indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
            iterator_types = ["parallel", "reduction"]
          } ins(%q : tensor<3x4xf32>) outs(%so_far : tensor<3xf32>) {
          ^bb1(%a: f32, %b: f32):
            %c = arith.addf %a, %b : f32
            linalg.yield %c : f32
          } -> tensor<3xf32>
          tp.yield %r : tensor<3xf32>
        }
        tp.store %s, %sum[m] over (m)
      }
      tp.nest (m = 3, n = 2) {
        %t = tp.load %sum[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
        %p = tp.load %x[m, n] over (m, n) : !tp.buffer<fifo 2, tensor<2x5xf32>>
        %d = tp.compute (%t, %p) over (m, n) : !tp.buffer<fifo 2, tensor<2x5xf32>> {
        ^bb0(%total: tensor<2xf32>, %q: tensor<2x5xf32>):
          %e = tensor.empty() : tensor<2x5xf32>
          %r = linalg.generic {
            indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
            iterator_types = ["parallel", "parallel"]
          } ins(%q, %total : tensor<2x5xf32>, tensor<2xf32>) outs(%e : tensor<2x5xf32>) {
          ^bb1(%a: f32, %b: f32, %o: f32):
            %ten = arith.constant 10.0 : f32
            %mean = arith.divf %b, %ten : f32
            %c = arith.subf %a, %mean : f32
            linalg.yield %c : f32
          } -> tensor<2x5xf32>
          tp.yield %r : tensor<2x5xf32>
        }
        tp.store %d, %y[m, n] over (m, n)
      }
    }"""
    x = numbers(6, 10)
    (y,) = run(text, x)
    np.testing.assert_allclose(y, x - x.mean(axis=1, keepdims=True), rtol=0, atol=1e-6)


def all_reduce(combiner: str, element: str, chips: int) -> str:
    """`y` is the inputs combined, two of five rows at a time."""
    inputs = ", ".join(f"%x{chip}: tensor<5x4x{element}>" for chip in range(chips))
    zero = "0.0" if element[0] != "i" else "0"
    loads = "\n".join(
        f"%b{chip} = tp.load %x{chip}[t, 0] over (t) pad {zero} : {element} at {chip}"
        f" : !tp.buffer<{'interm' if chip else 'fifo'} 2, tensor<2x4x{element}>>"
        for chip in range(chips)
    )
    pages = ", ".join(f"%b{chip}" for chip in range(chips))
    return f"""
    tp.kernel @all_reduce({inputs}) -> (%y: tensor<5x4x{element}>) {{
      tp.nest (t = 3) {{
        {loads}
        %s = tp.all_reduce {combiner} ({pages}) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x4x{element}>>
        tp.store %s, %y[t, 0] over (t) at 0
      }}
    }}"""


def test_an_all_reduce_folds_left_to_right_in_the_order_of_the_slots(run, numbers):
    """Bit for bit: the partials are such that any other order rounds otherwise."""
    partials = [numbers(5, 4, seed=seed) * scale for seed, scale in enumerate((1e8, 1.0, -1e8, 1e-3))]
    (y,) = run(all_reduce("sum", "f32", 4), *partials)
    left_fold = ((partials[0] + partials[1]) + partials[2]) + partials[3]
    np.testing.assert_array_equal(y, left_fold)
    assert (left_fold != partials[0] + (partials[1] + (partials[2] + partials[3]))).any()


@pytest.mark.parametrize(("combiner", "function"), [("max", np.maximum), ("min", np.minimum)])
def test_an_all_reduce_can_take_the_largest_or_the_least(run, numbers, combiner, function):
    partials = [numbers(5, 4, seed=seed) for seed in range(3)]
    (y,) = run(all_reduce(combiner, "f32", 3), *partials)
    np.testing.assert_array_equal(y, function.reduce(partials))


def test_an_all_reduce_of_half_floats_sums_in_f32(run):
    partials = [np.full((5, 4), value, np.float16) for value in (2048, 1, 1)]
    (y,) = run(all_reduce("sum", "f16", 3), *partials)
    assert y.dtype == np.float16 and (y == 2050).all()


def test_an_all_reduce_of_integers_is_exact(run):
    partials = [np.full((5, 4), value, np.int64) for value in (2**60, 3, -5)]
    (y,) = run(all_reduce("sum", "i64", 3), *partials)
    assert (y == 2**60 - 2).all()
