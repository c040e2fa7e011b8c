"""A connection of every rank to one hub, over which the end of one rank becomes the end of all, with a message.

MPI itself says nothing when a rank dies: the others wait for ever, or are killed without a word. Here each rank holds a
socket to the hub (the process that launched the ranks, or rank 0), and the operating system closes the socket of a
process that ends in whatever way. The hub then tells the others to stop and why; each says so and ends, whatever its
main thread waits for. A rank that has come to its end says that it is done first.

Lines of JSON: a rank sends `{"rank", "token"}`, then `{"done"}` or `{"error"}`; the hub sends `{"stop"}`.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import selectors
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NoReturn, cast

from tp_dialect.errors import message

GRACE = 3.0
"""Seconds that ranks have to say their last words."""

START = 120.0
"""Seconds within which every rank must have come."""

OWN_WORDS = 0.5
"""Seconds that a rank which is told to stop has to find its own error."""

LOOPBACK = "127.0.0.1"


@dataclass
class _Peer:
    """One connection as the hub sees it; `rank` None until it has said who it is."""

    socket: socket.socket
    rank: int | None = None
    text: bytes = b""


@dataclass
class _State:
    here: set[int] = field(default_factory=set[int])
    done: set[int] = field(default_factory=set[int])
    ended: set[int] = field(default_factory=set[int])


class Hub:
    """Where the lifelines of `ranks` ranks meet. `tell(rank, text)` gets the last words of a rank, and with rank None
    what the hub itself has seen. `cause` is the first thing that went wrong, if anything did."""

    def __init__(self, ranks: int, tell: Callable[[int | None, str], None], host: str = LOOPBACK):
        self.cause: str | None = None
        self._ranks, self._tell = ranks, tell
        self._token = secrets.token_hex(16)
        self._listener = socket.create_server(("" if host != LOOPBACK else host, 0))
        self.address = f"{host} {self._listener.getsockname()[1]} {self._token}"
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._peers: dict[socket.socket, _Peer] = {}
        self._state = _State()
        self._deadline = time.monotonic() + START
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="lifeline hub", daemon=True)
        self._thread.start()

    def join(self, seconds: float) -> bool:
        """Wait until every rank is done or has ended; whether that is so."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def close(self) -> None:
        """Let go of all ranks; those that are still there end."""
        self._closing.set()

    def _run(self) -> None:
        while not self._over():
            for key, _ in self._selector.select(0.1):
                if key.fileobj is self._listener:
                    peer = _Peer(self._listener.accept()[0])
                    self._peers[peer.socket] = peer
                    self._selector.register(peer.socket, selectors.EVENT_READ)
                else:
                    self._read(self._peers[cast(socket.socket, key.fileobj)])
        for peer in list(self._peers.values()):
            peer.socket.close()
        self._listener.close()

    def _over(self) -> bool:
        state = self._state
        if len(state.done | state.ended) == self._ranks or self._closing.is_set():
            return True
        if time.monotonic() <= self._deadline:
            return False
        if self.cause is not None:
            return True
        missing = sorted(set(range(self._ranks)) - state.here)
        if missing:
            self._stop(None, message("TP676", f"rank {missing[0]} did not start within {START:.0f} s"))
        self._deadline = float("inf") if not missing else self._deadline
        return False

    def _read(self, peer: _Peer) -> None:
        try:
            data = peer.socket.recv(1 << 16)
        except OSError:
            data = b""
        if not data:
            self._lost(peer)
            return
        *lines, peer.text = (peer.text + data).split(b"\n")
        for line in lines:
            self._heard(peer, line)

    def _heard(self, peer: _Peer, line: bytes) -> None:
        try:
            record = cast("dict[str, Any]", json.loads(line))
        except ValueError:
            record = {}
        if peer.rank is None:
            if record.get("token") == self._token:
                peer.rank = int(record["rank"])
                self._state.here.add(peer.rank)
                if self.cause is not None:
                    _send(peer.socket, {"stop": self.cause})
            return
        if "done" in record:
            self._state.done.add(peer.rank)
        elif "error" in record:
            text = str(record["error"])
            self._state.ended.add(peer.rank)
            self._tell(peer.rank, text)
            first = text.split("\n", maxsplit=1)[0]
            self._stop(peer.rank, message("TP675", f"rank {peer.rank} stopped: {first}"))

    def _lost(self, peer: _Peer) -> None:
        self._selector.unregister(peer.socket)
        del self._peers[peer.socket]
        peer.socket.close()
        rank, state = peer.rank, self._state
        if rank is None or rank in state.done | state.ended:
            return
        state.ended.add(rank)
        if self.cause is not None:
            # Launchers kill what is left when a rank is gone, often before it could say anything.
            self._tell(rank, f"{self.cause}; the launcher has ended this rank too")
            return
        text = message("TP674", f"rank {rank} has died: its process ended without a word")
        self._tell(None, text)
        self._stop(rank, text)

    def _stop(self, rank: int | None, cause: str) -> None:
        """The first cause stops all others."""
        if self.cause is not None:
            return
        self.cause = cause
        self._deadline = time.monotonic() + GRACE
        for peer in self._peers.values():
            if peer.rank not in (None, rank):
                _send(peer.socket, {"stop": cause})


class Line:
    """A rank's connection to the hub at `address`. With `shown` the rank writes its last words to standard error
    itself; else the hub has them told."""

    def __init__(self, address: str, rank: int, shown: bool):
        host, port, token = address.split()
        self.rank, self._shown = rank, shown
        self._socket = _connected(host, int(port))
        self._once = threading.Lock()
        self._gone = threading.Event()
        _send(self._socket, {"rank": rank, "token": token})
        threading.Thread(target=self._watch, name="lifeline", daemon=True).start()

    def done(self) -> None:
        """This rank has come to its end; nothing that happens to others concerns it any more."""
        self._once.acquire()
        _send(self._socket, {"done": True})

    def fail(self, text: str) -> NoReturn:
        """End this process because of an error of its own, and with it all ranks."""
        if not self._once.acquire(blocking=False):
            time.sleep(3 * GRACE)  # the watcher is ending this process already
            os._exit(1)
        self._end(text)

    def _watch(self) -> None:
        text = b""
        while True:
            try:
                data = self._socket.recv(1 << 16)
            except OSError:
                data = b""
            if not data:
                break
            text += data
            if b"\n" in text:
                stop = str(json.loads(text.split(b"\n")[0])["stop"])
                threading.Thread(target=self._stop, args=(stop,), daemon=True).start()
        self._gone.set()
        if self._once.acquire(blocking=False):
            self._end(message("TP674", "the process that watches over the ranks has died"))

    def _stop(self, text: str) -> None:
        """End because of another rank; but what is wrong on all ranks alike, each had better say itself."""
        if "[TP674]" not in text:
            time.sleep(OWN_WORDS)
        if self._once.acquire(blocking=False):
            self._end(text)

    def _end(self, text: str) -> NoReturn:
        if self._shown:
            print(f"rank {self.rank}: error: {text}", file=sys.stderr)
        _send(self._socket, {"error": text})
        # The launcher may kill all ranks when the first one ends, so none does before all have said why.
        self._gone.wait(GRACE + 1)
        sys.stdout.flush()
        sys.stderr.flush()
        time.sleep(0.1)  # launchers drop what they have not read when a process is gone
        os._exit(1)


def _connected(host: str, port: int) -> socket.socket:
    connection = socket.create_connection((host, port), START)
    connection.settimeout(None)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    return connection


def _send(connection: socket.socket, record: dict[str, object]) -> None:
    """Send a line; the other side may have gone, which its reader notices."""
    with contextlib.suppress(OSError):
        connection.sendall(json.dumps(record).encode() + b"\n")
