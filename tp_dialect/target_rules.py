"""What a target says of fusion: the protocol that a user's chip implements, and tensor parallelism over it.

Pure Python, on names: nothing here knows IR. A statement is a `Leaf`: what it binds, what it reads, and the classes of
the operations that it does. Statements that would become one are a `Fused`, which may hold fused ones again. Before it
fuses, the optimiser asks the target's rules, once for each operation that it would make; a statement that stays as it
is is never asked about.

`TensorParallelRules` stands in front of the rules of any target. It looks through all leaves and refuses what tensor
parallelism forbids; all else it hands on unchanged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from tp_dialect.errors import TpError
from tp_dialect.manifest import Manifest

CLASSES = ("elementwise", "reduction", "contraction", "movement", "gather", "other")
"""What an operation does to its operands, as far as fusion is concerned.

`movement` computes nothing (reshapes, slices, copies, fills); `gather` reads at places that are numbers of the program;
`other` is what no class holds, such as an operation that is not known.
"""

FUSED_CLASSES = frozenset(CLASSES) - {"other"}
"""The classes that say what an operation does."""

COMPUTING = frozenset({"elementwise", "reduction", "contraction"})
"""The classes whose operations take a compute stage."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A statement as it stands in the source: the tensors that it binds and reads, and the class of each of its
    operations, in order. `sizes` are the bytes of what it binds, where they are known."""

    outs: tuple[str, ...]
    ins: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        """Itself: the one leaf that it is."""
        return (self,)


@dataclass(frozen=True, slots=True)
class Fused:
    """Statements that become one: its parts in an order in which they can run, fused ones among them.

    `outs` are the tensors that stay bound, because something else reads them or the program gives them back; what else
    the parts bind is only passed on inside. No parts is `TP317`.
    """

    parts: tuple[Candidate, ...]
    outs: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.parts:
            raise TpError("TP317", f"a fused operation that binds {_named(self.outs)}: expected parts, got none")

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        """The statements in it, through all levels, in order."""
        return tuple(_leaves(self))

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes of all operations in it, in order."""
        return tuple(one for leaf in self.leaves for one in leaf.classes)

    @property
    def ins(self) -> tuple[str, ...]:
        """The tensors that it reads from outside, in the order of their first use."""
        made: set[str] = set()
        read: dict[str, None] = {}
        for leaf in self.leaves:
            read.update((name, None) for name in leaf.ins if name not in made)
            made.update(leaf.outs)
        return tuple(read)


Candidate = Leaf | Fused
"""What a target is asked about: a statement, or statements that would become one."""


def _leaves(candidate: Candidate) -> Iterator[Leaf]:
    """Without recursion: fusions may nest deeper than Python's stack."""
    pending: list[Candidate] = [candidate]
    while pending:
        one = pending.pop()
        if isinstance(one, Leaf):
            yield one
        else:
            pending.extend(reversed(one.parts))


def _named(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "nothing"


@dataclass(frozen=True, slots=True)
class Numerics:
    """What fusion does to numbers on this target.

    With `bit_equal`, what is passed on inside a fused operation has the bits that it would have in memory. Otherwise
    `claim` says what a program of fused statements may claim instead (an intermediate that is not rounded to its
    storage format, say), and the program carries it.
    """

    accumulator: str = "f32"
    bit_equal: bool = True
    claim: str | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """How large a fused operation may become: operations that take a compute stage, tensors that it reads and binds,
    contractions, and bytes that it passes on inside (None: as many as there are)."""

    operations: int = 24
    operands: int = 12
    results: int = 4
    contractions: int = 1
    inner_bytes: int | None = None


@runtime_checkable
class FusionRule(Protocol):
    """An extra rule of a target: which statements to fuse although neither reads what the other binds.

    It only proposes: what it would make is asked about like everything else.
    """

    @property
    def name(self) -> str:
        """What the rule is called."""
        ...

    def proposes(self, first: Candidate, second: Candidate) -> bool:
        """Whether two statements that read one tensor should become one."""
        ...


@runtime_checkable
class TargetRules(Protocol):
    """What a target says of operations and of fusing them."""

    @property
    def name(self) -> str:
        """What the target is called."""
        ...

    @property
    def numerics(self) -> Numerics:
        """What fusion does to numbers."""
        ...

    @property
    def fusion_rules(self) -> Sequence[FusionRule]:
        """Rules beyond producer into consumer."""
        ...

    def supports(self, operation_class: str) -> bool:
        """Whether operations of this class (one of `CLASSES`) can be part of a fused operation."""
        ...

    def why_not(self, candidate: Candidate) -> str | None:
        """None if the target can run the candidate as one operation, else why not, naming tensors."""
        ...

    def activation_form(self, consumer: Candidate, operand: str) -> str | None:
        """The quantised form in which a consumer wants an operand (such as `int8 per row`), None for as it is.

        A value that is wanted in another form is stored: what makes it and what wants it are not fused.
        """
        ...


class GenericRules:
    """Elementwise operations and reductions around one contraction, within limits; for chips that say nothing else.

    So a matrix product fuses with its bias, its activation and its gating, and chains such as norms and softmax become
    one. A contraction is not held up by what others wait for: a value that is read elsewhere, too, is not computed in
    front of it in one statement. Rules of one's own derive from it: they set what differs, and override.
    """

    name: str = "generic"
    limits: Limits = Limits()
    numerics: Numerics = Numerics()
    fusion_rules: Sequence[FusionRule] = ()
    classes: frozenset[str] = FUSED_CLASSES

    def __init__(
        self,
        limits: Limits | None = None,
        name: str | None = None,
        numerics: Numerics | None = None,
        fusion_rules: Sequence[FusionRule] | None = None,
        classes: frozenset[str] | None = None,
    ):
        self.limits = self.limits if limits is None else limits
        self.name = self.name if name is None else name
        self.numerics = self.numerics if numerics is None else numerics
        self.fusion_rules = self.fusion_rules if fusion_rules is None else fusion_rules
        self.classes = self.classes if classes is None else classes

    def supports(self, operation_class: str) -> bool:
        """Its `classes`: by default all that say what the operation does."""
        return operation_class in self.classes

    def activation_form(self, consumer: Candidate, operand: str) -> str | None:
        """Every operand as it is."""
        return None

    def why_not(self, candidate: Candidate) -> str | None:
        """Whether a candidate is within the limits; a statement that is not fused is."""
        if isinstance(candidate, Leaf):
            return None
        leaves = candidate.leaves
        contracting = [leaf for leaf in leaves if "contraction" in leaf.classes]
        limits = self.limits
        if sum(leaf.classes.count("contraction") for leaf in contracting) > limits.contractions:
            others = _named([leaf.outs[0] for leaf in contracting])
            return f"{others} contract, and one operation has at most {_counted(limits.contractions, 'contraction')}"
        return (
            _over(sum(one in COMPUTING for one in candidate.classes), limits.operations, "operation")
            or _over(len(candidate.outs), limits.results, "result")
            or _over(len(candidate.ins), limits.operands, "operand")
            or self._over_inside(leaves, candidate.outs)
            or _held_up(leaves, contracting, candidate.outs)
        )

    def _over_inside(self, leaves: Sequence[Leaf], outs: Sequence[str]) -> str | None:
        limit = self.limits.inner_bytes
        if limit is None:
            return None
        sized = [pair for leaf in leaves for pair in zip(leaf.outs, leaf.sizes, strict=False)]
        held = sum(size for name, size in sized if name not in outs)
        return f"it would pass on {held} bytes inside, {held - limit} over {limit}" if held > limit else None


def _over(count: int, limit: int, what: str) -> str | None:
    return f"it would have {_counted(count, what)}, at most {limit} fit" if count > limit else None


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _held_up(leaves: Sequence[Leaf], contracting: Sequence[Leaf], outs: Sequence[str]) -> str | None:
    """Whether something that stays bound is made in front of a contraction, which would then be waited for."""
    if not contracting:
        return None
    wanted: set[str] = set()
    for leaf in reversed(leaves):
        if leaf in contracting or not wanted.isdisjoint(leaf.outs):
            bound = [name for name in leaf.outs if name in wanted and name in outs]
            if bound:
                return f"`{bound[0]}` is read elsewhere, too, and would wait for `{contracting[0].outs[0]}`"
            wanted.update(leaf.ins)
    return None


@dataclass(frozen=True)
class TensorParallelRules:
    """A target's rules under tensor parallelism: the base target's, behind two questions about all leaves.

    A fused operation becomes one section, which moves as a whole. So none may hold a fold of a collective, which must
    become the all-reduce, and all of it must run in one place: on one chip, or on the spine, which is not chip 0.
    """

    base: TargetRules
    manifest: Manifest
    _places: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_places", self.manifest.chip_of)

    @property
    def name(self) -> str:
        """`<base>:tp<chips>`."""
        return f"{self.base.name}:tp{self.manifest.chips}"

    @property
    def numerics(self) -> Numerics:
        """The base target's."""
        return self.base.numerics

    @property
    def fusion_rules(self) -> Sequence[FusionRule]:
        """The base target's."""
        return self.base.fusion_rules

    def supports(self, operation_class: str) -> bool:
        """What the base target supports."""
        return self.base.supports(operation_class)

    def activation_form(self, consumer: Candidate, operand: str) -> str | None:
        """The form that the base target wants."""
        return self.base.activation_form(consumer, operand)

    def why_not(self, candidate: Candidate) -> str | None:
        """Why the candidate cannot be one operation: first what tensor parallelism says, then the base target."""
        if isinstance(candidate, Fused):
            leaves = candidate.leaves
            refusal = self._folds(leaves) or self._apart(leaves)
            if refusal is not None:
                return refusal
        return self.base.why_not(candidate)

    def _folds(self, leaves: Sequence[Leaf]) -> str | None:
        for leaf in leaves:
            for name in leaf.outs:
                if (collective := self.manifest.collective_folding(name)) is not None:
                    return f"`{name}` folds a collective and must become the all-reduce of `{collective.out}`"
        return None

    def _apart(self, leaves: Sequence[Leaf]) -> str | None:
        names = [name for leaf in leaves for name in leaf.outs]
        place = self._places.get(names[0]) if names else None
        other = next((name for name in names if self._places.get(name) != place), None)
        return None if other is None else f"`{names[0]}` and `{other}` run on different chips"
