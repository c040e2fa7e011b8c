"""What the commands share: errors as a message and exit status 1, never a traceback; reading modules and arrays."""

from __future__ import annotations

import os
import sys
import traceback
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser
from xdsl.universe import Universe
from xdsl.utils.exceptions import DiagnosticException, ParseError

from tp_dialect.errors import TpError
from tp_dialect.frontends.text import exact_constants
from tp_dialect.interpreter.arrays import Array
from tp_dialect.program import ProgramOp

USER_ERROR = 1
"""The exit status of a refusal."""


def guarded(main: Callable[[], int]) -> int:
    """Run `main` and give its exit status; an error becomes a message on standard error and status 1.

    With `TP_DEBUG` set in the environment the traceback is shown too.
    """
    try:
        return main()
    except SystemExit as stop:
        # argparse leaves by 2 where the command line makes no sense; ours leave by 1, whatever the error.
        return USER_ERROR if stop.code else 0
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): not an error, and nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return USER_ERROR
    except KeyboardInterrupt:
        print("error: interrupted", file=sys.stderr)
        return 130
    except (Exception, _arg_spec_error()) as error:
        print(f"error: {error_text(error)}", file=sys.stderr)
        if os.environ.get("TP_DEBUG"):
            traceback.print_exc()
        return USER_ERROR


def _arg_spec_error() -> type[BaseException]:
    """xDSL's error of a pass pipeline's text, which is no `Exception`."""
    from xdsl.utils.exceptions import ArgSpecParseError

    return ArgSpecParseError


def error_text(error: BaseException) -> str:
    """What a person reads of an error: the message alone, without the module that xDSL prints around it."""
    if isinstance(error, ParseError):
        return parse_error_text(error)
    if isinstance(error, DiagnosticException):
        return _innermost(error)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, UnicodeDecodeError):
        return f"expected UTF-8 text, got byte {error.object[error.start]:#04x} at position {error.start}"
    if isinstance(error, TpError | ValueError):
        return str(error)
    if type(error).__name__ == "ArgSpecParseError":
        return f"pass pipeline: {_innermost(error)}"
    return f"{type(error).__name__}: {error}\nhint: set TP_DEBUG=1 to see where it comes from"


def _innermost(error: BaseException) -> str:
    """xDSL wraps a verifier's message in a print of the whole module; the message itself is the cause."""
    while isinstance(error.__cause__, DiagnosticException | TpError):
        error = error.__cause__
    return str(error)


def parse_error_text(error: ParseError) -> str:
    """`file:line:column: message` and the line with a mark under the place."""
    span = error.span
    text = span.input.content
    if isinstance(text, bytes):
        return str(error)
    start = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.start)
    line = text[start : None if end < 0 else end]
    number = text.count("\n", 0, span.start) + 1 + (span.line_offset or 0)
    column = span.start - start
    shown = line if len(line) <= 200 else ""
    mark = f"\n  {shown}\n  {' ' * column}^" if shown else ""
    return f"{span.input.name}:{number}:{column + 1}: {error.msg}{mark}"


def context() -> Context:
    """A context that knows the dialects of every installed package."""
    ctx = Context()
    for name, factory in Universe.get_multiverse().all_dialects.items():
        ctx.register_dialect(name, factory)
    return ctx


def read_module(path: str, ctx: Context) -> ModuleOp:
    """The module that the file holds, verified; `-` is standard input."""
    text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    module = Parser(ctx, exact_constants(text), "<stdin>" if path == "-" else path).parse_module()
    module.verify()
    return module


def chosen_program(programs: Sequence[ProgramOp], name: str | None) -> ProgramOp:
    """The program of that name, or the only one that there is; else `TP635`, which lists them."""
    listed = ", ".join(program.program_name for program in programs) or "none"
    if name is None:
        if len(programs) == 1:
            return programs[0]
        raise TpError("TP635", f"the file holds {len(programs)} programs: {listed}", "choose one by --program NAME")
    for program in programs:
        if program.program_name == name:
            return program
    raise TpError("TP635", f"the file holds no program `{name}`; it holds: {listed}")


class Arrays(Mapping[str, Array]):
    """The arrays of an npz file, each read when it is asked for. Pickled objects are refused."""

    def __init__(self, path: str):
        self._path = path
        with open(path, "rb") as file:
            if file.read(2) != b"PK":
                raise TpError("TP630", f"{path}: expected an npz file, got something else", "save it by `numpy.savez`")
        try:
            self._file = np.load(path, allow_pickle=False)
        except (zipfile.BadZipFile, ValueError, EOFError) as error:
            raise TpError("TP630", f"{path}: expected an npz file, got something else ({error})") from error

    def __getitem__(self, name: str) -> Array:
        if name not in self._file.files:
            raise KeyError(name)
        try:
            return self._file[name]
        except (zipfile.BadZipFile, ValueError, EOFError, OSError, zlib_error()) as error:
            raise TpError("TP630", f"{self._path}: array `{name}` cannot be read ({error})") from error

    def __iter__(self) -> Iterator[str]:
        return iter(self._file.files)

    def __len__(self) -> int:
        return len(self._file.files)


def zlib_error() -> type[Exception]:
    """The error of a damaged compressed array."""
    import zlib

    return zlib.error
