"""Random programs, run before and after: every tensor that they give back has the same bits."""

from __future__ import annotations

import numpy as np
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser

from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.allreduce import AllreducePass
from tp_passes.fuse import FusePass
from tp_passes.lower import LowerPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relocate import RelocatePass
from tp_tools.shell import context

T = "tensor<6x6xf32>"
MAP = "affine_map<(i, j) -> (i, j)>"
ROW = "affine_map<(i, j) -> (i, 0)>"
THROUGH = "affine_map<(i, j) -> (j, i)>"

FUNCTIONS = f"""
  func.func @add(%a: {T}, %b: {T}) -> {T} {{
    %y = arith.addf %a, %b : {T}
    func.return %y : {T}
  }}
  func.func @plus(%a: {T}, %b: {T}) -> {T} {{
    %y = arith.addf %a, %b : {T}
    func.return %y : {T}
  }}
  func.func @tanh(%a: {T}) -> {T} {{
    %y = math.tanh %a : {T}
    func.return %y : {T}
  }}
  func.func @same(%a: {T}) -> {T} {{
    func.return %a : {T}
  }}
  func.func @turn(%a: {T}) -> {T} {{
    %empty = tensor.empty() : {T}
    %y = linalg.generic {{indexing_maps = [{THROUGH}, {MAP}], iterator_types = ["parallel", "parallel"]}}
        ins(%a : {T}) outs(%empty : {T}) {{
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }} -> {T}
    func.return %y : {T}
  }}
  func.func @center(%a: {T}) -> {T} {{
    %zero = arith.constant 0.0 : f32
    %column = tensor.empty() : tensor<6x1xf32>
    %from = linalg.fill ins(%zero : f32) outs(%column : tensor<6x1xf32>) -> tensor<6x1xf32>
    %sum = linalg.generic {{indexing_maps = [{MAP}, {ROW}], iterator_types = ["parallel", "reduction"]}}
        ins(%a : {T}) outs(%from : tensor<6x1xf32>) {{
    ^bb0(%in: f32, %so_far: f32):
      %more = arith.addf %so_far, %in : f32
      linalg.yield %more : f32
    }} -> tensor<6x1xf32>
    %empty = tensor.empty() : {T}
    %y = linalg.generic {{indexing_maps = [{MAP}, {ROW}, {MAP}], iterator_types = ["parallel", "parallel"]}}
        ins(%a, %sum : {T}, tensor<6x1xf32>) outs(%empty : {T}) {{
    ^bb0(%in: f32, %all: f32, %out: f32):
      %difference = arith.subf %in, %all : f32
      linalg.yield %difference : f32
    }} -> {T}
    func.return %y : {T}
  }}
  func.func @product(%a: {T}, %b: {T}) -> {T} {{
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : {T}
    %from = linalg.fill ins(%zero : f32) outs(%empty : {T}) -> {T}
    %y = linalg.matmul ins(%a, %b : {T}, {T}) outs(%from : {T}) -> {T}
    func.return %y : {T}
  }}
  func.func @both(%a: {T}, %b: {T}) -> ({T}, {T}) {{
    %y = arith.subf %a, %b : {T}
    %z = arith.mulf %a, %b : {T}
    func.return %y, %z : {T}, {T}
  }}
"""
ARITY = {"add": (2, 1), "plus": (2, 1), "tanh": (1, 1), "same": (1, 1), "turn": (1, 1), "center": (1, 1),
         "product": (2, 1), "both": (2, 2)}  # fmt: skip
GIVEN = ("x", "w", "S", "R")
STORED = ("S", "R", "t0", "t1", "t2", "t3", "t4", "t5", "y", "z")


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Statements over states, temps and outputs of the spine, of which what is read was bound before."""
    bound = list(GIVEN)
    lines: list[str] = []
    for _ in range(draw(st.integers(2, 14))):
        function = draw(st.sampled_from(sorted(ARITY)))
        reads, binds = ARITY[function]
        ins = [draw(st.sampled_from(bound)) for _ in range(reads)]
        outs = draw(st.lists(st.sampled_from(STORED), min_size=binds, max_size=binds, unique=True))
        bound += [name for name in outs if name not in bound]
        lines.append(f"  tp.let {', '.join(f'@{n}' for n in outs)} = @{function}({', '.join(f'@{n}' for n in ins)})")
    lines += [f"  tp.let @{name} = @same(@x)" for name in ("y", "z") if name not in bound]
    roles = {"x": "input", "w": "weight", "S": "state", "R": "state", "y": "output", "z": "output"}
    tensors = [f"  tp.tensor @{name} : {T} {roles.get(name, 'temp')}" for name in dict.fromkeys((*GIVEN, *STORED))]
    return "\n".join(["tp.program @p chips 1 {", FUNCTIONS, *tensors, *lines, "}"])


def results_of(module: ModuleOp, level: str) -> dict[str, np.ndarray]:
    """What the program gives back, on numbers of both signs."""
    rng = np.random.default_rng(7)
    arrays = {name: rng.standard_normal((6, 6), np.float32) for name in GIVEN}
    return ProgramRunner(next(programs_of(module)), level).run(arrays)


@settings(max_examples=60, phases=(Phase.generate,))
@given(programs())
def test_fused_is_unfused_bit_for_bit(text: str) -> None:
    """On the source, and a second run of the pass changes nothing."""
    module = Parser(context(), text).parse_module()
    module.verify()
    before = results_of(module, "source")
    statements = len(ProgramIndex.of(next(programs_of(module))).statements)
    FusePass().apply(context(), module)
    module.verify()
    after = results_of(module, "source")
    assert before.keys() == after.keys()
    for name, array in before.items():
        assert np.array_equal(array.view(np.uint32), after[name].view(np.uint32)), name
    assert len(ProgramIndex.of(next(programs_of(module))).statements) <= statements
    once = str(module)
    FusePass().apply(context(), module)
    assert str(module) == once


@settings(max_examples=15, phases=(Phase.generate,))
@given(programs())
def test_a_fused_program_lowers_and_runs_in_phases(text: str) -> None:
    """In pages, kernel by kernel: equal to the source, as near as f32 sums are."""
    module = Parser(context(), text).parse_module()
    before = results_of(module, "source")
    for one in (FusePass(), LowerPass(page=(4, 4)), RelocatePass(), AllreducePass(), PhaseOrderPass()):
        one.apply(context(), module)
    module.verify()
    for level in ("sections", "phases"):
        after = results_of(module, level)
        for name, array in before.items():
            scale = np.abs(array[np.isfinite(array)]).max(initial=1)
            np.testing.assert_allclose(after[name], array, rtol=1e-4, atol=1e-4 * scale)


def test_random_programs_are_fused_at_all() -> None:
    """The comparison is no formality: a chain of these functions becomes one statement."""
    lines = "\n".join(["  tp.let @t0 = @tanh(@x)", "  tp.let @t1 = @center(@t0)", "  tp.let @y = @turn(@t1)"])
    roles = {"x": "input", "t0": "temp", "t1": "temp", "y": "output"}
    tensors = "\n".join(f"  tp.tensor @{name} : {T} {role}" for name, role in roles.items())
    module = Parser(context(), f"tp.program @p chips 1 {{\n{FUNCTIONS}\n{tensors}\n{lines}\n}}").parse_module()
    FusePass().apply(context(), module)
    assert len(ProgramIndex.of(next(programs_of(module))).statements) == 1
