"""Who runs what on which rank, and what is handed over: decided once, on names alone, and the same on every rank.

A plan is one list of actions in an order that could be carried out one after the other. Every rank takes out of it what
concerns it, and keeps the order; handing over does not wait for the receiver. So the ranks cannot wait in a circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.utils.exceptions import InterpretationError

from tp_dialect.errors import message
from tp_dialect.program_index import GIVEN, ProgramIndex


@dataclass(frozen=True)
class Task:
    """Statement `number` of a program: what it reads and binds, on the chips of its slots; the first one stores."""

    number: int
    ins: tuple[str, ...]
    outs: tuple[str, ...]
    chips: tuple[int, ...]

    @property
    def root(self) -> int:
        """The chip that stores."""
        return self.chips[0]


@dataclass(frozen=True)
class Work:
    """`chip` runs a statement; what it `borrowed` for that from other chips it forgets afterwards."""

    task: Task
    chip: int
    borrowed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hand:
    """`source` hands its value of a tensor to the `targets`."""

    tensor: str
    source: int
    targets: tuple[int, ...]


@dataclass(frozen=True)
class Reduce:
    """The partials, number c on `chips[c]`, become `out` on the `targets`, in whichever order the library adds."""

    out: str
    partials: tuple[str, ...]
    chips: tuple[int, ...]
    combiner: str
    targets: tuple[int, ...]


@dataclass(frozen=True)
class Halt:
    """`chip` comes to halt `number` of its program."""

    chip: int
    number: int


Action = Work | Hand | Reduce | Halt


@dataclass(frozen=True)
class Plan:
    """`actions` in order; `needs` says for each given tensor which chips hold it, `homes` from which chip each output
    or state is taken in the end."""

    actions: tuple[Action, ...]
    needs: Mapping[str, tuple[int, ...]]
    homes: Mapping[str, int]

    def of_rank(self, rank: int) -> tuple[Action, ...]:
        """What concerns one rank."""
        return tuple(action for action in self.actions if concerns(action, rank))


def concerns(action: Action, rank: int) -> bool:
    """Whether a rank takes part in an action."""
    if isinstance(action, Work | Halt):
        return action.chip == rank
    if isinstance(action, Hand):
        return rank == action.source or rank in action.targets
    return rank in action.chips or rank in action.targets


@dataclass(frozen=True)
class Reduction:
    """A collective as the library could reduce it: its partials by chip, and how they combine."""

    partials: tuple[str, ...]
    chips: tuple[int, ...]
    combiner: str


@dataclass
class _Linked:
    """A plan while it is made. `version[name]` counts how often a tensor has been bound; `readers` are the chips that
    read a version on the spot."""

    index: ProgramIndex
    tasks: Sequence[Task]
    one_memory: bool
    fast: Mapping[int, Reduction | None]
    version: dict[str, int] = field(default_factory=dict[str, int])
    readers: dict[tuple[str, int], dict[int, None]] = field(default_factory=dict[tuple[str, int], dict[int, None]])

    def __post_init__(self) -> None:
        self.chip_of = {name: tensor.chip_id for name, tensor in self.index.tensors.items()}

    def home(self, name: str) -> int:
        return self.chip_of[name] or 0

    def count_readers(self) -> None:
        """Find out which chips read each version of a tensor."""
        for task in self.tasks:
            reduction = self.fast.get(task.number, None)
            if task.number in self.fast:
                reads = [] if reduction is None else list(zip(reduction.partials, reduction.chips, strict=True))
            else:
                reads = list(self.reads(task))
            for name, chip in reads:
                self.readers.setdefault((name, self.version.get(name, 0)), {})[chip] = None
            for name in task.outs:
                self.version[name] = self.version.get(name, 0) + 1
        for name, tensor in self.index.tensors.items():
            if tensor.role.data in ("output", "state"):
                self.readers.setdefault((name, self.version.get(name, 0)), {})[self.home(name)] = None

    def reads(self, task: Task) -> Iterator[tuple[str, int]]:
        """What a statement reads, each on the chip that holds it when it does."""
        if len(task.chips) > 1:
            yield from zip(task.ins, task.chips, strict=True)
            return
        chip = task.root
        for name in task.ins:
            lives_on = self.chip_of[name]
            if lives_on in (None, chip):
                yield name, chip
            elif self.one_memory:
                yield name, lives_on
            else:
                raise not_held(name, chip, task.outs[0], lives_on)

    def actions(self) -> Iterator[Action]:
        self.version = {}
        for task in self.tasks:
            root = task.root
            reduction = self.fast.get(task.number, None)
            if reduction is not None:
                yield self.reduce(task, reduction)
                continue
            if task.number not in self.fast:
                borrowed = [(name, chip) for name, chip in self.reads(task) if chip != root]
                for name, chip in borrowed:
                    yield Hand(name, chip, (root,))
                yield Work(task, root, tuple(name for name, _ in borrowed))
            for name in task.outs:
                yield from self.store(task, name, root)

    def store(self, task: Task, name: str, root: int) -> Iterator[Hand]:
        """Hand what was stored to the chips that read it."""
        lives_on = self.chip_of[name]
        self.version[name] = self.version.get(name, 0) + 1
        if lives_on is not None:
            if lives_on != root:
                raise stored_elsewhere(name, root, lives_on)
            return
        readers = self.readers.get((name, self.version[name]), {})
        targets = tuple(sorted(chip for chip in readers if chip != root))
        if targets and task.number not in self.fast:
            yield Hand(name, root, targets)

    def reduce(self, task: Task, reduction: Reduction) -> Reduce:
        (out,) = task.outs
        self.version[out] = self.version.get(out, 0) + 1
        targets = self.readers.get((out, self.version[out]), {})
        return Reduce(out, reduction.partials, reduction.chips, reduction.combiner, tuple(sorted(targets)))

    def needs(self) -> dict[str, tuple[int, ...]]:
        needs: dict[str, tuple[int, ...]] = {}
        for name in given_of(self.index):
            lives_on = self.chip_of[name]
            readers = self.readers.get((name, 0), {})
            needs[name] = tuple(sorted(readers)) if lives_on is None else (lives_on,)
        return needs


def linked_plan(
    index: ProgramIndex, tasks: Sequence[Task], one_memory: bool, fast: Mapping[int, Reduction | None] | None = None
) -> Plan:
    """The plan of a program whose chips are linked: in program order, partials to the chip that folds them, and what is
    replicated to the chips that read it.

    `one_memory`: at source level a statement reads what it names, wherever it lives; else only a section of several
    chips does. `fast`: statements by number that the library reduces; None is one that it spares.
    """
    linked = _Linked(index, tasks, one_memory, fast or {})
    linked.count_readers()
    actions = tuple(linked.actions())
    homes = {name: linked.home(name) for name in results_of(index)}
    return Plan(actions, linked.needs(), homes)


def given_of(index: ProgramIndex) -> Iterable[str]:
    """The tensors that hold something before the first statement."""
    return (name for name, tensor in index.tensors.items() if tensor.role.data in GIVEN)


def results_of(index: ProgramIndex) -> Iterable[str]:
    """The tensors that are given back."""
    return (name for name, tensor in index.tensors.items() if tensor.role.data in ("output", "state"))


def not_held(name: str, chip: int, binder: str, lives_on: int | None) -> InterpretationError:
    """The refusal of a read that reaches into another chip's memory."""
    text = f"chip {chip} reads `{name}` to bind `{binder}`, but does not hold it: it lives on chip {lives_on}"
    return InterpretationError(message("TP629", text, "only an all-reduce section crosses chips: run tp-allreduce"))


def stored_elsewhere(name: str, chip: int, lives_on: int) -> InterpretationError:
    """The refusal of a store that reaches into another chip's memory."""
    text = f"the section that binds `{name}` runs on chip {chip}, but `{name}` lives on chip {lives_on}"
    return InterpretationError(message("TP628", text, "run tp-relocate"))
