"""`tp-run --weights` and `tp-manifest`: a program runs on what each chip read; its manifest alone loads the same."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from checkpoint_files import Array, write_gguf

from tp_dialect.loaders import Weights, load_chip, save_safetensors, whole_tensors
from tp_dialect.manifest import Manifest

CASES = Path(__file__).parents[1] / "cases"
CASE = "llama_smollm"
CHIPS = 3
BIN = Path(sys.executable).parent


def call(command: str, *arguments: object, status: int = 0) -> str:
    """Run a command of the environment; what it printed."""
    done = subprocess.run([BIN / command, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def arrays() -> dict[str, Array]:
    """The arrays of the case."""
    with np.load(CASES / f"{CASE}.npz") as file:
        return dict(file)


@pytest.fixture(scope="module")
def folder(arrays: Mapping[str, Array], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The case's inputs as npz, its weights as one file, as two with an index, and as GGUF; and its program."""
    made = tmp_path_factory.mktemp("case")
    weights = {name: array for name, array in arrays.items() if name.startswith("layers")}
    np.savez(made / "inputs.npz", **{name: array for name, array in arrays.items() if name not in weights})
    save_safetensors(made / "model.safetensors", {f"model.{name}": array for name, array in weights.items()})
    parts = {name: f"part-{number % 2}.safetensors" for number, name in enumerate(weights)}
    for part in set(parts.values()):
        save_safetensors(made / part, {name: weights[name] for name in weights if parts[name] == part})
    (made / "index.json").write_text(json.dumps({"metadata": {}, "weight_map": parts}))
    write_gguf(made / "model.gguf", dict(_gguf(weights)), "llama", attention__head_count=9, attention__head_count_kv=3)
    options = f'tp-decompose{{chips={CHIPS} plan="{CASES / CASE}.json" keep=false}}'
    call("xdsl-opt", CASES / f"{CASE}.mlir", "-p", options, "-o", made / "program.mlir")
    return made


GGUF_NAMES = {
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "ffn_norm",
}


def _gguf(weights: Mapping[str, Array]) -> dict[str, tuple[Array, str]]:
    """The weights as llama.cpp's converter names and orders them."""
    made: dict[str, tuple[Array, str]] = {}
    for name, array in weights.items():
        module = name.removeprefix("layers.0.").removesuffix(".weight")
        heads = {"self_attn.q_proj": 9, "self_attn.k_proj": 3}.get(module)
        if heads is not None:
            array = array.reshape(heads, 2, -1, array.shape[1]).swapaxes(1, 2).reshape(array.shape)  # noqa: PLW2901
        made[f"blk.0.{GGUF_NAMES[module]}.weight"] = (array, "F32")
    return made


@pytest.mark.parametrize(
    "files", [["model.safetensors"], ["index.json"], ["part-0.safetensors", "part-1.safetensors"], ["model.gguf"]]
)
def test_a_layer_runs_on_the_pieces_that_its_chips_read(files: list[str], folder: Path) -> None:
    """One file, an index, several files, GGUF: equal to PyTorch, and no byte is read that no chip owns."""
    given = [part for file in files for part in ("--weights", folder / file)]
    out = call(
        "tp-run", folder / "program.mlir", "--inputs", folder / "inputs.npz", *given, "--check", CASES / f"{CASE}.npz"
    )
    assert "(1.000 of their pieces in the files)" in out
    assert "y: largest error" in out and "ok" in out


def test_a_plain_function_takes_its_parameters_from_the_checkpoint(folder: Path) -> None:
    """Unsharded, by the case's names."""
    out = call(
        "tp-run", CASES / f"{CASE}.mlir", "--plan", CASES / f"{CASE}.json", "--inputs", folder / "inputs.npz",
        "--weights", folder / "model.safetensors", "--check", CASES / f"{CASE}.npz",
    )  # fmt: skip
    assert "read        KiB: " in out


def test_a_weight_that_is_nowhere_is_missed_by_name(folder: Path, tmp_path: Path) -> None:
    """Neither in the checkpoint nor in the inputs: exit 1, no traceback."""
    save_safetensors(tmp_path / "other.safetensors", {"w": np.ones(3, np.float32)})
    arguments = (
        folder / "program.mlir",
        "--inputs",
        folder / "inputs.npz",
        "--weights",
        tmp_path / "other.safetensors",
    )
    out = call("tp-run", *arguments, status=1)
    assert "error: tensor `layers.0." in out and "[TP650]" in out and "Traceback" not in out


def test_the_table_has_a_line_per_piece_and_its_bytes(folder: Path) -> None:
    """Per chip, with the ranges, the bytes in all, and what the checkpoint has for it."""
    out = call("tp-manifest", folder / "program.mlir", "--weights", folder / "model.gguf")
    for chip in range(CHIPS):
        assert f"\nchip {chip}: 7 tensors, " in "\n" + out
    assert "every chip: " in out
    line = next(line for line in out.splitlines() if line.split()[:1] == ["layers.0.self_attn.q_proj.weight_c1"])
    assert line.split()[1:] == [
        "weight", "layers.0.self_attn.q_proj.weight[72,", "72]", "0", "24:24", "6,912", "blk.0.attn_q.weight", "F32",
    ]  # fmt: skip


def test_the_json_is_the_manifest_and_loads_a_chip_by_itself(folder: Path, arrays: Mapping[str, Array]) -> None:
    """Somebody else's loader has the JSON and the files, and no program."""
    text = call("tp-manifest", folder / "program.mlir", "--json")
    manifest = Manifest.from_json(text)
    assert manifest.to_json() == text
    for file in ("model.safetensors", "model.gguf", "index.json"):
        weights = Weights.open([folder / file])
        loaded = [
            load_chip(manifest, weights, chip, replicated=["layers.0.input_layernorm.weight"]) for chip in range(CHIPS)
        ]
        for full in {piece.of for piece in manifest.slices.values()}:
            own = [
                array
                for one in loaded
                for name, array in one.items()
                if name in manifest.slices and manifest.slices[name].of == full
            ]
            axis = next(piece.axis for piece in manifest.slices.values() if piece.of == full)
            np.testing.assert_array_equal(np.concatenate(own, axis), arrays[full])
        assert {len(whole_tensors(manifest, weights))} == {2}


def test_slices_of_what_the_host_gives_are_passed_over(folder: Path) -> None:
    """A manifest lists the pieces of inputs and state too; those are named as given."""
    from tp_dialect.errors import TpError
    from tp_dialect.manifest import Slice

    manifest = Manifest(2)
    manifest.place("q_c0", 0, Slice("layers.0.self_attn.q_proj.weight", (72, 72), 0, ((0, 8),)))
    manifest.place("cache_c0", 0, Slice("cache", (4, 2), 0, ((0, 2),)))
    with pytest.raises(TpError, match=r"`cache`.*TP650"):
        load_chip(manifest, [folder / "model.safetensors"], 0)
    assert list(load_chip(manifest, [folder / "model.safetensors"], 0, given=["cache"])) == ["q_c0"]
    assert load_chip(manifest, [folder / "model.safetensors"], 1) == {}
