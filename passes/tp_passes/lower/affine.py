"""Index expressions over loops of known size, in normal form: sums of multiples of loops, quotients and remainders.

A view of a view of a tensor is one expression per axis; knowing how far each loop runs lets a reshape and its inverse
cancel out (`(d0 * 16 + d1) floordiv 16` is `d0` where `d1` stays below 16). A loop of size 1 is the constant 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import gcd

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

Sizes = Sequence[int]
"""How many steps each loop has."""


@dataclass(frozen=True)
class Loop:
    """The number of a step of a loop."""

    number: int


@dataclass(frozen=True)
class Quotient:
    """`form floordiv divisor`, where that is no sum of simpler parts."""

    form: Form
    divisor: int


@dataclass(frozen=True)
class Remainder:
    """`form mod divisor`, where that is no simpler form."""

    form: Form
    divisor: int


Atom = Loop | Quotient | Remainder


@dataclass(frozen=True)
class Form:
    """The sum of `factor * atom` for each term, and of `constant`. No atom occurs twice, no factor is 0."""

    terms: frozenset[tuple[Atom, int]]
    constant: int

    @cached_property
    def loops(self) -> frozenset[int]:
        """The loops that it depends on."""
        return frozenset(_loops(self))

    @property
    def loop(self) -> int | None:
        """The loop that it is, if it is one and nothing else."""
        if self.constant or len(self.terms) != 1:
            return None
        ((atom, factor),) = self.terms
        return atom.number if factor == 1 and isinstance(atom, Loop) else None

    @property
    def is_constant(self) -> bool:
        """Whether it depends on no loop."""
        return not self.terms


Forms = tuple[Form, ...]
"""One index expression per axis of a tensor."""


def _loops(form: Form) -> Iterator[int]:
    for atom, _ in form.terms:
        if isinstance(atom, Loop):
            yield atom.number
        else:
            yield from _loops(atom.form)


def constant(value: int) -> Form:
    """The form of a constant."""
    return Form(frozenset(), value)


def loop(number: int, size: int) -> Form:
    """The form of a loop; of one step it is 0."""
    return constant(0) if size == 1 else Form(frozenset({(Loop(number), 1)}), 0)


def identity(sizes: Sizes) -> Forms:
    """Each loop for itself."""
    return tuple(loop(number, size) for number, size in enumerate(sizes))


def total(parts: Iterable[tuple[Form, int]], start: int, sizes: Sizes) -> Form:
    """`start` plus each form times its factor."""
    factors: dict[Atom, int] = {}
    for form, factor in parts:
        start += form.constant * factor
        for atom, own in form.terms:
            factors[atom] = factors.get(atom, 0) + own * factor
    return _joined({atom: factor for atom, factor in factors.items() if factor}, start, sizes)


def _joined(factors: dict[Atom, int], start: int, sizes: Sizes) -> Form:
    """Put quotients and remainders of one form by one divisor together again: `c * (x / c) + x mod c` is `x`."""
    for atom, factor in factors.items():
        if not isinstance(atom, Remainder):
            continue
        upper = quotient(atom.form, atom.divisor, sizes)
        if len(upper.terms) != 1 or upper.constant:
            continue
        ((above, unit),) = upper.terms
        if unit != 1 or factors.get(above) != factor * atom.divisor:
            continue
        rest = [(_of(other), own) for other, own in factors.items() if other not in (atom, above)]
        whole = atom.form
        if isinstance(above, Remainder):
            whole = remainder(atom.form, atom.divisor * above.divisor, sizes)
        return total([*rest, (whole, factor)], start, sizes)
    return Form(frozenset(factors.items()), start)


def _of(atom: Atom) -> Form:
    return Form(frozenset({(atom, 1)}), 0)


def bounds(form: Form, sizes: Sizes) -> tuple[int, int]:
    """The smallest and the largest value that the form can take (the latter perhaps too large, never too small)."""
    low = high = form.constant
    for atom, factor in form.terms:
        first, last = _atom_bounds(atom, sizes)
        low += factor * (first if factor > 0 else last)
        high += factor * (last if factor > 0 else first)
    return low, high


def _atom_bounds(atom: Atom, sizes: Sizes) -> tuple[int, int]:
    if isinstance(atom, Loop):
        return 0, sizes[atom.number] - 1
    if isinstance(atom, Remainder):
        return 0, atom.divisor - 1
    low, high = bounds(atom.form, sizes)
    return low // atom.divisor, high // atom.divisor


def _divided(form: Form, divisor: int, sizes: Sizes) -> tuple[Form, Form]:
    """`form` as `divisor * upper + rest`, with what is certain in `upper`."""
    upper = [(_of(atom), factor // divisor) for atom, factor in form.terms if factor % divisor == 0]
    rest = Form(frozenset((atom, factor) for atom, factor in form.terms if factor % divisor), form.constant % divisor)
    low, high = bounds(rest, sizes)
    steps = low // divisor
    if steps == high // divisor:
        rest = Form(rest.terms, rest.constant - steps * divisor)
        return total(upper, form.constant // divisor + steps, sizes), rest
    return total(upper, form.constant // divisor, sizes), rest


def quotient(form: Form, divisor: int, sizes: Sizes) -> Form:
    """`form floordiv divisor` in normal form."""
    upper, rest = _divided(form, divisor, sizes)
    low, high = bounds(rest, sizes)
    if low >= 0 and high < divisor:
        return upper
    parted = _parted(rest, divisor, sizes)
    if parted is not None:
        step, major, _ = parted
        return total([(upper, 1), (quotient(major, divisor // step, sizes), 1)], 0, sizes)
    return total([(upper, 1), (_nested_quotient(rest, divisor, sizes), 1)], 0, sizes)


def _nested_quotient(rest: Form, divisor: int, sizes: Sizes) -> Form:
    if len(rest.terms) == 1 and not rest.constant:
        ((atom, factor),) = rest.terms
        if factor == 1 and isinstance(atom, Quotient):
            return quotient(atom.form, atom.divisor * divisor, sizes)
        if factor == 1 and isinstance(atom, Remainder) and atom.divisor % divisor == 0:
            return remainder(quotient(atom.form, divisor, sizes), atom.divisor // divisor, sizes)
    return _of(Quotient(rest, divisor))


def remainder(form: Form, divisor: int, sizes: Sizes) -> Form:
    """`form mod divisor` in normal form."""
    _, rest = _divided(form, divisor, sizes)
    low, high = bounds(rest, sizes)
    if low >= 0 and high < divisor:
        return rest
    if len(rest.terms) == 1 and not rest.constant:
        ((atom, factor),) = rest.terms
        if factor == 1 and isinstance(atom, Remainder) and atom.divisor % divisor == 0:
            return remainder(atom.form, divisor, sizes)
    parted = _parted(rest, divisor, sizes)
    if parted is not None:
        step, major, minor = parted
        return total([(remainder(major, divisor // step, sizes), step), (minor, 1)], 0, sizes)
    return _of(Remainder(rest, divisor))


def _parted(form: Form, divisor: int, sizes: Sizes) -> tuple[int, Form, Form] | None:
    """`form` as `step * major + minor` with `0 <= minor < step`, for a step above 1 that divides `divisor`."""
    for step in sorted({gcd(factor, divisor) for _, factor in form.terms}, reverse=True):
        minor = Form(frozenset(term for term in form.terms if term[1] % step), form.constant % step)
        low, high = bounds(minor, sizes)
        if step > 1 and low >= 0 and high < step:
            major = frozenset((atom, factor // step) for atom, factor in form.terms if factor % step == 0)
            return step, Form(major, form.constant // step), minor
    return None


def substitute(form: Form, values: Sequence[Form], sizes: Sizes) -> Form:
    """`form` with each loop replaced by a form over other loops, of these sizes."""
    return total([(_substituted(atom, values, sizes), factor) for atom, factor in form.terms], form.constant, sizes)


def _substituted(atom: Atom, values: Sequence[Form], sizes: Sizes) -> Form:
    if isinstance(atom, Loop):
        return values[atom.number]
    inner = substitute(atom.form, values, sizes)
    apply = quotient if isinstance(atom, Quotient) else remainder
    return apply(inner, atom.divisor, sizes)


def compose(forms: Forms, values: Sequence[Form], sizes: Sizes) -> Forms:
    """Each form with its loops replaced by forms over other loops, of these sizes."""
    return tuple(substitute(form, values, sizes) for form in forms)


# Between forms and MLIR's affine maps


def forms_of(map: AffineMap, values: Sequence[Form], sizes: Sizes) -> Forms:
    """An indexing map whose dimensions have these values over loops of these sizes."""
    return tuple(_form_of(expression, values, sizes) for expression in map.results)


_Operation = Callable[[Form, int, Sizes], Form]
_DIVISIONS: dict[AffineBinaryOpKind, _Operation] = {
    AffineBinaryOpKind.FloorDiv: quotient,
    AffineBinaryOpKind.Mod: remainder,
    AffineBinaryOpKind.CeilDiv: lambda form, divisor, sizes: quotient(
        total([(form, 1)], divisor - 1, sizes), divisor, sizes
    ),
    AffineBinaryOpKind.Mul: lambda form, factor, sizes: total([(form, factor)], 0, sizes),
}


def _form_of(expression: AffineExpr, values: Sequence[Form], sizes: Sizes) -> Form:
    if isinstance(expression, AffineDimExpr):
        return values[expression.position]
    if isinstance(expression, AffineConstantExpr):
        return constant(expression.value)
    assert isinstance(expression, AffineBinaryOpExpr), "indexing maps of linalg operations have no symbols"
    left = _form_of(expression.lhs, values, sizes)
    right = _form_of(expression.rhs, values, sizes)
    if expression.kind is AffineBinaryOpKind.Add:
        return total([(left, 1), (right, 1)], 0, sizes)
    if left.is_constant and expression.kind is AffineBinaryOpKind.Mul:
        left, right = right, left
    return _DIVISIONS[expression.kind](left, right.constant, sizes)


def affine_map(forms: Forms, loops: int) -> AffineMap:
    """The forms as an affine map of so many dimensions."""
    return AffineMap(loops, 0, tuple(_expression(form) for form in forms))


def _expression(form: Form) -> AffineExpr:
    parts = [_term(atom, factor) for atom, factor in sorted(form.terms, key=_print_order)]
    if form.constant or not parts:
        parts.append(AffineExpr.constant(form.constant))
    result = parts[0]
    for part in parts[1:]:
        result = AffineBinaryOpExpr(AffineBinaryOpKind.Add, result, part)
    return result


def _print_order(term: tuple[Atom, int]) -> tuple[int, int, str]:
    atom, factor = term
    return -abs(factor), min(_of(atom).loops), repr(atom)


def _term(atom: Atom, factor: int) -> AffineExpr:
    if isinstance(atom, Loop):
        expression = AffineExpr.dimension(atom.number)
    else:
        kind = AffineBinaryOpKind.FloorDiv if isinstance(atom, Quotient) else AffineBinaryOpKind.Mod
        inner, divisor = _expression(atom.form), AffineExpr.constant(atom.divisor)
        expression = AffineBinaryOpExpr(kind, inner, divisor)
    if factor == 1:
        return expression
    return AffineBinaryOpExpr(AffineBinaryOpKind.Mul, expression, AffineExpr.constant(factor))
