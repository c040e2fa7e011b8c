# RUN: not python %s 2>&1 | filecheck %s
"""A model states how many layers it has."""

from tp_tools.generation.decoder import Sizes

metadata = {"embedding_length": 64, "attention.head_count": 4, "block_count": "two"}
Sizes.of({"general.architecture": "llama", **{f"llama.{key}": value for key, value in metadata.items()}})

# CHECK: expected a number as metadata `llama.block_count`, got 'two' [TP680]
