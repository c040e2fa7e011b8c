"""Layers that a person wrote, with named operations."""

from __future__ import annotations

from collections.abc import Mapping

from .support import Layer, written

HEAD = """
func.func @mlp(
    %x: tensor<4x8xf32>, %w1: tensor<8x12xf32>, %b1: tensor<12xf32>, %w2: tensor<12x8xf32>, %b2: tensor<8xf32>)
    -> tensor<4x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %w1 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %r = linalg.broadcast ins(%b1:tensor<12xf32>) outs(%e:tensor<4x12xf32>) dimensions = [0]
  %s = linalg.add ins(%h, %r : tensor<4x12xf32>, tensor<4x12xf32>) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
"""
"""x times up, plus bias: %s."""

ACTIVATION = """
  %a = math.tanh %s : tensor<4x12xf32>
"""
"""From %s to %a."""

DOWN = """
  %e2 = tensor.empty() : tensor<4x8xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = linalg.matmul ins(%a, %w2 : tensor<4x12xf32>, tensor<12x8xf32>) outs(%f2 : tensor<4x8xf32>) -> tensor<4x8xf32>
"""
"""%a times down: %p."""

TAIL = """
  %q = linalg.broadcast ins(%b2:tensor<8xf32>) outs(%e2:tensor<4x8xf32>) dimensions = [0]
  %u = arith.addf %p, %q : tensor<4x8xf32>
  %y = arith.addf %u, %x : tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}
"""
"""Bias and residual."""

MLP = HEAD + ACTIVATION + DOWN + TAIL
MLP_ARGUMENTS = ["x", "up.weight", "up.bias", "down.weight", "down.bias"]
MLP_PLAN = {"up": "colwise", "down": "rowwise"}


def over_a_row(combine: str, start: str = "%z") -> str:
    """From %s to %a: each row divided by what `combine` makes of it and of `start`."""
    return f"""
  %c = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins({start} : f32) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.reduce ins(%s:tensor<4x12xf32>) outs(%i:tensor<4xf32>) dimensions = [1]
  (%in: f32, %init: f32) {{
    %t = arith.{combine} %in, %init : f32
    linalg.yield %t : f32
  }}
  %v = linalg.broadcast ins(%d:tensor<4xf32>) outs(%e:tensor<4x12xf32>) dimensions = [1]
  %a = arith.divf %s, %v : tensor<4x12xf32>
"""


def mlp(
    activation: str = ACTIVATION, down: str = DOWN, tail: str = TAIL, plan: Mapping[str, str] | None = MLP_PLAN
) -> Layer:
    """The MLP with some of its parts written in another way."""
    return written(HEAD + activation + down + tail, MLP_ARGUMENTS, ["y"], plan)
