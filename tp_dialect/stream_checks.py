"""Rules 1 to 3 of a nest: what a stage streams, what it may read, and how stages stand in one another's loops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from tp_dialect.attributes import BufferType
from tp_dialect.computes import ComputeOp
from tp_dialect.known_numbers import type_of_number
from tp_dialect.stage_names import dims_text, refusal, stage_text, value_text
from tp_dialect.stages import StageOp


def buffer_dims(stage: StageOp) -> tuple[str, ...]:
    """The dimensions of the buffer that a stage fills: a fold takes its own away."""
    return stage.result_dims if isinstance(stage, ComputeOp) else stage.dims


def check_streams(stages: Sequence[StageOp]) -> None:
    """Refuse a stage of a nest that breaks a rule of streams, prefixes or order."""
    places: dict[SSAValue, int] = {result: place for place, stage in enumerate(stages) for result in stage.results}
    for place, stage in enumerate(stages):
        if isinstance(stage, ComputeOp):
            _check_fold(stage)
        for operand in stage.operands:
            if isinstance(operand.type, BufferType):
                _check_operand(stages, place, operand, places.get(operand))


def _check_fold(compute: ComputeOp) -> None:
    """*Streams*: a fold removes the innermost dimensions; its accumulator begins as one number."""
    folded, dims = compute.folded, compute.dims
    start = [] if compute.start is None else list(compute.start.data)
    if compute.fold is None and compute.start is None:
        return
    if not folded or len(folded) > len(dims) or folded != dims[len(dims) - len(folded) :]:
        text = f"expected a fold of the innermost dimensions of {dims_text(dims)}, got {dims_text(folded)}"
        raise refusal("TP213", compute, text, "put the folded dimensions last in `over`")
    element = compute.buffer.page.element_type
    if [type_of_number(number) for number in start] != [element]:
        got = ", ".join(map(str, start)) or "nothing"
        raise refusal("TP213", compute, f"expected a fold from one number of type {element}, got {got}")


def _check_operand(stages: Sequence[StageOp], place: int, operand: SSAValue, made: int | None) -> None:
    stage = stages[place]
    if made is None or made >= place:
        text = f"expected a buffer that an earlier stage of this nest fills, got {value_text(operand)}"
        raise refusal("TP216", stage, text, "what a later nest needs goes through a `tp.scratch`")
    dims = buffer_dims(stages[made])
    if dims != stage.dims[: len(dims)]:
        text = f"expected {value_text(operand)} over a prefix of {dims_text(stage.dims)}, got {dims_text(dims)}"
        raise refusal("TP214", stage, text, "anything else goes through a `tp.scratch` and a later nest")
    for between in stages[made : place + 1]:
        if between.dims[: len(dims)] != dims:
            text = (
                f"{value_text(operand)} is made and used in the loops over {dims_text(dims)}, "
                f"but {stage_text(between)} over {dims_text(between.dims)} stands in between, outside of them"
            )
            raise refusal("TP215", stage, text, f"move {stage_text(between)} in front of {stage_text(stages[made])}")
    _check_fold_is_done(stages[made : place + 1], operand, dims)


def _check_fold_is_done(stages: Sequence[StageOp], operand: SSAValue, dims: tuple[str, ...]) -> None:
    """The loops of a fold end before its page is used: else the user would wait inside of them."""
    maker, user = stages[0], stages[-1]
    if not isinstance(maker, ComputeOp) or not maker.folded:
        return
    inner = maker.dims[: len(dims) + 1]
    if all(stage.dims[: len(inner)] == inner for stage in stages):
        text = (
            f"{value_text(operand)} is done when the loop over {maker.folded[0]} ends, but {stage_text(user)} over "
            f"{dims_text(user.dims)} stands inside of it"
        )
        raise refusal("TP215", user, text, f"count the pages of {maker.folded[0]} by another dimension there")
