"""Which statements become one, on names alone; random programs mean the same afterwards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.manifest import Collective, Manifest
from tp_dialect.target_rules import Candidate, GenericRules, Leaf, Limits, TargetRules, TensorParallelRules
from tp_passes.fuse.decide import Decision, decide
from tp_passes.fuse.flow import Flow
from tp_passes.fuse.inline import GIVEN, wiring_of

ANYTHING = GenericRules(Limits(10**9, 10**9, 10**9, 10**9))


def leaves_of(text: str) -> list[Leaf]:
    """`a b = x y *` binds a and b from x and y; a star makes it a contraction."""
    leaves: list[Leaf] = []
    for line in text.split(";"):
        outs, ins = (part.split() for part in line.split("="))
        kind = "contraction" if "*" in ins else "elementwise"
        leaves.append(Leaf(tuple(outs), tuple(name for name in ins if name != "*"), (kind,)))
    return leaves


def names_in(decision: Decision, leaves: Sequence[Leaf]) -> list[str]:
    """The groups, each as the names that it binds."""
    return [" ".join(leaves[number].outs[0] for number in group) for group in decision.groups]


def grouped(text: str, rules: TargetRules = ANYTHING, kept: str = "") -> list[str]:
    """The groups of a program in text."""
    leaves = leaves_of(text)
    return names_in(decide(leaves, rules, set(kept.split())), leaves)


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("a = x; b = a; c = b", ["a b c"]),
        ("m = v; s = v m; e = s; t = e; d = e t", ["m s e t d"]),  # softmax: what forks and joins again
        ("c = x w *; b = c; d = b w *; e = d", ["c b", "d e"]),  # the bias goes with what makes it
        ("n = x; q = n w *", ["n q"]),  # nothing else to go with
        ("n = x; q = n w *; k = n v *", ["n", "q", "k"]),  # k would wait for q
        ("r = x y; n = r; z = r w", ["r n z"]),
        ("u = x *; g = x *; a = g; m = a u", ["g a m", "u"]),
    ],
)
def test_what_belongs_together_becomes_one(text: str, groups: list[str]) -> None:
    """By the generic rules: one contraction, what follows it before what precedes it."""
    assert sorted(grouped(text, GenericRules())) == sorted(groups)


def test_a_value_that_is_given_back_stays_bound_and_may_be_fused() -> None:
    """`kept` names are bound whoever reads them."""
    leaves = leaves_of("a = x; b = a; c = b")
    flow = Flow.of(leaves)
    assert grouped("a = x; b = a; c = b", kept="b") == ["a b c"]
    assert flow.bound_by([0, 1, 2], {"b"}) == [(1, "b"), (2, "c")]
    assert flow.bound_by([0, 1], {"c"}) == [(1, "b")]


def test_a_group_that_would_wait_for_itself_is_refused() -> None:
    """Directly, and by way of an overwritten tensor, both are named."""
    fixed = {1: "stays"}
    for text, between in (("a = x; s = a; y = a s", "s"), ("a = S; S = x; y = a S", "S")):
        decision = decide(leaves_of(text), ANYTHING, {"S", "y"}, fixed)
        assert [sorted(group) for group in decision.groups] == [[0], [1], [2]]
        reasons = {(one.value, one.reader): one.reason for one in decision.refusals}
        assert reasons["a", "y"] == f"`{between}` has to run between them"


def test_groups_come_in_an_order_in_which_they_can_run() -> None:
    """`b` moves up in front of the statement that overwrites what `a` read."""
    leaves = leaves_of("a = S; S = x; b = a; c = S")
    groups = decide(leaves, ANYTHING, {"S", "b", "c"}, {1: "stays", 3: "stays"}).groups
    assert groups == [[0, 2], [1], [3]]


def test_both_groups_around_what_stands_between_are_moved() -> None:
    """What `b` needs comes in front, what needs `a` comes behind."""
    text = "a = x; p = y; q = a; b = a p; r = q b"
    leaves = leaves_of(text)
    groups = decide(leaves, ANYTHING, {"b", "q", "r"}, {1: "stays", 2: "stays", 4: "stays"}).groups
    assert groups == [[1], [0, 3], [2], [4]]


def test_a_target_that_answers_something_else_is_refused() -> None:
    """`why_not` gives a reason or None."""

    class Wrong(GenericRules):
        def why_not(self, candidate: Candidate) -> str | None:
            return True  # type: ignore[return-value]

    with pytest.raises(TpError, match="TP316"):
        decide(leaves_of("a = x; b = a"), Wrong())


def test_a_value_that_is_wanted_in_another_form_is_stored() -> None:
    """The consumer that wants it so is named, and the form."""

    class Quantised(GenericRules):
        def activation_form(self, consumer: Candidate, operand: str) -> str | None:
            return "int8 per row" if "contraction" in consumer.classes else None

    decision = decide(leaves_of("a = x; n = a; c = n w *; d = c"), Quantised(), {"d"})
    assert decision.groups == [[0, 1], [2, 3]]
    assert [one.reason for one in decision.refusals] == ["`c` wants `n` as int8 per row, so it is stored"]


class Beside:
    """Fuses what reads one tensor."""

    name = "beside"

    def proposes(self, first: Candidate, second: Candidate) -> bool:
        """Always."""
        return True


def test_an_extra_rule_fuses_siblings() -> None:
    """Two contractions that read one tensor, on a target that takes two at once; never across chips."""
    text = "q = n w *; k = n v *; g = n u *"
    two = GenericRules(Limits(contractions=2), fusion_rules=[Beside()])
    assert grouped(text, GenericRules(Limits(contractions=2))) == ["q", "k", "g"]
    assert grouped(text, two) == ["q k", "g"]
    apart = TensorParallelRules(two, Manifest(2, {"q": 0, "k": 1, "g": 1}))
    assert sorted(grouped(text, apart)) == ["k g", "q"]


# Random programs


@st.composite
def programs(draw: st.DrawFn) -> tuple[list[Leaf], Manifest, set[str]]:
    """Statements over few names, so that they are bound again often, on two chips and the spine, with folds."""
    names = "abcdefgh"
    leaves: list[Leaf] = []
    for _ in range(draw(st.integers(1, 14))):
        outs = draw(st.lists(st.sampled_from(names), min_size=1, max_size=2, unique=True))
        ins = draw(st.lists(st.sampled_from(names + "xy"), max_size=3))
        kind = draw(st.sampled_from(("elementwise", "reduction", "contraction", "movement")))
        leaves.append(Leaf(tuple(outs), tuple(ins), (kind,)))
    chips = {name: draw(st.sampled_from((0, 1, None, None, None))) for name in names}
    manifest = Manifest(2, {name: chip for name, chip in chips.items() if chip is not None})
    if draw(st.booleans()):
        manifest.collectives.append(Collective("h", ("a", "b"), ("h",)))
    return leaves, manifest, set(draw(st.lists(st.sampled_from(names), max_size=3)))


def meaning(leaves: Sequence[Leaf]) -> tuple[list[object], dict[str, object]]:
    """What every statement computes, as a term over what is given, and what the names hold at the end."""
    memory: dict[str, object] = {}
    terms: list[object] = []
    for number, leaf in enumerate(leaves):
        term = (number, tuple(memory.get(name, name) for name in leaf.ins))
        terms.append(term)
        memory.update({name: (term, place) for place, name in enumerate(leaf.outs)})
    return terms, memory


@settings(max_examples=300)
@given(programs(), st.sampled_from((Limits(), Limits(3, 3, 2), Limits(10**9, 10**9, 10**9, 10**9))))
def test_random_programs_mean_the_same(program: tuple[list[Leaf], Manifest, set[str]], limits: Limits) -> None:
    """Run group by group, a group reading memory only for what it is given and binding only what stays bound, every
    statement computes what it computed, and kept names hold what they held. No group breaks a rule."""
    leaves, manifest, kept = program
    rules = TensorParallelRules(GenericRules(limits), manifest)
    decision = decide(leaves, rules, kept)
    assert sorted(number for group in decision.groups for number in group) == list(range(len(leaves)))
    terms, memory = meaning(leaves)
    flow = Flow.of(leaves)
    held: dict[str, object] = {}
    for group in decision.groups:
        wiring = wiring_of(flow, group, [str(number) for number in group], flow.bound_by(group, kept))
        given_terms = [held.get(name, name) for name in wiring.ins]
        made: list[object] = []
        (parts, returned) = wiring.recipe

        def value(wire: tuple[int, int], given: Sequence[object] = given_terms, made: list[object] = made) -> object:
            part, number = wire
            return given[number] if part == GIVEN else (made[part], number)

        for callee, wires in parts:
            made.append((int(callee), tuple(value(wire) for wire in wires)))
            assert made[-1] == terms[int(callee)]
        outs = leaves[group[0]].outs if len(group) == 1 else wiring.outs
        results = [(made[0], place) for place in range(len(outs))] if len(group) == 1 else map(value, returned)
        held.update(zip(outs, results, strict=True))
        places = {manifest.chip_of.get(name) for number in group for name in leaves[number].outs}
        binders = [name for number in group for name in leaves[number].outs]
        assert len(set(outs)) == len(outs)
        if len(group) > 1:
            assert len(places) == 1
            assert not any(manifest.collective_folding(name) for name in binders)
    assert {name: held[name] for name in kept & memory.keys()} == {name: memory[name] for name in kept & memory.keys()}


def test_many_statements_take_linear_time() -> None:
    """A thousand readers of one value, and a long chain beside them: few looks at groups per statement."""
    text = "; ".join(["v = x", *(f"r{n} = v r{n - 1}" for n in range(1, 1000)), *(f"s{n} = v" for n in range(1000))])
    leaves = leaves_of(text)
    groups = decide(leaves, GenericRules()).groups
    assert sum(map(len, groups)) == len(leaves) and len(groups) < 1100
