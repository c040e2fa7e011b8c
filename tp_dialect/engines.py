"""What an engine of a site does, written out: loops, waits, steps of stages, posts (level 2, choreographed)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import IntegerAttr, StringAttr, i64
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator
from xdsl.utils.exceptions import VerifyException

from tp_dialect.attributes import BufferType
from tp_dialect.errors import message
from tp_dialect.stages import PlacedOp, parse_value
from tp_dialect.terse import parse_attributes, string_attr

FULL, FREE = "full", "free"
"""The two semaphores of a buffer and an engine that uses it: pages to be used, and places to be filled."""


class EnginePart(IRDLOperation):
    """A line of an engine's program; the kernel verifies what it says."""

    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.engine", "tp.for"})

    @override
    def verify_(self) -> None:
        parent = self.parent_op()
        if parent is None or parent.name not in self.CONTAINERS:
            place = "no operation" if parent is None else f"`{parent.name}`"
            text = f"expected `{self.name}` directly in `tp.engine` or `tp.for`, got it in {place}"
            raise VerifyException(message("TP200", text))


def _parse_lines(parser: Parser) -> Region:
    region = parser.parse_region()
    if not region.blocks:
        region.add_block(Block())
    return region


@irdl_op_definition
class EngineOp(PlacedOp):
    """The program of one engine, the same on each site that works on the nest, on the chip of its slot.

    Each buffer has for each engine that uses it two counting semaphores: `full`, which starts at 0 and lives with the
    user, and `free`, which starts at the buffer's depth and lives with the maker. So a wait is always local.

    Constraints:

    - there is one program for each engine of each slot on which a stage stands, and for no other;
    - each stage of the engine is stepped once, in loops over its dimensions, in the order in which the nest reads;
    - *balance*: in the loops over a buffer's dimensions its maker waits for `free` before its steps and posts `full`
      behind them, once for each slot that uses it; each engine that uses it waits for `full` before its first use and
      posts `free` to the maker's slot behind the last one; and there are no other waits and posts. So every semaphore
      is back at its start in the end.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
          %p = tp.load %x[m, 0] over (m) on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<2x8xf32>>
          tp.store %p, %y[m, 0] over (m) on writer
          tp.engine reader slot 0 { tp.for m { tp.wait free %p  tp.step %p  tp.post full %p } }
          tp.engine writer slot 0 { tp.for m { tp.wait full %p  tp.step store %p  tp.post free %p } }
        }
      }
    }
    ```
    """

    name = "tp.engine"
    CONTAINER: ClassVar[str] = "tp.nest"

    engine = prop_def(StringAttr)
    slot = prop_def(IntegerAttr)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    @staticmethod
    def of(engine: str, slot: int, ops: Sequence[Operation]) -> EngineOp:
        """The program `ops` of an engine on the chip of `slot`."""
        properties: dict[str, Attribute] = {"engine": string_attr(engine), "slot": IntegerAttr(slot, i64)}
        return EngineOp.create(properties=properties, regions=[Region(Block(ops))])

    @property
    def place(self) -> tuple[int, str]:
        """The slot and the engine."""
        return self.slot.value.data, self.engine.data

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.engine.data} slot {self.slot.value.data}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> EngineOp:
        properties: dict[str, Attribute] = {"engine": string_attr(parser.parse_identifier())}
        parser.parse_keyword("slot")
        properties["slot"] = IntegerAttr(parser.parse_integer(allow_boolean=False), i64)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            properties=properties,
            attributes={} if attributes is None else dict(attributes.data),
            regions=[_parse_lines(parser)],
        )


@irdl_op_definition
class ForOp(EnginePart):
    """Does its lines for each value of a dimension; of a split one, for those that its site works on.

    Constraints:

    - it stands in a `tp.engine` or a `tp.for`; the dimension is one of the nest's.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        tp.nest (m = 2) split () workers [0:1 <0, 0>] {
          %p = tp.load %x[m, 0] over (m) on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<2x8xf32>>
          tp.store %p, %y[m, 0] over (m) on writer
          tp.engine reader slot 0 { tp.for m { tp.wait free %p  tp.step %p  tp.post full %p } }
          tp.engine writer slot 0 { tp.for m { tp.wait full %p  tp.step store %p  tp.post free %p } }
        }
      }
    }
    ```
    """

    name = "tp.for"

    dim = prop_def(StringAttr)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    @staticmethod
    def of(dim: str, ops: Sequence[Operation]) -> ForOp:
        """The lines `ops`, for each value of `dim`."""
        return ForOp.create(properties={"dim": string_attr(dim)}, regions=[Region(Block(ops))])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.dim.data}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ForOp:
        dim = string_attr(parser.parse_identifier())
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            properties={"dim": dim},
            attributes={} if attributes is None else dict(attributes.data),
            regions=[_parse_lines(parser)],
        )


@irdl_op_definition
class WaitOp(EnginePart):
    """Waits until a semaphore of this site is above 0 and takes 1 from it.

    `full %b` is this engine's semaphore of a buffer that it uses; `free %b` are those of all engines that use a buffer
    that it fills, each of them in turn.

    Constraints:

    - it stands where the balance of `tp.engine` asks for it.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @copy(%x: tensor<8xf32>) -> (%y: tensor<8xf32>) {
        tp.nest () split () workers [0:1 <0, 0>] {
          %p = tp.load %x[0] over () on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<8xf32>>
          tp.store %p, %y[0] over () on writer
          tp.engine reader slot 0 { tp.wait free %p  tp.step %p  tp.post full %p }
          tp.engine writer slot 0 { tp.wait full %p  tp.step store %p  tp.post free %p }
        }
      }
    }
    ```
    """

    name = "tp.wait"

    which = prop_def(StringAttr)
    buffer = operand_def(BufferType)

    @staticmethod
    def of(which: str, buffer: SSAValue) -> WaitOp:
        """A wait for `full` or `free` of a buffer."""
        return WaitOp.create(operands=[buffer], properties={"which": string_attr(which)})

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.which.data} ")
        printer.print_operand(self.buffer)
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> WaitOp:
        op = cls.of(parser.parse_keyword_in((FULL, FREE), " for a semaphore"), parse_value(parser))
        parse_attributes(parser, op)
        return op


@irdl_op_definition
class PostOp(EnginePart):
    """Adds 1 to a semaphore: `full %b` of each engine that uses the buffer, `free %b` of the engine that fills it.

    `to 1` names the slot on which the semaphore lives, where it is another one than the engine's own.

    Constraints:

    - it stands where the balance of `tp.engine` asks for it.

    Example:

    ```mlir
    tp.program @example chips 2 {
      tp.kernel @swap(%x: tensor<8xf32>) -> (%y: tensor<8xf32>) {
        tp.nest () split () workers [0:1 <0, 0>] {
          %p = tp.load %x[0] over () at 1 on reader memory [0] semaphores [0, 1] : !tp.buffer<interm 1, tensor<8xf32>>
          tp.store %p, %y[0] over () at 0 on writer
          tp.engine reader slot 1 { tp.wait free %p  tp.step %p  tp.post full %p to 0 }
          tp.engine writer slot 0 { tp.wait full %p  tp.step store %p  tp.post free %p to 1 }
        }
      }
    }
    ```
    """

    name = "tp.post"

    which = prop_def(StringAttr)
    slot = opt_prop_def(IntegerAttr)
    buffer = operand_def(BufferType)

    @staticmethod
    def of(which: str, buffer: SSAValue, to: int | None = None) -> PostOp:
        """A post of `full` or `free` of a buffer, to another slot where `to` is given."""
        properties: dict[str, Attribute] = {"which": string_attr(which)}
        if to is not None:
            properties["slot"] = IntegerAttr(to, i64)
        return PostOp.create(operands=[buffer], properties=properties)

    @property
    def to(self) -> int | None:
        """The slot that it posts to; None for the engine's own."""
        return None if self.slot is None else self.slot.value.data

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.which.data} ")
        printer.print_operand(self.buffer)
        if self.to is not None:
            printer.print_string(f" to {self.to}")
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> PostOp:
        which, buffer = parser.parse_keyword_in((FULL, FREE), " for a semaphore"), parse_value(parser)
        to = None
        if parser.parse_optional_keyword("to") is not None:
            to = parser.parse_integer(allow_boolean=False, allow_negative=False)
        op = cls.of(which, buffer, to)
        parse_attributes(parser, op)
        return op


@irdl_op_definition
class StepOp(EnginePart):
    """Does one step of a stage, at the point at which its loops stand.

    `tp.step %b` steps the stage that fills the buffer, `tp.step store %b` the store of it; where a page is stored
    several times, `number 1` is the second of its stores in the nest.

    Constraints:

    - it stands in loops over the dimensions of its stage, on the engine that the stage stands on (`tp.engine`).

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @copy(%x: tensor<8xf32>) -> (%y: tensor<8xf32>) {
        tp.nest () split () workers [0:1 <0, 0>] {
          %p = tp.load %x[0] over () on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<8xf32>>
          tp.store %p, %y[0] over () on writer
          tp.engine reader slot 0 { tp.wait free %p  tp.step %p  tp.post full %p }
          tp.engine writer slot 0 { tp.wait full %p  tp.step store %p  tp.post free %p }
        }
      }
    }
    ```
    """

    name = "tp.step"

    store = opt_prop_def(IntegerAttr)
    buffer = operand_def(BufferType)

    @staticmethod
    def of(buffer: SSAValue, store: int | None = None) -> StepOp:
        """A step of the stage that fills a buffer, or of one of its stores by number."""
        properties: dict[str, Attribute] = {} if store is None else {"store": IntegerAttr(store, i64)}
        return StepOp.create(operands=[buffer], properties=properties)

    @property
    def store_number(self) -> int | None:
        """Which store of the buffer is meant; None for the stage that fills it."""
        return None if self.store is None else self.store.value.data

    @override
    def print(self, printer: Printer) -> None:
        number = self.store_number
        printer.print_string(" " if number is None else " store ")
        printer.print_operand(self.buffer)
        if number:
            printer.print_string(f" number {number}")
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> StepOp:
        number = None if parser.parse_optional_keyword("store") is None else 0
        buffer = parse_value(parser)
        if number is not None and parser.parse_optional_keyword("number") is not None:
            number = parser.parse_integer(allow_boolean=False, allow_negative=False)
        op = cls.of(buffer, number)
        parse_attributes(parser, op)
        return op
