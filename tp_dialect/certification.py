"""Certificates of programs: made of what the checker finds, and compared with it.

This is all that `tp-certify` and `tp-check` share with the checker; it decides nothing by itself.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation
from xdsl.utils.hints import isa

from tp_dialect.certificate.rules import Broken, Check, Findings
from tp_dialect.certificate_attribute import CERTIFICATE, CertificateAttr
from tp_dialect.digests import digest
from tp_dialect.errors import TpError
from tp_dialect.program_index import ProgramIndex
from tp_dialect.refusals import refusal

LEFT_TO_RIGHT = "left to right in chip order"


def source_of(index: ProgramIndex) -> FuncOp | None:
    """The function that the program says it was made of, where the module around it still has it."""
    name, module = index.program.attributes.get("tp.source"), index.program.parent_op()
    if not isinstance(name, SymbolRefAttr) or not isinstance(module, ModuleOp):
        return None
    named = (op for op in module.body.block.ops if isinstance(op, FuncOp) and op.sym_name == name.root_reference)
    return next(named, None)


def check_of(index: ProgramIndex) -> Check:
    """The check of a program, against its source where that is known."""
    arguments, results = [_names(index.program, f"tp.{word}") for word in ("arguments", "results")]
    return Check(index, source_of(index), arguments, results)


def findings_of(index: ProgramIndex) -> Findings:
    """What the checker finds of a program; a `TpError` for a broken rule."""
    try:
        return check_of(index).run()
    except Broken as broken:
        raise refusal(broken, index) from broken


def _names(program: Operation, key: str) -> list[str]:
    attribute = program.attributes.get(key)
    return (
        [one.data for one in attribute if isinstance(one, StringAttr)] if isa(attribute, ArrayAttr[Attribute]) else []
    )


def certificate_of(index: ProgramIndex, findings: Findings) -> CertificateAttr:
    """The certificate that says what was found."""
    source, chips = source_of(index), index.chip_count
    sums = len(findings.exact) + len(findings.rounded)
    claims = {
        "shard": f"what is a chip's own gets into the spine by {sums} all-reduces over all {chips} chips only",
        "linearity": "what stands between a partial and its sum is linear in it and adds nothing",
        "coverage": "each sum is over all coordinates, each of them once; pieces overlap as replicas only",
        "combiner": "partial sums are added, partial maxima and minima compared",
        "place": "each section runs where its binder lives, on what its chip holds then",
    }
    if findings.given:
        names = ", ".join(findings.given)
        claims["coverage"] = (
            f"pieces overlap as replicas only; of what the chips are given to sum in {names} nothing is said"
        )
    if findings.equal and source is not None:
        claims["equality"] = f"over the reals the results are those of @{source.sym_name.data}, summed in these orders"
    orders = {**dict.fromkeys(findings.exact, "exact"), **dict.fromkeys(findings.rounded, LEFT_TO_RIGHT)}
    spoken_of = [index.program] if source is None or not findings.equal else [index.program, source]
    return CertificateAttr.of(claims, dict(sorted(orders.items())), digest(*spoken_of))


def attached(index: ProgramIndex) -> CertificateAttr | None:
    """The certificate that stands on the program."""
    found = index.program.attributes.get(CERTIFICATE)
    if found is not None and not isinstance(found, CertificateAttr):
        text = f"program `{index.program.program_name}`: expected a `#tp.certificate`, got {str(found)[:60]}"
        raise TpError("TP525", text)
    return found


def compare(index: ProgramIndex, found: CertificateAttr) -> bool:
    """Whether the program has a certificate. `TP525` if it claims what was not `found`, `TP524` if it speaks of
    something else."""
    claimed = attached(index)
    if claimed is None:
        return False
    title = f"the certificate of `{index.program.program_name}`"
    for kind, words, known in (("clause", claimed.clauses, found.clauses), ("order of", claimed.sums, found.sums)):
        for name, text in words.items():
            if known.get(name) != text:
                got = f"found: {known[name]}" if name in known else "nothing of the kind was found"
                raise TpError("TP525", f"{title}, {kind} `{name}`, says: {text}; {got}")
    if claimed.digest != found.digest:
        text = f"{title} has the digest {claimed.digest.data}, but what it stands on has {found.digest.data}"
        raise TpError("TP524", text, "something was changed behind tp-certify; run it again")
    return True


def notes_of(findings: Findings, index: ProgramIndex) -> list[str]:
    """What is not claimed, and why."""
    notes = [
        f"kernel `{name}` names no function: it is taken as a black box" for name in dict.fromkeys(findings.unknown)
    ]
    if source_of(index) is None:
        notes.append("no source is known (`tp.source` and its function): equality is not claimed")
    if index.chips and not index.relays:
        notes.append("there is no relay yet: what crosses, and when, is not looked at")
    if index.kernels:
        notes.append("a kernel is taken to do what the function does that it `implements`")
    return notes
