"""Loads checkpoints by pieces: safetensors (also several files with an index) and GGUF, reading what a chip owns.

From the file to the chip:

    files            a file mapped into memory; a header's cursor, which never leaves the file
    safetensors gguf a header read into `StoredTensor`s, all of it checked before any tensor is touched
    checkpoint       one file or several as one collection of stored tensors
    names gguf_names reorder    from a program's names to those of the files, and rows that lie in another order
    formats          plain numbers and blocks, and how they are decoded
    cuts companions  what a cut must respect, and what it makes of scales and zero points
    reading pieces conversion   the elements of a slice, as the numbers that a program wants
    weights          `Weights`, a source for the runners: `full`, `piece`, `granule`, and what was read
    loading_map chip `tp-manifest` and `load_chip`: loading by a manifest alone

Everything that a file says is judged before it is used: what is cut short, lies or is absurd is a `TpError` with the
tensor's name, and costs no more memory than several times the header's bounded size.
"""

from tp_dialect.loaders.checkpoint import Checkpoint
from tp_dialect.loaders.chip import load_chip, whole_tensors
from tp_dialect.loaders.companion_check import uncut_companions
from tp_dialect.loaders.cuts import companion_piece, granule_of, groups_of, span
from tp_dialect.loaders.loading_map import LoadReport, places_of
from tp_dialect.loaders.names import NameMap, Rule
from tp_dialect.loaders.pieces import Blocks
from tp_dialect.loaders.reorder import Reorder
from tp_dialect.loaders.save import save_safetensors
from tp_dialect.loaders.stored import StoredTensor
from tp_dialect.loaders.weights import Weights

__all__ = [
    "Blocks",
    "Checkpoint",
    "LoadReport",
    "NameMap",
    "Reorder",
    "Rule",
    "StoredTensor",
    "Weights",
    "companion_piece",
    "granule_of",
    "groups_of",
    "load_chip",
    "places_of",
    "save_safetensors",
    "span",
    "uncut_companions",
    "whole_tensors",
]
