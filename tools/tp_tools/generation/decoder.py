"""A llama-like decoder around its layers: embedding, rotary positions, final norm, head, and the greedy loop.

The host does in numpy what is no layer. A layer takes one token's hidden values `x`, its rotary `cos` and `sin`, the
`mask` over the positions of the cache, and `at`, which is true at the token's own position; what else it takes as an
input is its cache, which comes back under the name with `new_` in front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.arrays import Array
from tp_dialect.interpreter.sessions import Session
from tp_dialect.loaders.gguf import Value
from tp_dialect.loaders.weights import Weights

X, COS, SIN, MASK, AT, Y = "x", "cos", "sin", "mask", "at", "y"
PER_TOKEN = (X, COS, SIN, MASK, AT)
NEW = "new_"

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Sizes:
    """What the host must know of a model, from the metadata of its file."""

    layers: int
    head: int
    rope_base: float
    eps: float

    @staticmethod
    def of(metadata: Mapping[str, Value]) -> Sizes:
        """The sizes that a GGUF file states; `TP680` where one is missing."""
        architecture = metadata.get("general.architecture")

        def number(key: str, default: float | None = None) -> float:
            value = metadata.get(f"{architecture}.{key}", default)
            if not isinstance(value, int | float):
                raise TpError("TP680", f"expected a number as metadata `{architecture}.{key}`, got {value!r:.40}")
            return value

        hidden, heads = number("embedding_length"), number("attention.head_count")
        return Sizes(
            int(number("block_count")),
            int(number("rope.dimension_count", hidden // heads)),
            number("rope.freq_base", 10000.0),
            number("attention.layer_norm_rms_epsilon"),
        )


def cache_of(case: Case) -> dict[str, str]:
    """Which result of a layer's case is read as which input at the next token; `TP679` for a case of another form."""
    inputs = {one.name for one in case.arguments if one.kind == "input"}
    results = {one.name for one in case.results}
    cache = {NEW + name: name for name in sorted(inputs - set(PER_TOKEN))}
    wanted = {Y, *cache}
    if not inputs.issuperset(PER_TOKEN) or results != wanted:
        text = f"case `{case.name}`: expected the inputs {', '.join(PER_TOKEN)} and results {', '.join(sorted(wanted))}"
        raise TpError("TP679", f"{text}, got {', '.join(sorted(inputs))} and {', '.join(sorted(results))}")
    return cache


def positions_of(case: Case) -> int:
    """How many positions the cache of a layer holds."""
    return next(one.shape[-1] for one in case.arguments if one.name == MASK)


class Layers(Protocol):
    """The layers of a model on some engine."""

    @property
    def sessions(self) -> Sequence[Session]:
        """A session for each layer, in order."""
        ...

    def share(self, value: int | None) -> int:
        """The root's value, everywhere."""
        ...


class Host:
    """Embedding, final norm and head of a model, on the root."""

    def __init__(self, weights: Weights, eps: float):
        self._embedding = weights.full("embed_tokens.weight")
        self._norm = weights.full("norm.weight")
        tied = weights.stored("lm_head.weight").name == weights.stored("embed_tokens.weight").name
        self._head = self._embedding if tied else weights.full("lm_head.weight")
        self._eps = np.float32(eps)

    def embed(self, token: int) -> Array:
        """The hidden values that a token begins with."""
        return self._embedding[token].reshape(1, 1, -1)

    def next_token(self, x: Array) -> int:
        """The most likely token behind these hidden values."""
        values = x.reshape(-1).astype(np.float32, copy=False)
        normed = values * (1 / np.sqrt(np.mean(values * values) + self._eps)) * self._norm
        return int(np.argmax(self._head @ normed))


class Positions:
    """What the layers are told of a token's position."""

    def __init__(self, sizes: Sizes, count: int):
        self.count = count
        half = np.arange(0, sizes.head, 2, dtype=np.float32) / np.float32(sizes.head)
        angles = np.arange(count, dtype=np.float32)[:, None] / np.float32(sizes.rope_base) ** half
        both = np.concatenate([angles, angles], axis=1).astype(np.float32)
        self._cos, self._sin = np.cos(both), np.sin(both)

    def at(self, position: int) -> dict[str, Array]:
        """The inputs of every layer that say where the token stands."""
        there = np.arange(self.count)
        mask = np.where(there <= position, np.float32(0), np.finfo(np.float32).min).astype(np.float32)
        return {
            COS: self._cos[position].reshape(1, 1, -1),
            SIN: self._sin[position].reshape(1, 1, -1),
            MASK: mask.reshape(1, 1, 1, -1),
            AT: (there == position).reshape(1, 1, -1, 1),
        }


def generate(
    layers: Layers, host: Host | None, positions: Positions, prompt: Sequence[int], count: int
) -> Iterator[int]:
    """The `count` tokens that follow greedily, each as soon as it is known. `host` is None but on the root.

    `TP681`: more tokens than the cache has positions, or no token to begin with.
    """
    if not prompt or len(prompt) + count > positions.count + 1:
        text = f"{len(prompt)} tokens of the prompt and {count} more: expected at least one and at most"
        raise TpError("TP681", f"{text} {positions.count + 1} in all, which the layer's cache has positions for")
    step = _step(layers, host, positions)
    for position, token in enumerate(prompt[:-1]):
        step(position, token, False)
    token = prompt[-1]
    for position in range(len(prompt) - 1, len(prompt) - 1 + count):
        token = layers.share(step(position, token, True))
        yield token


def _step(layers: Layers, host: Host | None, positions: Positions) -> Callable[[int, int, bool], int | None]:
    """Bring one token through all layers; with the last argument on the root the token that follows."""

    def step(position: int, token: int, asked: bool) -> int | None:
        x = None if host is None else host.embed(token)
        inputs = positions.at(position)
        for session in layers.sessions:
            for name, array in inputs.items():
                session.give(name, array)
            session.give_from_root(X, x)
            session.run()
            x = session.value(Y)
        return host.next_token(x) if asked and host is not None and x is not None else None

    return step
