"""The names of Hugging Face's decoders for the tensors of a GGUF file, by the architecture that the file states."""

from __future__ import annotations

from collections.abc import Mapping

from tp_dialect.errors import TpError
from tp_dialect.loaders.gguf import Value
from tp_dialect.loaders.names import NameMap, Rule
from tp_dialect.loaders.reorder import Reorder

_MODEL = {
    "[model.]embed_tokens.{part}": "token_embd.{part}",
    "[model.]norm.{part}": "output_norm.{part}",
    "lm_head.{part}": "output.{part}",
}
_LAYER = {
    "input_layernorm": "attn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.qkv_proj": "attn_qkv",
    "self_attn.o_proj": "attn_output",
    "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm",
    "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.gate_up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}
_INTERLEAVED = {"llama"}
"""Architectures whose query and key rows the converter interleaves."""
_STRAIGHT = {"qwen2", "qwen3", "phi3"}


def name_map(metadata: Mapping[str, Value]) -> NameMap:
    """The map for a GGUF file with this metadata.

    An architecture that has no rules here has none: its names are then the file's own. `TP660`: an architecture whose
    rows are interleaved does not say how many heads they are of.
    """
    architecture = metadata.get("general.architecture")
    if architecture not in _INTERLEAVED | _STRAIGHT:
        return NameMap(note=f"no name rules are known for architecture {architecture!r:.40}; give a name map (--names)")
    orders = _head_orders(str(architecture), metadata) if architecture in _INTERLEAVED else {}
    rules = [Rule(program, stored) for program, stored in _MODEL.items()]
    for program, stored in _LAYER.items():
        whole = f"[model.]layers.{{n}}.{program}.{{part}}"
        rules.append(Rule(whole, f"blk.{{n}}.{stored}.{{part}}", orders.get(stored)))
    # The converter leaves the output head out where it is tied to the embedding.
    return NameMap(rules, {"lm_head.weight": "embed_tokens.weight"})


def _head_orders(architecture: str, metadata: Mapping[str, Value]) -> dict[str, Reorder]:
    heads = _count(metadata, f"{architecture}.attention.head_count", None)
    kv_heads = _count(metadata, f"{architecture}.attention.head_count_kv", heads)
    return {"attn_q": _interleaved(heads), "attn_k": _interleaved(kv_heads)}


def _interleaved(heads: int) -> Reorder:
    return Reorder((heads, 2, -1), (0, 2, 1))


def _count(metadata: Mapping[str, Value], key: str, default: int | None) -> int:
    value = metadata.get(key, default)
    if isinstance(value, tuple) and len(set(value)) == 1:
        value = value[0]
    if type(value) is not int or value < 1:
        raise TpError("TP660", f"metadata `{key}`: expected one number of heads for all layers, got {value!r:.40}")
    return value
