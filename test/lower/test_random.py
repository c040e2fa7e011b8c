"""Functions that nobody wrote: any chain of operations is lowered to a kernel that computes the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from tp_dialect.kernel import KernelOp
from tp_tools.shell import context

Shape = tuple[int, ...]
SIZES = (1, 2, 3, 5, 8)
PAGES = ((4, 4), (1,), (3, 5), (16, 16), (2, 2, 2))


def tensor(shape: Shape) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}f32>"


def generic(ins: str, maps: list[str], kinds: list[str], out: str, shape: Shape, types: str, body: str) -> str:
    listed = ", ".join(f"affine_map<{map}>" for map in maps)
    words = ", ".join(f'"{kind}"' for kind in kinds)
    return (
        f"linalg.generic {{indexing_maps = [{listed}], iterator_types = [{words}]}} ins({ins} : {types})"
        f" outs({out} : {tensor(shape)}) {{\n{body}\n}} -> {tensor(shape)}"
    )


@dataclass
class Writer:
    """A function in the making: its lines, and its tensors by name with their shapes."""

    lines: list[str] = field(default_factory=list[str])
    shapes: dict[str, Shape] = field(default_factory=dict[str, Shape])
    count: int = 0

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def value(self, text: str, shape: Shape) -> str:
        name = self.name()
        self.lines.append(f"{name} = {text}")
        self.shapes[name] = shape
        return name

    def empty(self, shape: Shape) -> str:
        name = self.name()
        self.lines.append(f"{name} = tensor.empty() : {tensor(shape)}")
        return name

    def filled(self, shape: Shape, number: float) -> str:
        name = self.name()
        self.lines.append(f"{name} = arith.constant dense<{number!r}> : {tensor(shape)}")
        return name


def unary(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    op = draw(st.sampled_from(("math.tanh", "arith.negf", "math.absf")))
    writer.value(f"{op} {x} : {tensor(shape)}", shape)


def binary(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    y = draw(st.sampled_from([name for name, other in writer.shapes.items() if other == shape]))
    op = draw(st.sampled_from(("arith.addf", "arith.mulf", "arith.maximumf")))
    writer.value(f"{op} {x}, {y} : {tensor(shape)}", shape)


def transpose(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    order = draw(st.permutations(range(len(shape))))
    new = tuple(shape[axis] for axis in order)
    out = writer.empty(new)
    listed = ", ".join(map(str, order))
    writer.value(f"linalg.transpose ins({x}:{tensor(shape)}) outs({out}:{tensor(new)}) permutation = [{listed}]", new)


def broadcast(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    if len(shape) >= 4:
        return
    axis = draw(st.integers(0, len(shape)))
    new = (*shape[:axis], draw(st.sampled_from(SIZES)), *shape[axis:])
    out = writer.empty(new)
    writer.value(f"linalg.broadcast ins({x}:{tensor(shape)}) outs({out}:{tensor(new)}) dimensions = [{axis}]", new)


def reduce(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    if not shape:
        return
    axis = draw(st.integers(0, len(shape) - 1))
    op, start = draw(st.sampled_from((("arith.addf", 0.0), ("arith.maximumf", -3.0), ("arith.mulf", 1.0))))
    new = shape[:axis] + shape[axis + 1 :]
    out = writer.filled(new, start)
    loops = [f"d{number}" for number in range(len(shape))]
    kept = [name for number, name in enumerate(loops) if number != axis]
    maps = [f"({', '.join(loops)}) -> ({', '.join(names)})" for names in (loops, kept)]
    kinds = ["reduction" if number == axis else "parallel" for number in range(len(shape))]
    body = f"^bb0(%a: f32, %b: f32):\n%c = {op} %a, %b : f32\nlinalg.yield %c : f32"
    writer.value(generic(x, maps, kinds, out, new, tensor(shape), body), new)


def matmul(draw: st.DrawFn, writer: Writer, x: str) -> None:
    pairs = [
        (a, b)
        for a, left in writer.shapes.items()
        for b, right in writer.shapes.items()
        if len(left) == len(right) == 2 and left[1] == right[0]
    ]
    if not pairs:
        return
    a, b = draw(st.sampled_from(pairs))
    left, right = writer.shapes[a], writer.shapes[b]
    new = (left[0], right[1])
    same = [name for name, shape in writer.shapes.items() if shape == new]
    out = draw(st.sampled_from([*same, ""])) or writer.filled(new, 0.0)
    writer.value(
        f"linalg.matmul ins({a}, {b} : {tensor(left)}, {tensor(right)}) outs({out} : {tensor(new)}) -> {tensor(new)}",
        new,
    )


def piece(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    sizes = tuple(draw(st.integers(1, size)) for size in shape)
    offsets = [draw(st.integers(0, size - part)) for size, part in zip(shape, sizes, strict=True)]
    listed = "".join(f"[{', '.join(map(str, numbers))}]" for numbers in (offsets, sizes, [1] * len(shape)))
    writer.value(f"tensor.extract_slice {x}{listed} : {tensor(shape)} to {tensor(sizes)}", sizes)


def insert(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    fits = [
        name
        for name, other in writer.shapes.items()
        if len(other) == len(shape) and all(a <= b for a, b in zip(other, shape, strict=True))
    ]
    source = draw(st.sampled_from(fits))
    sizes = writer.shapes[source]
    offsets = [draw(st.integers(0, size - part)) for size, part in zip(shape, sizes, strict=True)]
    listed = "".join(f"[{', '.join(map(str, numbers))}]" for numbers in (offsets, sizes, [1] * len(shape)))
    writer.value(f"tensor.insert_slice {source} into {x}{listed} : {tensor(sizes)} into {tensor(shape)}", shape)


def concat(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    if not shape or max(shape) > 16:
        return
    axis = draw(st.integers(0, len(shape) - 1))
    fits = [
        name
        for name, other in writer.shapes.items()
        if len(other) == len(shape) and other[:axis] + other[axis + 1 :] == shape[:axis] + shape[axis + 1 :]
    ]
    y = draw(st.sampled_from(fits))
    new = (*shape[:axis], shape[axis] + writer.shapes[y][axis], *shape[axis + 1 :])
    types = f"({tensor(shape)}, {tensor(writer.shapes[y])}) -> {tensor(new)}"
    writer.value(f"tensor.concat dim({axis}) {x}, {y} : {types}", new)


def collapse(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    if len(shape) < 2:
        return
    axis = draw(st.integers(0, len(shape) - 2))
    new = (*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :])
    groups = [[a] for a in range(axis)] + [[axis, axis + 1]] + [[a] for a in range(axis + 2, len(shape))]
    writer.value(f"tensor.collapse_shape {x} {groups} : {tensor(shape)} into {tensor(new)}", new)


def expand(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    if not shape or len(shape) >= 4:
        return
    axis = draw(st.integers(0, len(shape) - 1))
    outer = draw(st.sampled_from([part for part in range(1, shape[axis] + 1) if shape[axis] % part == 0]))
    new = (*shape[:axis], outer, shape[axis] // outer, *shape[axis + 1 :])
    groups = [[a] for a in range(axis)] + [[axis, axis + 1]] + [[a + 1] for a in range(axis + 1, len(shape))]
    listed = ", ".join(map(str, new))
    writer.value(f"tensor.expand_shape {x} {groups} output_shape [{listed}] : {tensor(shape)} into {tensor(new)}", new)


def pad(draw: st.DrawFn, writer: Writer, x: str) -> None:
    shape = writer.shapes[x]
    if not shape or max(shape) > 16:
        return
    low = [draw(st.integers(0, 2)) for _ in shape]
    high = [draw(st.integers(0, 2)) for _ in shape]
    new = tuple(a + b + c for a, b, c in zip(low, shape, high, strict=True))
    number = writer.name()
    writer.lines.append(f"{number} = arith.constant 0.5 : f32")
    indices = ", ".join(f"%i{axis}: index" for axis in range(len(shape)))
    body = f"{{\n^bb0({indices}):\ntensor.yield {number} : f32\n}}"
    lows, highs = (", ".join(map(str, numbers)) for numbers in (low, high))
    writer.value(f"tensor.pad {x} low[{lows}] high[{highs}] {body} : {tensor(shape)} to {tensor(new)}", new)


def masked(draw: st.DrawFn, writer: Writer, x: str) -> None:
    """Elements before the diagonal of the last two axes are kept: a body that asks for its loops' numbers."""
    shape = writer.shapes[x]
    if len(shape) < 2:
        return
    out = writer.empty(shape)
    loops = ", ".join(f"d{number}" for number in range(len(shape)))
    maps = [f"({loops}) -> ({loops})"] * 2
    body = f"""^bb0(%a: f32, %b: f32):
      %i = linalg.index {len(shape) - 2} : index
      %j = linalg.index {len(shape) - 1} : index
      %c = arith.cmpi sge, %i, %j : index
      %n = arith.negf %a : f32
      %d = arith.select %c, %a, %n : f32
      linalg.yield %d : f32"""
    writer.value(generic(x, maps, ["parallel"] * len(shape), out, shape, tensor(shape), body), shape)


def window(draw: st.DrawFn, writer: Writer, x: str) -> None:
    """A convolution along the last axis: the index is a sum of two loops."""
    shape = writer.shapes[x]
    if not shape or shape[-1] < 2:
        return
    width = draw(st.integers(1, shape[-1]))
    new = (*shape[:-1], shape[-1] - width + 1)
    weights = writer.name()
    numbers = ", ".join(f"{0.25 * number - 0.5!r}" for number in range(width))
    writer.lines.append(f"{weights} = arith.constant dense<[{numbers}]> : {tensor((width,))}")
    out = writer.filled(new, 0.0)
    loops = [f"d{number}" for number in range(len(shape) + 1)]
    moved = [*loops[: len(shape) - 1], f"{loops[-2]} + {loops[-1]}"]
    maps = [f"({', '.join(loops)}) -> ({', '.join(names)})" for names in (moved, loops[-1:], loops[:-1])]
    kinds = ["parallel"] * len(shape) + ["reduction"]
    body = """^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      linalg.yield %s : f32"""
    types = f"{tensor(shape)}, {tensor((width,))}"
    writer.value(generic(f"{x}, {weights}", maps, kinds, out, new, types, body), new)


def rows(draw: st.DrawFn, writer: Writer, x: str) -> None:
    """Rows of a tensor by numbers that are data, and then its own elements."""
    shape = writer.shapes[x]
    if not shape:
        return
    ids = draw(st.lists(st.integers(0, shape[0] - 1), min_size=1, max_size=6))
    numbers = writer.name()
    listed = ", ".join(map(str, ids))
    writer.lines.append(f"{numbers} = arith.constant dense<[{listed}]> : tensor<{len(ids)}xi64>")
    new = (len(ids), *shape[1:])
    out = writer.empty(new)
    loops = ", ".join(f"d{number}" for number in range(len(new)))
    indices = "\n".join(f"%j{axis} = linalg.index {axis} : index" for axis in range(1, len(new)))
    inside = ", ".join(["%k", *(f"%j{axis}" for axis in range(1, len(new)))])
    body = f"""^bb0(%i: i64, %o: f32):
      %k = arith.index_cast %i : i64 to index
      {indices}
      %v = tensor.extract {x}[{inside}] : {tensor(shape)}
      linalg.yield %v : f32"""
    maps = [f"({loops}) -> (d0)", f"({loops}) -> ({loops})"]
    writer.value(generic(numbers, maps, ["parallel"] * len(new), out, new, f"tensor<{len(ids)}xi64>", body), new)


STEPS = (
    unary,
    binary,
    transpose,
    broadcast,
    reduce,
    matmul,
    matmul,
    piece,
    insert,
    concat,
    collapse,
    expand,
    pad,
    masked,
    window,
    rows,
)


@st.composite
def texts(draw: st.DrawFn) -> str:
    """The text of a function with some arguments, a chain of operations, and one to three results."""
    writer = Writer()
    shapes = draw(st.lists(st.lists(st.sampled_from(SIZES), min_size=1, max_size=3), min_size=1, max_size=3))
    for number, shape in enumerate(shapes):
        writer.shapes[f"%x{number}"] = tuple(shape)
    arguments = ", ".join(f"{name}: {tensor(shape)}" for name, shape in writer.shapes.items())
    for _ in range(draw(st.integers(1, 8))):
        step = draw(st.sampled_from(STEPS))
        recent = list(writer.shapes)[-3:]
        step(draw, writer, draw(st.sampled_from(recent)))
    made = list(writer.shapes)
    results = [made[-1], *draw(st.lists(st.sampled_from(made), max_size=2))]
    types = ", ".join(tensor(writer.shapes[name]) for name in results)
    body = "\n".join(writer.lines)
    return f"func.func @f({arguments}) -> ({types}) {{\n{body}\nfunc.return {', '.join(results)} : {types}\n}}"


@given(text=texts(), page=st.sampled_from(PAGES))
def test_a_kernel_computes_what_its_function_does(
    agree: Callable[..., KernelOp], text: str, page: tuple[int, ...]
) -> None:
    """Whatever the operations, the pages and the ragged edges."""
    module = Parser(context(), text).parse_module()
    module.verify()
    function = module.body.block.first_op
    assert isinstance(function, FuncOp)
    agree(function, page)
