"""The ranks of a run, on mpi4py: arrays handed from rank to rank, reductions, and waiting that ends.

Sending never waits for the receiver. Whoever waits looks again and again instead of blocking inside MPI: at first
without pause, then with pauses, so that ranks which share a core let each other work; and not for ever.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array
from tp_dialect.interpreter.ranks.lifeline import LOOPBACK, Hub, Line

if TYPE_CHECKING:
    from mpi4py import MPI

LIFELINE = "TP_LIFELINE"
"""The environment variable in which a launcher gives the address of its hub."""

RANK_VARIABLES = ("PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK", "MV2_COMM_WORLD_RANK", "SLURM_PROCID")
"""In which MPI's launchers tell a process its rank."""

PATIENCE = 300.0
"""Seconds that a rank waits for another one, unless it is told otherwise."""

SPIN = 2e-3
PAUSE = 5e-5
"""Seconds that a waiting rank looks without pause, and its pauses afterwards."""

_sched_yield = getattr(os, "sched_yield", lambda: time.sleep(0))


def mpi() -> Any:
    """The module `mpi4py.MPI`; importing it initialises MPI. `TP670` where it is missing."""
    try:
        rc = import_module("mpi4py").rc
        rc.thread_level = "funneled"  # the lifeline's thread does not touch MPI
        return import_module("mpi4py.MPI")
    except (ImportError, RuntimeError) as error:
        raise TpError(
            "TP670", f"--engine mpi needs mpi4py and an MPI library: {error}", "pip install 'tp-dialect[mpi]'"
        ) from error


def launched_rank() -> int | None:
    """The rank that an MPI launcher gave this process; None without a launcher."""
    for variable in RANK_VARIABLES:
        value = os.environ.get(variable, "")
        if value.isdigit():
            return int(value)
    return None


class World:
    """All ranks of a run. `waited`: the seconds that this rank waited, by the rank that it waited for (-1: all)."""

    def __init__(self, patience: float = PATIENCE):
        address, rank = os.environ.get(LIFELINE), launched_rank()
        # With a hub that the launcher holds, a rank is watched before MPI itself begins.
        self._line = Line(address, rank, shown=False) if address and rank is not None else None
        self._hub: Hub | None = None
        self.patience = patience
        try:
            self._mpi = mpi()
        except TpError as error:
            self.fail(str(error))
        self.comm: MPI.Intracomm = self._mpi.COMM_WORLD
        self.rank, self.size = self.comm.Get_rank(), self.comm.Get_size()
        self._pending: list[tuple[Any, int, Array]] = []
        self.waited: dict[int, float] = {}
        if self._line is None:
            self._meet()

    def _meet(self) -> None:
        """Without a launcher of ours rank 0 holds the hub."""
        hosts = self.gather(socket.gethostname())
        if hosts is not None:
            same = len(set(hosts)) == 1
            self._hub = Hub(self.size, lambda rank, text: None, LOOPBACK if same else socket.gethostname())
        self._line = Line(self.share("" if self._hub is None else self._hub.address), self.rank, shown=True)

    # Ending

    def fail(self, text: str) -> NoReturn:
        """End all ranks because of an error on this one."""
        if self._line is None:
            raise TpError("TP675", text)
        self._line.fail(text)

    def leave(self) -> None:
        """Come to the end together."""
        self.settle()
        self.barrier()
        if self._line is not None:
            self._line.done()
        if self._hub is not None:
            self._hub.join(self.patience)

    # Waiting

    def finish(self, request: Any, peer: int) -> None:
        """Wait until a request is complete; `TP676` after too long."""
        if request.Test():
            return
        begin = time.perf_counter()
        while not request.Test():
            now = time.perf_counter() - begin
            if now < SPIN:
                _sched_yield()
                continue
            time.sleep(PAUSE)
            if now > self.patience:
                whom = "all ranks" if peer < 0 else f"rank {peer}"
                text = f"rank {self.rank} has waited {self.patience:.0f} s for {whom}"
                raise TpError("TP676", text, "give it more time by --patience")
        self.waited[peer] = self.waited.get(peer, 0.0) + time.perf_counter() - begin

    def barrier(self) -> None:
        """Wait until all ranks are here."""
        self.finish(self.comm.Ibarrier(), -1)

    # Handing over

    def send(self, array: Array, target: int, tag: int = 0) -> None:
        """Hand an array over, without waiting for the receiver."""
        whole = np.ascontiguousarray(array)
        request = self.comm.Isend([whole, self._mpi.BYTE], target, tag)
        if not request.Test():
            self._pending.append((request, target, whole))

    def receive(self, source: int, shape: Sequence[int], dtype: np.dtype[Any], tag: int = 0) -> Array:
        """Wait for an array of this shape and type."""
        array = np.empty(shape, dtype)
        self.finish(self.comm.Irecv([array, self._mpi.BYTE], source, tag), source)
        return array

    def settle(self) -> None:
        """Wait until all that was sent has been taken."""
        for request, target, _ in self._pending:
            self.finish(request, target)
        self._pending.clear()

    def reduce(self, array: Array, combiner: str, targets: Sequence[int]) -> Array | None:
        """All ranks' arrays combined by the library, in its own order; on the targets, else None."""
        operation = {"sum": self._mpi.SUM, "max": self._mpi.MAX, "min": self._mpi.MIN}[combiner]
        if array.dtype.kind == "b":
            operation = {"sum": self._mpi.LXOR, "max": self._mpi.LOR, "min": self._mpi.LAND}[combiner]
        mine = np.ascontiguousarray(array)
        root = targets[0]
        if len(targets) == 1:
            total = np.empty_like(mine) if root == self.rank else None
            self.finish(self.comm.Ireduce(mine, total, operation, root), root)
        else:
            total = np.empty_like(mine)
            self.finish(self.comm.Iallreduce(mine, total, operation), root)
        return total if self.rank in targets else None

    # Small things, as pickled objects

    def gather(self, value: Any) -> list[Any] | None:
        """Every rank's value, in order of ranks, on rank 0; None elsewhere."""
        if self.rank:
            self.finish(self.comm.isend(value, 0, 1), 0)
            return None
        values: list[Any] = [value]
        for source in range(1, self.size):
            self._probe(source)
            values.append(self.comm.recv(source=source, tag=1))
        return values

    def share(self, value: Any) -> Any:
        """Rank 0's value, on every rank."""
        if self.rank == 0:
            for target in range(1, self.size):
                self.finish(self.comm.isend(value, target, 2), target)
            return value
        self._probe(0, 2)
        return self.comm.recv(source=0, tag=2)

    def _probe(self, source: int, tag: int = 1) -> None:
        """Wait until a message has come, so that taking it does not block."""
        self.finish(_Probe(self.comm, source, tag), source)


class _Probe:
    """A request that is complete when a message has come."""

    def __init__(self, comm: MPI.Intracomm, source: int, tag: int):
        self._comm, self._source, self._tag = comm, source, tag

    def Test(self) -> bool:
        return bool(self._comm.Iprobe(self._source, self._tag))
