# RUN: not env PYTHONPATH=%S/../ranks python -m rank_jobs failing --engine mpi --ranks 2  2>&1 | filecheck %s
# REQUIRES: mpi
"""The ranks that wait for a rank with an error stop, and repeat it."""

# CHECK: rank 0: error: rank 1 stopped: rank one is out of luck [TP675]
