"""Real layers: every decomposition is proved equal to its source, at every level."""

from __future__ import annotations

import pytest
from xdsl.context import Context
from xdsl.passes import ModulePass

from tp_dialect.errors import TpError
from tp_passes.split import SplitPass

from .support import CASES, DOWNWARD, LAYERS, decomposed, findings, lowered

REAL = sorted(
    name
    for name in {path.stem for path in CASES.glob("*.json")}
    if (CASES / f"{name.removesuffix('_planned')}.mlir").exists() and name != "gpt2"
)
OTHERS = sorted(path.stem for path in LAYERS.glob("*.json"))


@pytest.mark.parametrize("chips", [1, 2, 3, 8])
@pytest.mark.parametrize("name", REAL)
def test_a_real_layer_is_proved_equal(name: str, chips: int) -> None:
    """Step by step, the program is values of the function that it was made of."""
    try:
        module = decomposed(name, chips)
    except TpError:
        pytest.skip("its plan does not go with so many chips")
    assert findings(module).equal


@pytest.mark.parametrize("chips", [2, 3])
@pytest.mark.parametrize("name", OTHERS)
def test_layers_of_other_architectures_are_proved_equal(name: str, chips: int) -> None:
    """Nothing in the checker knows an architecture."""
    try:
        module = decomposed(name, chips, LAYERS)
    except TpError:
        pytest.skip("its plan does not go with so many chips")
    assert findings(module).equal


@pytest.mark.parametrize("chips", [2, 4])
@pytest.mark.parametrize("name", REAL)
def test_without_its_source_a_layer_keeps_the_other_rules(name: str, chips: int) -> None:
    """No false alarm where nothing says what is to be equal."""
    try:
        module = decomposed(name, chips)
    except TpError:
        pytest.skip("its plan does not go with so many chips")
    for op in [op for op in module.body.block.ops if op.name == "func.func"]:
        op.detach()
    assert not findings(module).equal


@pytest.mark.parametrize("last", DOWNWARD, ids=lambda one: one.name)
@pytest.mark.parametrize(("name", "chips"), [("llama", 2), ("llama_decode", 3)])
def test_each_later_pass_keeps_what_was_proved(name: str, chips: int, last: type[ModulePass]) -> None:
    """Sections, phases, chips and the relay are checked again, each by what it says itself."""
    assert findings(lowered(decomposed(name, chips), last)).equal


def test_the_spine_may_run_everywhere() -> None:
    """Every chip then folds for itself."""
    module = decomposed("llama", 2)
    SplitPass(spine="everywhere").apply(Context(), module)
    assert findings(module).equal


def test_every_float_sum_over_chips_names_its_order() -> None:
    """Two all-reduces in a layer, each from left to right; what is exact says so."""
    found = findings(decomposed("llama", 2))
    assert found.rounded == ["layers.0.self_attn.o_proj", "layers.0.mlp.down_proj"]
    assert not found.exact
    assert findings(decomposed("llama", 1)).exact == found.rounded
