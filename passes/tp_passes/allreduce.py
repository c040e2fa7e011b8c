"""`tp-allreduce`: one all-reduce section in place of all fold statements of a collective.

For each tile every chip loads its own partial from its own memory and hands it over the chip boundary; chip 0, the
root, folds them from left to right in chip order and stores the sum as the replicated `out`, which delivers it to
every chip.

Before:

    tp.let @y = @plus(@p_c0, @p_c1)
    tp.collective sum @y = (@p_c0, @p_c1) folds [@y]

After:

    tp.section @y = @allreduce_2x1x64(@p_c0, @p_c1) on 0, 1
    tp.collective sum @y = (@p_c0, @p_c1) folds [@y]

Requires: fold statements (or fold sections) that spell the collective from left to right, outside of phases.
Ensures: no fold statement is left; the collective and its tensors stay declared, so the manifest reads the same.
Leaves alone: collectives that are an all-reduce section already; everything that is no fold of a collective.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType

from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.errors import TpError
from tp_dialect.folds import IDENTITY, fold_of, fold_of_kernel
from tp_dialect.kernel import KernelOp
from tp_dialect.kernel_facts import is_all_reduce
from tp_dialect.manifest import Collective
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program import CollectiveOp, LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp, programs_of
from tp_dialect.target import Target, integer_width
from tp_dialect.terse import shape_text, string_attr
from tp_passes.allreduce_kernel import allreduce_kernel
from tp_passes.base import TpPass
from tp_passes.on_target import check_chips, kernel_for, optional_target, page_for


@dataclass(frozen=True)
class AllreducePass(TpPass):
    """Replaces the fold statements of each collective by one all-reduce section.

    `algorithm=root`: chip 0 folds all partials from left to right. `page`: the rows and columns of a tile (default: the
    target's, without a target 32, 32). With `target`, a built-in name or a file, the kernels are placed, sized and
    choreographed for it, and what it cannot do is refused.
    """

    name = "tp-allreduce"

    algorithm: Literal["root"] = "root"
    page: tuple[int, ...] | None = None
    target: str | None = None

    def run(self, ctx: Context, module: ModuleOp) -> None:
        target = optional_target(self.target)
        page = page_for(self.page, target)
        plans = [plan_of(ProgramIndex.of(program), page, target) for program in programs_of(module)]
        for plan in plans:
            plan.apply()


@dataclass
class Plan:
    """What changes in one program: the kernels that it gets, and the folds that each section takes the place of."""

    index: ProgramIndex
    kernels: dict[str, KernelOp] = field(default_factory=dict[str, KernelOp])
    sections: list[tuple[list[StatementOp], SectionOp]] = field(
        default_factory=list[tuple[list[StatementOp], SectionOp]]
    )

    def apply(self) -> None:
        """Put every section where the last of its folds stood."""
        if not self.sections:
            return
        block = self.index.program.body.block
        first = self.index.lines[0]
        block.insert_ops_before(list(self.kernels.values()), first)
        for folds, section in self.sections:
            block.insert_op_before(section, folds[-1])
            for fold in folds:
                fold.detach()
                fold.erase()
        self.index.program.attributes.pop(CERTIFICATE, None)


def plan_of(index: ProgramIndex, page: tuple[int, ...], target: Target | None = None) -> Plan:
    """The all-reduce sections of a program, or a `TpError` for a fold that is not what its collective says."""
    plan = Plan(index)
    if not index.collectives:
        return plan
    spelled = Spelling(index)
    names = _Names(index, target)
    check_chips(index, target)
    for op in index.collectives:
        folds = spelled.folds_of(op)
        if folds is None:
            continue
        one = op.collective
        kernel = names.kernel_for(op, plan.kernels, page)
        chips = tuple(range(len(one.partials)))
        plan.sections.append((folds, SectionOp.of((one.out,), kernel, one.partials, chips)))
    return plan


class _Names:
    """Names the kernels: one for each number of partials, type and combiner."""

    def __init__(self, index: ProgramIndex, target: Target | None):
        self._index = index
        self._target = target
        self._made: dict[tuple[int, TensorType, str], str] = {}
        self._taken = index.kernels.keys() | index.functions.keys() | index.tensors.keys()

    def kernel_for(self, op: CollectiveOp, kernels: dict[str, KernelOp], page: tuple[int, ...]) -> str:
        one = op.collective
        type = self._index.tensors[one.out].tensor_type
        key = len(one.partials), type, one.combiner
        if key not in self._made:
            if self._target is not None:
                check_target(self._target, one, type)
            kernel = kernel_for(lambda tile: allreduce_kernel(*key, tile), page, self._target)
            name = self._free_name(*key, kernel)
            _rename(kernel, name)
            self._made[key] = name
            if name not in self._index.kernels:
                kernels[name] = kernel
        return self._made[key]

    def _free_name(self, partials: int, type: TensorType, combiner: str, kernel: KernelOp) -> str:
        element = str(type.element_type)
        name = "allreduce_" + (f"{combiner}_" if combiner != "sum" else "")
        name += f"{partials}x{shape_text(type.get_shape())}" + (f"x{element}" if element != "f32" else "")
        candidate, number = name, 2
        while candidate in self._taken and not self._is_same(candidate, kernel):
            candidate, number = f"{name}_{number}", number + 1
        return candidate

    def _is_same(self, name: str, kernel: KernelOp) -> bool:
        known = self._index.kernels.get(name)
        if known is None:
            return False
        _rename(kernel, name)
        return known.is_structurally_equivalent(kernel)


def check_target(target: Target, one: Collective, type: TensorType) -> None:
    """Raise `TP308` where pages cannot cross chips, `TP309` where integers cannot be added as they must."""
    if len(one.partials) > 1 and not target.crosses_chips:
        text = f"collective of `{one.out}`: target `{target.name}` has no hand-off that crosses chips"
        raise TpError("TP308", text, "its hand-offs would have to reach `chips`")
    width, widest = integer_width(type.element_type), target.widest_integer
    if width > (0 if widest is None else integer_width(widest)):
        missing = "an integer elementwise datapath" + ("" if widest is None else f" of {width} bits")
        raise TpError("TP309", f"collective of `{one.out}`: target `{target.name}` is missing {missing}")


def _rename(kernel: KernelOp, name: str) -> None:
    kernel.properties["sym_name"] = string_attr(name)


class Spelling:
    """Finds the fold statements of collectives, and checks that they say what the collective says."""

    def __init__(self, index: ProgramIndex):
        self._index = index
        self._folds = index.collective_by_fold
        self._position: dict[int, int] = {}
        self._binders: dict[str, list[StatementOp]] = {}
        self._readers: dict[str, list[StatementOp]] = {}
        self._combiner_of: dict[str, str | None] = {}
        watched = set(self._folds)
        for op in index.collectives:
            watched.update(op.collective.partials)
        self._note(index.statements, watched)

    def _note(self, statements: Iterable[StatementOp], watched: set[str]) -> None:
        for position, op in enumerate(statements):
            self._position[id(op)] = position
            for name in watched.intersection(op.out_names):
                self._binders.setdefault(name, []).append(op)
            for name in watched.intersection(op.in_names):
                self._readers.setdefault(name, []).append(op)

    def folds_of(self, op: CollectiveOp) -> list[StatementOp] | None:
        """The fold statements from left to right; None where the collective is an all-reduce section, or unspelled."""
        one = op.collective
        binders = [self._binders.get(fold, []) for fold in one.folds]
        if not any(binders) or self._is_reduced(one):
            return None
        for fold, found in zip(one.folds, binders, strict=True):
            if len(found) != 1:
                raise self._wrong(one, f"expected one statement that binds its fold `{fold}`, got {len(found)}")
        folds = [found[0] for found in binders]
        self._check_chain(one, folds)
        self._check_order(one, folds)
        return folds

    def _is_reduced(self, one: Collective) -> bool:
        """Whether one section that is no fold binds `out` from all partials."""
        return any(
            isinstance(op, SectionOp) and is_all_reduce(self._index.kernels[op.kernel_name])
            for op in self._binders.get(one.out, ())
        )

    def _wrong(self, one: Collective, what: str, code: str = "TP303") -> TpError:
        return TpError(
            code, f"collective of `{one.out}`: {what}", "its folds add its partials from left to right, in chip order"
        )

    def _check_chain(self, one: Collective, folds: list[StatementOp]) -> None:
        """Fold k combines what fold k - 1 bound with partial k, and nobody else reads what lies between."""
        result = one.partials[0]
        for number, (fold, op) in enumerate(zip(one.folds, folds, strict=True)):
            wanted = (result,) if len(one.partials) == 1 else (result, one.partials[number + 1])
            if sorted(op.in_names) != sorted(wanted) or op.out_names != (fold,):
                raise self._wrong(one, f"its fold `{fold}` combines {list(op.in_names)}, but {list(wanted)} come next")
            combiner = self._combiner(op)
            expected = IDENTITY if len(one.partials) == 1 else one.combiner
            if combiner != expected:
                got = combiner or "something else"
                raise self._wrong(one, f"expected `{fold}` to be an element-by-element {expected}, got {got}", "TP304")
            for reader in self._readers.get(fold, ()):
                if fold != one.out and reader is not folds[number + 1]:
                    text = f"the statement that binds `{reader.out_names[0]}` reads its fold `{fold}`, a sum of some"
                    raise self._wrong(one, text + " partials only", "TP305")
            result = fold

    def _check_order(self, one: Collective, folds: list[StatementOp]) -> None:
        """The section stands where the last fold stood: no partial is overwritten on the way there."""
        last = self._position[id(folds[-1])]
        places = [self._position[id(op)] for op in folds]
        if places != sorted(places):
            raise self._wrong(one, "its fold statements do not stand from left to right")
        for number, name in enumerate(one.partials):
            read = places[max(number - 1, 0)]
            for binder in self._binders.get(name, ()):
                if read < self._position[id(binder)] < last:
                    text = f"its partial `{name}` on chip {number} is bound again between its folds"
                    raise self._wrong(one, text, "TP306")
        for op in folds:
            if isinstance(op.parent_op(), PhaseOp):
                text = f"its fold `{op.out_names[0]}` stands in a phase already"
                raise TpError("TP307", f"collective of `{one.out}`: {text}", "run tp-allreduce before tp-phase-order")

    def _combiner(self, op: StatementOp) -> str | None:
        """What a fold statement does to its operands; a section does what its kernel's function does."""
        name = op.callee_name if isinstance(op, LetOp) else op.kernel_name
        if name not in self._combiner_of:
            self._combiner_of[name] = self._read_combiner(op, name)
        return self._combiner_of[name]

    def _read_combiner(self, op: StatementOp, name: str) -> str | None:
        if isinstance(op, LetOp):
            return fold_of(self._index.functions[name])
        kernel = self._index.kernels[name]
        function = None if kernel.implements is None else kernel.implements.root_reference.data
        if function in self._index.functions:
            return fold_of(self._index.functions[function])
        return fold_of_kernel(kernel)
