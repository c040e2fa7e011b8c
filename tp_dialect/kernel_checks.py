"""The verifier of a kernel: each rule with its own code. All operations in the kernel are well-formed already.

Here stand heads, views, nests, page indexes and slots; `stream_checks.py` has streams, prefixes and the order of
stages, `body_checks.py` what a body may hold, `coverage.py` what is stored and loaded, `padding.py` what pads reach,
`placement_checks.py` sites, memory and engines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import IndexType, IntegerType, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from tp_dialect.accesses import Access, NestAccesses, element_type_of, resolve, shape_of
from tp_dialect.affine_forms import box_values, digit_form
from tp_dialect.attributes import BufferKind, BufferType
from tp_dialect.body_checks import check_body
from tp_dialect.computes import AllReduceOp, ComputeOp
from tp_dialect.coverage import check_coverage
from tp_dialect.engines import EngineOp
from tp_dialect.kernel import KernelOp, NestOp, ScratchOp, ViewOp
from tp_dialect.known_numbers import type_of_number
from tp_dialect.padding import check_padding
from tp_dialect.placement_checks import check_placement
from tp_dialect.program import COMBINERS
from tp_dialect.stage_names import dims_text, refusal, value_text
from tp_dialect.stages import LoadOp, StageOp, StoreOp, buffer_of
from tp_dialect.stream_checks import check_streams
from tp_dialect.terse import shape_text


def check_kernel(kernel: KernelOp) -> None:
    """Refuse, with a `VerifyException`, a kernel that breaks a rule."""
    _check_head(kernel)
    nests: list[NestAccesses] = []
    for op in kernel.body.block.ops:
        if isinstance(op, ViewOp):
            _check_view(op)
        elif isinstance(op, ScratchOp):
            _check_static(op, op.result)
        elif isinstance(op, NestOp):
            nests.append(_check_nest(op, kernel))
        else:
            raise refusal("TP202", kernel, f"expected views, scratches and nests in a kernel, got `{op.name}`")
    _check_slots(kernel, [stage for nest in nests for stage in nest.stages])
    check_coverage(kernel, nests)
    for nest in nests:
        check_padding(nest)


def _check_head(kernel: KernelOp) -> None:
    head = [*kernel.function_type.inputs, *kernel.function_type.outputs]
    arguments = kernel.body.block.args
    if head != [argument.type for argument in arguments]:
        got = ", ".join(str(argument.type) for argument in arguments)
        raise refusal("TP201", kernel, f"expected a body with arguments {', '.join(map(str, head))}, got {got}")
    for argument in arguments:
        _check_static(kernel, argument)


def _check_static(op: Operation, value: SSAValue) -> None:
    type: Attribute = value.type
    if not isinstance(type, TensorType) or not type.has_static_shape():
        raise refusal("TP201", op, f"expected a tensor of static shape for {value_text(value)}, got {type}")


def _check_view(view: ViewOp) -> None:
    _check_static(view, view.result)
    _check_static(view, view.source)
    map, source, shape = view.map.data, shape_of(view.source), shape_of(view.result)
    rank, inner = len(source), len(shape)
    if (map.num_dims, len(map.results), map.num_symbols) != (inner, rank, 0):
        text = (
            f"expected a map of {inner} dimensions to {rank} coordinates, "
            f"got {map.num_dims} dimensions, {map.num_symbols} symbols and {len(map.results)} coordinates"
        )
        raise refusal("TP203", view, text)
    wanted, got = element_type_of(view.source), element_type_of(view.result)
    if wanted != got:
        text = f"expected the source's elements, {wanted}, got {got}"
        raise refusal("TP203", view, text)
    form = digit_form(map, shape)
    for axis, size in enumerate(source):
        if form is not None:
            low, high = form.bounds(axis)
        else:
            values = box_values(map, axis, shape)
            low, high = int(values.min()), int(values.max())
        if low < 0 or high >= size:
            text = (
                f"expected coordinates 0 to {size - 1} on axis {axis} of {value_text(view.source)}, got {low} to {high}"
            )
            raise refusal("TP204", view, text)


def _check_nest(nest: NestOp, kernel: KernelOp) -> NestAccesses:
    names = [name.data for name in nest.dims.data]
    sizes = list(nest.sizes.get_values())
    if len(names) != len(sizes) or len(set(names)) < len(names) or any(size < 1 for size in sizes):
        text = f"expected dimensions of distinct names and of sizes from 1, got {dims_text(names)} of {sizes}"
        raise refusal("TP206", nest, text)
    foreign = _foreign(nest)
    if foreign is not None:
        raise refusal("TP202", nest, f"expected loads, computes, all-reduces and stores, got {foreign}")
    accesses = NestAccesses.of(nest)
    for op in accesses.stages:
        _check_dims(op, accesses.sizes)
        if isinstance(op, LoadOp):
            _check_load(op, accesses, kernel)
        elif isinstance(op, StoreOp):
            _check_store(op, accesses, kernel)
        elif isinstance(op, ComputeOp):
            check_body(op)
        elif isinstance(op, AllReduceOp):
            _check_all_reduce(op)
    check_streams(accesses.stages)
    check_placement(nest, accesses.stages)
    return accesses


def _foreign(nest: NestOp) -> str | None:
    """An operation that is neither a stage nor, behind the stages, the program of an engine."""
    behind = False
    for op in nest.body.block.ops:
        if isinstance(op, EngineOp):
            behind = True
        elif behind or not isinstance(op, StageOp):
            return f"`{op.name}`" + (" behind an engine" if behind else "")
    return None


def _check_dims(stage: StageOp, sizes: Mapping[str, int]) -> None:
    dims = stage.dims
    unknown = [dim for dim in dims if dim not in sizes]
    if unknown or len(set(dims)) < len(dims):
        text = f"expected dimensions of {dims_text(list(sizes))}, none twice, got {dims_text(dims)}"
        raise refusal("TP207", stage, text)


def _check_load(load: LoadOp, nest: NestAccesses, kernel: KernelOp) -> None:
    sources = [load.source] if load.rows is None else [load.source, load.rows]
    for source in sources:
        _check_static(load, source)
        if resolve(source)[0] in kernel.outputs:
            text = f"expected an input or a scratch, got the output {value_text(resolve(source)[0])}"
            raise refusal("TP205", load, text)
    shape = shape_of(load.source)
    if load.rows is not None:
        _check_rows(load)
        shape = shape_of(load.rows) + shape[1:]
    _check_index(load, load.page_index, len(shape))
    _check_page(load, load.buffer.page, len(shape), load.source)
    for number, access in enumerate(nest.touched(load)):
        _check_reach(load, access, first=number)
    _check_pad(load, nest.touched(load))


def _check_rows(load: LoadOp) -> None:
    assert load.rows is not None  # asked for by the caller
    if not isinstance(element_type_of(load.rows), IntegerType | IndexType):
        raise refusal("TP212", load, f"expected row numbers that are integers, got {load.rows.type}")
    if not shape_of(load.source):
        raise refusal("TP212", load, f"expected a table with rows, got {load.source.type}")


def _check_pad(load: LoadOp, accesses: tuple[Access, ...]) -> None:
    page, pad = load.buffer.page, load.pad
    for access in accesses:
        for axis in access.ragged:
            if pad is None:
                (_, high), size = access.box[axis], access.shape[axis]
                text = (
                    f"pages of {access.page[axis]} reach element {high - 1} on axis {axis}, which has {size}, "
                    "without a pad"
                )
                raise refusal("TP211", load, text, f"write `pad 0.0 : {page.element_type}`, or divide {size}")
    if pad is None:
        return
    if type_of_number(pad) != page.element_type:
        raise refusal("TP211", load, f"expected a pad of type {page.element_type}, got {pad}")


def _check_store(store: StoreOp, nest: NestAccesses, kernel: KernelOp) -> None:
    _check_static(store, store.destination)
    root = resolve(store.destination)[0]
    if root in kernel.inputs:
        raise refusal("TP205", store, f"expected an output or a scratch, got the input {value_text(root)}")
    rank = len(shape_of(store.destination))
    _check_index(store, store.page_index, rank)
    names = [entry for entry in store.page_index if isinstance(entry, str)]
    if len(set(names)) < len(names):
        text = f"expected each dimension to count the pages of one axis, got {dims_text(names)}"
        raise refusal("TP208", store, text)
    _check_page(store, store.buffer.page, rank, store.destination)
    _check_reach(store, nest.touched(store)[0])


def _check_index(stage: StageOp, index: tuple[str | int, ...], rank: int) -> None:
    if len(index) != rank:
        raise refusal("TP208", stage, f"expected a page index of {rank} entries, one an axis, got {len(index)}")
    for entry in index:
        if isinstance(entry, str) and entry not in stage.dims:
            raise refusal("TP208", stage, f"expected dimensions of {dims_text(stage.dims)} in the index, got {entry}")
        if isinstance(entry, int) and entry < 0:
            raise refusal("TP208", stage, f"expected a page number from 0, got {entry}")


def _check_page(stage: StageOp, page: TensorType, rank: int, tensor: SSAValue) -> None:
    element = element_type_of(tensor)
    if page.get_num_dims() != rank or page.element_type != element:
        text = f"expected a page of {rank} axes of {element} for {value_text(tensor)}, got {page}"
        raise refusal("TP209", stage, text)


def _check_reach(stage: StageOp, access: Access, first: int = 0) -> None:
    """The last page on every axis begins inside the view; `first` leaves out axes that are looked up elsewhere."""
    for axis, ((_, high), page, size) in enumerate(zip(access.box, access.page, access.shape, strict=True)):
        if axis >= first and high - page >= size:
            text = (
                f"page {high // page - 1} on axis {axis} begins at {high - page}, outside of the {size} elements there "
                f"(pages of {page}, tensor of {shape_text(access.shape)})"
            )
            raise refusal("TP210", stage, text)


def _check_all_reduce(reduce: AllReduceOp) -> None:
    if reduce.combiner.data not in COMBINERS:
        text = f"expected one of {', '.join(COMBINERS)}, got `{reduce.combiner.data}`"
        raise refusal("TP225", reduce, text)
    if not reduce.pages:
        raise refusal("TP225", reduce, "expected a page of each chip, got none")
    for slot, page in enumerate(reduce.pages):
        if buffer_of(page).page != reduce.buffer.page:
            text = f"expected pages {reduce.buffer.page}, got {buffer_of(page).page} for {value_text(page)}"
            raise refusal("TP225", reduce, text)
        maker = page.owner
        if isinstance(maker, StageOp) and maker.slot_id != slot:
            text = f"expected operand {slot} to be made on slot {slot}, got {value_text(page)} on slot {maker.slot_id}"
            raise refusal("TP225", reduce, text)


def _check_slots(kernel: KernelOp, stages: Sequence[StageOp]) -> None:
    for stage in stages:
        if stage.slot_id < 0:
            raise refusal("TP224", stage, f"expected a slot from 0, got {stage.slot_id}")
    used = {stage.slot_id for stage in stages}
    missing = set(range(max(used, default=0))) - used
    if missing:
        text = f"expected every slot below {max(used) + 1} to be in use, got none on {sorted(missing)}"
        raise refusal("TP224", kernel, text)
    for stage in stages:
        for operand in stage.operands:
            _check_crossing(stage, operand)


def _check_crossing(stage: StageOp, operand: SSAValue) -> None:
    maker = operand.owner
    if not isinstance(maker, StageOp) or not isinstance(operand.type, BufferType):
        return
    if maker.slot_id != stage.slot_id and operand.type.kind.data != str(BufferKind.INTERM):
        text = (
            f"{value_text(operand)} crosses from slot {maker.slot_id} to slot {stage.slot_id}: "
            f"expected an interm buffer, got {operand.type.kind.data}"
        )
        raise refusal("TP226", stage, text)
