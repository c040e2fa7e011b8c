"""What crosses between chips: each tensor once to each chip that reads it, from the chip that wrote it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.manifest import Manifest
from tp_dialect.scheduling import ChipTransfer, Statement, transfers

MLP = [
    Statement("x", ("tokens",)),
    Statement("h_c0", ("x", "W1_c0")),
    Statement("h_c1", ("x", "W1_c1")),
    Statement("p_c0", ("h_c0", "W2_c0")),
    Statement("p_c1", ("h_c1", "W2_c1")),
    Statement("y", ("p_c0", "p_c1")),
]
PLACED = {f"{name}_c{chip}": chip for name in ("W1", "W2", "h", "p") for chip in range(2)}


def test_a_layer_sends_its_input_out_and_its_partials_home():
    assert transfers(MLP, Manifest(2, PLACED)) == [ChipTransfer("x", 0, 1), ChipTransfer("p_c1", 1, 0)]


def test_on_one_chip_nothing_crosses():
    assert transfers(MLP, Manifest(1, dict.fromkeys(PLACED, 0))) == []
    assert transfers([], Manifest(2)) == []


def test_each_tensor_crosses_once_to_each_chip_that_reads_it():
    manifest = Manifest(3, {"a1": 1, "b1": 1, "a2": 2})
    statements = [Statement("x", ()), *(Statement(name, ("x", "x")) for name in ("a1", "b1", "a2"))]
    assert transfers(statements, manifest) == [ChipTransfer("x", 0, 1), ChipTransfer("x", 0, 2)]


def test_what_no_statement_writes_crosses_nothing():
    """A weight or a host input: a chip that reads it holds it, wherever the manifest places it."""
    assert transfers([Statement("y", ("w", "x"))], Manifest(2, {"w": 1})) == []


def test_a_tensor_that_is_read_before_it_is_written_crosses_nothing():
    statements = [Statement("a", ("state",)), Statement("state", ("a",))]
    assert transfers(statements, Manifest(2, {"a": 1})) == [ChipTransfer("a", 1, 0)]


def test_they_come_in_program_order_and_by_operand():
    manifest = Manifest(2, {"a": 1, "b": 1, "c": 1})
    statements = [Statement("a", ()), Statement("b", ()), Statement("x", ("b", "a")), Statement("c", ("x",))]
    assert [one.tensor for one in transfers(statements, manifest)] == ["b", "a", "x"]


def test_the_first_crossing_counts_and_a_rewritten_tensor_is_not_refused():
    manifest = Manifest(2, {"a": 1, "b": 1})
    statements = [Statement("t", ()), Statement("a", ("t",)), Statement("t", ("t",)), Statement("b", ("t",))]
    assert transfers(statements, manifest) == [ChipTransfer("t", 0, 1)]


def test_a_statement_that_binds_several_tensors_counts_once_per_binder():
    manifest = Manifest(3, {"top": 1, "rest": 2})
    several = [Statement("x", ()), Statement(("top", "rest"), ("x",)), Statement("y", ("top", "rest"))]
    expected = [
        ChipTransfer("x", 0, 1),
        ChipTransfer("x", 0, 2),
        ChipTransfer("top", 1, 0),
        ChipTransfer("rest", 2, 0),
    ]
    assert transfers(several, manifest) == expected
    singly = [several[0], Statement("top", ("x",)), Statement("rest", ("x",)), several[2]]
    assert transfers(singly, manifest) == expected


def test_a_statement_reads_before_it_binds():
    manifest = Manifest(2, {"b": 1})
    assert transfers([Statement(("s", "b"), ("s",))], manifest) == []


def test_the_middle_of_three_chips_reaches_both_ends_and_nobody_beyond():
    manifest = Manifest(3, {"a": 0, "b": 1, "c": 2, "l": 0, "r": 2})
    statements = [Statement("b", ()), Statement("l", ("b",)), Statement("r", ("b",))]
    assert {(one.from_chip, one.to_chip) for one in transfers(statements, manifest)} == {(1, 0), (1, 2)}


def test_the_order_of_names_in_a_manifest_does_not_change_the_transfers():
    for seed in range(20):
        entries = list(PLACED.items())
        random.Random(seed).shuffle(entries)
        assert transfers(MLP, Manifest(2, dict(entries))) == transfers(MLP, Manifest(2, PLACED))


def test_lists_and_tuples_make_equal_statements():
    assert Statement("y", ["a", "b"]) == Statement("y", ("a", "b"))
    assert Statement(["a", "b"], ()) == Statement(("a", "b"), ())
    assert Statement("y", ()).binders == ("y",)
    with pytest.raises(TpError, match=r"ins: expected several names.*\[TP027\]"):
        Statement("y", "ab")


@given(
    st.lists(st.tuples(st.sampled_from("abcdef"), st.lists(st.sampled_from("abcdefxw"), max_size=3))),
    st.dictionaries(st.sampled_from("abcdefw"), st.integers(0, 2)),
)
def test_transfers_are_those_of_the_rule(program: list[tuple[str, list[str]]], placed: dict[str, int]):
    manifest = Manifest(3, placed)
    expected: list[ChipTransfer] = []
    for number, (out, ins) in enumerate(program):
        chip = placed.get(out, 0)
        for tensor in ins:
            writers = [placed.get(name, 0) for name, _ in program[:number] if name == tensor]
            seen = any(one.tensor == tensor and one.to_chip == chip for one in expected)
            if writers and writers[-1] != chip and not seen:
                expected.append(ChipTransfer(tensor, writers[-1], chip))
    assert transfers([Statement(out, ins) for out, ins in program], manifest) == expected
