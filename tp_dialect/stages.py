"""The stages of a nest that move pages (level 2): load and store; and what all stages have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IntegerAttr, IntegerType, StringAttr, TensorType, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from tp_dialect.attributes import BufferType, SitesAttr, parse_rectangle, rectangle_text
from tp_dialect.errors import message
from tp_dialect.terse import parse_attributes, string_attr

Words = ArrayAttr[StringAttr]
"""Names of dimensions."""

PageIndex = ArrayAttr[StringAttr | IntegerAttr]
"""For each axis the dimension that counts its pages, or a constant page number."""

Value = SSAValue | Operation
"""What a builder takes as an operand: a value, or the operation with that one result."""


def words(names: Sequence[str]) -> Words:
    """The names as an array of strings."""
    return ArrayAttr([string_attr(name) for name in names])


def words_of(attribute: Words | None) -> tuple[str, ...]:
    """The names that an array of strings holds; none for None."""
    return () if attribute is None else tuple(word.data for word in attribute.data)


def page_index(entries: Sequence[str | int]) -> PageIndex:
    """The page index of these dimensions and constants."""
    return ArrayAttr([string_attr(entry) if isinstance(entry, str) else IntegerAttr(entry, i64) for entry in entries])


def page_index_of(attribute: PageIndex) -> tuple[str | int, ...]:
    """The dimensions and constants that a page index holds."""
    return tuple(entry.data if isinstance(entry, StringAttr) else entry.value.data for entry in attribute.data)


def parse_value(parser: Parser) -> SSAValue:
    """Read a value that has been defined already: its type is its maker's."""
    operand = parser.parse_unresolved_operand()
    values = parser.ssa_values.get(operand.operand_name, ())
    if operand.index >= len(values):
        parser.raise_error("expected a value that is defined above", operand.span)
    return values[operand.index]


def parse_values(parser: Parser) -> list[SSAValue]:
    """Read `(%a, %b)`."""
    return parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: parse_value(parser))


def parse_words(parser: Parser) -> Words:
    """Read `(m, n)`."""
    return words(parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_identifier))


def _parse_page_index(parser: Parser) -> PageIndex:
    def entry() -> str | int:
        name = parser.parse_optional_identifier()
        return parser.parse_integer(allow_boolean=False) if name is None else name

    return page_index(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, entry))


def parse_integers(parser: Parser) -> DenseArrayBase[IntegerType]:
    """Read `[0, 4096]`."""
    numbers = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_boolean=False, allow_negative=False)
    )
    return DenseArrayBase.from_list(i64, numbers)


def integers_of(attribute: DenseArrayBase[IntegerType] | None) -> tuple[int, ...] | None:
    """The numbers that an array of integers holds; None for None."""
    return None if attribute is None else tuple(int(number) for number in attribute.get_values())


def parse_place(parser: Parser) -> dict[str, Attribute]:
    """Read `at 0 on reader memory [0, 4096] semaphores [0, 1]`, of which each part may be left out."""
    found: dict[str, Attribute] = {}
    if parser.parse_optional_keyword("at") is not None:
        found["slot"] = IntegerAttr(parser.parse_integer(allow_boolean=False), i64)
    if parser.parse_optional_keyword("on") is not None:
        found["engine"] = string_attr(parser.parse_identifier())
    for word in ("memory", "semaphores"):
        if parser.parse_optional_keyword(word) is not None:
            found[word] = parse_integers(parser)
    return found


def slot_property(slot: int | None) -> dict[str, Attribute]:
    return {} if slot is None else {"slot": IntegerAttr(slot, i64)}


def buffer_of(value: SSAValue) -> BufferType:
    """The type of a value that is a buffer by the definition of its user."""
    assert isinstance(value.type, BufferType)
    return value.type


def print_values(printer: Printer, values: Sequence[SSAValue]) -> None:
    """Write `(%a, %b)`."""
    with printer.in_parens():
        printer.print_list(values, printer.print_operand)


class PlacedOp(IRDLOperation):
    """An operation that stands directly in one kind of operation; its kernel verifies all the rest of it."""

    CONTAINER: ClassVar[str]
    """The operation that must hold this one directly."""

    @override
    def verify_(self) -> None:
        parent = self.parent_op()
        if parent is None or parent.name != self.CONTAINER:
            place = "no operation" if parent is None else f"`{parent.name}`"
            text = f"expected `{self.name}` directly in `{self.CONTAINER}`, got it in {place}"
            raise VerifyException(message("TP200", text))


class StageOp(PlacedOp):
    """One step of a nest, which happens once for each point of its dimensions, in lexicographic order."""

    CONTAINER: ClassVar[str] = "tp.nest"

    over = prop_def(Words)
    slot = opt_prop_def(IntegerAttr)
    engine = opt_prop_def(StringAttr)
    memory = opt_prop_def(DenseArrayBase[IntegerType])
    semaphores = opt_prop_def(DenseArrayBase[IntegerType])

    @property
    def dims(self) -> tuple[str, ...]:
        """The dimensions that the stage runs over, outermost first."""
        return words_of(self.over)

    @property
    def slot_id(self) -> int:
        """The slot that the stage stands on: 0 where none is written."""
        return 0 if self.slot is None else self.slot.value.data

    def print_over(self, printer: Printer) -> None:
        """Write ` over (m, n)`."""
        printer.print_string(f" over ({', '.join(self.dims)})")

    @property
    def engine_name(self) -> str | None:
        """The engine of its site that does the stage; None before it is placed."""
        return None if self.engine is None else self.engine.data

    @property
    def addresses(self) -> tuple[int, ...] | None:
        """Where each page of its buffer lies in its site's memory; None before the buffer is sized."""
        return integers_of(self.memory)

    @property
    def semaphore_ids(self) -> tuple[int, ...] | None:
        """The semaphores of its buffer, `full` and `free` for each engine that uses it; None before choreography."""
        return integers_of(self.semaphores)

    def print_place(self, printer: Printer) -> None:
        """Write ` at 1 on reader memory [0, 4096] semaphores [0, 1]`, as far as it is known."""
        if self.slot is not None:
            printer.print_string(f" at {self.slot.value.data}")
        if self.engine is not None:
            printer.print_string(f" on {self.engine.data}")
        for word, numbers in (("memory", self.addresses), ("semaphores", self.semaphore_ids)):
            if numbers is not None:
                printer.print_string(f" {word} {list(numbers)}")

    def print_index(self, printer: Printer, index: PageIndex) -> None:
        """Write `[m, 0]`."""
        printer.print_string(f"[{', '.join(map(str, page_index_of(index)))}]")

    def print_buffer(self, printer: Printer) -> None:
        """Write ` : ` and the type of the stage's buffer."""
        printer.print_string(" : ")
        printer.print_attribute(self.results[0].type)


def parse_buffer(parser: Parser) -> Attribute:
    parser.parse_punctuation(":")
    return parser.parse_type()


@irdl_op_definition
class LoadOp(StageOp):
    """Brings pages of a tensor (an input, a scratch, or a view of one) into a buffer, one page per point.

    Element p of page i is element `i * page + p` of the tensor, axis by axis. Outside of the tensor a load
    yields `pad`. With `rows %ids` it is a gather: axis 0 of the pages counts the rows that `%ids` names,
    which may have any rank and takes as many entries of the page index, and of the page, as it has axes. With
    `multicast [rows, columns]` each page goes to a rectangle of sites at once; such a kernel stays on the chip for
    which it was placed, because a rectangle names no chip.

    Constraints:

    - the page index has one entry per axis of the tensor (per axis of the row numbers and per further axis
      of the tensor in a gather), each a dimension of `over` or a constant that is not negative;
    - the page has as many axes, and the element type of the tensor;
    - no page lies wholly outside of the tensor; one that lies partly outside asks for a `pad` of the
      element type;
    - the dimensions of `over` are the nest's, none twice;
    - a pad reaches a result only through a fold or a reduction that it leaves as it is (`tp.kernel`);
    - row numbers are integers.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @rows(%table: tensor<10x8xf32>, %ids: tensor<6xi64>) -> (%y: tensor<6x8xf32>) {
        tp.nest (m = 3) {
          %page = tp.load %table[m, 0] rows %ids over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
          tp.store %page, %y[m, 0] over (m)
        }
      }
    }
    ```
    """

    name = "tp.load"

    source = operand_def(TensorType)
    rows = opt_operand_def(TensorType)
    index = prop_def(PageIndex)
    multicast = opt_prop_def(SitesAttr)
    pad = opt_prop_def(Attribute)
    result = result_def(BufferType)

    @staticmethod
    def of(
        source: Value,
        index: Sequence[str | int],
        over: Sequence[str],
        buffer: BufferType,
        *,
        rows: Value | None = None,
        pad: Attribute | None = None,
        slot: int | None = None,
    ) -> LoadOp:
        """A load of the pages `index` of `source`, one per point of `over`, into `buffer`."""
        operands = [SSAValue.get(source)] + ([] if rows is None else [SSAValue.get(rows)])
        properties: dict[str, Attribute] = {"index": page_index(index), "over": words(over)}
        if pad is not None:
            properties["pad"] = pad
        properties.update(slot_property(slot))
        return LoadOp.create(operands=operands, result_types=[buffer], properties=properties)

    @property
    def page_index(self) -> tuple[str | int, ...]:
        """For each axis the dimension that counts its pages, or a constant page number."""
        return page_index_of(self.index)

    @property
    def buffer(self) -> BufferType:
        """What the load fills."""
        return self.result.type

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        self.print_index(printer, self.index)
        if self.rows is not None:
            printer.print_string(" rows ")
            printer.print_operand(self.rows)
        self.print_over(printer)
        if self.multicast is not None:
            printer.print_string(f" multicast [{rectangle_text(self.multicast.data)}]")
        if self.pad is not None:
            printer.print_string(" pad ")
            printer.print_attribute(self.pad)
        self.print_place(printer)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        self.print_buffer(printer)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> LoadOp:
        operands = [parse_value(parser)]
        properties: dict[str, Attribute] = {"index": _parse_page_index(parser)}
        if parser.parse_optional_keyword("rows") is not None:
            operands.append(parse_value(parser))
        parser.parse_keyword("over")
        properties["over"] = parse_words(parser)
        if parser.parse_optional_keyword("multicast") is not None:
            with parser.in_square_brackets():
                properties["multicast"] = SitesAttr(parse_rectangle(parser))
        if parser.parse_optional_keyword("pad") is not None:
            properties["pad"] = parser.parse_attribute()
        properties.update(parse_place(parser))
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            operands=operands,
            result_types=[parse_buffer(parser)],
            properties=properties,
            attributes={} if attributes is None else dict(attributes.data),
        )


@irdl_op_definition
class StoreOp(StageOp):
    """Writes the pages of a buffer into a tensor (an output, a scratch, or a view of one); the rest is cut.

    Constraints:

    - the page index has one entry per axis of the tensor, each a dimension of `over` or a constant that is
      not negative; the page has as many axes, and the element type of the tensor;
    - the dimensions of the buffer are a prefix of those of `over`, which are the nest's, none twice;
    - no page lies wholly outside of the tensor;
    - all stores of a tensor together write each of its elements exactly once (`tp.kernel`).

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        tp.nest (m = 2) {
          %page = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
          tp.store %page, %y[m, 0] over (m)
        }
      }
    }
    ```
    """

    name = "tp.store"

    page = operand_def(BufferType)
    destination = operand_def(TensorType)
    index = prop_def(PageIndex)

    @staticmethod
    def of(
        page: Value,
        destination: Value,
        index: Sequence[str | int],
        over: Sequence[str],
        *,
        slot: int | None = None,
    ) -> StoreOp:
        """A store of `page` to the pages `index` of `destination`, once per point of `over`."""
        return StoreOp.create(
            operands=[SSAValue.get(page), SSAValue.get(destination)],
            properties={"index": page_index(index), "over": words(over), **slot_property(slot)},
        )

    @property
    def page_index(self) -> tuple[str | int, ...]:
        """For each axis the dimension that counts its pages, or a constant page number."""
        return page_index_of(self.index)

    @property
    def buffer(self) -> BufferType:
        """What the store empties."""
        return buffer_of(self.page)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.page)
        printer.print_string(", ")
        printer.print_operand(self.destination)
        self.print_index(printer, self.index)
        self.print_over(printer)
        self.print_place(printer)
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> StoreOp:
        page = parse_value(parser)
        parser.parse_punctuation(",")
        destination = parse_value(parser)
        properties: dict[str, Attribute] = {"index": _parse_page_index(parser)}
        parser.parse_keyword("over")
        properties["over"] = parse_words(parser)
        properties.update(parse_place(parser))
        op = cls.create(operands=[page, destination], properties=properties)
        parse_attributes(parser, op)
        return op
