"""Versions of tensors: which one each statement reads, what of them crosses, and which need a name of their own.

A program binds one name again and again: a state that is updated, a buffer that is used twice. In one memory the order
of statements tells the versions apart. Between memories it does not, because a copy is made some time after its
sender's halt, and by then the sender may have stored the next version. So a version that crosses and is written again,
and any but the last one of a tensor that different chips write, gets a name of its own. Pure Python, no IR.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tp_dialect.manifest import Manifest
from tp_dialect.scheduling import ChipTransfer, Statement, transfers


@dataclass(frozen=True, slots=True)
class Placed:
    """A statement with the chips that run it: one, or for the spine all of them."""

    outs: tuple[str, ...]
    ins: tuple[str, ...]
    chips: tuple[int, ...]


class Version(NamedTuple):
    """The value of a tensor behind its writer number `number`, from 1; number 0 is what was given from outside."""

    name: str
    number: int


@dataclass(frozen=True)
class Versions:
    """The versions of a program: what its statements read and bind, which statement wrote each, and what crosses.

    `crossing` maps a version to the chips that receive it, and `sources` to the chip that it comes from.
    """

    statements: Sequence[Placed]
    reads: list[tuple[Version, ...]]
    binds: list[tuple[Version, ...]]
    writer: dict[Version, int]
    last: dict[str, int]
    crossing: dict[Version, list[int]]
    sources: dict[Version, int]

    @staticmethod
    def of(statements: Sequence[Placed], chips: int) -> Versions:
        """The versions of `statements`, in program order, on `chips` chips."""
        last: dict[str, int] = {}
        writer: dict[Version, int] = {}
        reads: list[tuple[Version, ...]] = []
        binds: list[tuple[Version, ...]] = []
        for number, one in enumerate(statements):
            reads.append(tuple(Version(name, last.get(name, 0)) for name in one.ins))
            for name in one.outs:
                last[name] = last.get(name, 0) + 1
                writer[Version(name, last[name])] = number
            binds.append(tuple(Version(name, last[name]) for name in one.outs))
        versions = Versions(statements, reads, binds, writer, last, {}, {})
        versions._find_crossing(chips)
        return versions

    def _find_crossing(self, chips: int) -> None:
        """Ask `transfers`, which goes by names, with a name for each version on each chip that writes it."""
        version_of: dict[str, Version] = {}
        manifest = Manifest(chips)
        pure: list[Statement] = []
        for number, one in enumerate(self.statements):
            for chip in one.chips:
                names = [self._on_chip(version, chip) for version in self.binds[number]]
                version_of.update(zip(names, self.binds[number], strict=True))
                manifest.chip_of.update(dict.fromkeys(names, chip))
                ins = [self._on_chip(version, chip) for version in self.reads[number] if version.number]
                pure.append(Statement(names, ins))
        for transfer in transfers(pure, manifest):
            version = version_of[transfer.tensor]
            self.crossing.setdefault(version, []).append(transfer.to_chip)
            self.sources[version] = transfer.from_chip

    def _on_chip(self, version: Version, chip: int) -> str:
        """A name for what chip `chip` reads as this version: its own where it writes it, else the first writer's."""
        writers = self.statements[self.writer[version]].chips if version in self.writer else (chip,)
        return f"{version.name}\n{version.number}\n{chip if chip in writers else writers[0]}"

    def transfers(self) -> Iterator[ChipTransfer]:
        """What crosses, under the names of the source."""
        for version, receivers in self.crossing.items():
            for chip in receivers:
                yield ChipTransfer(version.name, self.sources[version], chip)

    def reader(self, version: Version, chip: int) -> int:
        """The first statement on `chip` that reads `version`."""
        return next(
            number for number, one in enumerate(self.statements) if chip in one.chips and version in self.reads[number]
        )


@dataclass(frozen=True)
class Renaming:
    """`names` gives versions names of their own. `kept` are those of them that a copy must bring back to the tensor's
    name, because it ends in this version."""

    names: dict[Version, str]
    kept: tuple[Version, ...]

    def name(self, version: Version) -> str:
        """The name under which the version is held."""
        return self.names.get(version, version.name)


def renaming_of(versions: Versions, holds: Callable[[str, int], bool], taken: Callable[[str], bool]) -> Renaming:
    """Which versions get which names. `holds(name, chip)`: the chip has the tensor from the start; `taken(name)`: the
    program has this name already.

    A last version keeps the tensor's name, so that a state ends in it, unless it crosses to a chip that holds the
    tensor from the start: there the two would meet, so it crosses under a name of its own and is copied back.
    """
    names: dict[Version, str] = {}
    kept: list[Version] = []
    for version in _to_rename(versions, holds):
        names[version] = _free_name(version, taken)
        if version.number == versions.last[version.name]:
            kept.append(version)
    return Renaming(names, tuple(kept))


def _to_rename(versions: Versions, holds: Callable[[str, int], bool]) -> Iterator[Version]:
    places: dict[str, set[tuple[int, ...]]] = {}
    for version, number in versions.writer.items():
        places.setdefault(version.name, set()).add(versions.statements[number].chips)
    for version in versions.writer:
        receivers = versions.crossing.get(version, [])
        if version.number < versions.last[version.name]:
            if receivers or len(places[version.name]) > 1:
                yield version
        elif any(holds(version.name, chip) for chip in receivers):
            yield version


def _free_name(version: Version, taken: Callable[[str], bool]) -> str:
    name = f"{version.name}.v{version.number}"
    while taken(name):
        name += "_"
    return name
