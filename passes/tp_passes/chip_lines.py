"""Where each statement runs once every chip has a program of its own, and all-reduce sections as their folds again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation

from tp_dialect.errors import TpError
from tp_dialect.folds import IDENTITY, combiner_of_all_reduce, fold_of, fold_of_kernel
from tp_dialect.kernel import KernelOp
from tp_dialect.kernel_facts import is_all_reduce
from tp_dialect.phase import SectionOp
from tp_dialect.program import CollectiveOp, LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp
from tp_dialect.terse import shape_text
from tp_passes.fold_kernel import copy_function, fold_kernel

Spine = Literal["root", "everywhere"]


@dataclass(frozen=True)
class Line:
    """A statement of chip programs: `callee` is a kernel where `op`, which it comes from, is a section."""

    op: StatementOp
    outs: tuple[str, ...]
    callee: str
    ins: tuple[str, ...]
    chips: tuple[int, ...]
    is_fold: bool = False
    """Whether `op` is an all-reduce section, of which this is one fold."""

    @property
    def is_section(self) -> bool:
        """Whether it runs a kernel."""
        return isinstance(self.op, SectionOp)


@dataclass
class Callees:
    """The kernels and functions that folds and copies run: the program's own where it has them, else made."""

    index: ProgramIndex
    page: tuple[int, ...]
    made: dict[str, Operation] = field(default_factory=dict[str, Operation])

    def __post_init__(self) -> None:
        self._kernels: dict[tuple[TensorType, str], str] = {}
        for name, kernel in self.index.kernels.items():
            found = _folding(self.index, kernel)
            if found is not None:
                self._kernels.setdefault((kernel.function_type.outputs.data[0], found), name)  # pyright: ignore
        self._copies: dict[TensorType, str] = {}
        for name, function in self.index.functions.items():
            if fold_of(function) == IDENTITY:
                self._copies.setdefault(function.function_type.outputs.data[0], name)  # pyright: ignore

    def fold(self, type: TensorType, combiner: str) -> str:
        """A kernel that combines two tensors of `type`, or with `IDENTITY` copies one."""
        if (type, combiner) not in self._kernels:
            name = self._free_name("copy_k" if combiner == IDENTITY else f"fold_{combiner}", type)
            self.made[name] = fold_kernel(name, type, combiner, self.page)
            self._kernels[type, combiner] = name
        return self._kernels[type, combiner]

    def copy(self, type: TensorType) -> str:
        """A function that gives back its argument."""
        if type not in self._copies:
            name = self._free_name("copy", type)
            self.made[name] = copy_function(name, type)
            self._copies[type] = name
        return self._copies[type]

    def _free_name(self, prefix: str, type: TensorType) -> str:
        element = str(type.element_type)
        name = f"{prefix}_{shape_text(type.get_shape())}" + (f"x{element}" if element != "f32" else "")
        while name in self.made or is_taken(self.index, name):
            name += "_"
        return name


def is_taken(index: ProgramIndex, name: str) -> bool:
    """Whether the program has a symbol of this name."""
    return name in index.tensors or name in index.kernels or name in index.functions


def _folding(index: ProgramIndex, kernel: KernelOp) -> str | None:
    if kernel.slots > 1 or len(kernel.outputs) != 1:
        return None
    function = None if kernel.implements is None else index.functions.get(kernel.implements.root_reference.data)
    return fold_of_kernel(kernel) if function is None else fold_of(function)


def lines_of(index: ProgramIndex, spine: Spine, callees: Callees) -> list[Line]:
    """The lines of all chips in program order, or a `TpError` for a statement that no chip can run."""
    places = _Places(index, spine)
    collectives = {op.out_name: op for op in index.collectives}
    lines: list[Line] = []
    for op in index.statements:
        if isinstance(op, SectionOp) and is_all_reduce(index.kernels[op.kernel_name]):
            lines += _folds(index, op, collectives, places, callees)
            continue
        callee = op.callee_name if isinstance(op, LetOp) else op.kernel_name
        lines.append(Line(op, op.out_names, callee, op.in_names, places.of(op)))
    return lines


class _Places:
    """Which chips run a statement: the chip of what it binds; for the spine the root, or every chip."""

    def __init__(self, index: ProgramIndex, spine: Spine):
        self._everywhere = tuple(range(index.chip_count)) if spine == "everywhere" else None
        self._chip_of = {name: op.chip_id for name, op in index.tensors.items()}

    def of(self, op: StatementOp) -> tuple[int, ...]:
        """The chips of a statement that is no all-reduce section."""
        outs = op.out_names
        chip = self._chip_of[outs[0]]
        for name in outs[1:]:
            if self._chip_of[name] != chip and (self._everywhere or (self._chip_of[name] or 0) != (chip or 0)):
                text = (
                    f"one statement binds `{outs[0]}`, {_where(chip)}, and `{name}`, {_where(self._chip_of[name])}, but"
                    " it belongs to one chip's program"
                )
                raise TpError("TP406", text, "split the statement in two")
        if isinstance(op, SectionOp):
            return self._of_section(op, chip)
        return self.spine(0) if chip is None else (chip,)

    def _of_section(self, op: SectionOp, chip: int | None) -> tuple[int, ...]:
        root, *others = op.chip_ids
        if others:
            text = f"the section that binds `{op.out_names[0]}` runs on chips {[root, *others]} at once and is no"
            raise TpError("TP408", f"{text} all-reduce", "a chip's program has sections of that chip alone")
        if chip not in (None, root):
            text = f"the section that binds `{op.out_names[0]}`, which lives on chip {chip}, runs on chip {root}"
            raise TpError("TP407", text, "run tp-relocate first")
        return self.spine(root) if chip is None else (root,)

    def spine(self, root: int) -> tuple[int, ...]:
        """The chips that run a statement of the spine."""
        return self._everywhere or (root,)


def _where(chip: int | None) -> str:
    return "which is replicated" if chip is None else f"which lives on chip {chip}"


def _folds(
    index: ProgramIndex, op: SectionOp, collectives: dict[str, CollectiveOp], places: _Places, callees: Callees
) -> Iterator[Line]:
    """The fold statements that an all-reduce section stands for, from left to right."""
    out = op.out_names[0]
    combiner = combiner_of_all_reduce(index.kernels[op.kernel_name])
    if combiner is None:
        text = (
            f"the all-reduce section of `{out}` runs kernel `{op.kernel_name}`, which does more than combine partials"
        )
        raise TpError("TP408", text, "split what it does beside into a section of its own")
    if out not in collectives:
        text = f"the all-reduce section of `{out}` belongs to no collective, so nobody knows the names of its folds"
        raise TpError("TP411", text, "declare it by `tp.collective`, with a tensor for each fold")
    one, partials = collectives[out].collective, op.in_names
    if one.partials != partials:
        text = f"the all-reduce section of `{out}` reads {list(partials)}, its collective names {list(one.partials)}"
        raise TpError("TP411", text, "both list the partials in chip order")
    chips, type = places.spine(op.chip_ids[0]), index.tensors[out].tensor_type
    if len(partials) == 1:
        yield Line(op, one.folds, callees.fold(type, IDENTITY), partials, chips, True)
        return
    so_far = partials[0]
    for fold, partial in zip(one.folds, partials[1:], strict=True):
        yield Line(op, (fold,), callees.fold(type, combiner), (so_far, partial), chips, True)
        so_far = fold
