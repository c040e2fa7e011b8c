# RUN: not env PYTHONPATH=%S/../ranks python -m rank_jobs dying --engine mpi --ranks 2  2>&1 | filecheck %s
# REQUIRES: mpi
"""A process that is gone says nothing; the other ranks say it."""

# CHECK: rank 1 has died: its process ended without a word [TP674]
