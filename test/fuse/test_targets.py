"""Whose rules are asked: built-in ones, a described chip's, a user's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser
from xdsl.utils.exceptions import PassFailedException

from tp_dialect.errors import TpError
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.target_rules import TargetRules
from tp_dialect.targets import target_of
from tp_passes.fuse import FusePass
from tp_passes.fuse.target import rules_by_name, rules_of_chip
from tp_tools.shell import context

CHIPS = Path(__file__).resolve().parent / "inputs" / "half.txt"

OWN = """
from tp_dialect.target_rules import GenericRules, Limits

class Narrow(GenericRules):
    name = "narrow"
    limits = Limits(operations=2)

wide = GenericRules(name="wide")

class Stubborn(GenericRules):
    name = "stubborn"
    def why_not(self, candidate):
        return 5
"""

PROGRAM = """
tp.program @p chips 1 {
  func.func @tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = math.tanh %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @b : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.let @a = @tanh(@x)
  tp.let @b = @tanh(@a)
  tp.let @y = @tanh(@b)
}
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody's own on Python's path."""
    (tmp_path / "rules_of_my_chip.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "rules_of_my_chip"


def fused(target: str) -> tuple[ModuleOp, int]:
    """The program fused for a target, and how many statements are left."""
    module = Parser(context(), PROGRAM).parse_module()
    FusePass(target=target).apply(context(), module)
    return module, len(ProgramIndex.of(next(programs_of(module))).statements)


def test_a_users_own_rules_are_asked(own: str) -> None:
    """By a class, or by an object that is there."""
    assert fused(f"{own}:Narrow")[1] == 2
    assert fused(f"{own}:wide")[1] == 1
    assert rules_by_name(f"{own}:wide").name == "wide"


def test_rules_that_answer_wrongly_are_refused_before_anything_changes(own: str) -> None:
    """Not a text, and not None."""
    module = Parser(context(), PROGRAM).parse_module()
    before = str(module)
    with pytest.raises(PassFailedException, match=r"target `stubborn:tp1`: expected a text or None .*got 5 \[TP316\]"):
        FusePass(target=f"{own}:Stubborn").apply(context(), module)
    assert str(module) == before


@pytest.mark.parametrize("spec", ["generic", "small", "large", f"{CHIPS}@half"])
def test_what_is_found_is_a_target(spec: str) -> None:
    """All that a target answers."""
    rules = rules_by_name(spec)
    assert isinstance(rules, TargetRules)
    assert rules.name == spec.rpartition("@")[2]


@pytest.mark.parametrize("spec", ["medium", "no_such_module:rules", "math:rules", ":x", "a:"])
def test_what_is_not_found_is_refused(spec: str) -> None:
    """With what would be."""
    with pytest.raises(TpError, match="TP315"):
        rules_by_name(spec)


def test_a_chip_fuses_what_its_datapaths_do() -> None:
    """No contractions, no fused contraction; f32 is kept, bf16 would have been rounded."""
    plain = rules_of_chip(target_of("large"))
    assert plain.supports("contraction") and plain.supports("elementwise") and not plain.supports("other")
    assert plain.numerics.bit_equal
    poor = rules_of_chip(target_of(f"{CHIPS}@no_products"))
    assert not poor.supports("contraction") and poor.supports("reduction")
    half = rules_of_chip(target_of(f"{CHIPS}@half"))
    assert not half.numerics.bit_equal and half.numerics.claim == "what fused statements pass on is not rounded to bf16"
