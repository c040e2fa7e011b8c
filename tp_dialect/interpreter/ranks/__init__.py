"""One process per chip, on an existing MPI: each rank holds its own chip's tensors and runs its own chip's statements.

    plan       who runs what, and what is handed from rank to rank: decided on names alone, the same on every rank
    world      the ranks of a run, on mpi4py: handing arrays over, reductions, waiting that ends
    lifeline   a connection of every rank to one hub, over which the end of one is the end of all, with a message
    runner     a program on the ranks

Nothing of `mpi4py` is imported before a world is joined.
"""
