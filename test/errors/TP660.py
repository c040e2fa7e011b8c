# RUN: not python %s 2>&1 | filecheck %s
"""Interleaved rows cannot be put in order without the number of heads."""

from tp_dialect.loaders.gguf_names import name_map

name_map({"general.architecture": "llama"})

# CHECK: metadata `llama.attention.head_count`: expected one number of heads for all layers, got None [TP660]
