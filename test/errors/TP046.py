# RUN: not python %s 2>&1 | filecheck %s
"""A file with several targets is asked for one of them."""

import tempfile

from tp_dialect.targets import BUILT_IN, target_of

with tempfile.NamedTemporaryFile("w", suffix=".mlir", delete=False) as file:
    file.write(BUILT_IN)
target_of(file.name)

# CHECK: {{.*}}expected one target in `{{.*}}`, got small, large [TP046]
