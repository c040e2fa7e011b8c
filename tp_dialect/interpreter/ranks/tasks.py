"""The statements of a program as tasks for ranks, and the plans that follow from a program's level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tp_dialect.chip_programs import chip_programs, storing_chips
from tp_dialect.chips import RunOp
from tp_dialect.interpreter.ranks.plan import (
    Action,
    Halt,
    Hand,
    Plan,
    Reduction,
    Task,
    Work,
    given_of,
    linked_plan,
    results_of,
)
from tp_dialect.interpreter.relay import host_lines
from tp_dialect.kernel import AllReduceOp, KernelOp
from tp_dialect.phase import SectionOp
from tp_dialect.program import CollectiveOp
from tp_dialect.program_index import ProgramIndex, StatementOp


def plan_of(index: ProgramIndex, level: str, fast: bool) -> tuple[Plan, list[StatementOp]]:
    """The plan of a program at a level, and its statements, by the numbers of the plan's tasks.

    `fast` leaves reductions to the library where the program says that they are reductions.
    """
    if level == "relay":
        return _relay_plan(index)
    statements = index.statements
    tasks = [_task(index, number, op, level) for number, op in enumerate(statements)]
    reductions = _reductions(index, tasks, statements) if fast and index.chip_count > 1 else {}
    return linked_plan(index, tasks, level == "source", reductions), statements


def _task(index: ProgramIndex, number: int, op: StatementOp, level: str) -> Task:
    chips = op.chip_ids if isinstance(op, SectionOp) and level != "source" else None
    outs = op.out_names
    return Task(number, op.in_names, outs, chips or (index.manifest.chip_running(outs[0]),))


def _reductions(
    index: ProgramIndex, tasks: Sequence[Task], statements: Sequence[StatementOp]
) -> dict[int, Reduction | None]:
    """The statements that are reductions over all chips; None for those that then need not run."""
    found: dict[int, Reduction | None] = {}
    for task, op in zip(tasks, statements, strict=True):
        combiner = _combiner(index.kernels[op.kernel_name]) if isinstance(op, SectionOp) else None
        if combiner is not None:
            chips = tuple(index.manifest.chip_running(name) for name in task.ins)
            if set(chips) == set(range(index.chip_count)):
                found[task.number] = Reduction(task.ins, chips, combiner)
    binder = {name: task.number for task in tasks for name in task.outs}
    for one in index.collectives:
        folds = one.collective.folds
        if all(fold in binder and binder[fold] not in found for fold in folds) and not _is_read(tasks, one):
            found.update({binder[fold]: None for fold in folds[:-1]})
            found[binder[folds[-1]]] = _reduction(index, one)
    return found


def _combiner(kernel: KernelOp) -> str | None:
    stages = (stage for nest in kernel.nests for stage in nest.stages)
    return next((stage.combiner.data for stage in stages if isinstance(stage, AllReduceOp)), None)


def _reduction(index: ProgramIndex, op: CollectiveOp) -> Reduction:
    partials = op.collective.partials
    return Reduction(partials, tuple(index.manifest.chip_running(name) for name in partials), op.collective.combiner)


def _is_read(tasks: Sequence[Task], op: CollectiveOp) -> bool:
    """Whether a statement that is none of the collective's folds reads a sum on its way."""
    folds = set(op.collective.folds)
    on_the_way = set(op.collective.folds[:-1])
    return any(on_the_way.intersection(task.ins) and not folds.intersection(task.outs) for task in tasks)


def _relay_plan(index: ProgramIndex) -> tuple[Plan, list[StatementOp]]:
    programs = chip_programs(index)
    statements: list[StatementOp] = []

    def actions() -> Iterator[Action]:
        for op, lines in host_lines(index, programs):
            if not isinstance(op, RunOp):
                yield Hand(op.copied_name, op.from_chip, (op.to_chip,))
                continue
            for line in lines:
                yield Work(Task(len(statements), line.in_names, line.out_names, (op.chip_id,)), op.chip_id)
                statements.append(line)
            if op.halt < len(programs[op.chip_id].halts):
                yield Halt(op.chip_id, op.halt)

    made = tuple(actions())
    stored = {name: chips[0] for name, chips in storing_chips(programs).items()}
    homes = {name: stored.get(name, index.tensors[name].chip_id or 0) for name in results_of(index)}
    return Plan(made, _relay_needs(index, made, homes), homes), statements


def _relay_needs(index: ProgramIndex, actions: Sequence[Action], homes: dict[str, int]) -> dict[str, tuple[int, ...]]:
    """A chip needs what it holds from the start and reads, and what is taken from it in the end."""
    readers: dict[str, set[int]] = {}
    for action in actions:
        if isinstance(action, Work):
            for name in action.task.ins:
                readers.setdefault(name, set()).add(action.chip)
    for name, chip in homes.items():
        readers.setdefault(name, set()).add(chip)
    return {
        name: tuple(sorted(chip for chip in readers.get(name, ()) if index.holds_from_start(name, chip)))
        for name in given_of(index)
    }
