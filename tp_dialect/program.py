"""The program and its lines: tensors with a place, statements over them, collectives (level 1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, NoReturn, Self

from typing_extensions import override
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    TensorType,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface, SymbolTable
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tp_dialect.attributes import SliceAttr, parse_slice, slice_text
from tp_dialect.manifest import Collective, Slice
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
    string_attr,
    symbol_ref,
    symbol_refs,
    symbol_text,
    without_gc,
)

ROLES = ("input", "output", "weight", "state", "temp")
"""What a tensor is to its program: given from outside, given back, a parameter, carried from run to run, or between."""

COMBINERS = ("sum", "max", "min")
"""How partials become one tensor."""

_ELEMENT_TYPES: dict[str, Attribute] = {
    "f64": Float64Type(),
    "f32": Float32Type(),
    "f16": Float16Type(),
    "bf16": BFloat16Type(),
    "index": IndexType(),
    **{f"i{width}": IntegerType(width) for width in (1, 4, 8, 16, 32, 64)},
}


@lru_cache(maxsize=1 << 16)
def _tensor_type(text: str) -> TensorType:
    *shape, element = text[len("tensor<") : -1].split("x")
    return TensorType(_ELEMENT_TYPES[element], [int(size) for size in shape])


@lru_cache(maxsize=1 << 16)
def _type_text(type: Attribute) -> str:
    return str(type)


@lru_cache(maxsize=1 << 16)
def _chip_attr(chip: int) -> IntegerAttr:
    return IntegerAttr(chip, i64)


@lru_cache(maxsize=1 << 16)
def _slice_of_text(of: str, shape: str, axis: str, ranges: str) -> SliceAttr:
    pairs = (pair.split(":") for pair in ranges.split(","))
    return SliceAttr(
        Slice(
            of,
            tuple(int(size) for size in shape.split(",")),
            int(axis),
            tuple((int(start), int(length)) for start, length in pairs),
        )
    )


_TENSOR = re.compile(
    rf"({NAME}) *: *(tensor<(?:[0-9]+x)*(?:{'|'.join(_ELEMENT_TYPES)})>) +({'|'.join(ROLES)})\b(?: +chip +([0-9]+)\b)?"
    r"( +replica\b)?"
    r'(?: +slice +"([^"\\\n]*)" *\[([0-9, ]+)\] +axis +([0-9]+) *\[([0-9]+ *: *[0-9]+(?: *, *[0-9]+ *: *[0-9]+)*)\])?'
    r"(?! *(?:chip|replica|slice)\b)",
    re.ASCII,
)


@irdl_op_definition
class TensorOp(TerseOp):
    """A tensor with its name: what it is to the program, on which chip it lives, and what of a full tensor it is.

    A tensor without a chip is replicated (the spine); a tensor on chip 0 is chip 0's own. A tensor is storage: a
    statement that binds it again overwrites it.

    Constraints:

    - the role is one of `input`, `output`, `weight`, `state`, `temp`;
    - the shape is static, and that of the slice where there is one;
    - the chip is one of the program's;
    - a slice, and a replica mark, stand only with a chip;
    - the ranges of the slice ascend and do not overlap;
    - slices of one full tensor agree on its shape.

    Example:

    ```mlir
    tp.program @example chips 2 {
      tp.tensor @W1_c1 : tensor<64x128xf32> weight chip 1 slice "W1"[64, 256] axis 1 [128:128]
    }
    ```
    """

    name = "tp.tensor"
    LINE: ClassVar[re.Pattern[str] | None] = _TENSOR

    sym_name = prop_def(SymbolNameConstraint())
    tensor_type = prop_def(TensorType)
    role = prop_def(StringAttr)
    chip = opt_prop_def(IntegerAttr)
    replica = opt_prop_def(UnitAttr)
    slice = opt_prop_def(SliceAttr)

    traits = traits_def(SymbolOpInterface())

    @classmethod
    def of(
        cls,
        name: str,
        type: TensorType,
        role: str,
        chip: int | None = None,
        slice: Slice | None = None,
        replica: bool = False,
    ) -> Self:
        """A tensor of `type`; `chip` None means replicated."""
        properties: dict[str, Attribute] = {
            "sym_name": string_attr(name),
            "tensor_type": type,
            "role": string_attr(role),
        }
        if chip is not None:
            properties["chip"] = _chip_attr(chip)
        if replica:
            properties["replica"] = UnitAttr()
        if slice is not None:
            properties["slice"] = SliceAttr(slice)
        return cls.create(properties=properties)

    @property
    def tensor_name(self) -> str:
        """The tensor's name."""
        return self.sym_name.data

    @property
    def chip_id(self) -> int | None:
        """The chip that the tensor lives on; None for a replicated one."""
        return None if self.chip is None else self.chip.value.data

    @property
    def piece(self) -> Slice | None:
        """What the tensor is of a full one; None where it is no piece."""
        return None if self.slice is None else self.slice.data

    @override
    def line(self) -> str:
        chip, piece = self.chip, self.slice
        return (
            f"{symbol_text(self.sym_name.data)} : {_type_text(self.tensor_type)} {self.role.data}"
            + ("" if chip is None else f" chip {chip.value.data}")
            + ("" if self.replica is None else " replica")
            + ("" if piece is None else f" slice {slice_text(piece.data)}")
        )

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        name, type, role, chip, replica, of, shape, axis, ranges = found.groups()
        properties: dict[str, Attribute] = {
            "sym_name": string_attr(name_from_text(name)),
            "tensor_type": _tensor_type(type),
            "role": string_attr(role),
        }
        if chip is not None:
            properties["chip"] = _chip_attr(int(chip))
        if replica is not None:
            properties["replica"] = UnitAttr()
        if of is not None:
            properties["slice"] = _slice_of_text(of, shape, axis, ranges)
        return cls.create(properties=properties)

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        name = parser.parse_symbol_name()
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_type()
        if not isa(type, TensorType):
            parser.raise_error(f"expected a ranked tensor type, got {type}", position)
        role = parser.parse_keyword_in(ROLES, " for the role of a tensor")
        chip = None
        if parser.parse_optional_keyword("chip") is not None:
            chip = parser.parse_integer(allow_boolean=False)
        replica = parser.parse_optional_keyword("replica") is not None
        piece = None
        if parser.parse_optional_keyword("slice") is not None:
            piece = parse_slice(parser)
        return cls.of(name.data, type, role, chip, piece, replica)


_LET = re.compile(rf"({NAMES}) *= *({NAME}) *\( *({NAMES})? *\)", re.ASCII)


@irdl_op_definition
class LetOp(TerseOp):
    """A statement: the tensors on the left become the results of a function of the program on those on the right.

    Constraints:

    - the callee is a function of the program, its arguments and results have the types of the tensors;
    - no input and no weight is bound; no tensor is bound twice in one statement;
    - a tensor that is read is an input, a weight, a state, or bound by an earlier statement.

    Example:

    ```mlir
    tp.program @example chips 1 {
      func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
        %y = arith.addf %x, %x : tensor<4xf32>
        func.return %y : tensor<4xf32>
      }
      tp.tensor @x : tensor<4xf32> input
      tp.tensor @y : tensor<4xf32> output
      tp.let @y = @twice(@x)
    }
    ```
    """

    name = "tp.let"
    CONTAINERS: ClassVar[frozenset[str]] = frozenset({"tp.program", "tp.chip"})
    LINE: ClassVar[re.Pattern[str] | None] = _LET

    outs = prop_def(Names)
    callee = prop_def(SymbolRefAttr)
    ins = prop_def(Names)

    @staticmethod
    def of(outs: Sequence[str], callee: str, ins: Sequence[str]) -> LetOp:
        """The statement `outs = callee(ins)`."""
        return LetOp._create(symbol_refs(outs), callee, symbol_refs(ins))

    @property
    def out_names(self) -> tuple[str, ...]:
        """The tensors that the statement binds."""
        return names_of(self.outs)

    @property
    def callee_name(self) -> str:
        """The function that it calls."""
        return self.callee.root_reference.data

    @property
    def in_names(self) -> tuple[str, ...]:
        """The tensors that it reads, in the order of the function's arguments."""
        return names_of(self.ins)

    @override
    def line(self) -> str:
        properties = self.properties
        callee = symbol_text(properties["callee"].root_reference.data)  # pyright: ignore
        return f"{names_text(properties['outs'])} = {callee}({names_text(properties['ins'])})"  # pyright: ignore

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        outs, callee, ins = found.groups()
        return cls._create(refs_from_text(outs), name_from_text(callee), refs_from_text(ins))

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        outs = parse_names(parser)
        parser.parse_punctuation("=")
        callee = parser.parse_symbol_name().data
        return cls._create(outs, callee, parse_names(parser, parser.Delimiter.PAREN))

    @classmethod
    def _create(cls, outs: Names, callee: str, ins: Names) -> Self:
        return cls.create(properties={"outs": outs, "callee": symbol_ref(callee), "ins": ins})


_COLLECTIVE = re.compile(
    rf"({'|'.join(COMBINERS)}) +({NAME}) *= *\( *({NAMES})? *\) *folds *\[ *({NAMES})? *\]", re.ASCII
)


@irdl_op_definition
class CollectiveOp(TerseOp):
    """What an all-reduce means: `out` is the partials combined, and the folds are the binders of the statements that
    spell it, left to right.

    Constraints:

    - the combiner is one of `sum`, `max`, `min`;
    - all tensors that it names exist and have one type;
    - partial number c lives on chip c;
    - there is one fold per addition (one with one partial), and the last one binds `out`;
    - no tensor is a fold of two collectives;
    - the program has all the fold statements, or none of them and one all-reduce section.

    Example:

    ```mlir
    tp.program @example chips 2 {
      func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
        %s = arith.addf %a, %b : tensor<4xf32>
        func.return %s : tensor<4xf32>
      }
      tp.tensor @p_c0 : tensor<4xf32> input chip 0
      tp.tensor @p_c1 : tensor<4xf32> input chip 1
      tp.tensor @y : tensor<4xf32> output
      tp.let @y = @plus(@p_c0, @p_c1)
      tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
    }
    ```
    """

    name = "tp.collective"
    LINE: ClassVar[re.Pattern[str] | None] = _COLLECTIVE

    combiner = prop_def(StringAttr)
    out = prop_def(SymbolRefAttr)
    partials = prop_def(Names)
    folds = prop_def(Names)

    @staticmethod
    def of(combiner: str, out: str, partials: Sequence[str], folds: Sequence[str]) -> CollectiveOp:
        """The collective `out = combiner(partials)`, spelled by the binders `folds`."""
        return CollectiveOp._create(combiner, out, symbol_refs(partials), symbol_refs(folds))

    @property
    def collective(self) -> Collective:
        """The collective as the manifest holds it."""
        return Collective(self.out_name, names_of(self.partials), names_of(self.folds), self.combiner.data)

    @property
    def out_name(self) -> str:
        """The tensor that the partials become."""
        return self.out.root_reference.data

    @override
    def line(self) -> str:
        return (
            f"{self.combiner.data} {symbol_text(self.out_name)} = ({names_text(self.partials)})"
            f" folds [{names_text(self.folds)}]"
        )

    @classmethod
    @override
    def from_match(cls, found: re.Match[str]) -> Self:
        combiner, out, partials, folds = found.groups()
        return cls._create(combiner, name_from_text(out), refs_from_text(partials), refs_from_text(folds))

    @classmethod
    @override
    def from_tokens(cls, parser: Parser) -> Self:
        combiner = parser.parse_keyword_in(COMBINERS, " for the combiner of a collective")
        out = parser.parse_symbol_name().data
        parser.parse_punctuation("=")
        partials = parse_names(parser, parser.Delimiter.PAREN)
        parser.parse_keyword("folds")
        return cls._create(combiner, out, partials, parse_names(parser, parser.Delimiter.SQUARE))

    @classmethod
    def _create(cls, combiner: str, out: str, partials: Names, folds: Names) -> Self:
        return cls.create(
            properties={
                "combiner": string_attr(combiner),
                "out": symbol_ref(out),
                "partials": partials,
                "folds": folds,
            }
        )


@irdl_op_definition
class ProgramOp(IRDLOperation):
    """A program for several chips: its functions and kernels, its tensors, and its statements in source order.

    It is a symbol table, so that a statement's callee is found inside it, and its lines are verified here, once, with
    one dictionary of names.

    Constraints:

    - there are 1 to 65536 chips;
    - no two symbols in it have the same name;
    - each line holds what its own operation promises (`tp.tensor`, `tp.let`, `tp.collective`, `tp.section`,
      `tp.phase`, `tp.chip`, `tp.link`, `tp.relay`).

    Example:

    ```mlir
    tp.program @example chips 2 {
      tp.tensor @x : tensor<4xf32> input
    }
    ```
    """

    name = "tp.program"

    sym_name = prop_def(SymbolNameConstraint())
    chips = prop_def(IntegerAttr)
    body = region_def("single_block")

    traits = traits_def(SymbolOpInterface(), SymbolTable(), IsolatedFromAbove(), NoTerminator())

    @staticmethod
    def of(name: str, chips: int, ops: Sequence[Operation]) -> ProgramOp:
        """A program of `chips` chips with these operations in it."""
        block = Block()
        with without_gc():
            block.add_ops(ops)
        properties: dict[str, Attribute] = {"sym_name": string_attr(name), "chips": _chip_attr(chips)}
        return ProgramOp.create(properties=properties, regions=[Region(block)])

    @property
    def program_name(self) -> str:
        """The program's name."""
        return self.sym_name.data

    @property
    def chip_count(self) -> int:
        """How many chips the program has."""
        return self.chips.value.data

    @override
    def emit_error(self, message: str, underlying_error: Exception) -> NoReturn:
        # xDSL prints the module around a located error, which takes long and helps nobody where the program is large.
        head = self.clone_without_regions()
        Operation.emit_error(head, message, underlying_error)

    @override
    def verify(self, verify_nested_ops: bool = True) -> None:
        from tp_dialect.program_checks import check_unique_names

        # Before xDSL's own check of a symbol table, which does not say what the two are.
        try:
            check_unique_names(self)
        except VerifyException as error:
            self.emit_error(str(error), error)
        super().verify(verify_nested_ops)

    @override
    def verify_(self) -> None:
        from tp_dialect.program_checks import check_program

        check_program(self)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {symbol_text(self.sym_name.data)} chips {self.chip_count}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ProgramOp:
        name = parser.parse_symbol_name()
        parser.parse_keyword("chips")
        chips = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        with without_gc():
            body = parse_body(parser)
        return cls.create(
            properties={"sym_name": name, "chips": _chip_attr(chips)},
            attributes={} if attributes is None else dict(attributes.data),
            regions=[body],
        )
