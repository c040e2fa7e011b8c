"""One walk over a function: its values and operations as numbers in plain lists, ready for rules.

Values and nodes are numbered. Views, generics and the rest differ in `Node.kind` and in `Node.info`, which holds what
the rules need of an operation, read off its attributes once. `Node.op` is a template: its attributes and body are
copied at local shapes, and nothing here changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, DenseArrayBase, IntegerAttr, IntegerType, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Attribute, Operation, SSAValue

from tp_dialect.errors import TpError
from tp_passes.decompose.bodies import GenericInfo, captured, generic_info
from tp_passes.decompose.tensor_types import Shape, as_tensor, shape_in, shape_of


@dataclass(frozen=True, slots=True)
class ReshapeInfo:
    """`groups`: the sizes of the expanded axes that belong to each collapsed one. `starts`: the first of each group."""

    groups: tuple[Shape, ...]
    starts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SliceInfo:
    """A slice of each axis. `kept`: for each axis of the large tensor that of the slice, or -1 for a dropped one."""

    offsets: Shape
    sizes: Shape
    strides: Shape
    kept: Shape


@dataclass(frozen=True, slots=True)
class ConcatInfo:
    """Where each operand begins on the axis along which they are joined."""

    axis: int
    offsets: Shape


@dataclass(frozen=True, slots=True)
class PadInfo:
    """How much is added before and behind each axis."""

    low: Shape
    high: Shape


Info = GenericInfo | ReshapeInfo | SliceInfo | ConcatInfo | PadInfo | None


@dataclass(slots=True)
class Node:
    """One operation. `kind`: generic, expand, collapse, slice, insert, concat, pad, empty, constant, scalar, opaque,
    fold."""

    kind: str
    op: Operation
    ins: tuple[int, ...]
    outs: tuple[int, ...]
    info: Info = None
    rooted: bool = True
    """It depends on an argument of the function."""
    partial: bool = False
    """Each chip has a partial of the results: they have the whole shape, and add up to the values."""
    position: int = 0
    """Where the operation that it comes from stands in the function."""

    @property
    def generic(self) -> GenericInfo:
        return cast("GenericInfo", self.info)

    @property
    def is_view(self) -> bool:
        """It only moves, repeats, or makes anew what its users can as well read themselves."""
        if self.kind == "generic":
            return self.generic.is_view
        return self.kind in VIEWS


VIEWS = frozenset({"expand", "collapse", "slice", "empty", "constant", "scalar"})


@dataclass
class Graph:
    """The values and nodes of a function. A value is a number; `maker[v]` is its node's number, -1 for an argument."""

    title: str
    types: list[Attribute] = field(default_factory=list[Attribute])
    shapes: list[Shape] = field(default_factory=list[Shape])
    maker: list[int] = field(default_factory=list[int])
    nodes: list[Node] = field(default_factory=list[Node])
    arguments: list[int] = field(default_factory=list[int])
    results: list[int] = field(default_factory=list[int])
    names: dict[int, str] = field(default_factory=dict[int, str])
    """The names of the arguments."""
    spelled: dict[Operation, str] = field(default_factory=dict["Operation", str])
    """How an operation is called where its function was written."""

    def add_value(self, type: Attribute, maker: int) -> int:
        """A new value made by node number `maker`."""
        self.types.append(type)
        self.shapes.append(shape_in(type))
        self.maker.append(maker)
        return len(self.types) - 1

    def add_node(
        self,
        kind: str,
        op: Operation,
        ins: Sequence[int],
        types: Sequence[Attribute],
        info: Info = None,
        position: int = 0,
    ) -> Node:
        """A new last node, with new values for its results."""
        number = len(self.nodes)
        outs = tuple([self.add_value(type, number) for type in types])
        rooted = any(self.maker[v] < 0 or self.nodes[self.maker[v]].rooted for v in ins)
        node = Node(kind, op, tuple(ins), outs, info, rooted, position=position)
        self.nodes.append(node)
        return node

    def maker_of(self, value: int) -> Node | None:
        """The node that makes `value`; None for an argument."""
        number = self.maker[value]
        return None if number < 0 else self.nodes[number]

    def is_rooted(self, value: int) -> bool:
        """The value is an argument of the function, or depends on one."""
        node = self.maker_of(value)
        return node is None or node.rooted

    def users(self) -> list[list[int]]:
        """For each value the numbers of the nodes that read it, ascending, each once."""
        users: list[list[int]] = [[] for _ in self.types]
        for number, node in enumerate(self.nodes):
            for value in dict.fromkeys(node.ins):
                users[value].append(number)
        return users

    def live(self) -> list[bool]:
        """For each node whether a result of the function depends on it."""
        live = [False] * len(self.nodes)
        wanted = set(self.results)
        for number in range(len(self.nodes) - 1, -1, -1):
            node = self.nodes[number]
            if not wanted.isdisjoint(node.outs):
                live[number] = True
                wanted.update(node.ins)
        return live

    def size(self, value: int) -> int:
        """How many elements the value has."""
        return prod(self.shapes[value])

    def describe(self, node: Node) -> str:
        """What a refusal calls a node: its operation, and where it stands."""
        return f"`{self.spelled.get(node.op, node.op.name)}` number {node.position} of `{self.title}`"


def graph_of(func: FuncOp, origin: Mapping[Operation, tuple[str, int]]) -> Graph:
    """The graph of `func`. `origin` gives, for refusals, the name that each operation had, and its place.

    `TP128` for what is no straight line of operations on static tensors.
    """
    title = func.sym_name.data
    graph = Graph(title)
    number_of: dict[SSAValue, int] = {}
    block = func.body.blocks[0]
    for index, argument in enumerate(block.args):
        _check_static(argument.type, f"argument {index} of `{title}`")
        type = as_tensor(argument.type)
        if type is None:
            raise TpError("TP128", f"argument {index} of `{title}`: expected a ranked tensor, got {argument.type}")
        value = number_of[argument] = graph.add_value(type, -1)
        graph.arguments.append(value)
    for op in block.ops:
        if isinstance(op, ReturnOp):
            graph.results = [number_of[value] for value in op.operands]
            break
        name, position = origin[op]
        graph.spelled[op] = name
        _add_op(graph, op, name, position, number_of)
    return graph


def _check_static(type: Attribute, what: str) -> None:
    if DYNAMIC_INDEX in shape_in(type):
        raise TpError("TP128", f"{what}: expected a static shape, got {type}")


def _add_op(graph: Graph, op: Operation, name: str, position: int, number_of: dict[SSAValue, int]) -> None:
    where = f"`{name}` number {position} of `{graph.title}`"
    for result in op.results:
        _check_static(result.type, where)
    kind, info, operands = _READERS.get(type(op), _read_other)(op, where)
    try:
        ins = [number_of[value] for value in operands]
    except KeyError:
        raise TpError("TP128", f"{where} reads a value from outside the function") from None
    node = graph.add_node(kind, op, ins, [result.type for result in op.results], info, position)
    for result, value in zip(op.results, node.outs, strict=True):
        number_of[result] = value


Read = tuple[str, Info, Sequence[SSAValue]]


def ints(attr: Attribute) -> tuple[int, ...]:
    """The integers of a dense array attribute."""
    return tuple([int(x) for x in cast("DenseArrayBase[IntegerType]", attr).get_values()])


def _read_generic(op: Operation, where: str) -> Read:
    info = generic_info(cast("GenericOp", op), where)
    return "generic", info, (*op.operands, *info.captures)


def reshape_info(expanded: Shape, groups: ArrayAttr[ArrayAttr[IntegerAttr]]) -> ReshapeInfo:
    """The reshape info of a reassociation; a collapse to rank 0 has no groups."""
    axes = [tuple([axis.value.data for axis in group.data]) for group in groups.data]
    return ReshapeInfo(
        tuple([tuple([expanded[axis] for axis in group]) for group in axes]),
        tuple([group[0] for group in axes]),
    )


def _read_expand(op: Operation, where: str) -> Read:
    expand = cast("tensor.ExpandShapeOp", op)
    return "expand", reshape_info(shape_of(expand.result), expand.reassociation), (expand.src,)  # pyright: ignore


def _read_collapse(op: Operation, where: str) -> Read:
    collapse = cast("tensor.CollapseShapeOp", op)
    return "collapse", reshape_info(shape_of(collapse.src), collapse.reassociation), (collapse.src,)  # pyright: ignore


def slice_info(op: tensor.ExtractSliceOp | tensor.InsertSliceOp, small: Shape, where: str) -> SliceInfo:
    """The slice info of static offsets; `small` is the shape of the slice, which may lack axes of size 1."""
    offsets, sizes, strides = ints(op.static_offsets), ints(op.static_sizes), ints(op.static_strides)
    if any(x < 0 for x in (*offsets, *sizes, *strides)):
        raise TpError("TP128", f"{where}: expected static offsets, sizes and strides")
    kept: list[int] = []
    axis = 0
    left = len(sizes) - len(small)
    for size in sizes:
        # An axis of size 1 is a dropped one where the slice goes on with another size, or has no axes left for it.
        dropped = left > 0 and size == 1 and (axis >= len(small) or small[axis] != 1)
        left -= dropped
        kept.append(-1 if dropped else axis)
        axis += not dropped
    if left:
        kept = _drop_leading(sizes, len(sizes) - len(small))
    return SliceInfo(offsets, sizes, strides, tuple(kept))


def _drop_leading(sizes: Shape, count: int) -> list[int]:
    """Which axes stay where the first `count` axes of size 1 are dropped (equal ones cannot be told apart)."""
    kept: list[int] = []
    axis = 0
    for size in sizes:
        if count and size == 1:
            kept.append(-1)
            count -= 1
        else:
            kept.append(axis)
            axis += 1
    return kept


def _read_slice(op: Operation, where: str) -> Read:
    extract = cast("tensor.ExtractSliceOp", op)
    return "slice", slice_info(extract, shape_of(extract.result), where), (extract.source,)


def _read_insert(op: Operation, where: str) -> Read:
    insert = cast("tensor.InsertSliceOp", op)
    return "insert", slice_info(insert, shape_of(insert.source), where), (insert.source, insert.dest)


def _read_concat(op: Operation, where: str) -> Read:
    axis = cast("IntegerAttr", op.properties["dim"]).value.data
    offsets = [0]
    for operand in op.operands:
        offsets.append(offsets[-1] + shape_of(operand)[axis])
    return "concat", ConcatInfo(axis, tuple(offsets)), op.operands


def _read_pad(op: Operation, where: str) -> Read:
    pad = cast("tensor.PadOp", op)
    low, high = ints(pad.static_low), ints(pad.static_high)
    if any(x < 0 for x in (*low, *high)):
        raise TpError("TP128", f"{where}: expected static padding")
    return "pad", PadInfo(low, high), (pad.source, *captured(pad.region.block))


def _read_empty(op: Operation, where: str) -> Read:
    return "empty", None, ()


def _read_constant(op: Operation, where: str) -> Read:
    return ("constant" if isinstance(op.results[0].type, TensorType) else "scalar"), None, ()


def _read_other(op: Operation, where: str) -> Read:
    """Scalars are made again where they are used. Anything else has no rule: it runs whole, on the spine."""
    captures = any(captured(block) for region in op.regions for block in region.blocks)
    if captures or not op.results or op.name.startswith("func."):
        raise TpError(
            "TP120",
            f"{where} has no rule: it runs other code or has an effect",
            hint="inline calls and control flow before the function is decomposed",
        )
    scalar = all(not isinstance(result.type, TensorType) for result in op.results)
    return ("scalar" if scalar else "opaque"), None, op.operands


_READERS: dict[type[Operation], Callable[[Operation, str], Read]] = {
    GenericOp: _read_generic,
    tensor.ExpandShapeOp: _read_expand,
    tensor.CollapseShapeOp: _read_collapse,
    tensor.ExtractSliceOp: _read_slice,
    tensor.InsertSliceOp: _read_insert,
    tensor.ConcatOp: _read_concat,
    tensor.PadOp: _read_pad,
    tensor.EmptyOp: _read_empty,
    arith.ConstantOp: _read_constant,
}
