"""func.call, and cf.assert as a check at run time."""

from __future__ import annotations

import numpy as np
from xdsl.dialects import cf, func
from xdsl.ir import Operation

from tp_dialect.interpreter.core.elements import Array, Function, element_of, shape_of
from tp_dialect.interpreter.core.refusals import Refusal, refuse, whereabouts
from tp_dialect.interpreter.core.scope import Scope, handles
from tp_dialect.interpreter.core.tape import Compiled, Step


def _only_result(compiled: Compiled) -> Function:
    return lambda *arrays: compiled(*arrays)[0]


@handles(func.CallOp)
def _call(op: Operation, scope: Scope) -> None:
    assert isinstance(op, func.CallOp)
    callee, compiled = scope.functions(op.callee.string_value())
    given, taken = [v.type for v in op.operands], list(callee.function_type.inputs)
    if given != taken:
        wanted, got = ", ".join(map(str, taken)), ", ".join(map(str, given))
        raise refuse("TP611", f"@{callee.sym_name.data}: expected arguments ({wanted}), got ({got})")
    inputs = tuple(scope.full(operand) for operand in op.operands)
    kinds = [(element_of(result.type), shape_of(result.type)) for result in op.results]
    function = _only_result(compiled) if len(kinds) == 1 else compiled
    results = scope.tape.record(Step("call", function, inputs, ()), kinds)
    for result, value in zip(op.results, results, strict=True):
        scope.set(result, value)


def _check(condition: Array, text: str, where: str) -> None:
    if not np.all(condition):
        raise Refusal("TP610", f"the program asserts: {text}", None, where)


@handles(cf.AssertOp)
def _assert(op: Operation, scope: Scope) -> None:
    assert isinstance(op, cf.AssertOp)
    step = Step("call", _check, (scope.get(op.arg),), (op.msg.data, whereabouts(op)), effect=True)
    scope.tape.record(step, [])
