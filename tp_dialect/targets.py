"""The targets that are known by name, and a user's own from a file.

`small` is for tests: tiles of 8 x 8 and four sites make small layers stream and split; its 32 KiB a site leave room for
rows that must be whole.

`large` is sized like a present-day spatial chip. Its figures follow what Tenstorrent publishes of Wormhole: tiles of
32 x 32; of the 80 cores of a chip the 8 x 8 that every board has; 1,464 KiB of SRAM a core; of the five small
processors of a core one reads, three compute together and one writes; Ethernet links of 100 Gbit/s (12 bytes per
nanosecond), 32 chips in the largest box. The latency of a link is a round figure of ours.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import Builtin
from xdsl.parser import Parser
from xdsl.utils.exceptions import DiagnosticException, ParseError

from tp_dialect.errors import TpError
from tp_dialect.target import Target, TargetOp, targets_in

BUILT_IN = """
tp.target @small tile [8, 8] grid [2, 2] memory 32768 engines [1, 1, 1]
    contraction [f32, f16, bf16, i8] elementwise [f32, f16, bf16, i32, i16, i8, i1] precision f32
    handoffs (site, chips) chips 16 links [all bandwidth 4 latency 500]
tp.target @large tile [32, 32] grid [8, 8] memory 1499136 engines [1, 1, 1]
    contraction [f32, f16, bf16, i8] elementwise [f32, f16, bf16, i32, i16, i8, i1] precision f32
    handoffs (site, chip, chips) chips 32 links [all bandwidth 12 latency 1000]
"""
"""The built-in targets, in the form in which a user writes his own."""


@cache
def built_in() -> dict[str, Target]:
    """The built-in targets by name."""
    return {target.name: target for target in parse_targets(BUILT_IN)}


def parse_targets(text: str) -> list[Target]:
    """The targets of a module's text; raises xDSL's errors for a text that is none."""
    ctx = Context()
    ctx.load_dialect(Builtin)
    ctx.load_op(TargetOp)
    module = Parser(ctx, text).parse_module()
    module.verify()
    return targets_in(list(module.body.block.ops))


def target_of(spec: str) -> Target:
    """The target that `spec` means: a built-in name, a file with one target, or `file@name`.

    Raises `TpError`: `TP045` for a name or a file that is not there or cannot be read, `TP046` for a file in which no
    target, or more than one, is meant.
    """
    known = built_in()
    if spec in known:
        return known[spec]
    path, _, wanted = spec.partition("@")
    if not Path(path).is_file():
        names = ", ".join(known)
        raise TpError("TP045", f"expected a target of {names}, or a file that describes one, got `{spec}`")
    try:
        found = parse_targets(Path(path).read_text(encoding="utf-8"))
    except (DiagnosticException, ParseError, UnicodeDecodeError) as error:
        raise TpError("TP045", f"`{path}` is no file of targets: {_first_line(error)}") from error
    meant = [target for target in found if wanted in ("", target.name)]
    if len(meant) != 1:
        names = ", ".join(target.name for target in found) or "none"
        text = f"expected one target{f' `{wanted}`' if wanted else ''} in `{path}`, got {names}"
        raise TpError("TP046", text, "name one of several as `file@name`")
    return meant[0]


def _first_line(error: Exception) -> str:
    """What an error says, without the text that it points at."""
    text = str(error.args[0] if isinstance(error, DiagnosticException) and error.args else error)
    marked = [line for line in text.splitlines() if "[TP" in line]
    return (marked or [line for line in text.splitlines() if line.strip()] or ["unreadable"])[0].strip(" ^|")
