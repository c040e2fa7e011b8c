"""Kernels (level 2): scheduled spatial programs with sites relative to their chips, and the nests in them.

What stands inside is in `views.py`, `stages.py` and `computes.py`, and is exported here too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
    IntegerType,
    SymbolNameConstraint,
    SymbolRefAttr,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface

from tp_dialect.attributes import ClaimAttr, WorkersAttr
from tp_dialect.computes import AllReduceOp, ComputeOp, YieldOp
from tp_dialect.engines import EngineOp
from tp_dialect.stages import (
    LoadOp,
    PlacedOp,
    StageOp,
    StoreOp,
    Words,
    parse_words,
    words,
    words_of,
)
from tp_dialect.terse import string_attr, symbol_ref, symbol_text
from tp_dialect.views import ScratchOp, ViewOp

__all__ = [
    "AllReduceOp",
    "ComputeOp",
    "KernelOp",
    "LoadOp",
    "NestOp",
    "ScratchOp",
    "StageOp",
    "StoreOp",
    "ViewOp",
    "YieldOp",
]


def _parse_stages(parser: Parser) -> Region:
    """Read `{ ... }` with one block, also where nothing stands inside; each nest has names of values of its own."""
    region = parser.parse_region()
    if not region.blocks:
        region.add_block(Block())
    return region


@irdl_op_definition
class NestOp(PlacedOp):
    """Stages over named dimensions, read as sequential loops that share their common leading dimensions.

    Constraints:

    - the dimensions have distinct names and sizes of at least 1;
    - a nest holds stages, and behind them the programs of their engines;
    - *split*: the split dimensions are the outermost ones, no folds, and common to every store; the workers' points
      follow on one another and are all of theirs, each on a site of its own;
    - the maker of a buffer and all its users stand in one instance of the loops over that buffer's
      dimensions: between them stands no stage that leaves those loops.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @transpose(%x: tensor<4x8xf32>) -> (%y: tensor<8x4xf32>) {
        %t = tp.view %x (d0, d1) -> (d1, d0) as tensor<8x4xf32>
        tp.nest (m = 4, n = 2) {
          %page = tp.load %t[m, n] over (m, n) : !tp.buffer<fifo 2, tensor<2x2xf32>>
          tp.store %page, %y[m, n] over (m, n)
        }
      }
    }
    ```
    """

    name = "tp.nest"
    CONTAINER: ClassVar[str] = "tp.kernel"

    dims = prop_def(Words)
    sizes = prop_def(DenseArrayBase[IntegerType])
    split = opt_prop_def(Words)
    workers = opt_prop_def(WorkersAttr)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    @staticmethod
    def of(dims: Mapping[str, int], ops: Sequence[Operation]) -> NestOp:
        """A nest of these stages over `dims`: each dimension with its number of pages, outermost first."""
        return NestOp.create(
            properties={
                "dims": words(list(dims)),
                "sizes": DenseArrayBase.from_list(i64, list(dims.values())),
            },
            regions=[Region(Block(ops))],
        )

    @property
    def dim_sizes(self) -> dict[str, int]:
        """Each dimension with its number of pages, outermost first."""
        sizes: tuple[int, ...] = self.sizes.get_values()
        return dict(zip(words_of(self.dims), sizes, strict=False))

    @property
    def split_dims(self) -> tuple[str, ...]:
        """The dimensions whose points are dealt to sites."""
        return words_of(self.split)

    @property
    def engines(self) -> Iterator[EngineOp]:
        """The programs of the engines, in order."""
        return (op for op in self.body.block.ops if isinstance(op, EngineOp))

    @property
    def stages(self) -> Iterator[StageOp]:
        """The stages in order."""
        return (op for op in self.body.block.ops if isinstance(op, StageOp))

    @override
    def print(self, printer: Printer) -> None:
        dims = ", ".join(f"{name} = {size}" for name, size in self.dim_sizes.items())
        printer.print_string(f" ({dims})")
        if self.split is not None:
            printer.print_string(f" split ({', '.join(self.split_dims)})")
        if self.workers is not None:
            printer.print_string(f" workers {self.workers.text()}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> NestOp:
        def dim() -> tuple[str, int]:
            name = parser.parse_identifier()
            parser.parse_punctuation("=")
            return name, parser.parse_integer(allow_boolean=False)

        dims = parser.parse_comma_separated_list(parser.Delimiter.PAREN, dim)
        properties: dict[str, Attribute] = {
            "dims": words([name for name, _ in dims]),
            "sizes": DenseArrayBase.from_list(i64, [size for _, size in dims]),
        }
        if parser.parse_optional_keyword("split") is not None:
            properties["split"] = parse_words(parser)
        if parser.parse_optional_keyword("workers") is not None:
            properties["workers"] = WorkersAttr(WorkersAttr.parse_workers(parser))
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            properties=properties,
            attributes={} if attributes is None else dict(attributes.data),
            regions=[_parse_stages(parser)],
        )


@irdl_op_definition
class KernelOp(PlacedOp):
    """A scheduled spatial program: nests of stages, in order, from its inputs to its outputs.

    The outputs are named destinations, so that several stores can fill one. Sites are relative to the chips
    of the section that runs it: slot c is the c-th chip. The claim says what its numbers are against its
    function over the reals; `implements` names the function that it was lowered from.

    Constraints:

    - it holds views, scratches and nests only; inputs and scratches are loaded, outputs and scratches stored;
    - *streams*: a load or compute makes one page per point of its dimensions; a fold removes the innermost
      of them;
    - *prefix*: the dimensions of an operand are a prefix of its user's;
    - *order*: maker and users of a buffer stand in one instance of the loops over the buffer's dimensions;
    - *pages*: pages lie in the tensor; a load that goes beyond its edge has a pad;
    - *padding is neutral*: a padded element reaches a result only through a reduction that it leaves as it
      is, and every operand of it is moved only;
    - *coverage*: each element of an output is stored exactly once; a scratch is loaded only where it was
      stored;
    - *bodies*: core operations on pages that capture nothing and call nothing;
    - the slots are 0 to one less than their number, each in use.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @up(%x: tensor<1x64xf32>, %w: tensor<64x128xf32>) -> (%h: tensor<1x128xf32>)
          claim approximate "f32 accumulation" order "k ascending" {
        tp.nest (n = 4, k = 2) {
          %a = tp.load %x[0, k] over (n, k) : !tp.buffer<fifo 2, tensor<1x32xf32>>
          %b = tp.load %w[k, n] over (n, k) : !tp.buffer<fifo 2, tensor<32x32xf32>>
          %c = tp.compute (%a, %b) over (n, k) fold (k) from [0.0 : f32]
              : !tp.buffer<fifo 1, tensor<1x32xf32>> {
          ^bb0(%pa: tensor<1x32xf32>, %pb: tensor<32x32xf32>, %acc: tensor<1x32xf32>):
            %r = linalg.matmul ins(%pa, %pb : tensor<1x32xf32>, tensor<32x32xf32>)
                               outs(%acc : tensor<1x32xf32>) -> tensor<1x32xf32>
            tp.yield %r : tensor<1x32xf32>
          }
          tp.store %c, %h[0, n] over (n)
        }
      }
    }
    ```
    """

    name = "tp.kernel"
    CONTAINER: ClassVar[str] = "tp.program"

    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    claim = opt_prop_def(ClaimAttr)
    implements = opt_prop_def(SymbolRefAttr)
    body = region_def("single_block")

    traits = traits_def(SymbolOpInterface(), IsolatedFromAbove(), NoTerminator())

    @staticmethod
    def of(
        name: str,
        input_types: Sequence[TensorType],
        output_types: Sequence[TensorType],
        claim: ClaimAttr | None = None,
        implements: str | None = None,
    ) -> KernelOp:
        """A kernel with an empty body, to which views, scratches and nests are added."""
        properties: dict[str, Attribute] = {
            "sym_name": string_attr(name),
            "function_type": FunctionType.from_lists(list(input_types), list(output_types)),
        }
        if claim is not None:
            properties["claim"] = claim
        if implements is not None:
            properties["implements"] = symbol_ref(implements)
        block = Block(arg_types=[*input_types, *output_types])
        return KernelOp.create(properties=properties, regions=[Region(block)])

    @property
    def kernel_name(self) -> str:
        """The kernel's name."""
        return self.sym_name.data

    @property
    def inputs(self) -> tuple[SSAValue, ...]:
        """The tensors that the kernel reads."""
        return tuple(self.body.block.args[: len(self.function_type.inputs)])

    @property
    def outputs(self) -> tuple[SSAValue, ...]:
        """The tensors that the kernel stores."""
        return tuple(self.body.block.args[len(self.function_type.inputs) :])

    @property
    def nests(self) -> Iterator[NestOp]:
        """The nests in order."""
        return (op for op in self.body.block.ops if isinstance(op, NestOp))

    @property
    def slots(self) -> int:
        """How many chips a section of the kernel runs on."""
        return 1 + max((stage.slot_id for nest in self.nests for stage in nest.stages), default=0)

    @override
    def verify_(self) -> None:
        from tp_dialect.kernel_checks import check_kernel

        super().verify_()
        check_kernel(self)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {symbol_text(self.sym_name.data)}(")
        printer.print_list(self.body.block.args[: len(self.inputs)], printer.print_block_argument)
        printer.print_string(") -> (")
        printer.print_list(self.body.block.args[len(self.inputs) :], printer.print_block_argument)
        printer.print_string(")")
        if self.claim is not None:
            printer.print_string(f" claim {self.claim.text()}")
        if self.implements is not None:
            printer.print_string(f" implements {symbol_text(self.implements.root_reference.data)}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> KernelOp:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        paren = parser.Delimiter.PAREN
        inputs = parser.parse_comma_separated_list(paren, parser.parse_argument)
        parser.parse_punctuation("->")
        outputs = parser.parse_comma_separated_list(paren, parser.parse_argument)
        properties["function_type"] = FunctionType.from_lists(
            [argument.type for argument in inputs], [argument.type for argument in outputs]
        )
        if parser.parse_optional_keyword("claim") is not None:
            properties["claim"] = ClaimAttr.new(ClaimAttr.parse_text(parser))
        if parser.parse_optional_keyword("implements") is not None:
            properties["implements"] = symbol_ref(parser.parse_symbol_name().data)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            properties=properties,
            attributes={} if attributes is None else dict(attributes.data),
            regions=[parser.parse_region([*inputs, *outputs])],
        )
