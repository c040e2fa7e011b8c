"""A tape written out as one straight Python function: no loop over steps, and each array freed after its last use.

Large results of elementwise functions are written over an operand that dies there, which saves the memory and the page
faults of a fresh array.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

import numpy as np

from tp_dialect.interpreter.core.tape import Compiled, Step, Tape, Value

OVERWRITE_FROM = 1 << 14
"""Elements from which writing over a dying operand pays for the longer call."""

_VIEWS = ("reshape", "transpose", "item")


class Liveness:
    """Which steps are needed for the results, and after which of them each value is no longer read."""

    def __init__(self, tape: Tape, results: Sequence[Value]):
        needed: set[int] = {id(value) for value in results}
        kept: list[Step] = []
        for step in reversed(tape.steps):
            if step.effect or any(id(value) in needed for value in step.results):
                kept.append(step)
                needed.update(id(value) for value in step.inputs)
        self.steps = kept[::-1]
        self.needed = needed
        self.last: dict[int, int] = {}
        for number, step in enumerate(self.steps):
            for value in step.inputs:
                self.last[id(value)] = number
        self.end = len(self.steps)
        self.last.update({id(value): self.end for value in results})
        self.storage_last = self._storage_last()

    def _storage_last(self) -> dict[int, int]:
        """Per value that owns an array, the last step that reads it or a view of it.

        What another function may have kept a view of lives to the end.
        """
        last = dict(self.last)
        for step in reversed(self.steps):
            if _is_view(step):
                until = max((last.get(id(value), 0) for value in step.results), default=0)
            elif _makes_its_own(step):
                continue
            else:
                until = self.end
            for value in step.inputs:
                last[id(value)] = max(last[id(value)], until)
        return last


def _is_view(step: Step) -> bool:
    return step.kind in _VIEWS


def _makes_its_own(step: Step) -> bool:
    """Whether the step's result never shares memory with an operand: universal functions and their reductions."""
    owner = getattr(step.function, "__self__", step.function)
    return isinstance(owner, np.ufunc)


def _is_plain(thing: object) -> bool:
    parts = cast(tuple[object, ...], thing) if isinstance(thing, tuple) else (thing,)
    return all(part is None or isinstance(part, int) for part in parts)


class Writer:
    """Names for arrays, constants and functions, and the lines of the function."""

    def __init__(self, tape: Tape, liveness: Liveness):
        self.tape = tape
        self.liveness = liveness
        self.scope: dict[str, Any] = {}
        self.known: dict[int, str] = {}
        self.keep: list[object] = []
        self.names: dict[int, str] = {}
        self.lines: list[str] = []

    def bind(self, thing: object, prefix: str) -> str:
        """The name of an object of the function's scope."""
        name = self.known.get(id(thing))
        if name is None:
            name = self.known[id(thing)] = f"{prefix}{len(self.scope)}"
            self.scope[name] = thing
            self.keep.append(thing)
        return name

    def literal(self, thing: object) -> str:
        """The text of a number or a shape; another object by its name."""
        return repr(thing) if _is_plain(thing) else self.bind(thing, "c")

    def name(self, value: Value) -> str:
        if value.constant is not None:
            return self.bind(value.constant, "k")
        return self.names[id(value)]

    def expression(self, step: Step) -> str:
        inputs = [self.name(value) for value in step.inputs]
        extra = [self.literal(thing) for thing in step.extra]
        if step.kind == "packed":
            inputs = [f"({', '.join(inputs)},)"]
        if step.kind == "item":
            return f"{inputs[0]}[{extra[0]}]"
        if step.kind == "transpose" and step.extra[0] == (1, 0):
            return f"{inputs[0]}.T"
        if _is_view(step):
            return f"{inputs[0]}.{step.kind}({', '.join(extra)})"
        return f"{self.bind(step.function, 'f')}({', '.join(inputs + extra)})"

    def write(self, number: int, step: Step) -> None:
        call = self.expression(step)
        dying = [
            self.names[id(value)]
            for value in dict.fromkeys(step.inputs)
            if value.step is not None and self.liveness.last[id(value)] == number
        ]
        over = self.overwritten(number, step)
        if over is not None:
            call = f"{call[:-1]}, {over})"
        live = [value for value in step.results if id(value) in self.liveness.needed]
        for value in live:
            self.names[id(value)] = dying.pop() if dying else f"v{len(self.names)}"
        targets = [self.names[id(value)] if value in live else "_" for value in step.results]
        self.lines.append(f"{', '.join(targets)} = {call}" if live else call)
        if dying:
            self.lines.append(f"del {', '.join(dying)}")

    def overwritten(self, number: int, step: Step) -> str | None:
        """The operand whose memory the result may take: its own, of the result's size and type, last read here."""
        if not isinstance(step.function, np.ufunc) or step.extra or self.tape.batch:
            return None
        result = step.results[0]
        if step.function.signature is not None or prod(result.shape) < OVERWRITE_FROM:
            return None
        for value in step.inputs:
            owns = value.step is not None and isinstance(value.step.function, np.ufunc)
            same = value.shape == result.shape and value.element.dtype == result.element.dtype
            if owns and same and self.liveness.storage_last[id(value)] == number:
                return self.names[id(value)]
        return None


def assemble(tape: Tape, results: Sequence[Value], name: str) -> Compiled:
    """The function from the tape's arguments to the results; its text is its `__doc__`."""
    writer = Writer(tape, Liveness(tape, results))
    parameters = [f"a{number}" for number in range(len(tape.arguments))]
    writer.names.update(zip(map(id, tape.arguments), parameters, strict=True))
    for number, step in enumerate(writer.liveness.steps):
        writer.write(number, step)
    returned = "".join(f"{writer.name(value)}, " for value in results)
    body = "\n    ".join([*writer.lines, f"return ({returned})"])
    text = f"def run({', '.join(parameters)}):\n    {body}\n"
    exec(compile(text, f"<{name}>", "exec"), writer.scope)
    run: Compiled = writer.scope["run"]
    run.__doc__ = text
    return run
