"""Chip programs, their link points, and the host's relay (level 4)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Self

from typing_extensions import override
from xdsl.dialects.builtin import IntegerAttr, SymbolRefAttr, i64
from xdsl.ir import Block, Operation, Region
from xdsl.irdl import irdl_op_definition, prop_def, region_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator

from tp_dialect.terse import (
    NAME,
    NAMES,
    Names,
    TerseOp,
    name_from_text,
    names_of,
    names_text,
    parse_body,
    parse_names,
    refs_from_text,
    symbol_ref,
    symbol_refs,
    symbol_text,
)


@irdl_op_definition
class ChipOp(TerseOp):
    """What one chip runs: its sections and statements in order, and the halts between them.

    Constraints:

    - the chip is one of the program's, and no other `tp.chip` is for it;
    - it holds `tp.let`, `tp.section` on that chip alone, and `tp.link`;
    - beside chips the program itself has no statements and phases;
    - no statement binds a tensor that lives on another chip;
    - a tensor that is read is stored or received before, or held from the start: an input, a weight or a state
      that lives here or everywhere, or a partial that is given. Until the program has a halt, what other chips store
      counts too;
    - of a collective a chip has all fold statements or none.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.chip 0 {
      }
    }
    ```
    """

    name = "tp.chip"

    chip = prop_def(IntegerAttr)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    @staticmethod
    def of(chip: int, ops: Sequence[Operation]) -> ChipOp:
        """The program of `chip`."""
        return ChipOp.create(properties={"chip": IntegerAttr(chip, i64)}, regions=[Region(Block(ops))])

    @property
    def chip_id(self) -> int:
        """The chip that runs it."""
        return self.chip.value.data

    @override
    def line(self) -> str:
        return str(self.chip_id)

    @override
    def print(self, printer: Printer) -> None:
        super().print(printer)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ChipOp:
        chip = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.create(properties={"chip": IntegerAttr(chip, i64)}, regions=[parse_body(parser)])
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op


_LINK = re.compile(
    rf"(?:send *\[ *({NAMES}) *\](?: *receive *\[ *({NAMES}) *\]| *(?!receive))|receive *\[ *({NAMES}) *\])",
    re.ASCII,
)


@irdl_op_definition
class LinkOp(TerseOp):
    """A halt of a chip: what is ready there for the host to send on, and what the host must have brought by then.

    Constraints:

    - it sends or receives at least one tensor, none twice;
    - every tensor is one of the program's;
    - what it sends is stored by an earlier statement of the chip and by no later one;
    - what it receives is read by a later statement, is stored by none of the chip's, by not more than one other
      chip, and is no state that the chip holds from the start.

    Example:

    ```mlir
    tp.program @example chips 2 {
      func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
        func.return %x : tensor<4xf32>
      }
      tp.tensor @x : tensor<4xf32> input
      tp.tensor @a : tensor<4xf32> temp
      tp.tensor @b : tensor<4xf32> output chip 1
      tp.chip 0 {
        tp.let @a = @copy(@x)
        tp.link send [@a]
      }
      tp.chip 1 {
        tp.link receive [@a]
        tp.let @b = @copy(@a)
      }
    }
    ```
    """

    name = "tp.link"
    LINE: ClassVar[re.Pattern[str] | None] = _LINK
    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.chip"})

    sends = prop_def(Names)
    receives = prop_def(Names)

    @staticmethod
    def of(sends: Sequence[str], receives: Sequence[str]) -> LinkOp:
        """A halt that sends and receives these tensors."""
        return LinkOp._create(symbol_refs(sends), symbol_refs(receives))

    @property
    def send_names(self) -> tuple[str, ...]:
        """The tensors that are ready to be copied from here."""
        return names_of(self.sends)

    @property
    def receive_names(self) -> tuple[str, ...]:
        """The tensors that must have been copied here."""
        return names_of(self.receives)

    @override
    def line(self) -> str:
        sends = f"send [{names_text(self.sends)}]" if self.sends.data else ""
        receives = f"receive [{names_text(self.receives)}]" if self.receives.data else ""
        return f"{sends} {receives}".strip()

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        sends, receives, only_receives = found.groups()
        return cls._create(refs_from_text(sends), refs_from_text(receives or only_receives))

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        sends = receives = refs_from_text(None)
        if parser.parse_optional_keyword("send") is not None:
            sends = parse_names(parser, parser.Delimiter.SQUARE)
        if parser.parse_optional_keyword("receive") is not None:
            receives = parse_names(parser, parser.Delimiter.SQUARE)
        return cls._create(sends, receives)

    @classmethod
    def _create(cls, sends: Names, receives: Names) -> Self:
        return cls.create(properties={"sends": sends, "receives": receives})


@irdl_op_definition
class RelayOp(TerseOp):
    """What the host does, step by step: run a chip to its next halt, copy a tensor from one chip to another.

    Constraints:

    - a program has at most one relay, and it stands behind the chips;
    - it holds `tp.run` and `tp.copy` only.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.chip 0 {
      }
      tp.relay {
        tp.run 0 to 0
      }
    }
    ```
    """

    name = "tp.relay"

    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    @staticmethod
    def of(steps: Sequence[Operation]) -> RelayOp:
        """A relay of these steps."""
        return RelayOp.create(regions=[Region(Block(steps))])

    @override
    def line(self) -> str:
        raise NotImplementedError("a relay is printed with its region")

    @override
    def print(self, printer: Printer) -> None:
        if self.attributes:
            printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> RelayOp:
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.create(regions=[parse_body(parser)])
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op


_RUN = re.compile(r"([0-9]+) +to +([0-9]+)\b", re.ASCII)


@irdl_op_definition
class RunOp(TerseOp):
    """Start a chip, or let it go on from its halt, until halt number `to`; their count means its end.

    Constraints:

    - the chip has a `tp.chip`, and the halt lies ahead of where it stands.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.chip 0 {
      }
      tp.relay {
        tp.run 0 to 0
      }
    }
    ```
    """

    name = "tp.run"
    LINE: ClassVar[re.Pattern[str] | None] = _RUN
    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.relay"})

    chip = prop_def(IntegerAttr)
    to = prop_def(IntegerAttr)

    @classmethod
    def of(cls, chip: int, to: int) -> Self:
        """Run `chip` to its halt number `to`."""
        return cls.create(properties={"chip": IntegerAttr(chip, i64), "to": IntegerAttr(to, i64)})

    @property
    def chip_id(self) -> int:
        """The chip that runs."""
        return self.chip.value.data

    @property
    def halt(self) -> int:
        """The number of the halt where it stops."""
        return self.to.value.data

    @override
    def line(self) -> str:
        return f"{self.chip_id} to {self.halt}"

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        chip, halt = found.groups()
        return cls.of(int(chip), int(halt))

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        chip = parser.parse_integer(allow_boolean=False)
        parser.parse_keyword("to")
        return cls.of(chip, parser.parse_integer(allow_boolean=False))


_COPY = re.compile(rf"({NAME}) +from +([0-9]+) +to +([0-9]+)\b", re.ASCII)


@irdl_op_definition
class CopyOp(TerseOp):
    """The host copies a tensor from one chip's memory to another's.

    Constraints:

    - the tensor is one of the program's, the two chips differ, and both have a `tp.chip`;
    - the chip that it comes from stands at, or is past, a halt that sends it.

    Example:

    ```mlir
    tp.program @example chips 2 {
      func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
        func.return %x : tensor<4xf32>
      }
      tp.tensor @x : tensor<4xf32> input
      tp.tensor @a : tensor<4xf32> temp
      tp.tensor @b : tensor<4xf32> output chip 1
      tp.chip 0 {
        tp.let @a = @copy(@x)
        tp.link send [@a]
      }
      tp.chip 1 {
        tp.link receive [@a]
        tp.let @b = @copy(@a)
      }
      tp.relay {
        tp.run 0 to 0
        tp.copy @a from 0 to 1
        tp.run 1 to 1
        tp.run 0 to 1
      }
    }
    ```
    """

    name = "tp.copy"
    LINE: ClassVar[re.Pattern[str] | None] = _COPY
    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.relay"})

    tensor = prop_def(SymbolRefAttr)
    source = prop_def(IntegerAttr)
    target = prop_def(IntegerAttr)

    @classmethod
    def of(cls, tensor: str, from_chip: int, to_chip: int) -> Self:
        """Copy `tensor` from `from_chip` to `to_chip`."""
        return cls.create(
            properties={
                "tensor": symbol_ref(tensor),
                "source": IntegerAttr(from_chip, i64),
                "target": IntegerAttr(to_chip, i64),
            }
        )

    @property
    def copied_name(self) -> str:
        """The tensor that is copied."""
        return self.tensor.root_reference.data

    @property
    def from_chip(self) -> int:
        """The chip that it comes from."""
        return self.source.value.data

    @property
    def to_chip(self) -> int:
        """The chip that it goes to."""
        return self.target.value.data

    @override
    def line(self) -> str:
        return f"{symbol_text(self.copied_name)} from {self.from_chip} to {self.to_chip}"

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        name, source, target = found.groups()
        return cls.of(name_from_text(name), int(source), int(target))

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        name = parser.parse_symbol_name().data
        parser.parse_keyword("from")
        source = parser.parse_integer(allow_boolean=False)
        parser.parse_keyword("to")
        return cls.of(name, source, parser.parse_integer(allow_boolean=False))
