# RUN: not python %s 2>&1 | filecheck %s
"""A function that uses a value of another one: text cannot say that, Python can."""

from xdsl.dialects.builtin import TensorType, f32
from xdsl.dialects.func import FuncOp, ReturnOp

from tp_passes.lower import kernel_of

type = TensorType(f32, [4])
other = FuncOp("other", ([type], [type]))
function = FuncOp("borrows", ([type], [type]))
function.body.block.add_op(ReturnOp(other.body.block.args[0]))
kernel_of(function, "k")

# CHECK: function @borrows: expected values that its own operations make, got one from a block argument [TP243]
