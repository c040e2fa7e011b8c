"""The certificate as it stands on a program: what it claims, rule by rule, how each sum is taken, and of what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typing_extensions import override
from xdsl.dialects.builtin import DictionaryAttr, StringAttr
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

CERTIFICATE = "tp.certificate"
"""A pass that changes what a certificate speaks of drops it: a changed program has none."""


@irdl_attr_definition
class CertificateAttr(ParametrizedAttribute):
    """What an independent check has found of a program: claims by clause, the order of each sum over the chips, and the
    digest of what it speaks of.

    Example: `#tp.certificate<claims {shard = "..."} orders {y = "left to right in chip order"} digest "sha256:...">`.
    """

    name = "tp.certificate"

    claims: DictionaryAttr
    orders: DictionaryAttr
    digest: StringAttr

    @staticmethod
    def of(claims: Mapping[str, str], orders: Mapping[str, str], digest: str) -> CertificateAttr:
        """A certificate of these claims by clause and orders by collective."""
        texts = [{key: StringAttr(text) for key, text in each.items()} for each in (claims, orders)]
        return CertificateAttr(DictionaryAttr(texts[0]), DictionaryAttr(texts[1]), StringAttr(digest))

    @property
    def clauses(self) -> dict[str, str]:
        """What is claimed, by clause."""
        return _texts(self.claims)

    @property
    def sums(self) -> dict[str, str]:
        """In which order each collective's partials are combined."""
        return _texts(self.orders)

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            parts: list[Attribute] = []
            for word in ("claims", "orders"):
                parser.parse_keyword(word)
                part = parser.parse_attribute()
                if not isinstance(part, DictionaryAttr) or not all(
                    isinstance(v, StringAttr) for v in part.data.values()
                ):
                    parser.raise_error(f"expected {word} as a dictionary of strings")
                parts.append(part)
            parser.parse_keyword("digest")
            return *parts, StringAttr(parser.parse_str_literal())

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string("claims ")
            printer.print_attribute(self.claims)
            printer.print_string(" orders ")
            printer.print_attribute(self.orders)
            printer.print_string(" digest ")
            printer.print_string_literal(self.digest.data)


def _texts(attribute: DictionaryAttr) -> dict[str, str]:
    return {key: value.data for key, value in attribute.data.items() if isinstance(value, StringAttr)}
