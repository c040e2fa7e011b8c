# RUN: not python %s 2>&1 | filecheck %s
"""A fused weight is cut part by part, and so is its bias."""

from tp_dialect.loaders import uncut_companions
from tp_dialect.manifest import Manifest, Slice

manifest = Manifest(2)
manifest.place("w_c0", 0, Slice("gate_up.weight", (12, 5), 0, ((0, 3), (6, 3))))
manifest.place("b_c0", 0, Slice("gate_up.bias", (12,), 0, ((0, 6),)))
uncut_companions(manifest, {"gate_up.bias": (12,)})

# CHECK: tensors `w_c0` and `b_c0`, chip 0: `gate_up.weight` and its companion `gate_up.bias` are cut differently,
# CHECK-SAME: [0:3, 6:3] and [0:6] [TP657]
