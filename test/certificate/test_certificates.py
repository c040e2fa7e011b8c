"""Certificates: made of what is found, of exactly one program, and believed by nobody."""

from __future__ import annotations

import io

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from tp_dialect.certificate_attribute import CERTIFICATE, CertificateAttr
from tp_dialect.certification import certificate_of, compare, findings_of
from tp_dialect.digests import digest
from tp_dialect.errors import TpError
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.certify import CertifyPass
from tp_passes.lower import LowerPass
from tp_passes.relocate import RelocatePass

from .support import decomposed, parse


def text_of(module: ModuleOp) -> str:
    """The module as it is written to a file."""
    out = io.StringIO()
    Printer(out).print_op(module)
    return out.getvalue()


def certified(name: str = "llama", chips: int = 2) -> tuple[ModuleOp, ProgramOp]:
    """A layer with a certificate on its program."""
    module = decomposed(name, chips)
    CertifyPass().apply(Context(), module)
    return module, next(programs_of(module))


def certificate_on(program: ProgramOp) -> CertificateAttr:
    """The certificate that a program carries."""
    found = program.attributes[CERTIFICATE]
    assert isinstance(found, CertificateAttr)
    return found


def checked(program: ProgramOp) -> bool:
    """Whether the program's certificate is right; `TpError` where it is wrong."""
    index = ProgramIndex.of(program)
    return compare(index, certificate_of(index, findings_of(index)))


def test_a_certificate_says_what_holds_by_rule_and_how_sums_are_taken() -> None:
    """Six clauses with the source beside the program, and an order for each collective."""
    _, program = certified()
    found = certificate_on(program)
    assert list(found.clauses) == ["shard", "linearity", "coverage", "combiner", "place", "equality"]
    assert set(found.sums.values()) == {"left to right in chip order"}
    assert checked(program)


def test_a_second_run_changes_nothing() -> None:
    """The certificate is no part of what it speaks of."""
    module, _ = certified()
    before = text_of(module)
    CertifyPass().apply(Context(), module)
    assert text_of(module) == before


def test_without_a_source_equality_is_not_claimed() -> None:
    """All other rules are."""
    module = decomposed("llama", 2)
    program = next(programs_of(module))
    program.detach()
    CertifyPass().apply(Context(), ModuleOp([program]))
    assert list(certificate_on(program).clauses) == ["shard", "linearity", "coverage", "combiner", "place"]


def test_a_certificate_survives_printing_and_parsing() -> None:
    """The digest does not depend on the names of values."""
    module, program = certified()
    again = next(programs_of(parse(text_of(module))))
    assert certificate_on(again) == certificate_on(program)
    assert checked(again)


def test_a_digest_is_of_content() -> None:
    """Another constant, operand or name of a tensor makes another digest."""
    text = "func.func @f(%x: f32, %y: f32) -> f32 {{ {} func.return %z : f32 }}"
    bodies = ("%z = arith.addf %x, %y : f32", "%z = arith.addf %x, %x : f32", "%z = arith.mulf %x, %y : f32")
    assert len({digest(parse(text.format(body))) for body in bodies}) == len(bodies)
    renamed = text.format("%z = arith.addf %x, %y : f32").replace("%x", "%left")
    assert digest(parse(renamed)) == digest(parse(text.format("%z = arith.addf %x, %y : f32")))


def test_a_changed_program_does_not_match_its_certificate() -> None:
    """Neither does one whose source was changed."""
    module, program = certified()
    first = next(op for op in program.body.block.ops if op.name == "func.func")
    first.attributes["seen"] = CertificateAttr.of({}, {}, "")
    with pytest.raises(TpError, match="TP524"):
        checked(program)
    module, program = certified()
    source = next(op for op in module.body.block.ops if op.name == "func.func")
    source.attributes["seen"] = CertificateAttr.of({}, {}, "")
    with pytest.raises(TpError, match="TP524"):
        checked(program)


@pytest.mark.parametrize("clause", ["shard", "linearity", "coverage", "combiner", "place", "equality"])
def test_a_forged_clause_is_refused(clause: str) -> None:
    """A clause that says something else than what is found."""
    _, program = certified()
    found = certificate_on(program)
    forged = {**found.clauses, clause: "all is well"}
    program.attributes[CERTIFICATE] = CertificateAttr.of(forged, found.sums, found.digest.data)
    with pytest.raises(TpError, match=f"clause `{clause}`, says: all is well"):
        checked(program)


def test_a_forged_order_is_refused() -> None:
    """A float sum that says exact."""
    _, program = certified()
    found = certificate_on(program)
    forged = dict.fromkeys(found.sums, "exact")
    program.attributes[CERTIFICATE] = CertificateAttr.of(found.clauses, forged, found.digest.data)
    with pytest.raises(TpError, match=r"order of `.*`, says: exact"):
        checked(program)


def test_a_forged_digest_is_refused() -> None:
    """The digest of another program."""
    _, program = certified()
    found, other = certificate_on(program), certificate_on(certified(chips=3)[1])
    program.attributes[CERTIFICATE] = CertificateAttr.of(found.clauses, found.sums, other.digest.data)
    with pytest.raises(TpError, match="TP524"):
        checked(program)


def test_something_else_under_its_name_is_refused() -> None:
    """An attribute that is no certificate."""
    _, program = certified()
    program.attributes[CERTIFICATE] = certificate_on(program).digest
    with pytest.raises(TpError, match="TP525"):
        checked(program)


def test_a_pass_that_changes_a_program_drops_its_certificate() -> None:
    """The certificate spoke of the program as it was."""
    module, program = certified()
    LowerPass().apply(Context(), module)
    RelocatePass().apply(Context(), module)
    if CERTIFICATE in program.attributes:
        with pytest.raises(TpError, match=r"TP52[45]"):
            checked(program)
