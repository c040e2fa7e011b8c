"""What all passes of `tp` share: a refusal is raised before anything is changed, and shown as xDSL shows it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import PassFailedException

from tp_dialect.errors import TpError
from tp_dialect.printable import keep_printable
from tp_dialect.terse import without_gc


@dataclass(frozen=True)
class TpPass(ModulePass):
    """A pass that decides first and changes afterwards. Subclasses implement `run`; a `TpError` that it raises becomes
    a `PassFailedException` with the same text."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        with without_gc():
            try:
                self.run(ctx, op)
            except TpError as error:
                raise PassFailedException(str(error)) from error
            keep_printable(op)

    @abstractmethod
    def run(self, ctx: Context, module: ModuleOp) -> None:
        """Apply the pass to `module`; raise `TpError` before the first change if it is refused."""
