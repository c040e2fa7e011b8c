"""Writes a kernel: views and scratches, then one `tp.nest` for each group, stage by stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation, Region, SSAValue

from tp_dialect.attributes import BufferType
from tp_dialect.kernel import ComputeOp, KernelOp, LoadOp, NestOp, ScratchOp, StoreOp, ViewOp
from tp_passes.lower.affine import Form, Forms, affine_map, compose, constant, identity, loop
from tp_passes.lower.bodies import one_of, pads_of
from tp_passes.lower.graph import Computation, Graph, Memory, Pieces, Read, Rows, Shape, Source, View, form_of
from tp_passes.lower.nests import Dims, NestPlan, Stage
from tp_passes.lower.stage_body import PageArgument, StageBody
from tp_passes.lower.views import direct_axes

LOAD_DEPTH = 2
"""Pages of a buffer that is filled while the page before is used."""

FOLD_DEPTH = 1
"""Pages of a buffer that holds a finished sum."""


def write_kernel(kernel: KernelOp, graph: Graph, plans: Sequence[NestPlan]) -> None:
    """Add views, scratches and nests to an empty kernel."""
    tensors = Tensors(kernel, graph)
    for plan in plans:
        operations = NestWriter(plan, tensors).operations()
        kernel.body.block.add_op(NestOp.of(plan.dims, operations))


class Tensors:
    """The tensors of a kernel, and views of them, each made once, in front of the nest that needs it first."""

    def __init__(self, kernel: KernelOp, graph: Graph):
        self.block = kernel.body.block
        self.known: dict[Memory, SSAValue] = {
            **dict(zip(graph.inputs, kernel.inputs, strict=True)),
            **dict(zip(graph.outputs, kernel.outputs, strict=True)),
        }
        self.views: dict[tuple[SSAValue, Forms, Shape], SSAValue] = {}

    def memory(self, source: Source) -> SSAValue:
        """The tensor that a source is loaded from."""
        memory = source
        if isinstance(source, Computation):
            memory = source.memory()
        elif isinstance(source, Pieces):
            memory = source.memory
        assert isinstance(memory, Memory), "what is loaded has been given a memory"
        found = self.known.get(memory)
        if found is None:
            scratch = ScratchOp.of(TensorType(memory.element, memory.shape))
            self.block.add_op(scratch)
            found = self.known[memory] = scratch.result
        return found

    def view(self, source: SSAValue, forms: Forms, shape: Shape) -> SSAValue:
        """A view of a tensor, or the tensor itself where they are the same."""
        own_shape, element = form_of(source.type)
        if shape == own_shape and forms == identity(shape):
            return source
        found = self.views.get((source, forms, shape))
        if found is None:
            view = ViewOp.of(source, affine_map(forms, len(shape)), TensorType(element, shape))
            self.block.add_op(view)
            view.result.name_hint = source.name_hint
            found = self.views[source, forms, shape] = view.result
        return found

    def of_view(self, view: View) -> SSAValue:
        """The tensor that a view is."""
        return self.view(self.memory(view.source), view.forms, view.shape)


@dataclass(frozen=True)
class Access:
    """How a tensor is loaded for a computation: axis a of a page runs with loop `axes[a]`, or is one step of index
    `fixed[a]`."""

    tensor: SSAValue
    rows: SSAValue | None
    axes: tuple[int | None, ...]
    fixed: tuple[int, ...]


class NestWriter:
    """The operations of one nest."""

    def __init__(self, plan: NestPlan, tensors: Tensors):
        self.plan = plan
        self.tensors = tensors
        self.buffers: dict[Computation, SSAValue] = {}
        self.placed: list[tuple[tuple[int, int, int], Operation]] = []
        self.stage_number = 0

    def operations(self) -> list[Operation]:
        """The stages as operations, in an order that reads as sequential loops."""
        for number, stage in enumerate(self.plan.stages):
            self.stage_number = number
            self._stage(stage)
        self.placed.sort(key=lambda entry: entry[0])
        return [op for _, op in self.placed]

    def _place(self, op: Operation, stage: Stage, over: Dims) -> None:
        """Keep an operation for its place: by dimensions of results, by stage, loads of few folded dimensions first."""
        outer = min(len(over), len(stage.over))
        inner = len(over) - outer if isinstance(op, LoadOp) else len(stage.folded) + 1
        self.placed.append(((outer, self.stage_number, inner), op))

    def _stage(self, stage: Stage) -> None:
        member = stage.result
        if stage.members == (member,) and self._only_moves(member):
            self.buffers[member] = self._load(stage, member, 0, every_axis=True).page
        else:
            self.buffers[member] = self._compute(stage)
        for memory, place in member.writes:
            target = self.tensors.view(self.tensors.memory(memory), place, member.shape)
            index = [self.plan.dim(member, axis) or 0 for axis in range(len(member.shape))]
            store = StoreOp.of(self.buffers[member], target, index, stage.over)
            self._place(store, stage, stage.over)

    def _only_moves(self, member: Computation) -> bool:
        """Whether a load can make the pages that are stored, without a compute between them."""
        if not member.is_copy or member.reads[0].source in self.plan.group.inside:
            return False
        read = member.reads[0]
        return not isinstance(read.source, Rows) or _in_order(direct_axes(read, member.sizes), member)

    def _compute(self, stage: Stage) -> SSAValue:
        member = stage.result
        pages: list[PageArgument] = []
        numbers: dict[tuple[Computation, int], int] = {}
        for user in stage.members:
            for number, read in enumerate(user.reads):
                if read.source in stage.members:
                    continue
                page = self._operand(stage, user, number)
                same = next((place for place, known in enumerate(pages) if known == page), None)
                numbers[user, number] = len(pages) if same is None else same
                if same is None:
                    pages.append(page)
        over = stage.over + stage.folded
        page_type = self.page_type(member)
        body = StageBody(self.plan, stage, pages, numbers, page_type if stage.folded else None)
        buffer = BufferType.of(page_type, FOLD_DEPTH if stage.folded else LOAD_DEPTH)
        compute = ComputeOp.of(
            [page.page for page in pages],
            over,
            buffer,
            Region(body.block),
            fold=stage.folded,
            start=start_of(member) if stage.folded else None,
        )
        self._place(compute, stage, over)
        return compute.result

    def page_type(self, member: Computation) -> TensorType:
        """The page of a computation's tensor."""
        return TensorType(member.element, [self.plan.page(member, axis) for axis in range(len(member.shape))])

    # Operands

    def _operand(self, stage: Stage, user: Computation, number: int) -> PageArgument:
        source = user.reads[number].source
        if isinstance(source, Computation) and source in self.buffers:
            axes = tuple(form.loop for form in user.reads[number].forms)
            return PageArgument(self.buffers[source], self.page_type(source), axes)
        return self._load(stage, user, number)

    def _load(self, stage: Stage, user: Computation, number: int, every_axis: bool = False) -> PageArgument:
        read = user.reads[number]
        if read.whole is not None:
            return self._load_whole(stage, read, read.whole)
        access = self._access(user, read, every_axis)
        index: list[str | int] = []
        sizes: list[int] = []
        ragged = False
        for axis, fixed in zip(access.axes, access.fixed, strict=True):
            dim = None if axis is None else self.plan.dim(user, axis)
            index.append(fixed if dim is None else dim)
            sizes.append(1 if axis is None else self.plan.page(user, axis))
            ragged = ragged or (axis is not None and user.sizes[axis] % sizes[-1] > 0)
        pad = self._pad(user, number) if ragged else None
        page_type = TensorType(read.element, sizes)
        over = shortest_prefix(stage.over + stage.folded, index)
        same = self._same_load(access, index, over, page_type, pad)
        if same is None:
            buffer = BufferType.of(page_type, LOAD_DEPTH)
            same = LoadOp.of(access.tensor, index, over, buffer, rows=access.rows, pad=pad)
            same.result.name_hint = page_hint(access.tensor)
            self._place(same, stage, over)
        return PageArgument(same.result, page_type, access.axes)

    def _same_load(
        self, access: Access, index: Sequence[str | int], over: Dims, page: TensorType, pad: Attribute | None
    ) -> LoadOp | None:
        """A load of the same pages that the stage has already."""
        for (_, stage, _), op in self.placed:
            if stage != self.stage_number or not isinstance(op, LoadOp):
                continue
            same_place = op.source is access.tensor and op.rows is access.rows and op.page_index == tuple(index)
            if same_place and op.dims == over and op.pad == pad and op.buffer.page == page:
                return op
        return None

    def _load_whole(self, stage: Stage, read: Read, shape: Shape) -> PageArgument:
        tensor = self.tensors.view(self.tensors.memory(read.source), read.forms, shape)
        page_type = TensorType(read.element, shape)
        load = LoadOp.of(tensor, [0] * len(shape), (), BufferType.of(page_type, LOAD_DEPTH))
        load.result.name_hint = page_hint(tensor)
        self._place(load, stage, ())
        return PageArgument(load.result, page_type, None)

    def _pad(self, user: Computation, number: int) -> Attribute:
        """A pad that a fold ignores; where the store drops it, one that can be divided by and has a logarithm."""
        if self.plan.group.streams(user):
            return pads_of(user)[number]
        return one_of(user.reads[number].element)

    def _access(self, user: Computation, read: Read, every_axis: bool) -> Access:
        axes = direct_axes(read, user.sizes)
        if axes is not None and (not every_axis or _in_order(axes, user)):
            fixed = tuple(form.constant for form in read.forms)
            if isinstance(read.source, Rows):
                table, numbers = read.source.table, read.source.numbers
                return Access(self.tensors.of_view(table), self.tensors.of_view(numbers), tuple(axes), fixed)
            return Access(self.tensors.memory(read.source), None, tuple(axes), fixed)
        loops = [*range(len(user.shape))] if every_axis else _loops_used(read.forms)
        shape = tuple(user.sizes[number] for number in loops)
        own: list[Form] = [constant(0) for _ in user.sizes]
        for axis, number in enumerate(loops):
            own[number] = loop(axis, shape[axis])
        view = self.tensors.view(self.tensors.memory(read.source), compose(read.forms, own, shape), shape)
        return Access(view, None, tuple(loops), (0,) * len(loops))


def _in_order(axes: Sequence[int | None] | None, member: Computation) -> bool:
    """Whether the axes of a source are those of a computation's tensor, one by one."""
    if axes is None or len(axes) != len(member.shape):
        return False
    return all(axis == place or (axis is None and member.shape[place] == 1) for place, axis in enumerate(axes))


def page_hint(tensor: SSAValue) -> str | None:
    """What the pages of a tensor are called in the text."""
    return None if tensor.name_hint is None else f"{tensor.name_hint}_pages"


def _loops_used(forms: Forms) -> list[int]:
    return sorted(frozenset[int]().union(*(form.loops for form in forms)))


def shortest_prefix(dims: Dims, index: Sequence[str | int]) -> Dims:
    """The shortest prefix of `dims` that has all dimensions of a page index."""
    needed = [place for place, dim in enumerate(dims) if dim in index]
    return dims[: max(needed, default=-1) + 1]


def start_of(member: Computation) -> Attribute:
    """The number that a fold's accumulator begins with."""
    assert member.start is not None and isinstance(member.start.owner, arith.ConstantOp)
    return member.start.owner.value
