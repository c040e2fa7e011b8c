"""The decomposition as a function: a case and a number of chips make a program out of an exporter's function."""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Literal

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.frontends.plan import PlanMatch, Role, match_plan
from tp_dialect.manifest import MAX_CHIPS
from tp_dialect.program import ProgramOp
from tp_passes.decompose.auto import found_contractions
from tp_passes.decompose.case_check import check_case, check_name_free
from tp_passes.decompose.contractions import Contraction, find_contractions
from tp_passes.decompose.emit import Emitter
from tp_passes.decompose.generalize import generalized
from tp_passes.decompose.graph import Graph, graph_of
from tp_passes.decompose.layout import layout_of
from tp_passes.decompose.local import Layout
from tp_passes.decompose.plan_check import check_columns
from tp_passes.decompose.report import Report, report_of
from tp_passes.decompose.units import Deal, Dealer

Surplus = Literal["refuse", "idle", "replicate"]
"""What is done with more chips than units: refuse, let some idle, or leave the contraction whole on every chip."""


def decompose(
    module: ModuleOp,
    func: FuncOp,
    case: Case,
    chips: int,
    *,
    surplus: Surplus = "refuse",
    strict: bool = False,
    auto: bool = False,
) -> tuple[ProgramOp, Report]:
    """The program `<func>_tp` for `chips` chips, and what was done.

    Neither `module` nor `func` is changed; the program belongs next to `func`. `case` names its arguments and results
    and holds the plan. With `strict` each key of the plan must match something. With `auto` the plan is not looked at:
    the cuts are found from the data flow. A `TpError` says why not.
    """
    name = func.sym_name.data
    if isinstance(chips, bool) or not 1 <= chips <= MAX_CHIPS:
        raise TpError("TP110", f"decomposition of `{name}`: expected 1 to {MAX_CHIPS} chips, got {chips}")
    check_name_free(module, f"{name}_tp")
    check_case(func, case)
    match = None if auto else matched_plan(case, chips, strict)
    with _without_gc():
        return _decompose(func, case, chips, match, surplus)


def matched_plan(case: Case, chips: int, strict: bool) -> PlanMatch:
    """What the plan of `case` says of its parameters. `TP105`, `TP106`; for two chips or more `TP127`."""
    match = match_plan(case.tp_plan or {}, [one.name for one in case.arguments if one.kind == "parameter"])
    if strict and match.unmatched:
        keys = ", ".join(f"`{key}`" for key in match.unmatched)
        raise TpError("TP106", f"plan: no parameter of `{case.name or case.function}` matches {keys}")
    for name in match.of_role(Role.EMBEDDING) if chips > 1 else ():
        raise TpError(
            "TP127", f"plan: `{name}` is an embedding table (`{match.entries[name].word}`), whose cut has no rule yet"
        )
    return match


@contextmanager
def _without_gc() -> Generator[None]:
    """Many small objects are built at once: the collector would look at all of them again and again, for nothing."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _decompose(
    func: FuncOp, case: Case, chips: int, match: PlanMatch | None, surplus: Surplus
) -> tuple[ProgramOp, Report]:
    name = func.sym_name.data
    graph = _graph(func, case)
    is_parameter = [one.kind == "parameter" for one in case.arguments]
    parameters = _chosen(graph.arguments, is_parameter)
    contractions = _contractions(graph, case, match, parameters, chips)
    deals, left_whole = _deals(graph, contractions, parameters, chips, surplus)
    layout = layout_of(
        graph,
        deals,
        chips,
        [one.name for one in case.arguments],
        [one.name for one in case.results],
        parameters,
    )
    parameters = _chosen(layout.graph.arguments, is_parameter)
    notes = _left_whole_notes(left_whole, chips)
    if chips > 1 and match is not None:
        column = set(match.of_role(Role.COLUMN))
        columns = [value for value in parameters if layout.graph.names[value] in column]
        notes += check_columns(layout, columns, parameters, left_whole)
    program = Emitter(layout, _roles(layout, is_parameter)).program(f"{name}_tp", case, name)
    report = report_of(layout, deals, set(parameters), notes, () if match is None else match.unmatched)
    report.count(program)
    return program, report


def _contractions(
    graph: Graph, case: Case, match: PlanMatch | None, parameters: Sequence[int], chips: int
) -> list[Contraction]:
    """The contractions to deal: those of the plan's row weights, or, without a match, those found."""
    if match is None:
        found = found_contractions(graph, parameters, chips)
    else:
        found = find_contractions(graph, match.of_role(Role.ROW), chips)
    if found or chips == 1:
        return found
    if match is None:
        raise TpError("TP114", f"`{graph.title}`: no two weights are the halves of a block that could be cut")
    raise TpError(
        "TP114",
        f"the plan of `{case.name or graph.title}` cuts nothing: it names no row weight, so {chips} chips would all do"
        " the same",
        hint="a plan needs a `rowwise` word for each weight that leads out of a sub-block; `auto=true` looks for them",
    )


def _graph(func: FuncOp, case: Case) -> Graph:
    prepared, origin = generalized(func)
    graph = graph_of(prepared, origin)
    graph.names.update(zip(graph.arguments, [one.name for one in case.arguments], strict=True))
    return graph


def _chosen(values: Sequence[int], chosen: Sequence[bool]) -> list[int]:
    return [value for value, one in zip(values, chosen, strict=True) if one]


def _deals(
    graph: Graph, contractions: Sequence[Contraction], parameters: Sequence[int], chips: int, surplus: Surplus
) -> tuple[dict[Contraction, Deal], list[str]]:
    """The deal of each contraction, and the row weights whose contraction is left whole."""
    dealer = Dealer(graph, contractions, parameters)
    found = {one: dealer.deal(one, chips, surplus) for one in contractions}
    deals = {one: deal for one, deal in found.items() if deal is not None}
    return deals, [one.weight for one, deal in found.items() if deal is None]


def _left_whole_notes(left_whole: Sequence[str], chips: int) -> list[str]:
    return [f"the contraction of `{one}` is left whole: it has fewer units than {chips} chips" for one in left_whole]


def _roles(layout: Layout, is_parameter: Sequence[bool]) -> dict[int, str]:
    roles = {
        value: "weight" if parameter else "input"
        for value, parameter in zip(layout.graph.arguments, is_parameter, strict=True)
    }
    roles.update((value, "output") for value in layout.graph.results)
    return roles
