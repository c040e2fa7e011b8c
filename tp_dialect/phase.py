"""Sections and phases (levels 2 and 3): a statement that runs a kernel on its chips, and what runs at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Self

from typing_extensions import override
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Block, Operation, Region
from xdsl.irdl import irdl_op_definition, opt_region_def, prop_def, region_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, NoTerminator

from tp_dialect.attributes import ChipsAttr
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


@lru_cache(maxsize=1 << 16)
def chips_attr(chips: tuple[int, ...]) -> ChipsAttr:
    """The (interned) attribute of these chips."""
    return ChipsAttr(chips)


_SECTION = re.compile(rf"({NAMES}) *= *({NAME}) *\( *({NAMES})? *\) *on +([0-9]+(?: *, *[0-9]+)*)(?! *,)", re.ASCII)


@irdl_op_definition
class SectionOp(TerseOp):
    """A statement that runs a kernel: a scheduled spatial program, on one chip, or on several for an all-reduce.

    Slot c of the kernel is the c-th chip behind `on`; before relocation every section stands on chip 0.

    Constraints:

    - the kernel is one of the program's, its inputs and outputs have the types of the tensors;
    - there are as many chips as the kernel has slots, each one of the program's, none twice;
    - no input and no weight is bound; no tensor is bound twice in one section;
    - a tensor that is read is an input, a weight, a state, or bound by an earlier statement;
    - what is written out behind it is the kernel's body on its chips (`tp-expand-kernels`).

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        tp.nest (m = 2) {
          %page = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
          tp.store %page, %y[m, 0] over (m)
        }
      }
      tp.tensor @x : tensor<4x8xf32> input
      tp.tensor @y : tensor<4x8xf32> output
      tp.section @y = @copy(@x) on 0
    }
    ```
    """

    name = "tp.section"
    LINE: ClassVar[re.Pattern[str] | None] = _SECTION
    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.program", "tp.phase", "tp.chip"})

    outs = prop_def(Names)
    kernel = prop_def(SymbolRefAttr)
    ins = prop_def(Names)
    chips = prop_def(ChipsAttr)
    body = opt_region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator())

    @staticmethod
    def of(outs: Sequence[str], kernel: str, ins: Sequence[str], chips: Sequence[int]) -> SectionOp:
        """The section `outs = kernel(ins) on chips`."""
        return SectionOp._create(symbol_refs(outs), kernel, symbol_refs(ins), tuple(chips))

    @property
    def out_names(self) -> tuple[str, ...]:
        """The tensors that the section binds."""
        return names_of(self.outs)

    @property
    def kernel_name(self) -> str:
        """The kernel that it runs."""
        return self.kernel.root_reference.data

    @property
    def in_names(self) -> tuple[str, ...]:
        """The tensors that it reads, in the order of the kernel's inputs."""
        return names_of(self.ins)

    @property
    def chip_ids(self) -> tuple[int, ...]:
        """The chips that it runs on, slot by slot."""
        return self.chips.data

    @override
    def line(self) -> str:
        properties = self.properties
        kernel = symbol_text(properties["kernel"].root_reference.data)  # pyright: ignore
        chips = ", ".join(map(str, properties["chips"].data))  # pyright: ignore
        return (
            f"{names_text(properties['outs'])} = {kernel}({names_text(properties['ins'])})"  # pyright: ignore
            f" on {chips}"
        )

    @override
    def print(self, printer: Printer) -> None:
        super().print(printer)
        if self.regions:
            printer.print_string(" ")
            printer.print_region(self.regions[0])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        section = super().parse(parser)
        body = parser.parse_optional_region()
        if body is not None:
            section.add_region(body)
        return section

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        outs, kernel, ins, chips = found.groups()
        on = tuple(map(int, chips.split(",")))
        return cls._create(refs_from_text(outs), name_from_text(kernel), refs_from_text(ins), on)

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        outs = parse_names(parser)
        parser.parse_punctuation("=")
        kernel = parser.parse_symbol_name().data
        ins = parse_names(parser, parser.Delimiter.PAREN)
        parser.parse_keyword("on")
        chips = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_integer)
        return cls._create(outs, kernel, ins, tuple(chips))

    @classmethod
    def _create(cls, outs: Names, kernel: str, ins: Names, chips: tuple[int, ...]) -> Self:
        return cls.create(
            properties={"outs": outs, "kernel": symbol_ref(kernel), "ins": ins, "chips": chips_attr(chips)}
        )


@irdl_op_definition
class PhaseOp(TerseOp):
    """Sections that run at once; behind a phase stands a barrier.

    Constraints:

    - a phase holds sections only, at least one;
    - no two of them have a chip in common;
    - none touches what another one writes.

    Example:

    ```mlir
    tp.program @example chips 2 {
      tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        tp.nest (m = 2) {
          %page = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
          tp.store %page, %y[m, 0] over (m)
        }
      }
      tp.tensor @x : tensor<4x8xf32> input
      tp.tensor @y_c0 : tensor<4x8xf32> temp chip 0
      tp.tensor @y_c1 : tensor<4x8xf32> temp chip 1
      tp.phase {
        tp.section @y_c0 = @copy(@x) on 0
        tp.section @y_c1 = @copy(@x) on 1
      }
    }
    ```
    """

    name = "tp.phase"
    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.program"})

    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    @staticmethod
    def of(sections: Sequence[Operation]) -> PhaseOp:
        """A phase of these sections."""
        return PhaseOp.create(regions=[Region(Block(sections))])

    @override
    def line(self) -> str:
        raise NotImplementedError("a phase is printed with its region")

    @override
    def print(self, printer: Printer) -> None:
        if self.attributes:
            printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> PhaseOp:
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.create(regions=[parse_body(parser)])
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op
