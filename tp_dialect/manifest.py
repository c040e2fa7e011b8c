"""Which tensor lives on which chip, which piece of which full tensor it is, what is one all-reduce.

Pure Python, no IR: a `Manifest` is read off a program by `program_index`, travels as JSON beside a
checkpoint, and is all that a loader of somebody else needs. A tensor that is placed on no chip is
*replicated* (the spine); that is not the same as being placed on chip 0.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from operator import index
from reprlib import repr as shortened
from typing import Any, TypeVar, cast

from tp_dialect.errors import TpError

MAX_CHIPS = 1 << 16
"""Chip ids fit 16 bits."""

T = TypeVar("T")


class CoordinateError(TpError, IndexError):
    """A coordinate that a slice does not have; an `IndexError`, because indexing is what it is about."""


def name_of(value: object, what: str) -> str:
    """`value` if it is a name, else `TP027`, which says where it stood (`what`)."""
    if not isinstance(value, str):
        raise TpError("TP027", f"{what}: expected a name, got {shortened(value)}")
    return value


def names_of(values: object, what: str) -> tuple[str, ...]:
    """`values` as a tuple of names. One string is refused (`TP027`): its letters are not what was meant."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise TpError("TP027", f"{what}: expected several names, got {shortened(values)}")
    return tuple(name_of(value, what) for value in cast("Iterable[object]", values))


def _integer(value: object, what: str) -> int:
    """`value` as a Python integer, numpy's included, so that no later product overflows."""
    try:
        if isinstance(value, bool):
            raise TypeError
        return index(cast(Any, value))
    except TypeError:
        raise TpError("TP027", f"{what}: expected an integer, got {shortened(value)}") from None


def _items(values: object, what: str) -> tuple[object, ...]:
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise TpError("TP027", f"{what}: expected a list, got {shortened(values)}")
    return tuple(cast("Iterable[object]", values))


@dataclass(frozen=True, slots=True)
class Slice:
    """The piece of a full tensor that a tensor is: `ranges` (start, length) along `axis`, end to end.

    `of` names the full tensor and `of_shape` is its shape (row-major, any rank; of a matrix, axis 0 are the
    rows). Fused q|k|v and gate|up weights and tiled value heads need several ranges. Their order and overlap
    are not judged here. Each range lies inside the tensor and is not empty, else `TP023`; an axis or a shape
    that cannot be is `TP022`. Both are a `ValueError`.
    """

    of: str
    of_shape: tuple[int, ...]
    axis: int
    ranges: tuple[tuple[int, int], ...]
    # Where each range ends within the slice, and what is added to a coordinate that falls into it.
    _ends: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _shifts: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        name_of(self.of, "slice: its full tensor")
        shape = tuple(_integer(size, f"{self._title}: shape") for size in _items(self.of_shape, self._title))
        axis = _integer(self.axis, f"{self._title}: axis")
        if any(size < 0 for size in shape):
            raise TpError("TP022", f"{self._title}: expected sizes of at least 0, got shape {list(shape)}")
        if not 0 <= axis < len(shape):
            known = f"0..{len(shape) - 1}" if shape else "at least one axis"
            raise TpError("TP022", f"{self._title}{list(shape)}: expected axis {known}, got {axis}")
        ranges = tuple(self._range(item, shape, axis) for item in _items(self.ranges, self._title))
        if not ranges:
            raise TpError("TP023", f"{self._title}{list(shape)} axis {axis}: expected a range, got none")
        ends = tuple(accumulate(length for _, length in ranges))
        shifts = tuple(start + length - end for (start, length), end in zip(ranges, ends, strict=True))
        for name, value in (
            ("of_shape", shape),
            ("axis", axis),
            ("ranges", ranges),
            ("_ends", ends),
            ("_shifts", shifts),
        ):
            object.__setattr__(self, name, value)

    @property
    def _title(self) -> str:
        return f"slice of `{self.of}`"

    def _range(self, item: object, shape: tuple[int, ...], axis: int) -> tuple[int, int]:
        pair = tuple(_integer(number, f"{self._title}: range") for number in _items(item, self._title))
        if len(pair) != 2:
            raise TpError("TP027", f"{self._title}: expected a range (start, length), got {list(pair)}")
        start, length = pair
        if length < 1 or start < 0 or start + length > shape[axis]:
            raise TpError(
                "TP023",
                f"{self._title}{list(shape)} axis {axis}: expected ranges within 0:{shape[axis]} of at least"
                f" one coordinate, got start {start} length {length}",
                hint="a range is start:length, not start:end" if start < length <= shape[axis] else None,
            )
        return start, length

    def __len__(self) -> int:
        return self._ends[-1]

    @property
    def shape(self) -> tuple[int, ...]:
        """The full shape, with the slice's own length on `axis`."""
        return (*self.of_shape[: self.axis], self._ends[-1], *self.of_shape[self.axis + 1 :])

    def full_coord(self, x: int) -> int:
        """The full tensor's coordinate on `axis` of the slice's `x`; outside it, `TP024`, an `IndexError`."""
        if not 0 <= x < self._ends[-1]:
            raise CoordinateError(
                "TP024",
                f"coordinate {x} is outside the slice of length {self._ends[-1]} on axis {self.axis} of `{self.of}`",
            )
        return index(x) + self._shifts[bisect_right(self._ends, x)]

    def full_index(self, *coords: int) -> int:
        """The full tensor's flat row-major index of an element; outside it, `TP024`, an `IndexError`."""
        if len(coords) != len(self.of_shape):
            raise CoordinateError(
                "TP024",
                f"slice of `{self.of}`: expected {len(self.of_shape)} coordinates, got {len(coords)}",
            )
        flat = 0
        for axis, (x, size) in enumerate(zip(coords, self.of_shape, strict=True)):
            if axis == self.axis:
                full = self.full_coord(x)
            elif 0 <= x < size:
                full = index(x)
            else:
                raise CoordinateError(
                    "TP024",
                    f"coordinate {x} is outside axis {axis} of length {size} of `{self.of}`",
                )
            flat = flat * size + full
        return flat


@dataclass(frozen=True, slots=True)
class Collective:
    """`out` is the sum of `partials`, number c on chip c; `folds` bind the additions that spell it.

    The additions go from left to right, and the last one binds `out`. With one chip there is one partial, and
    one fold that is an identity. `combiner` says what an addition is where it is not a sum (a sharded max).
    """

    out: str
    partials: tuple[str, ...]
    folds: tuple[str, ...]
    combiner: str = "sum"

    def __post_init__(self) -> None:
        name_of(self.out, "collective: its out")
        name_of(self.combiner, f"collective of `{self.out}`: combiner")
        object.__setattr__(self, "partials", names_of(self.partials, f"collective of `{self.out}`: partials"))
        object.__setattr__(self, "folds", names_of(self.folds, f"collective of `{self.out}`: folds"))


@dataclass
class Manifest:
    """Which tensor lives where, and which additions are one all-reduce.

    `chips` is how many there are (1 to 65536; ids are 0..chips-1). `chip_of` places the chip-local tensors;
    any other tensor is replicated. `slices` says of which full tensor a chip-local one is which piece. Built
    from contradictory values it is a `TpError`, which is a `ValueError`; what can only be judged as a whole
    is `check`'s.
    """

    chips: int
    chip_of: dict[str, int] = field(default_factory=dict[str, int])
    slices: dict[str, Slice] = field(default_factory=dict[str, Slice])
    collectives: list[Collective] = field(default_factory=list[Collective])

    def __post_init__(self) -> None:
        self.chips = _integer(self.chips, "manifest: chips")
        if not 1 <= self.chips <= MAX_CHIPS:
            raise TpError("TP020", f"manifest: expected 1 to {MAX_CHIPS} chips, got {self.chips}")
        self.chip_of = {
            name_of(name, "manifest: chip_of"): self._chip(name, chip) for name, chip in self.chip_of.items()
        }
        self.slices = {
            name_of(name, "manifest: slices"): _instance(value, Slice, f"slice of tensor `{name}`")
            for name, value in self.slices.items()
        }
        self.collectives = [_instance(value, Collective, "collective") for value in self.collectives]
        self._indexed: list[Collective] = []
        self._folding: dict[str, Collective] = {}

    def _chip(self, name: str, chip: int) -> int:
        chip = _integer(chip, f"tensor `{name}`: chip")
        if not 0 <= chip < self.chips:
            raise TpError("TP021", f"tensor `{name}`: expected a chip in 0..{self.chips - 1}, got chip {chip}")
        return chip

    def place(self, name: str, chip: int, slice: Slice | None = None) -> None:
        """Record that tensor `name` lives on `chip`, and which piece it is (None: of no full tensor).

        A chip outside 0..chips-1 is `TP021`, a `ValueError`, and nothing is recorded then.
        """
        chip = self._chip(name_of(name, "manifest: place"), chip)
        if slice is None:
            self.slices.pop(name, None)
        else:
            self.slices[name] = _instance(slice, Slice, f"slice of tensor `{name}`")
        self.chip_of[name] = chip

    def collective_folding(self, binder: str) -> Collective | None:
        """The collective with a fold statement that binds `binder`, else None."""
        # `collectives` is an open list; comparing it with the indexed one costs less than a look at all folds
        if self._indexed != self.collectives:
            self._indexed = list(self.collectives)
            self._folding = {fold: one for one in reversed(self._indexed) for fold in one.folds}
        return self._folding.get(binder)

    def chip_running(self, name: str) -> int:
        """The chip of tensor `name`, or chip 0, the root, of a replicated one."""
        return self.chip_of.get(name, 0)

    def check(self) -> None:
        """Raise a `TpError` if what the parts say of each other is contradictory.

        A slice belongs to a placed tensor (`TP029`), slices of one full tensor agree on its shape (`TP029`),
        and a collective has one partial of each chip, living there, and folds that lead to a replicated `out`
        (`TP028`).
        """
        shapes: dict[str, tuple[str, Slice]] = {}
        for name, piece in self.slices.items():
            if name not in self.chip_of:
                raise TpError("TP029", f"tensor `{name}` is a slice of `{piece.of}` but is placed on no chip")
            other, known = shapes.setdefault(piece.of, (name, piece))
            if known.of_shape != piece.of_shape:
                raise TpError(
                    "TP029",
                    f"tensors `{other}` and `{name}` are slices of `{piece.of}`, once of shape"
                    f" {list(known.of_shape)} and once of shape {list(piece.of_shape)}",
                )
        binders: dict[str, str] = {}
        for collective in self.collectives:
            self._check_collective(collective)
            for fold in collective.folds:
                if fold in binders:
                    _contradiction(collective, f"its fold `{fold}` is also a fold of `{binders[fold]}`")
                binders[fold] = collective.out

    def _check_collective(self, collective: Collective) -> None:
        partials, folds = collective.partials, collective.folds
        if len(partials) != self.chips:
            _contradiction(
                collective,
                f"expected one partial of each of {self.chips} chips, got {len(partials)} partials",
            )
        for chip, partial in enumerate(partials):
            # On one chip nothing differs between chips, so there the partial may be replicated.
            lives_on = self.chip_of.get(partial, 0 if self.chips == 1 else None)
            if lives_on != chip:
                where = "is replicated" if lives_on is None else f"lives on chip {lives_on}"
                _contradiction(collective, f"expected partial `{partial}` on chip {chip}, but it {where}")
        if len(folds) != max(1, len(partials) - 1):
            _contradiction(
                collective,
                f"expected {max(1, len(partials) - 1)} folds of {len(partials)} partials, got {len(folds)}",
            )
        if folds[-1] != collective.out:
            _contradiction(collective, f"expected the last fold to bind its out, but it binds `{folds[-1]}`")
        if self.chips > 1 and collective.out in self.chip_of:
            _contradiction(
                collective, f"expected a replicated out, but it lives on chip {self.chip_of[collective.out]}"
            )

    def to_json(self) -> str:
        """JSON text, a line per tensor and collective. Equal manifests give equal text: names are sorted."""
        slices = {
            name: {"of": s.of, "of_shape": s.of_shape, "axis": s.axis, "ranges": s.ranges}
            for name, s in self.slices.items()
        }
        collectives = [
            {"out": c.out, "partials": c.partials, "folds": c.folds, "combiner": c.combiner} for c in self.collectives
        ]
        listed = ",\n".join("  " + json.dumps(one) for one in collectives)
        return (
            f'{{"chips": {self.chips},\n"chip_of": {_entries(self.chip_of)},\n"slices": {_entries(slices)},\n'
            f'"collectives": [\n{listed}\n]}}\n'
        )

    @staticmethod
    def from_json(text: str) -> Manifest:
        """The manifest that `to_json` wrote.

        Anything else is a `TpError`: `TP025` not of its form, `TP026` a name twice, and what `Manifest`,
        `Slice` and `Collective` themselves refuse.
        """
        record = _record(_parsed(text), "manifest", ("chips",), ("chip_of", "slices", "collectives"))
        slices = {
            name: Slice(**_record(value, f"slice of tensor `{name}`", ("of", "of_shape", "axis", "ranges")))
            for name, value in _mapping(record.get("slices", {}), "manifest: slices").items()
        }
        collectives = [
            Collective(**_record(value, "collective", ("out", "partials", "folds"), ("combiner",)))
            for value in _json_list(record.get("collectives", []), "manifest: collectives")
        ]
        chip_of = _mapping(record.get("chip_of", {}), "manifest: chip_of")
        return Manifest(record["chips"], chip_of, slices, collectives)


def _contradiction(collective: Collective, text: str) -> None:
    raise TpError("TP028", f"collective of `{collective.out}`: {text}")


def _instance(value: object, kind: type[T], what: str) -> T:
    if not isinstance(value, kind):
        raise TpError("TP027", f"{what}: expected a {kind.__name__}, got {shortened(value)}")
    return value


def _entries(values: Mapping[str, object]) -> str:
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {json.dumps(values[name])}" for name in sorted(values)) + "\n}"


def _parsed(text: str) -> object:
    def unique(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
        record = dict(pairs)
        if len(record) < len(pairs):
            twice = next(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
            raise TpError("TP026", f"manifest: the name `{twice}` is given twice")
        return record

    # A number of too many digits is a plain ValueError, nesting without end a RecursionError.
    loads = cast("Callable[..., object]", json.loads)
    try:
        return loads(text, object_pairs_hook=unique)
    except TpError:
        raise
    except (ValueError, TypeError, RecursionError) as error:
        raise TpError("TP025", f"manifest: expected JSON, got text that is not: {error}") from None


def _mapping(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TpError("TP025", f"{what}: expected an object, got {shortened(value)}")
    return cast("dict[str, Any]", value)


def _json_list(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise TpError("TP025", f"{what}: expected a list, got {shortened(value)}")
    return cast("list[object]", value)


def _record(value: object, what: str, needed: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Any]:
    """`value` as an object with all of the `needed` keys and no key that is not known."""
    record = _mapping(value, what)
    for key in needed:
        if key not in record:
            raise TpError("TP025", f"{what}: expected the key `{key}`, got {shortened(list(record))}")
    for key in record:
        if key not in needed and key not in optional:
            known = ", ".join((*needed, *optional))
            raise TpError("TP025", f"{what}: expected the keys {known}, got the key {shortened(key)}")
    return record
