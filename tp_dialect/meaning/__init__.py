"""What the operations of core dialects mean, as values of the certificate's: a table of definitions, and no rule.

`functions` has the operations of `tensor` (views are readings), `loops` those of `linalg`, `arith` and `math`
(operations on elements at the points of loops), `values` constants and joined tensors, `kernels` kernels that name no
function. An operation that is not in the table is known by its very operands and by nothing else.
"""

from tp_dialect.meaning.functions import Function
from tp_dialect.meaning.kernels import element_combiner
from tp_dialect.meaning.recipe import shape_of
from tp_dialect.meaning.values import opaque

__all__ = ["Function", "element_combiner", "opaque", "shape_of"]
