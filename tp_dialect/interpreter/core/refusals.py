"""Refusals of the engine: xDSL's `InterpretationError` with our code, and the operation and function it concerns."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.ir import Operation
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.errors import message


class Refusal(InterpretationError):
    """An `InterpretationError` with its `code`, `text` and `hint`, still without the operation it concerns."""

    def __init__(self, code: str, text: str, hint: str | None = None, where: str = ""):
        super().__init__(message(code, f"{where}: {text}" if where else text, hint))
        self.code = code
        self.text = text
        self.hint = hint
        self.where = where

    def at(self, op: Operation) -> Refusal:
        """The same refusal, naming the operation and its function; as it is when it names one already."""
        return self.within(whereabouts(op))

    def within(self, where: str) -> Refusal:
        """The same refusal, saying where; as it is when it says so already."""
        return self if self.where else Refusal(self.code, self.text, self.hint, where)


def refuse(code: str, text: str, hint: str | None = None) -> Refusal:
    """A refusal to raise from inside a handler; the walk adds which operation it was."""
    return Refusal(code, text, hint)


def whereabouts(op: Operation) -> str:
    """`linalg.generic in @layer`, or only the operation's name outside functions."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, func.FuncOp):
        parent = parent.parent_op()
    return op.name if parent is None else f"{op.name} in @{parent.sym_name.data}"
