"""The stages that make pages out of pages (level 2): compute, with its yield, and all-reduce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, StringAttr, TensorType
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsTerminator

from tp_dialect.attributes import BufferType
from tp_dialect.program import COMBINERS
from tp_dialect.stages import (
    PlacedOp,
    StageOp,
    Value,
    Words,
    parse_buffer,
    parse_place,
    parse_values,
    parse_words,
    print_values,
    slot_property,
    words,
    words_of,
)
from tp_dialect.terse import string_attr


@irdl_op_definition
class ComputeOp(StageOp):
    """Makes a page out of the pages of its operands, once per point of its dimensions.

    The body is core operations on tensors; its arguments are the operands' pages and, with `fold`, the page
    that was accumulated so far, which begins as a page full of the number behind `from`. A fold takes away
    the innermost dimensions: the buffer gets one page per point of the others, when the last step is done.

    Constraints:

    - the dimensions of `over` are the nest's, none twice;
    - the dimensions of each operand are a prefix of them; a page of a shorter one is held over the rest;
    - the folded dimensions are the innermost of `over`, at least one; `from` has one number, of the element
      type;
    - the arguments of the body are the operands' pages, then the accumulator; the accumulator and what the
      body yields have the type of the buffer's page;
    - the body uses no value from outside and calls no function.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @total(%x: tensor<4x64xf32>) -> (%y: tensor<4xf32>) {
        tp.nest (k = 2) {
          %page = tp.load %x[0, k] over (k) : !tp.buffer<fifo 2, tensor<4x32xf32>>
          %sum = tp.compute (%page) over (k) fold (k) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<4xf32>> {
          ^bb0(%p: tensor<4x32xf32>, %so_far: tensor<4xf32>):
            %s = linalg.generic {
              indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
              iterator_types = ["parallel", "reduction"]
            } ins(%p : tensor<4x32xf32>) outs(%so_far : tensor<4xf32>) {
            ^bb1(%a: f32, %b: f32):
              %c = arith.addf %a, %b : f32
              linalg.yield %c : f32
            } -> tensor<4xf32>
            tp.yield %s : tensor<4xf32>
          }
          tp.store %sum, %y[0] over ()
        }
      }
    }
    ```
    """

    name = "tp.compute"

    pages = var_operand_def(BufferType)
    fold = opt_prop_def(Words)
    start = opt_prop_def(ArrayAttr)
    body = region_def("single_block")
    result = result_def(BufferType)

    @staticmethod
    def of(
        pages: Sequence[Value],
        over: Sequence[str],
        buffer: BufferType,
        body: Region,
        *,
        fold: Sequence[str] = (),
        start: Attribute | None = None,
        slot: int | None = None,
    ) -> ComputeOp:
        """A compute of `buffer` out of `pages`; a fold's accumulator begins with the number `start`."""
        properties: dict[str, Attribute] = {"over": words(over)}
        if fold:
            properties["fold"] = words(fold)
        if start is not None:
            properties["start"] = ArrayAttr([start])
        properties.update(slot_property(slot))
        return ComputeOp.create(
            operands=[SSAValue.get(page) for page in pages],
            result_types=[buffer],
            properties=properties,
            regions=[body],
        )

    @property
    def folded(self) -> tuple[str, ...]:
        """The dimensions that the fold takes away; none without a fold."""
        return words_of(self.fold)

    @property
    def result_dims(self) -> tuple[str, ...]:
        """The dimensions of the buffer: those of the stage without the folded ones."""
        folded = self.folded
        return tuple(dim for dim in self.dims if dim not in folded)

    @property
    def start_number(self) -> Attribute | None:
        """What the accumulator begins with; None without a fold."""
        return None if self.start is None or not self.start.data else self.start.data[0]

    @property
    def buffer(self) -> BufferType:
        """What the compute fills."""
        return self.result.type

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        print_values(printer, self.pages)
        self.print_over(printer)
        if self.fold is not None:
            printer.print_string(f" fold ({', '.join(self.folded)})")
        if self.start is not None:
            printer.print_string(" from ")
            printer.print_attribute(self.start)
        self.print_place(printer)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        self.print_buffer(printer)
        printer.print_string(" ")
        printer.print_region(self.body)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ComputeOp:
        pages = parse_values(parser)
        parser.parse_keyword("over")
        properties: dict[str, Attribute] = {"over": parse_words(parser)}
        if parser.parse_optional_keyword("fold") is not None:
            properties["fold"] = parse_words(parser)
        if parser.parse_optional_keyword("from") is not None:
            start = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_attribute)
            properties["start"] = ArrayAttr(start)
        properties.update(parse_place(parser))
        attributes = parser.parse_optional_attr_dict_with_keyword()
        buffer = parse_buffer(parser)
        return cls.create(
            operands=pages,
            result_types=[buffer],
            properties=properties,
            attributes={} if attributes is None else dict(attributes.data),
            regions=[parser.parse_region()],
        )


@irdl_op_definition
class AllReduceOp(StageOp):
    """Combines one page of each chip into one page, left to right in the order of the operands.

    The combiner is a keyword and no region, so that whoever checks a program can read it.

    Constraints:

    - the combiner is one of `sum`, `max`, `min`;
    - there is at least one operand; operand c is made on slot c, and all have the page of the result;
    - the dimensions of `over` are the nest's, none twice, and those of each operand are a prefix of them.

    Example:

    ```mlir
    tp.program @example chips 2 {
      tp.kernel @all_reduce(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>)
          claim approximate "f32 accumulation" order "left to right" {
        tp.nest (t = 2) {
          %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
          %b1 = tp.load %x1[t, 0] over (t) at 1 : !tp.buffer<interm 2, tensor<2x8xf32>>
          %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
          tp.store %s, %y[t, 0] over (t) at 0
        }
      }
    }
    ```
    """

    name = "tp.all_reduce"

    combiner = prop_def(StringAttr)
    pages = var_operand_def(BufferType)
    result = result_def(BufferType)

    @staticmethod
    def of(
        combiner: str,
        pages: Sequence[Value],
        over: Sequence[str],
        buffer: BufferType,
        *,
        slot: int | None = 0,
    ) -> AllReduceOp:
        """The pages of all chips combined, on the chip of `slot`."""
        return AllReduceOp.create(
            operands=[SSAValue.get(page) for page in pages],
            result_types=[buffer],
            properties={"combiner": string_attr(combiner), "over": words(over), **slot_property(slot)},
        )

    @property
    def buffer(self) -> BufferType:
        """What the all-reduce fills."""
        return self.result.type

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.combiner.data} ")
        print_values(printer, self.pages)
        self.print_over(printer)
        self.print_place(printer)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        self.print_buffer(printer)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> AllReduceOp:
        properties: dict[str, Attribute] = {
            "combiner": string_attr(parser.parse_keyword_in(COMBINERS, " for the combiner of an all-reduce"))
        }
        pages = parse_values(parser)
        parser.parse_keyword("over")
        properties["over"] = parse_words(parser)
        properties.update(parse_place(parser))
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            operands=pages,
            result_types=[parse_buffer(parser)],
            properties=properties,
            attributes={} if attributes is None else dict(attributes.data),
        )


@irdl_op_definition
class YieldOp(PlacedOp):
    """Ends the body of a compute with the page that it made.

    Constraints:

    - it stands at the end of a `tp.compute`; what it yields has the type of the compute's page.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @negative(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        tp.nest (m = 2) {
          %page = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
          %minus = tp.compute (%page) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
          ^bb0(%p: tensor<2x8xf32>):
            %n = arith.negf %p : tensor<2x8xf32>
            tp.yield %n : tensor<2x8xf32>
          }
          tp.store %minus, %y[m, 0] over (m)
        }
      }
    }
    ```
    """

    name = "tp.yield"
    CONTAINER: ClassVar[str] = "tp.compute"

    page = operand_def(TensorType)

    traits = traits_def(IsTerminator())

    @staticmethod
    def of(page: Value) -> YieldOp:
        """The end of a body that made `page`."""
        return YieldOp.create(operands=[SSAValue.get(page)])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.page)
        printer.print_string(" : ")
        printer.print_attribute(self.page.type)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> YieldOp:
        page = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        return cls.create(operands=[parser.resolve_operand(page, parser.parse_type())])
