# RUN: not env PYTHONPATH=%S/../ranks python -m rank_jobs silent --engine mpi --ranks 2 --patience 1 2>&1 | filecheck %s
# REQUIRES: mpi
"""No rank waits for ever."""

# CHECK: has waited 1 s for rank {{[01]}} [TP676]
