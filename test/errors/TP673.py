# RUN: not env PYTHONPATH=%S/../ranks python -m rank_jobs differing --engine mpi --ranks 2  2>&1 | filecheck %s
# REQUIRES: mpi
"""All ranks run one program."""

# CHECK: rank 1 holds another program than rank 0 [TP673]
