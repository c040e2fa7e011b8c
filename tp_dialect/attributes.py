"""Attributes and types of the dialect: slices, chips, claims, buffers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import auto

from typing_extensions import override
from xdsl.dialects.builtin import IntAttr, StringAttr, TensorType
from xdsl.ir import Attribute, Data, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from tp_dialect.errors import message
from tp_dialect.manifest import Slice
from tp_dialect.terse import string_text


def slice_text(piece: Slice) -> str:
    """`"W1"[64, 256] axis 1 [0:128]`: the full tensor, its shape, the axis that is cut, ranges as start:length."""
    shape = ", ".join(map(str, piece.of_shape))
    ranges = ", ".join([f"{start}:{length}" for start, length in piece.ranges])
    return f"{string_text(piece.of)}[{shape}] axis {piece.axis} [{ranges}]"


def parse_slice(parser: AttrParser) -> Slice:
    """Read what `slice_text` writes."""
    square = parser.Delimiter.SQUARE
    position = parser.pos
    of = parser.parse_str_literal(" for the name of the full tensor")
    of_shape = parser.parse_comma_separated_list(square, parser.parse_integer, " in the shape of the full tensor")
    parser.parse_keyword("axis")
    axis = parser.parse_integer()

    def parse_range() -> tuple[int, int]:
        start = parser.parse_integer()
        parser.parse_punctuation(":", " between a range's start and its length")
        return start, parser.parse_integer()

    ranges = parser.parse_comma_separated_list(square, parse_range, " in the ranges of a slice")
    try:
        return Slice(of, tuple(of_shape), axis, tuple(ranges))
    except ValueError as error:
        parser.raise_error(str(error), position)


@irdl_attr_definition
class SliceAttr(Data[Slice]):
    """Which pieces of a full tensor a tensor is made of; the printed form of `manifest.Slice`.

    Constraints: those of `Slice` (each range lies inside the full tensor and is not empty). Order and overlap of the
    ranges are judged by `tp.tensor`.

    Example: `#tp.slice<"W1"[64, 256] axis 1 [0:128]>`.
    """

    name = "tp.slice"

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> Slice:
        with parser.in_angle_brackets():
            return parse_slice(parser)

    @override
    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{slice_text(self.data)}>")


@irdl_attr_definition
class ChipsAttr(Data[tuple[int, ...]]):
    """The chips that a section runs on, slot by slot: slot c of its kernel is the c-th chip here.

    Example: `#tp.chips<0, 1>`.
    """

    name = "tp.chips"

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> tuple[int, ...]:
        return tuple(parser.parse_comma_separated_list(parser.Delimiter.ANGLE, parser.parse_integer))

    @override
    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{', '.join(map(str, self.data))}>")


Rectangle = tuple[tuple[int, int], tuple[int, int]]
"""Rows and columns of a chip's grid of sites, each as (start, length)."""


def parse_rectangle(parser: AttrParser) -> Rectangle:
    """Read `0:2, 1:3`: the rows and the columns of a rectangle."""

    def extent() -> tuple[int, int]:
        start = parser.parse_integer(allow_boolean=False, allow_negative=False)
        parser.parse_punctuation(":", " between where a rectangle starts and its length")
        return start, parser.parse_integer(allow_boolean=False, allow_negative=False)

    rows = extent()
    parser.parse_punctuation(",")
    return rows, extent()


def rectangle_text(rectangle: Rectangle) -> str:
    """What `parse_rectangle` reads."""
    return ", ".join(f"{start}:{length}" for start, length in rectangle)


@irdl_attr_definition
class SitesAttr(Data[Rectangle]):
    """A rectangle of sites: rows and columns of a chip's grid, as start:length. It names no chip.

    Constraints: neither extent is empty.

    Example: `#tp.sites<0:2, 1:3>`.
    """

    name = "tp.sites"

    @override
    def verify(self) -> None:
        if any(length < 1 for _, length in self.data):
            text = f"expected a rectangle of at least one site, got {rectangle_text(self.data)}"
            raise VerifyException(message("TP040", text))

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> Rectangle:
        with parser.in_angle_brackets():
            return parse_rectangle(parser)

    @override
    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{rectangle_text(self.data)}>")


@dataclass(frozen=True)
class Worker:
    """The points that a site works on: `count` of them from number `first`; and the site's row and column.

    In a section that is written out the site is absolute: it has its chip in front.
    """

    first: int
    count: int
    row: int
    column: int
    chip: int | None = None

    def text(self) -> str:
        """`0:4 <1, 2>`; `0:4 <3, 1, 2>` on chip 3."""
        site = f"{self.row}, {self.column}"
        return f"{self.first}:{self.count} <{site if self.chip is None else f'{self.chip}, {site}'}>"


@irdl_attr_definition
class WorkersAttr(Data[tuple[Worker, ...]]):
    """Which site works on which points of a nest's split dimensions, counted in lexicographic order, as first:count.

    The sites are those of any chip: the same ones on the chip of each slot.

    Example: `#tp.workers<[0:4 <0, 0>, 4:3 <0, 1>]>`.
    """

    name = "tp.workers"

    @classmethod
    def parse_workers(cls, parser: AttrParser) -> tuple[Worker, ...]:
        """Read what `text` writes."""

        def number() -> int:
            return parser.parse_integer(allow_boolean=False, allow_negative=False)

        def worker() -> Worker:
            first = number()
            parser.parse_punctuation(":", " between a worker's first point and their count")
            count = number()
            *chip, row, column = parser.parse_comma_separated_list(parser.Delimiter.ANGLE, number)
            if len(chip) > 1:
                raise ValueError("a site of too many numbers")
            return Worker(first, count, row, column, *chip)

        position = parser.pos
        try:
            return tuple(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, worker))
        except ValueError:
            parser.raise_error("expected the row and the column of each worker's site", position)

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> tuple[Worker, ...]:
        with parser.in_angle_brackets():
            return cls.parse_workers(parser)

    def text(self) -> str:
        """The workers in brackets."""
        return f"[{', '.join(worker.text() for worker in self.data)}]"

    @override
    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{self.text()}>")


@irdl_attr_definition
class ClaimAttr(ParametrizedAttribute):
    """What a kernel's numbers are against its function over the reals.

    `exact`: no rounding takes place (integers, moves). `approximate`: it rounds; the reason and the order of summation
    are named.

    Example: `#tp.claim<exact>`, `#tp.claim<approximate "f32 accumulation" order "k ascending">`.
    """

    name = "tp.claim"

    kind: StringAttr
    reason: StringAttr
    order: StringAttr

    @staticmethod
    def exact() -> ClaimAttr:
        """No rounding."""
        empty = StringAttr("")
        return ClaimAttr(StringAttr("exact"), empty, empty)

    @staticmethod
    def approximate(reason: str, order: str) -> ClaimAttr:
        """Rounding, for `reason`, with sums taken in `order`."""
        return ClaimAttr(StringAttr("approximate"), StringAttr(reason), StringAttr(order))

    @override
    def verify(self) -> None:
        exact = self.kind.data == "exact"
        if not exact and self.kind.data != "approximate":
            text = f'expected a claim to be exact or approximate, got "{self.kind.data}"'
            raise VerifyException(message("TP003", text))
        given = [bool(self.reason.data), bool(self.order.data)]
        if any(given) if exact else not all(given):
            text = "expected a reason and an order with an approximate claim and none with an exact one"
            raise VerifyException(message("TP003", text))

    def text(self) -> str:
        """The claim as it stands in a kernel's head."""
        if self.kind.data == "exact":
            return "exact"
        return f"approximate {string_text(self.reason.data)} order {string_text(self.order.data)}"

    @classmethod
    def parse_text(cls, parser: AttrParser) -> Sequence[Attribute]:
        """Read what `text` writes."""
        kind = parser.parse_keyword_in(("exact", "approximate"), " for a claim")
        if kind == "exact":
            return StringAttr(kind), StringAttr(""), StringAttr("")
        reason = parser.parse_str_literal(" for the reason of an approximate claim")
        parser.parse_keyword("order")
        order = parser.parse_str_literal(" for the order of summation")
        return StringAttr(kind), StringAttr(reason), StringAttr(order)

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return cls.parse_text(parser)

    @override
    def print_parameters(self, printer: Printer) -> None:
        printer.print_string(f"<{self.text()}>")


class BufferKind(StrEnum):
    """How a buffer's pages are kept.

    `fifo`: one producer and one consumer on one site. `interm`: owned by the receiver; the page lies in the memory of
    the chip that loads it.
    """

    FIFO = auto()
    INTERM = auto()


@irdl_attr_definition
class BufferType(ParametrizedAttribute, TypeAttribute):
    """A stream of pages between two stages: its kind, how many pages it holds at once, and what one page is.

    Constraints: the depth is at least 1; a page is a ranked tensor of static shape.

    Example: `!tp.buffer<fifo 2, tensor<4x32xf32>>`.
    """

    name = "tp.buffer"

    kind: StringAttr
    depth: IntAttr
    page: TensorType

    @staticmethod
    def of(page: TensorType, depth: int = 2, kind: BufferKind = BufferKind.FIFO) -> BufferType:
        """A buffer of `depth` pages."""
        return BufferType(StringAttr(kind), IntAttr(depth), page)

    @override
    def verify(self) -> None:
        if self.kind.data not in [str(kind) for kind in BufferKind]:
            raise VerifyException(message("TP004", f'expected a fifo or interm buffer, got "{self.kind.data}"'))
        if self.depth.data < 1:
            raise VerifyException(message("TP004", f"expected a buffer of at least 1 page, got {self.depth.data}"))
        if not self.page.has_static_shape():
            raise VerifyException(message("TP004", f"expected a page of static shape, got {self.page}"))

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            kind = parser.parse_keyword_in([str(kind) for kind in BufferKind], " for a buffer")
            depth = parser.parse_integer(allow_boolean=False, allow_negative=False)
            parser.parse_punctuation(",")
            page = parser.parse_type()
        return StringAttr(kind), IntAttr(depth), page

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"{self.kind.data} {self.depth.data}, ")
            printer.print_attribute(self.page)
