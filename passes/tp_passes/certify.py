"""`tp-certify`: attaches a certificate of what holds of a program, or refuses with the path to what does not.

Before:

    tp.program @mlp chips 2 attributes {tp.source = @layer, ...} { ... }

After:

    tp.program @mlp chips 2 attributes {tp.source = @layer, ..., tp.certificate = #tp.certificate<
        claims {shard = "...", linearity = "...", coverage = "...", equality = "..."}
        orders {y = "left to right in chip order"} digest "sha256:...">} { ... }

Requires: a program at any level. With its source in the module, equality is proved and claimed too.
Ensures: the certificate says what the independent checker (`tp_dialect.certificate`) has found of exactly this program;
`tp-check` finds the same.
Leaves alone: everything but the certificate.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.certification import certificate_of, findings_of
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.base import TpPass


@dataclass(frozen=True)
class CertifyPass(TpPass):
    """Attaches a certificate to each program, or says which rule it breaks and how it comes to that."""

    name = "tp-certify"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        indices = [ProgramIndex.of(program) for program in programs_of(module)]
        certificates = [certificate_of(index, findings_of(index)) for index in indices]
        for index, certificate in zip(indices, certificates, strict=True):
            index.program.attributes[CERTIFICATE] = certificate
