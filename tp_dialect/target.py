"""The chip that kernels are placed on, described in IR: tiles, sites, memory, engines, datapaths, hand-offs, links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NoReturn

from typing_extensions import override
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    IntegerAttr,
    IntegerType,
    SymbolNameConstraint,
    i64,
)
from xdsl.ir import Attribute, Data
from xdsl.irdl import IRDLOperation, irdl_attr_definition, irdl_op_definition, prop_def, traits_def
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.traits import SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from tp_dialect.errors import message
from tp_dialect.stages import Words, words, words_of
from tp_dialect.terse import symbol_text

ENGINES = ("reader", "compute", "writer")
"""The kinds of engines of a site: what loads, what computes, what stores."""

REACHES = ("site", "chip", "chips")
"""How far a page may be handed over: on one site, between the sites of a chip, across chips."""


@dataclass(frozen=True)
class Link:
    """What joins two chips, or every pair of chips where `ends` is None.

    `bandwidth` is in bytes per nanosecond (GB/s) each way, `latency` in nanoseconds.
    """

    ends: tuple[int, int] | None
    bandwidth: int
    latency: int

    def text(self) -> str:
        """`all bandwidth 12 latency 1000`, `0 - 1 bandwidth ...`."""
        ends = "all" if self.ends is None else f"{self.ends[0]} - {self.ends[1]}"
        return f"{ends} bandwidth {self.bandwidth} latency {self.latency}"


def _parse_link(parser: AttrParser) -> Link:
    ends = None
    if parser.parse_optional_keyword("all") is None:
        first = parser.parse_integer(allow_boolean=False, allow_negative=False)
        parser.parse_punctuation("-")
        ends = first, parser.parse_integer(allow_boolean=False, allow_negative=False)
    parser.parse_keyword("bandwidth")
    bandwidth = parser.parse_integer(allow_boolean=False, allow_negative=False)
    parser.parse_keyword("latency")
    return Link(ends, bandwidth, parser.parse_integer(allow_boolean=False, allow_negative=False))


@irdl_attr_definition
class LinksAttr(Data[tuple[Link, ...]]):
    """The links between chips: bandwidth in bytes per nanosecond, latency in nanoseconds.

    Example: `#tp.links<[0 - 1 bandwidth 12 latency 1000]>`.
    """

    name = "tp.links"

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> tuple[Link, ...]:
        with parser.in_angle_brackets():
            return cls.parse_links(parser)

    @classmethod
    def parse_links(cls, parser: AttrParser) -> tuple[Link, ...]:
        """Read what `text` writes."""
        return tuple(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: _parse_link(parser)))

    def text(self) -> str:
        """The links in brackets."""
        return f"[{', '.join(link.text() for link in self.data)}]"

    @override
    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{self.text()}>")


def integer_width(type: Attribute) -> int:
    """The bits of an integer; 0 for anything else."""
    return type.bitwidth if isinstance(type, IntegerType) else 0


@dataclass(frozen=True)
class Target:
    """A chip as passes ask for it. Sizes are in elements, sites and bytes."""

    name: str
    tile: tuple[int, int]
    grid: tuple[int, int]
    memory: int
    engines: tuple[int, int, int]
    contraction: tuple[Attribute, ...]
    elementwise: tuple[Attribute, ...]
    precision: Attribute
    handoffs: tuple[str, ...]
    chips: int
    links: tuple[Link, ...]

    @property
    def sites(self) -> tuple[tuple[int, int], ...]:
        """All sites of a chip, row by row."""
        return tuple((row, column) for row in range(self.grid[0]) for column in range(self.grid[1]))

    @property
    def site_count(self) -> int:
        """How many sites a chip has."""
        return prod(self.grid)

    @property
    def crosses_chips(self) -> bool:
        """Whether a page may be handed over to another chip."""
        return "chips" in self.handoffs

    @property
    def widest_integer(self) -> Attribute | None:
        """The widest integer of the elementwise datapath; None where it has none wider than a mask's bit."""
        widest = max(self.elementwise, key=integer_width)
        return widest if integer_width(widest) > 1 else None

    def engine_names(self, kind: str) -> tuple[str, ...]:
        """The engines of a kind on each site: `reader`, then `reader1` and so on."""
        count = self.engines[ENGINES.index(kind)]
        return tuple(kind + (str(number) if number else "") for number in range(count))


@irdl_op_definition
class TargetOp(IRDLOperation):
    """A chip that kernels are placed on: anybody's, described in a line.

    `tile` is what one step of an engine takes; `grid` the rows and columns of sites; `memory` the bytes of each site.
    Each site has as many engines of a kind as `engines` says. `contraction` and `elementwise` are the element types of
    the two datapaths; `precision` is the float in which elements are stored. `handoffs` says how far a page may be
    handed over. A program may use up to `chips` chips; links have a bandwidth in bytes per nanosecond and a latency in
    nanoseconds, `all` standing for every pair.

    Constraints:

    - tile and grid have two sizes of at least 1; memory and chips are at least 1; there is an engine of each kind;
    - the datapaths have integers and floats, the elementwise one at least one; the precision is a float of it;
    - hand-offs reach `site`, `chip` or `chips`, each said once, `site` always;
    - links join two different chips of the target, none twice, with a bandwidth of at least 1.

    Example:

    ```mlir
    tp.target @mine tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1]
        contraction [f32, i8] elementwise [f32, i32] precision f32
        handoffs (site, chips) chips 2 links [0 - 1 bandwidth 12 latency 1000]
    ```
    """

    name = "tp.target"

    sym_name = prop_def(SymbolNameConstraint())
    tile = prop_def(DenseArrayBase[IntegerType])
    grid = prop_def(DenseArrayBase[IntegerType])
    memory = prop_def(IntegerAttr)
    engines = prop_def(DenseArrayBase[IntegerType])
    contraction = prop_def(ArrayAttr)
    elementwise = prop_def(ArrayAttr)
    precision = prop_def(Attribute)
    handoffs = prop_def(Words)
    chips = prop_def(IntegerAttr)
    links = prop_def(LinksAttr)

    traits = traits_def(SymbolOpInterface())

    @property
    def target(self) -> Target:
        """The target as passes ask for it; the operation is verified."""
        tile, grid, engines = self._sizes("tile"), self._sizes("grid"), self._sizes("engines")
        return Target(
            self.sym_name.data,
            (tile[0], tile[1]),
            (grid[0], grid[1]),
            self.memory.value.data,
            (engines[0], engines[1], engines[2]),
            tuple(self.contraction.data),
            tuple(self.elementwise.data),
            self.precision,
            words_of(self.handoffs),
            self.chips.value.data,
            self.links.data,
        )

    def _sizes(self, name: str) -> tuple[int, ...]:
        attribute = self.properties[name]
        assert isinstance(attribute, DenseArrayBase)  # by the definition of the property
        return tuple(int(size) for size in attribute.get_values())

    def _refuse(self, code: str, text: str) -> NoReturn:
        raise VerifyException(message(code, f"target @{self.sym_name.data}: {text}"))

    @override
    def verify_(self) -> None:
        for name, count in (("tile", 2), ("grid", 2), ("engines", 3)):
            sizes = self._sizes(name)
            if len(sizes) != count or min(sizes) < 1:
                self._refuse("TP041", f"expected {count} sizes of at least 1 for {name}, got {list(sizes)}")
        for name, size in (("memory", self.memory.value.data), ("chips", self.chips.value.data)):
            if size < 1:
                self._refuse("TP041", f"expected {name} of at least 1, got {size}")
        self._check_datapaths()
        reaches = words_of(self.handoffs)
        if "site" not in reaches or len(set(reaches)) < len(reaches) or not set(reaches) <= set(REACHES):
            self._refuse("TP043", f"expected site and some of {', '.join(REACHES[1:])}, got {', '.join(reaches)}")
        self._check_links()

    def _check_datapaths(self) -> None:
        for name, types in (("contraction", self.contraction.data), ("elementwise", self.elementwise.data)):
            foreign = next((type for type in types if not isinstance(type, AnyFloat | IntegerType)), None)
            if foreign is not None:
                self._refuse("TP042", f"expected integers and floats for {name}, got {foreign}")
        if not isinstance(self.precision, AnyFloat) or self.precision not in self.elementwise.data:
            listed = ", ".join(map(str, self.elementwise.data)) or "none"
            self._refuse("TP042", f"expected a float of the elementwise datapath ({listed}), got {self.precision}")

    def _check_links(self) -> None:
        chips, seen = self.chips.value.data, set[frozenset[int] | None]()
        for link in self.links.data:
            ends = None if link.ends is None else frozenset(link.ends)
            if ends is not None and (len(ends) < 2 or max(ends) >= chips):
                self._refuse("TP044", f"expected a link between two of its {chips} chips, got {link.text()}")
            if ends in seen or link.bandwidth < 1:
                self._refuse("TP044", f"expected each link once, with a bandwidth of at least 1, got {link.text()}")
            seen.add(ends)

    @override
    def print(self, printer: Printer) -> None:
        def types(attribute: ArrayAttr) -> str:
            return ", ".join(map(str, attribute.data))

        printer.print_string(f" {symbol_text(self.sym_name.data)}")
        printer.print_string(f" tile {list(self._sizes('tile'))} grid {list(self._sizes('grid'))}")
        printer.print_string(f" memory {self.memory.value.data} engines {list(self._sizes('engines'))}")
        printer.print_string(f" contraction [{types(self.contraction)}] elementwise [{types(self.elementwise)}]")
        printer.print_string(f" precision {self.precision} handoffs ({', '.join(words_of(self.handoffs))})")
        printer.print_string(f" chips {self.chips.value.data} links {self.links.text()}")
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> TargetOp:
        square, paren = parser.Delimiter.SQUARE, parser.Delimiter.PAREN

        def sizes(word: str) -> Attribute:
            parser.parse_keyword(word)
            return DenseArrayBase.from_list(i64, parser.parse_comma_separated_list(square, parser.parse_integer))

        def number(word: str) -> Attribute:
            parser.parse_keyword(word)
            return IntegerAttr(parser.parse_integer(), i64)

        def types(word: str) -> Attribute:
            parser.parse_keyword(word)
            return ArrayAttr(parser.parse_comma_separated_list(square, parser.parse_type))

        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        properties |= {word: sizes(word) for word in ("tile", "grid")}
        properties |= {"memory": number("memory"), "engines": sizes("engines")}
        properties |= {word: types(word) for word in ("contraction", "elementwise")}
        parser.parse_keyword("precision")
        properties["precision"] = parser.parse_type()
        parser.parse_keyword("handoffs")
        properties["handoffs"] = words(parser.parse_comma_separated_list(paren, parser.parse_identifier))
        properties["chips"] = number("chips")
        parser.parse_keyword("links")
        properties["links"] = LinksAttr(LinksAttr.parse_links(parser))
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(properties=properties, attributes={} if attributes is None else dict(attributes.data))


def targets_in(ops: Sequence[object]) -> list[Target]:
    """The targets among operations, in order."""
    return [op.target for op in ops if isinstance(op, TargetOp)]
