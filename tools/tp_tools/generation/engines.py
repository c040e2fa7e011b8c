"""A decoder layer made ready once, and a session of it for each layer of a model: unsharded, on chips, on ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute
from xdsl.utils.hints import isa

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.arrays import Array, Source, cut, dtype_of
from tp_dialect.interpreter.functions import compile_function
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.ranks.runner import RankRunner
from tp_dialect.interpreter.ranks.session import RankSession
from tp_dialect.interpreter.ranks.world import World
from tp_dialect.interpreter.sessions import LocalSession, Session
from tp_dialect.loaders.weights import Weights
from tp_dialect.manifest import Slice
from tp_dialect.program_index import programs_of
from tp_passes.compile import CompilePass


class LayerWeights:
    """The weights of layer `number` under the names that a layer's case gives them; inputs begin as zeros."""

    def __init__(self, weights: Weights, case: Case, number: int):
        self._weights = weights
        self._parameters = {one.name for one in case.arguments if one.kind == "parameter"}
        self._prefix = f"layers.{number}."

    def full(self, name: str, shape: tuple[int, ...], element: Attribute) -> Array:
        """The whole tensor."""
        if name not in self._parameters:
            return np.zeros(shape, dtype_of(element))
        return self._weights.full(self._prefix + name, shape, element)

    def piece(self, piece: Slice, element: Attribute, chip: int | None) -> Array:
        """What a chip owns of it."""
        if piece.of not in self._parameters:
            return cut(np.zeros(piece.of_shape, dtype_of(element)), piece)
        renamed = Slice(self._prefix + piece.of, piece.of_shape, piece.axis, piece.ranges)
        return self._weights.piece(renamed, element, chip)


@dataclass(frozen=True)
class SessionsOf:
    """The sessions of all layers; `world` None where one process holds all chips."""

    sessions: Sequence[Session]
    world: World | None = None

    @property
    def is_root(self) -> bool:
        """Whether the host's part of the model is here."""
        return self.world is None or self.world.rank == 0

    def share(self, value: int | None) -> int:
        """The root's value, everywhere."""
        shared = value if self.world is None else self.world.share(value)
        if not isinstance(shared, int):
            raise TpError("TP679", "the root has no token to share")
        return shared


@dataclass(frozen=True)
class Layer:
    """A layer as it was exported, with its case, and which of its results are carried to the next token."""

    ctx: Context
    module: ModuleOp
    case: Case
    plan: str
    state: Mapping[str, str]


def sessions_of(
    layer: Layer, weights: Weights, count: int, chips: int | None, level: str, world: World | None, fast: bool
) -> SessionsOf:
    """`count` sessions of one layer, which is compiled once: for `chips` chips, None for the plain function."""
    make = _unsharded(layer) if chips is None else _sharded(layer, chips, level, world, fast)
    return SessionsOf([make(LayerWeights(weights, layer.case, number)) for number in range(count)], world)


def _sharded(layer: Layer, chips: int, level: str, world: World | None, fast: bool) -> Callable[[Source], Session]:
    CompilePass(chips=chips, plan=layer.plan).apply(layer.ctx, layer.module)
    program = next(programs_of(layer.module))
    if world is not None:
        on_ranks = RankRunner(program, level, world, fast)
        return lambda source: RankSession(on_ranks, source, layer.state)
    runner = ProgramRunner(program, level)
    return lambda source: LocalSession(runner, source, layer.state)


def _unsharded(layer: Layer) -> Callable[[Source], Session]:
    case = layer.case
    function = next(
        op for op in layer.module.body.block.ops if isinstance(op, FuncOp) and op.sym_name.data == case.function
    )
    run = compile_function(function)
    types = [type for type in function.function_type.inputs.data if isa(type, TensorType)]

    def make(source: Source) -> Session:
        arrays = {
            argument.name: source.full(argument.name, type.get_shape(), type.element_type)
            for argument, type in zip(case.arguments, types, strict=True)
        }
        return FunctionSession(run, case, arrays, layer.state)

    return make


class FunctionSession:
    """A session of the plain function that was never cut."""

    def __init__(
        self, run: Callable[..., tuple[Array, ...]], case: Case, arrays: dict[str, Array], state: Mapping[str, str]
    ):
        self._run, self._state, self._arrays = run, state, arrays
        self._arguments = [one.name for one in case.arguments]
        self._names = [one.name for one in case.results]
        self._results: dict[str, Array] = {}

    def give(self, name: str, array: Array) -> None:
        """Set an argument."""
        self._arrays[name] = array

    def give_from_root(self, name: str, array: Array | None) -> None:
        """The one process is the root."""
        if array is not None:
            self._arrays[name] = array

    def run(self) -> None:
        """Call the function, and carry what the next call reads."""
        results = self._run(*[self._arrays[name] for name in self._arguments])
        self._results = dict(zip(self._names, results, strict=True))
        for after, before in self._state.items():
            self._arrays[before] = self._results[after]

    def value(self, name: str) -> Array | None:
        """A result."""
        return self._results.get(name)
