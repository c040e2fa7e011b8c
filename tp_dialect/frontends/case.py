"""Case files: what the arguments and results of an exported function are called, and how its model is to be cut.

A case is a JSON object. `function` names the function; `arguments` lists, in order, an object with `name`, `kind`
(`input` or `parameter`) and `shape` for each of its arguments, `results` one with `name` and `shape` for each result;
`tp_plan` is null or an object of module names (with `*`) and words, as Hugging Face's `base_model_tp_plan` has them;
`name` (optional) is a title. Any other key is left alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as shortened
from typing import Any, Literal, cast

from tp_dialect.errors import TpError

KINDS = ("input", "parameter")

Json = dict[str, Any]


@dataclass(frozen=True)
class Argument:
    """An argument of the function: a name from the checkpoint or of an input, what it is, and its shape."""

    name: str
    kind: Literal["input", "parameter"]
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """A result of the function."""

    name: str
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """What a case file says. `tp_plan` is None where the model has no plan."""

    function: str
    arguments: tuple[Argument, ...]
    results: tuple[Result, ...]
    tp_plan: dict[str, str] | None = field(default=None, hash=False)
    name: str = ""

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for one in (*self.arguments, *self.results):
            if one.name in seen:
                raise TpError("TP104", f"case `{self.name or self.function}`: the name `{one.name}` is given twice")
            seen.add(one.name)

    @staticmethod
    def load(path: str | Path) -> Case:
        """The case in the file `path`; `TP101` if it cannot be read, else what `parse` refuses."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise TpError("TP102", f"case file `{path}`: expected JSON text, got bytes that are not UTF-8") from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise TpError(
                "TP101",
                f"case file `{path}` cannot be read: {reason}",
                hint="`plan` is the path of a case file, relative to the directory of the command",
            ) from error
        return Case.parse(text, str(path))

    @staticmethod
    def parse(text: str, where: str = "case") -> Case:
        """The case that `text` holds; `where` names its file in errors.

        `TP102`: not JSON. `TP103`: a field is missing or has another form. `TP104`: a name is given twice.
        """
        record = _object(_json(text, where), where)
        title = record.get("name", "")
        plan = _field(record, "tp_plan", where)
        return Case(
            _name(_field(record, "function", where), f"{where}: function"),
            tuple(_argument(item, where, number) for number, item in _items(record, "arguments", where)),
            tuple(_result(item, where, number) for number, item in _items(record, "results", where)),
            None if plan is None else _plan(plan, where),
            title if isinstance(title, str) else "",
        )


def _json(text: str, where: str) -> object:
    def unique(pairs: Sequence[tuple[str, object]]) -> Json:
        record = dict(pairs)
        if len(record) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for number, key in enumerate(keys) if key in keys[:number])
            raise TpError("TP104", f"{where}: the key `{twice}` is given twice")
        return record

    try:
        return json.loads(text, object_pairs_hook=unique)
    except TpError:
        raise
    except (ValueError, RecursionError) as error:
        raise TpError("TP102", f"{where}: expected JSON, got text that is not: {error}") from None


def _form(where: str, wanted: str, got: object) -> TpError:
    return TpError("TP103", f"{where}: expected {wanted}, got {shortened(got)}")


def _object(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise _form(where, "an object", value)
    return cast("Json", value)


def _field(record: Json, key: str, where: str) -> object:
    if key not in record:
        raise TpError(
            "TP103",
            f"{where}: expected the field `{key}`, got {', '.join(f'`{one}`' for one in list(record)[:8]) or 'none'}",
            hint="a case has function, arguments, results and tp_plan (null where there is no plan)",
        )
    return record[key]


def _name(value: object, where: str) -> str:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise _form(where, "a name", value)
    return value


def _items(record: Json, key: str, where: str) -> Sequence[tuple[int, object]]:
    value = _field(record, key, where)
    if not isinstance(value, list):
        raise _form(f"{where}: {key}", "a list", value)
    return list(enumerate(cast("list[object]", value)))


def _shape(record: Json, where: str) -> tuple[int, ...]:
    value = _field(record, "shape", where)
    if not isinstance(value, list):
        raise _form(f"{where}: shape", "a list of sizes", value)
    sizes = cast("list[object]", value)
    for size in sizes:
        if not isinstance(size, int) or isinstance(size, bool) or size < 1:
            raise _form(f"{where}: shape", "sizes of at least 1", size)
    return tuple(cast("list[int]", sizes))


def _argument(item: object, where: str, number: int) -> Argument:
    where = f"{where}: argument {number}"
    record = _object(item, where)
    name = _name(_field(record, "name", where), f"{where}: name")
    kind = _field(record, "kind", where)
    if kind not in KINDS:
        raise _form(f"{where}: kind of `{name}`", "`input` or `parameter`", kind)
    return Argument(name, cast(Any, kind), _shape(record, f"{where} `{name}`"))


def _result(item: object, where: str, number: int) -> Result:
    where = f"{where}: result {number}"
    record = _object(item, where)
    name = _name(_field(record, "name", where), f"{where}: name")
    return Result(name, _shape(record, f"{where} `{name}`"))


def _plan(value: object, where: str) -> dict[str, str]:
    where = f"{where}: tp_plan"
    plan = _object(value, where)
    for key, word in plan.items():
        if not isinstance(word, str):
            raise _form(f"{where}: `{key}`", "a word", word)
    return cast("dict[str, str]", plan)
