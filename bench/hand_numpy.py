"""A Llama decoder layer as a person writes it in numpy: the yardstick for the engine's speed.

The conventions are those of the exported case: float32, weights [out, in], a leading batch of one, an additive mask,
rotary cosines and sines as inputs. Nothing is tuned, and nothing is done twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def rms_norm(x: Array, weight: Array, epsilon: Array) -> Array:
    return weight * (x * (1 / np.sqrt((x * x).mean(-1, keepdims=True) + epsilon)))


def rotate(x: Array, cosine: Array, sine: Array) -> Array:
    half = x.shape[-1] // 2
    turned = np.concatenate((-x[..., half:], x[..., :half]), -1)
    return x * cosine + turned * sine


def softmax(x: Array) -> Array:
    shifted = np.exp(x - x.max(-1, keepdims=True))
    return shifted / shifted.sum(-1, keepdims=True)


def attention(x: Array, cosine: Array, sine: Array, mask: Array, weights: dict[str, Array], dim: int) -> Array:
    """Grouped-query attention with heads of `dim`."""
    tokens = x.shape[1]
    q = (x @ weights["q"].T).reshape(1, tokens, -1, dim).transpose(0, 2, 1, 3)
    k = (x @ weights["k"].T).reshape(1, tokens, -1, dim).transpose(0, 2, 1, 3)
    v = (x @ weights["v"].T).reshape(1, tokens, -1, dim).transpose(0, 2, 1, 3)
    q, k = rotate(q, cosine, sine), rotate(k, cosine, sine)
    group = q.shape[1] // k.shape[1]
    k, v = np.repeat(k, group, 1), np.repeat(v, group, 1)
    scale = np.float32(dim**-0.5)
    mixed = softmax(q @ k.swapaxes(2, 3) * scale + mask) @ v
    return mixed.transpose(0, 2, 1, 3).reshape(1, tokens, -1) @ weights["o"].T


def feed_forward(x: Array, weights: dict[str, Array]) -> Array:
    gate = x @ weights["gate"].T
    return (gate * (1 / (1 + np.exp(-gate))) * (x @ weights["up"].T)) @ weights["down"].T


def layer(
    x: Array, cosine: Array, sine: Array, mask: Array, weights: dict[str, Array], dim: int, epsilon: float
) -> Array:
    """One decoder layer; weights by `q k v o gate up down input_norm post_norm`."""
    small = np.float32(epsilon)
    x = x + attention(rms_norm(x, weights["input_norm"], small), cosine, sine, mask, weights, dim)
    return x + feed_forward(rms_norm(x, weights["post_norm"], small), weights)
