"""The terse lines: how one-line operations over names are read, written and held, at the speed that programs need.

A program of 80 layers on 8 chips has some 30,000 statements, each one line. Three things make them cheap: a line is
read by ONE regular expression (and by xDSL's token parser where that does not match, so that an error keeps its
place), it is written by one `print_string`, and it is verified by its program alone (`TerseOp.verify`), which knows
all names.
"""

from __future__ import annotations

import gc
import re
from abc import abstractmethod
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import ClassVar, Self

from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Block, Operation, Region
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from tp_dialect.errors import message

NAME = r'@(?:[A-Za-z_][A-Za-z0-9_$.]*|"[^"\\\n]*")'
"""A symbol as text; a quoted one with escapes is left to the token parser."""

NAMES = rf"{NAME}(?:, *{NAME})*"
"""One or more symbols, separated by commas."""

_BARE_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
_NAME = re.compile(NAME)
_PLAIN_CHARACTERS = re.compile(r"[\x20\x21\x23-\x5B\x5D-\x7E]*")

Names = ArrayAttr[SymbolRefAttr]
"""Names of tensors in the order of a statement."""


@lru_cache(maxsize=1 << 18)
def string_attr(text: str) -> StringAttr:
    """The (interned) string attribute of `text`."""
    return StringAttr(text)


@lru_cache(maxsize=1 << 18)
def symbol_ref(name: str) -> SymbolRefAttr:
    """The (interned) flat symbol reference to `name`."""
    return SymbolRefAttr(string_attr(name))


def symbol_refs(names: Iterable[str]) -> Names:
    """The names as an array of flat symbol references."""
    return ArrayAttr([symbol_ref(name) for name in names])


def names_of(refs: Names) -> tuple[str, ...]:
    """The names that an array of symbol references holds."""
    return tuple([ref.root_reference.data for ref in refs.data])


@lru_cache(maxsize=1 << 18)
def symbol_text(name: str) -> str:
    """`@name`, quoted where the name is not a bare identifier."""
    if _BARE_NAME.fullmatch(name):
        return f"@{name}"
    return f"@{string_text(name)}"


def string_text(text: str) -> str:
    """`text` as a string literal, escaped as xDSL escapes it."""
    if _PLAIN_CHARACTERS.fullmatch(text):
        return f'"{text}"'
    plain = (0x20, 0x7E)
    escaped = [
        "\\\\" if byte == 0x5C else chr(byte) if plain[0] <= byte <= plain[1] and byte != 0x22 else f"\\{byte:02X}"
        for byte in text.encode()
    ]
    return f'"{"".join(escaped)}"'


def names_text(refs: Names) -> str:
    """`@a, @b` for an array of symbol references."""
    return ", ".join([symbol_text(ref.root_reference.data) for ref in refs.data])


@lru_cache(maxsize=1 << 18)
def _ref_of_text(text: str) -> SymbolRefAttr:
    return symbol_ref(text[2:-1] if text[1] == '"' else text[1:])


def refs_from_text(text: str | None) -> Names:
    """The symbols of a matched `NAMES` text; nothing for None."""
    if text is None:
        return ArrayAttr([])
    return ArrayAttr([_ref_of_text(name) for name in _NAME.findall(text)])


def name_from_text(text: str) -> str:
    """The name that a matched `NAME` text means."""
    return _ref_of_text(text).root_reference.data


def match_line(parser: Parser, pattern: re.Pattern[str]) -> re.Match[str] | None:
    """Match `pattern` at the parser's place and go on behind it; None, with nothing consumed, where it does not match.

    The pattern must end where a token ends. It is tried on the text itself: the token at the parser's place has been
    read already, so matching starts at that token's first character.
    """
    start = parser._current_token.span.start  # pyright: ignore[reportPrivateUsage]
    found = pattern.match(parser.lexer.input.content, start)
    if found is not None:
        parser._resume_from(found.end())  # pyright: ignore[reportPrivateUsage]
    return found


def parse_names(parser: Parser, delimiter: Parser.Delimiter = Parser.Delimiter.NONE) -> Names:
    """Read symbols by tokens: the slow way, for what the regular expressions do not take."""
    return ArrayAttr(
        [symbol_ref(name.data) for name in parser.parse_comma_separated_list(delimiter, parser.parse_symbol_name)]
    )


class TerseOp(IRDLOperation):
    """An operation of one line over names, which stands in a `tp.program` (perhaps in a phase or a chip of it).

    Its verifier is its container's: one walk with one dictionary, instead of a look-up per line. So `verify` of the
    operation alone checks that there is such a container, and nothing else.
    """

    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.program"})
    """The operations that may hold this one directly."""

    def verify(self, verify_nested_ops: bool = True) -> None:
        parent = self.parent_op()
        if parent is None or parent.name not in self.CONTAINERS:
            place = "no operation" if parent is None else f"`{parent.name}`"
            wanted = " or ".join(f"`{name}`" for name in sorted(self.CONTAINERS))
            raise VerifyException(message("TP001", f"expected `{self.name}` directly in {wanted}, got it in {place}"))

    LINE: ClassVar[re.Pattern[str] | None] = None
    """The text behind the operation's name as one regular expression; None for an operation with a region."""

    @classmethod
    def from_match(cls, found: re.Match[str]) -> Self:
        """The operation that a match of `LINE` means; a `ValueError` for a slice that cannot be."""
        raise NotImplementedError(f"{cls.name} is not read by a regular expression")

    @classmethod
    def from_tokens(cls, parser: Parser) -> Self:
        """Read the operation token by token: for what `LINE` does not match, so that an error has its place."""
        raise NotImplementedError(f"{cls.name} is not read by tokens")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        found = None if cls.LINE is None else match_line(parser, cls.LINE)
        if found is None:
            op = cls.from_tokens(parser)
        else:
            try:
                op = cls.from_match(found)
            except ValueError as error:
                parser.raise_error(str(error), found.start(), found.end())
        parse_attributes(parser, op)
        return op

    @abstractmethod
    def line(self) -> str:
        """The operation's text behind its name, attributes left out."""

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.line()}")
        if self.attributes:
            printer.print_op_attributes(self.attributes, print_keyword=True)


def parse_attributes(parser: Parser, op: IRDLOperation) -> None:
    """Read `attributes {...}` behind a terse line, where it stands, into `op`."""
    found = parser.parse_optional_attr_dict_with_keyword()
    if found is not None:
        op.attributes.update(found.data)


_KEYWORD = re.compile(r"(tp\.[a-z]+) +")
_END_OF_LINE = re.compile(r"[ \t]*\n\s*")


def parse_body(parser: Parser) -> Region:
    """Read `{ ... }` of one block, runs of terse lines without the lexer; also where nothing stands inside."""
    parser.parse_punctuation("{")
    block = Block()
    while True:
        block.add_ops(_lines(parser))
        if parser.parse_optional_punctuation("}") is not None:
            return Region(block)
        block.add_op(parser.parse_operation())


def _lines(parser: Parser) -> list[Operation]:
    """The plain lines that stand at the parser's place, one operation each; it stops in front of anything else."""
    text = parser.lexer.input.content
    start = position = parser._current_token.span.start  # pyright: ignore[reportPrivateUsage]
    kinds: dict[str, type[TerseOp] | None] = {}
    ops: list[Operation] = []
    while keyword := _KEYWORD.match(text, position):
        name = keyword[1]
        if name not in kinds:
            kinds[name] = _plain_kind(parser, name)
        kind = kinds[name]
        found = kind.LINE.match(text, keyword.end()) if kind is not None and kind.LINE is not None else None
        end = None if found is None else _END_OF_LINE.match(text, found.end())
        if kind is None or found is None or end is None:
            break
        try:
            ops.append(kind.from_match(found))
        except ValueError:
            break  # read again by tokens, for an error with its place
        position = end.end()
    if position != start:
        parser._resume_from(position)  # pyright: ignore[reportPrivateUsage]
    return ops


def _plain_kind(parser: Parser, name: str) -> type[TerseOp] | None:
    kind = parser.ctx.get_optional_op(name)
    return kind if kind is not None and issubclass(kind, TerseOp) else None


def ops_of(block: Block) -> Iterator[Operation]:
    """The operations of a block in order; several times as fast as xDSL's own iterator, which allows for changes."""
    op = block.first_op
    while op is not None:
        yield op
        op = op._next_op  # pyright: ignore[reportPrivateUsage]


@contextmanager
def without_gc() -> Generator[None, None, None]:
    """For building many small objects at once: the collector would look at all of them again and again, for nothing."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def shape_text(shape: Sequence[int]) -> str:
    """`2x3` for the shape of a message."""
    return "x".join(map(str, shape)) or "scalar"
