"""Rules 2 and 3 of a nest against what they are for: in sequential reading every use finds its page, at depth 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hypothesis import event, given
from hypothesis import strategies as st
from xdsl.dialects.builtin import FloatAttr, TensorType, f32
from xdsl.ir import Block, Region, SSAValue
from xdsl.utils.exceptions import VerifyException

from tp_dialect.attributes import BufferType
from tp_dialect.kernel import ComputeOp, KernelOp, LoadOp, NestOp, StageOp, StoreOp, YieldOp
from tp_dialect.stream_checks import buffer_dims, check_streams

DIMS = ("m", "n", "k")
SIZE = 2
PAGE = TensorType(f32, [1])
BUFFER = BufferType.of(PAGE, depth=1)
Point = Mapping[str, int]


def body(count: int) -> Region:
    block = Block(arg_types=[PAGE] * count)
    block.add_op(YieldOp.of(block.args[0]))
    return Region(block)


@st.composite
def nests(draw: st.DrawFn) -> NestOp:
    """Loads, computes and stores over random dimensions, of buffers that earlier stages fill."""
    kernel = KernelOp.of("k", [PAGE], [PAGE])
    overs = st.lists(st.sampled_from(DIMS), unique=True, max_size=3)
    stages: list[StageOp] = []
    buffers: list[SSAValue] = []
    for _ in range(draw(st.integers(1, 5))):
        over = draw(overs)
        kind = draw(st.sampled_from(["load", "compute", "store"])) if buffers else "load"
        if kind == "load":
            stages.append(LoadOp.of(kernel.inputs[0], [0], over, BUFFER))
        elif kind == "store":
            stages.append(StoreOp.of(draw(st.sampled_from(buffers)), kernel.outputs[0], [0], over))
        else:
            operands = draw(st.lists(st.sampled_from(buffers), min_size=1, max_size=2, unique=True))
            folded = draw(st.integers(0, len(over)))
            fold = over[len(over) - folded :]
            start = FloatAttr(0.0, f32) if fold else None
            count = len(operands) + bool(fold)
            stages.append(ComputeOp.of(operands, over, BUFFER, body(count), fold=fold, start=start))
        buffers += stages[-1].results
    return NestOp.of(dict.fromkeys(DIMS, SIZE), stages)


def reading(stages: Sequence[StageOp], point: Point) -> Iterator[tuple[StageOp, Point]]:
    """The stages as sequential loops that share their common leading dimensions."""
    depth, place = len(point), 0
    while place < len(stages):
        dims = stages[place].dims
        if len(dims) == depth:
            yield stages[place], point
            place += 1
            continue
        end = place
        while end < len(stages) and stages[end].dims[depth : depth + 1] == dims[depth : depth + 1]:
            end += 1
        for number in range(SIZE):
            yield from reading(stages[place:end], {**point, dims[depth]: number})
        place = end


def every_use_finds_its_page(nest: NestOp) -> bool:
    """Whether one page per buffer is enough, and each stage reads the page of its own point."""
    held: dict[SSAValue, tuple[int, ...] | None] = {}
    stages = list(nest.stages)
    for stage, point in reading(stages, {}):
        for operand in stage.operands:
            if not isinstance(operand.type, BufferType):
                continue
            maker = operand.owner
            assert isinstance(maker, StageOp)
            wanted = tuple(point.get(dim, -1) for dim in buffer_dims(maker))
            if held.get(operand) != wanted:
                return False
        folded = stage.folded if isinstance(stage, ComputeOp) else ()
        done = all(point[dim] == SIZE - 1 for dim in folded)
        for result in stage.results:
            held[result] = tuple(point[dim] for dim in buffer_dims(stage)) if done else None
    return True


@given(nests())
def test_a_nest_is_accepted_if_and_only_if_sequential_reading_works_with_one_page_per_buffer(nest):
    try:
        check_streams(list(nest.stages))
        accepted = True
    except VerifyException:
        accepted = False
    event(f"accepted: {accepted}, stages: {len(list(nest.stages))}")
    if accepted:
        assert every_use_finds_its_page(nest)
    else:
        assert not (every_use_finds_its_page(nest) and _prefixes_hold(nest))


def _prefixes_hold(nest: NestOp) -> bool:
    """A use over a reordering of the loops may find its page by luck; the prefix rule refuses it all the same."""
    for stage in nest.stages:
        for operand in stage.operands:
            if isinstance(operand.type, BufferType):
                maker = operand.owner
                assert isinstance(maker, StageOp)
                dims = buffer_dims(maker)
                if stage.dims[: len(dims)] != dims:
                    return False
    return True
