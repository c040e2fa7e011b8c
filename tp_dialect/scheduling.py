"""When things run: phases of sections, transfers between chips, where a chip halts, and the host's relay.

Pure Python on names and numbers. There are two ways of running a program. *Linked*, all chips run at once,
and `phase_order` gathers the sections into phases with a barrier between. *Relayed*, each chip runs a program
of its own and halts where it sends or receives: `transfers` finds what crosses, `link_points` where each chip
halts for it, and `relay_schedule` in which order the host runs the chips and copies between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from tp_dialect.cycles import smallest_cycle
from tp_dialect.errors import TpError
from tp_dialect.free_phases import Calendar
from tp_dialect.manifest import Manifest, names_of

# Phases


@dataclass(frozen=True, slots=True)
class SectionTouch:
    """What a section touches: the names that it reads and that it writes, and the chips that it runs on."""

    reads: frozenset[str]
    writes: frozenset[str]
    chips: frozenset[int]

    # Three sets; any iterable is taken.
    def __init__(self, reads: Iterable[str], writes: Iterable[str], chips: Iterable[int]):
        if isinstance(reads, str) or isinstance(writes, str):
            names_of(reads, "section: reads")
            names_of(writes, "section: writes")
        object.__setattr__(self, "reads", frozenset(reads))
        object.__setattr__(self, "writes", frozenset(writes))
        object.__setattr__(self, "chips", frozenset(chips))


def phase_order(touches: Sequence[SectionTouch]) -> tuple[list[int], list[bool]]:
    """Section numbers by phase, and behind which of them a barrier stands.

    In source order, each section goes to the first phase that comes after all that it depends on and in which
    its chips are free; a chip takes one section a phase. It depends on an earlier section if it reads a name
    that was written, or writes a name that was read or written there.

    `order` lists phase after phase, each in source order. `barrier_after[k]` is True where `order[k]` ends
    its phase and another one follows. Near linear in what the sections touch.
    """
    calendar = Calendar()
    written: dict[str, int] = {}  # name -> the phase behind its latest write, and behind its latest read
    read: dict[str, int] = {}
    phases: list[list[int]] = []
    for number, touch in enumerate(touches):
        first = 0
        for name in touch.reads:
            first = max(first, written.get(name, 0))
        for name in touch.writes:
            first = max(first, written.get(name, 0), read.get(name, 0))
        phase = calendar.take(touch.chips, first)
        for name in touch.reads:
            read[name] = max(read.get(name, 0), phase + 1)
        for name in touch.writes:
            written[name] = phase + 1
        # No phase stays empty: what keeps a section out of the one before is in it.
        if phase == len(phases):
            phases.append([])
        phases[phase].append(number)
    order = [number for phase in phases for number in phase]
    ends = [number == phase[-1] for phase in phases for number in phase]
    return order, ends[:-1] + [False] * bool(ends)


# Transfers


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement: the tensor that it binds, or several, and the operands that it reads."""

    out: str | tuple[str, ...]
    ins: tuple[str, ...]

    def __init__(self, out: str | Sequence[str], ins: Sequence[str]):
        object.__setattr__(self, "out", out if isinstance(out, str) else names_of(out, "statement: out"))
        object.__setattr__(self, "ins", names_of(ins, "statement: ins"))

    @property
    def binders(self) -> tuple[str, ...]:
        """The tensors that it binds, also where it is one."""
        return (self.out,) if isinstance(self.out, str) else self.out


@dataclass(frozen=True, slots=True)
class ChipTransfer:
    """`tensor` crosses from the chip that writes it to a chip that reads it."""

    tensor: str
    from_chip: int
    to_chip: int


def transfers(statements: Sequence[Statement], manifest: Manifest) -> list[ChipTransfer]:
    """What crosses between chips, in program order.

    Each statement runs on `manifest.chip_running(binder)`, once per binder. An operand whose latest earlier
    writer ran on another chip crosses to this one, each (tensor, reading chip) once; the first crossing
    counts. What no statement wrote before (a weight, a host input) crosses nothing. Nothing is refused here.
    """
    writer: dict[str, int] = {}
    crossing: dict[tuple[str, int], ChipTransfer] = {}
    for statement in statements:
        chips = [manifest.chip_running(binder) for binder in statement.binders]
        for chip in chips:
            for tensor in statement.ins:
                source = writer.get(tensor, chip)
                if source != chip and (tensor, chip) not in crossing:
                    crossing[tensor, chip] = ChipTransfer(tensor, source, chip)
        writer.update(zip(statement.binders, chips, strict=True))
    return list(crossing.values())


# Link points


@dataclass(frozen=True, slots=True)
class LinkPoint:
    """A halt of a chip behind its section number `after`: what it sends, and what it needs to go on.

    `after` is None in front of the chip's first section: there the host brings what is received before the
    chip starts.
    """

    after: int | None
    sends: tuple[str, ...]
    receives: tuple[str, ...]

    def __init__(self, after: int | None, sends: Sequence[str], receives: Sequence[str]):
        object.__setattr__(self, "after", after)
        object.__setattr__(self, "sends", names_of(sends, "link point: sends"))
        object.__setattr__(self, "receives", names_of(receives, "link point: receives"))


class Unlinked(TpError):
    """A chip sends or receives what its sections give no place for: `tensor`, `chip`, and `why` in words."""

    def __init__(self, tensor: str, chip: int, why: str, code: str = "TP401"):
        super().__init__(code, f"tensor `{tensor}` on chip {chip}: {why}")
        self.tensor = tensor
        self.chip = chip
        self.why = why


def link_points(sections: Sequence[SectionTouch], chip: int, transfers: Sequence[ChipTransfer]) -> list[LinkPoint]:
    """Where `chip` halts, in program order; `sections` are the chip's own, in order.

    A tensor that it sends is sent behind the last section that stores it. One that it receives is received in
    front of the first section that loads it. What falls on one boundary is one link point, its names in the
    order of `transfers`. `Unlinked` if it sends what no section of it stores (`TP401`), receives what none
    loads (`TP402`) or receives what one of its own stores (`TP403`).
    """
    first_load: dict[str, int] = {}
    last_store: dict[str, int] = {}
    for number, section in enumerate(sections):
        for name in section.reads:
            first_load.setdefault(name, number)
        for name in section.writes:
            last_store[name] = number
    # Boundary (the section before it, -1 for none) -> names, each once, in order.
    sends: dict[int, dict[str, None]] = {}
    receives: dict[int, dict[str, None]] = {}
    for transfer in transfers:
        tensor = transfer.tensor
        if transfer.from_chip == chip:
            if tensor not in last_store:
                raise Unlinked(tensor, chip, "it sends this tensor, but no section of it stores it", "TP401")
            sends.setdefault(last_store[tensor], {})[tensor] = None
        if transfer.to_chip == chip:
            if tensor in last_store:
                why = f"it receives this tensor, but its own section {last_store[tensor]} stores it"
                raise Unlinked(tensor, chip, why, "TP403")
            if tensor not in first_load:
                raise Unlinked(tensor, chip, "it receives this tensor, but no section of it loads it", "TP402")
            receives.setdefault(first_load[tensor] - 1, {})[tensor] = None
    return [
        LinkPoint(None if at < 0 else at, tuple(sends.get(at, ())), tuple(receives.get(at, ())))
        for at in sorted(sends.keys() | receives.keys())
    ]


# The relay


@dataclass(frozen=True, slots=True)
class Run:
    """Start a chip, or let it go on from its halt, until halt number `to`; their count means its end."""

    chip: int
    to: int


@dataclass(frozen=True, slots=True)
class Copy:
    """The host copies a tensor from the memory of one chip to the memory of another."""

    tensor: str
    from_chip: int
    to_chip: int


class Deadlock(TpError):
    """No chip can move, and not all have ended.

    `standing[c]` is the halt at which chip c stands (their count: it ended), `halts[c]` how many it has,
    `sent` what was sent, as (tensor, chip). `cycle` are the transfers of the smallest cycle, each awaited by
    the sender of the one before it; where there is none, the one transfer that is awaited in vain.
    """

    def __init__(
        self,
        standing: Sequence[int],
        halts: Sequence[int],
        sent: Sequence[tuple[str, int]],
        cycle: Sequence[ChipTransfer],
    ):
        self.standing = tuple(standing)
        self.halts = tuple(halts)
        self.sent = tuple(sent)
        self.cycle = tuple(cycle)
        places = "; ".join(
            f"chip {chip} has ended" if at == count else f"chip {chip} stands at halt {at} of {count}"
            for chip, (at, count) in enumerate(zip(standing, halts, strict=True))
        )
        super().__init__("TP405", f"deadlock: {self._waiting()} ({places}; {self._sent()})")

    def _waiting(self) -> str:
        """The cycle in words, once round."""
        first, last = self.cycle[0], self.cycle[-1].from_chip
        links = [f"waits for `{one.tensor}` from chip {one.from_chip}" for one in self.cycle]
        stands = [f", which stands at halt {self.standing[one.to_chip]} and " for one in self.cycle[1:]]
        words = f"chip {first.to_chip} at halt {self.standing[first.to_chip]} {links[0]}"
        words += "".join(stand + link for stand, link in zip(stands, links[1:], strict=True))
        if last not in range(len(self.halts)):
            return f"{words}, which the program does not have"
        return f"{words}, which has ended" if self.standing[last] == self.halts[last] else words

    def _sent(self, most: int = 30) -> str:
        if not self.sent:
            return "nothing was sent"
        shown = ", ".join(f"`{tensor}` from chip {chip}" for tensor, chip in self.sent[:most])
        more = len(self.sent) - most
        return f"sent: {shown}" + (f" and {more} more" if more > 0 else "")


def relay_schedule(chips: Sequence[Sequence[LinkPoint]], transfers: Sequence[ChipTransfer]) -> list[Run | Copy]:
    """The host's steps for the chips' halts (`chips[c]` are those of chip c, in program order).

    A chip whose first halt lies in front of its first section (`after` None) stands at it from the beginning,
    so its first run leads to halt 1; any other starts with a run to halt 0. What a halt sends counts as sent
    when the chip stands there.

    In rounds, in chip order, sends of the same round counting at once: a chip that has not ended, and for
    which everything that its halt receives has been sent by the transfer's chip, gets the copies that are
    missing and runs to its next halt.

    `Unlinked` (`TP404`) if a halt receives what no transfer brings, `Deadlock` (`TP405`) if no chip can move
    and not all have ended. Linear in halts and transfers but for the logarithm of the number of chips.
    """
    bringing: dict[tuple[str, int], int] = {}
    for transfer in transfers:
        bringing.setdefault((transfer.tensor, transfer.to_chip), transfer.from_chip)
    for chip, halts in enumerate(chips):
        for number, halt in enumerate(halts):
            for tensor in halt.receives:
                if (tensor, chip) not in bringing:
                    raise Unlinked(tensor, chip, f"halt {number} receives it, but no transfer brings it", "TP404")
    return _Relay(chips, bringing).schedule()


class _Relay:
    """The rounds, by events: a chip waits for several sends, and the last says in which round it moves."""

    def __init__(self, chips: Sequence[Sequence[LinkPoint]], bringing: Mapping[tuple[str, int], int]):
        self._chips = chips
        self._bringing = bringing  # (tensor, chip) -> the chip that it comes from
        self._at = [0 if halts and halts[0].after is None else -1 for halts in chips]
        self._sent: dict[tuple[str, int], None] = {}  # (tensor, chip that sent it), in order
        self._copied: set[tuple[str, int]] = set()
        self._missing = [0] * len(chips)
        self._waiting: dict[tuple[str, int], list[int]] = {}
        self._ready: list[tuple[int, int]] = []  # a heap of (round, chip)
        self._steps: list[Run | Copy] = []

    def schedule(self) -> list[Run | Copy]:
        standing = [chip for chip, at in enumerate(self._at) if at == 0]
        for chip in standing:
            self._sent.update(((tensor, chip), None) for tensor in self._chips[chip][0].sends)
        for chip, at in enumerate(self._at):
            if at == 0:
                self._halt(chip, 0)
            else:
                heappush(self._ready, (1, chip))
        while self._ready:
            self._run(*reversed(heappop(self._ready)))
        if any(at < len(halts) for at, halts in zip(self._at, self._chips, strict=True)):
            raise self._deadlock()
        return self._steps

    def _run(self, chip: int, turn: int) -> None:
        """In round `turn`, bring what the chip's halt receives and run the chip to its next halt."""
        halts = self._chips[chip]
        for tensor in halts[self._at[chip]].receives if self._at[chip] >= 0 else ():
            if (tensor, chip) not in self._copied:
                self._copied.add((tensor, chip))
                self._steps.append(Copy(tensor, self._bringing[tensor, chip], chip))
        self._at[chip] += 1
        self._steps.append(Run(chip, self._at[chip]))
        if self._at[chip] < len(halts):
            self._halt(chip, turn)

    def _halt(self, chip: int, turn: int) -> None:
        """The chip has come to its halt in round `turn`: it sends, and it waits for what was not sent yet."""
        halt = self._chips[chip][self._at[chip]]
        for tensor in halt.sends:
            self._send(tensor, chip, turn)
        awaited = [source for source in self._sources(chip) if source not in self._sent]
        self._missing[chip] = len(awaited)
        for source in awaited:
            self._waiting.setdefault(source, []).append(chip)
        if not awaited:
            heappush(self._ready, (turn + 1, chip))

    def _send(self, tensor: str, chip: int, turn: int) -> None:
        if (tensor, chip) in self._sent:
            return
        self._sent[tensor, chip] = None
        for waiter in self._waiting.pop((tensor, chip), ()):
            self._missing[waiter] -= 1
            if not self._missing[waiter]:
                # Chips behind this one still have their turn in this round.
                heappush(self._ready, (turn if waiter > chip else turn + 1, waiter))

    def _sources(self, chip: int) -> dict[tuple[str, int], None]:
        """What the chip's halt receives, as (tensor, chip that sends it), each once."""
        halt = self._chips[chip][self._at[chip]]
        return {(tensor, self._bringing[tensor, chip]): None for tensor in halt.receives}

    def _deadlock(self) -> Deadlock:
        """What each chip that has not ended waits for, and from it the smallest cycle."""
        awaited = {
            chip: {
                sender: ChipTransfer(tensor, sender, chip)
                for tensor, sender in reversed(self._sources(chip))
                if (tensor, sender) not in self._sent
            }
            for chip, halts in enumerate(self._chips)
            if self._at[chip] < len(halts)
        }
        circle = smallest_cycle(awaited)
        cycle = [awaited[chip][sender] for chip, sender in zip(circle, circle[1:] + circle[:1], strict=True)] or [
            # Where chips wait in no circle, one of them waits for a chip that waits for nothing.
            next(one for waits in awaited.values() for one in waits.values() if one.from_chip not in awaited)
        ]
        return Deadlock(self._at, [len(halts) for halts in self._chips], tuple(self._sent), cycle)
