"""What a target is asked, and what tensor parallelism refuses before it is."""

from __future__ import annotations

import pytest

from tp_dialect.manifest import Collective, Manifest
from tp_dialect.target_rules import (
    CLASSES,
    Candidate,
    Fused,
    GenericRules,
    Leaf,
    Limits,
    Numerics,
    TargetRules,
    TensorParallelRules,
)

MANIFEST = Manifest(
    2,
    {"a": 0, "a2": 0, "b": 1, "p0": 0, "p1": 1},
    collectives=[Collective("y", ("p0", "p1"), ("y",))],
)


def leaf(out: str, *ins: str, classes: tuple[str, ...] = ("elementwise",)) -> Leaf:
    """A statement that binds one tensor."""
    return Leaf((out,), ins, classes)


class Recording(GenericRules):
    """A base target that notes what it is asked, and refuses everything in its own words."""

    name = "mine"

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Candidate] = []

    def why_not(self, candidate: Candidate) -> str | None:
        """Refuse everything."""
        self.asked.append(candidate)
        return "too hot"


def wrapped(base: TargetRules | None = None) -> TensorParallelRules:
    """Rules over two chips."""
    return TensorParallelRules(base or GenericRules(), MANIFEST)


def test_the_wrapper_is_named_after_target_and_chips() -> None:
    """`<base>:tp<chips>`."""
    assert wrapped().name == "generic:tp2"
    assert TensorParallelRules(wrapped(), Manifest(3)).name == "generic:tp2:tp3"


def test_the_wrapper_is_a_target() -> None:
    """What a target answers, the wrapper answers."""
    assert isinstance(wrapped(), TargetRules)


def test_a_fold_is_refused() -> None:
    """It must become the all-reduce."""
    reason = wrapped().why_not(Fused((leaf("y", "p0", "p1"), leaf("z", "y"))))
    assert reason is not None and reason.startswith("`y` folds a collective")


def test_a_fold_is_asked_about_before_the_places() -> None:
    """Where both hold, the fold is named."""
    reason = wrapped().why_not(Fused((leaf("a"), leaf("b", "a"), leaf("y", "p0", "p1"))))
    assert reason is not None and reason.startswith("`y` folds a collective")


def test_leaves_of_two_chips_are_refused() -> None:
    """A fused statement runs in one place."""
    assert wrapped().why_not(Fused((leaf("a"), leaf("b", "a")))) == "`a` and `b` run on different chips"


@pytest.mark.parametrize("names", [("a", "s"), ("s", "a")])
def test_chip_0_and_the_spine_are_different_places(names: tuple[str, str]) -> None:
    """Although the spine runs on chip 0."""
    one, other = names
    assert wrapped().why_not(Fused((leaf(one), leaf(other, one)))) == f"`{one}` and `{other}` run on different chips"


@pytest.mark.parametrize("names", [("a", "a2"), ("s", "t"), ("p0", "a")])
def test_one_place_is_no_reason(names: tuple[str, str]) -> None:
    """Two tensors of a chip, two of the spine, a partial with its chip's others."""
    assert wrapped().why_not(Fused((leaf(names[0]), leaf(names[1], names[0])))) is None


def test_leaves_are_looked_through_all_levels() -> None:
    """Fusions nest; a leaf deep inside counts like one at the top."""
    deep: Candidate = Fused((leaf("b"), leaf("p1", "b")))
    for _ in range(3000):
        deep = Fused((deep,))
    assert wrapped().why_not(Fused((leaf("a"), deep))) == "`a` and `b` run on different chips"
    assert [one.outs for one in deep.leaves] == [("b",), ("p1",)]


def test_every_tensor_that_a_leaf_binds_has_a_place() -> None:
    """A leaf that binds several is looked at as a whole."""
    both = Leaf(("a2", "b"), ())
    assert wrapped().why_not(Fused((leaf("a"), both))) == "`a` and `b` run on different chips"
    folding = Leaf(("a", "y"), ())
    reason = wrapped().why_not(Fused((folding,)))
    assert reason is not None and reason.startswith("`y` folds")


@pytest.mark.parametrize("alone", [leaf("y", "p0", "p1"), Leaf(("a", "b"), ())])
def test_a_statement_that_is_not_fused_is_never_refused_by_these(alone: Leaf) -> None:
    """It goes to the base target, unchanged."""
    base = Recording()
    assert wrapped().why_not(alone) is None
    assert wrapped(base).why_not(alone) == "too hot"
    assert base.asked == [alone]


def test_everything_else_is_the_base_targets() -> None:
    """The candidate itself, classes, forms, extra rules and numerics are handed on."""

    class Own(GenericRules):
        def activation_form(self, consumer: Candidate, operand: str) -> str | None:
            return f"{operand} of {consumer.outs[0]}"

    rule = object()
    base = Own(numerics=Numerics("f16", False, "mine"), fusion_rules=[rule], classes=frozenset({"gather"}))  # type: ignore[list-item]
    rules = wrapped(base)
    assert [one for one in CLASSES if rules.supports(one)] == ["gather"]
    assert rules.activation_form(leaf("a"), "x") == "x of a"
    assert list(rules.fusion_rules) == [rule]
    assert rules.numerics is base.numerics
    recording = Recording()
    candidate = Fused((leaf("a"), leaf("a2", "a")))
    assert wrapped(recording).why_not(candidate) == "too hot"
    assert recording.asked == [candidate] and recording.asked[0] is candidate


def test_a_fused_operation_reads_what_it_does_not_make() -> None:
    """In the order of first use, each once; a tensor that is read before it is bound is read from outside."""
    fused = Fused((leaf("a", "x", "S"), leaf("S", "a", "x"), leaf("z", "S", "w")))
    assert fused.ins == ("x", "S", "w")
    assert fused.classes == ("elementwise",) * 3


# The generic rules


def refusal(limits: Limits, *leaves: Leaf, outs: tuple[str, ...] = ()) -> str | None:
    """What the generic rules say of these as one."""
    return GenericRules(limits).why_not(Fused(leaves, outs))


@pytest.mark.parametrize(
    ("limits", "reason"),
    [
        (Limits(operations=2), "it would have 3 operations, at most 2 fit"),
        (Limits(results=1), "it would have 2 results, at most 1 fit"),
        (Limits(operands=1), "it would have 2 operands, at most 1 fit"),
        (Limits(), None),
    ],
)
def test_a_fused_operation_stays_within_limits(limits: Limits, reason: str | None) -> None:
    """Operations that take a compute stage, tensors read, tensors bound."""
    leaves = (leaf("a", "x"), leaf("b", "a", "w", classes=("movement", "reduction", "elementwise")))
    assert refusal(limits, *leaves, outs=("a", "b")) == reason


def test_what_is_passed_on_inside_is_counted_in_bytes() -> None:
    """The refusal says how many bytes are too many."""
    leaves = (Leaf(("a",), ("x",), (), (100,)), Leaf(("b",), ("a",), (), (60,)))
    assert refusal(Limits(inner_bytes=90), *leaves, outs=("b",)) == "it would pass on 100 bytes inside, 10 over 90"
    assert refusal(Limits(inner_bytes=100), *leaves, outs=("b",)) is None


def test_two_contractions_are_not_one_operation() -> None:
    """Both are named."""
    first, second = (leaf(name, "x", classes=("contraction",)) for name in "ab")
    reason = refusal(Limits(), first, second)
    assert reason == "`a`, `b` contract, and one operation has at most 1 contraction"
    assert refusal(Limits(contractions=2), first, second) is None


def test_a_contraction_is_not_waited_for_by_others() -> None:
    """A value that leads to it and stays bound is refused, directly or through another; what follows it may be."""
    norm, contraction, after = leaf("n", "x"), leaf("c", "m", "w", classes=("contraction",)), leaf("d", "c")
    chain = (norm, leaf("m", "n"), contraction, after)
    assert refusal(Limits(), *chain, outs=("n", "d")) == "`n` is read elsewhere, too, and would wait for `c`"
    assert refusal(Limits(), *chain, outs=("c", "d")) is None
    assert refusal(Limits(), norm, leaf("z", "n"), contraction, outs=("n", "z")) is None
