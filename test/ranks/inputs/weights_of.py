"""Writes the weights of a recorded layer as a checkpoint: `weights_of.py LAYER.npz OUT.safetensors`."""

import sys

import numpy as np

from tp_dialect.loaders import save_safetensors

layer = np.load(sys.argv[1])
save_safetensors(sys.argv[2], {name: layer[name] for name in layer.files if name.endswith(".weight")})
