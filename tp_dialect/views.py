"""What the stages of a kernel load from and store to besides inputs and outputs: views and scratches."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import AffineMapAttr, TensorType
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr, AffineBinaryOpKind, AffineExpr, AffineMap
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def
from xdsl.parser import Parser
from xdsl.printer import Printer

from tp_dialect.stages import PlacedOp, Value, parse_value
from tp_dialect.terse import parse_attributes


def expression_text(expression: AffineExpr, bound: bool = False) -> str:
    """`d0 * 16 + d2`: no more parentheses than it needs; `bound` where it stands in a product."""
    if not isinstance(expression, AffineBinaryOpExpr):
        return str(expression)
    sum = expression.kind is AffineBinaryOpKind.Add
    sides = (expression_text(expression.lhs, bound=not sum), expression_text(expression.rhs, bound=True))
    text = f" {expression.kind.get_token()} ".join(sides)
    return f"({text})" if bound else text


def map_text(map: AffineMap) -> str:
    """`(d0, d1) -> (d1, d0 * 16)`."""
    dims = ", ".join(f"d{dim}" for dim in range(map.num_dims))
    symbols = ", ".join(f"s{symbol}" for symbol in range(map.num_symbols))
    results = ", ".join([expression_text(result) for result in map.results])
    return f"({dims}){f'[{symbols}]' if symbols else ''} -> ({results})"


@irdl_op_definition
class ViewOp(PlacedOp):
    """Another way to count the elements of a tensor: element v of the view is element `map(v)` of the source.

    Reshapes, transposes, slices, broadcasts (`d0 floordiv 2`) and the parts of a concatenation are all
    views. A view is loaded from, or stored to.

    Constraints:

    - the map has one dimension per axis of the view, one result per axis of the source, and no symbols;
    - it takes each element of the view into the source; both have one element type and static shapes.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @heads(%x: tensor<6x48xf32>) -> (%y: tensor<3x6x16xf32>) {
        %h = tp.view %x (d0, d1, d2) -> (d1, d0 * 16 + d2) as tensor<3x6x16xf32>
        tp.nest (h = 3) {
          %page = tp.load %h[h, 0, 0] over (h) : !tp.buffer<fifo 2, tensor<1x6x16xf32>>
          tp.store %page, %y[h, 0, 0] over (h)
        }
      }
    }
    ```
    """

    name = "tp.view"
    CONTAINER: ClassVar[str] = "tp.kernel"

    source = operand_def(TensorType)
    map = prop_def(AffineMapAttr)
    result = result_def(TensorType)

    @staticmethod
    def of(source: Value, map: AffineMap, type: TensorType) -> ViewOp:
        """The view of `source` with this type, whose elements `map` finds in it."""
        return ViewOp.create(
            operands=[SSAValue.get(source)], result_types=[type], properties={"map": AffineMapAttr(map)}
        )

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        printer.print_string(f" {map_text(self.map.data)} as ")
        printer.print_attribute(self.result.type)
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ViewOp:
        source = parse_value(parser)
        map = parser.parse_affine_map()
        parser.parse_keyword("as")
        op = cls.create(operands=[source], result_types=[parser.parse_type()], properties={"map": AffineMapAttr(map)})
        parse_attributes(parser, op)
        return op


@irdl_op_definition
class ScratchOp(PlacedOp):
    """A tensor of the kernel's own, which one nest stores and a later one loads.

    Constraints:

    - a scratch has a static shape, and is loaded only where an earlier nest stored it.

    Example:

    ```mlir
    tp.program @example chips 1 {
      tp.kernel @twice(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
        %s = tp.scratch : tensor<4x8xf32>
        tp.nest (m = 2) {
          %page = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
          tp.store %page, %s[m, 0] over (m)
        }
        tp.nest (n = 4) {
          %page = tp.load %s[0, n] over (n) : !tp.buffer<fifo 2, tensor<4x2xf32>>
          tp.store %page, %y[0, n] over (n)
        }
      }
    }
    ```
    """

    name = "tp.scratch"
    CONTAINER: ClassVar[str] = "tp.kernel"

    result = result_def(TensorType)

    @staticmethod
    def of(type: TensorType) -> ScratchOp:
        """A scratch of this type."""
        return ScratchOp.create(result_types=[type])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ScratchOp:
        attributes = parser.parse_optional_attr_dict_with_keyword()
        parser.parse_punctuation(":")
        return cls.create(
            result_types=[parser.parse_type()],
            attributes={} if attributes is None else dict(attributes.data),
        )
