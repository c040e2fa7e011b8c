"""Errors that a user of `tp` sees: one code per kind of mistake, each with its entry in the error index.

Pure Python: the manifest, the scheduling and the tools use it without xDSL. A code's hundreds digit is its family:

    TP0xx  the IR itself (`ir`)                 TP4xx  chip programs, link points, the relay (`relay`)
    TP1xx  plans and the decomposition (`plan`) TP5xx  the certificate (`certificate`)
    TP2xx  kernels and lowering (`kernels`)     TP6xx  running and loading (`running`)
    TP3xx  relocation, all-reduce, phases (`sections`)

`TpError` is raised by everything that is not a verifier; passes turn it into xDSL's `PassFailedException`. Verifiers
raise `VerifyException(message(...))`, so that both show the same text.
"""

from __future__ import annotations

from tp_dialect.errors import certificate, ir, kernels, plan, relay, running, sections
from tp_dialect.errors.entry import Entry

INDEX: dict[str, Entry] = {
    **ir.ENTRIES,
    **plan.ENTRIES,
    **kernels.ENTRIES,
    **sections.ENTRIES,
    **relay.ENTRIES,
    **certificate.ENTRIES,
    **running.ENTRIES,
}
"""Every code with its entry, in the order of the families."""


def message(code: str, text: str, hint: str | None = None) -> str:
    """The text of an error: `text [code]`, and `hint: ...` on a line of its own. An unknown code is a `KeyError`."""
    if code not in INDEX:
        raise KeyError(f"{code} has no entry in the error index")
    return f"{text} [{code}]" + ("" if hint is None else f"\nhint: {hint}")


class TpError(ValueError):
    """A refusal: what was expected, what was found, and which tensor, statement or chip it concerns.

    `str()` gives the message with its code and, on a line of its own, the hint.
    """

    def __init__(self, code: str, text: str, hint: str | None = None):
        super().__init__(message(code, text, hint))
        self.code = code
        self.text = text
        self.hint = hint

    def __str__(self) -> str:
        return str(self.args[0])
