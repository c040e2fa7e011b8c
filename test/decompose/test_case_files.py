"""Case files: what is read from them, and what is refused, whatever they hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Argument, Case, Result

from .support import CASES

GOOD: dict[str, Any] = {
    "name": "small",
    "function": "layer",
    "arguments": [
        {"name": "x", "kind": "input", "shape": [2, 4]},
        {"name": "w.weight", "kind": "parameter", "shape": [4]},
    ],
    "results": [{"name": "y", "shape": [2, 4]}],
    "tp_plan": {"w": "rowwise"},
    "dims": {"anything": "else"},
}


def test_a_case_is_read() -> None:
    """Other fields are left alone."""
    assert Case.parse(json.dumps(GOOD)) == Case(
        "layer",
        (Argument("x", "input", (2, 4)), Argument("w.weight", "parameter", (4,))),
        (Result("y", (2, 4)),),
        {"w": "rowwise"},
        "small",
    )


def test_a_model_may_have_no_plan() -> None:
    """Null is no plan; leaving the field out is a mistake."""
    assert Case.load(CASES / "gpt2.json").tp_plan is None
    with pytest.raises(TpError, match="expected the field `tp_plan`") as error:
        Case.parse(json.dumps({key: GOOD[key] for key in ("function", "arguments", "results")}))
    assert error.value.code == "TP103"


WRONG: dict[str, tuple[Any, str]] = {
    "a list": ([1, 2], "TP103"),
    "a number": (7, "TP103"),
    "arguments that are no list": ({**GOOD, "arguments": {"x": 1}}, "TP103"),
    "an argument that is no object": ({**GOOD, "arguments": ["x"]}, "TP103"),
    "an argument without a name": ({**GOOD, "arguments": [{"kind": "input", "shape": []}]}, "TP103"),
    "an empty name": ({**GOOD, "arguments": [{"name": "", "kind": "input", "shape": []}]}, "TP103"),
    "a name with a line break": ({**GOOD, "arguments": [{"name": "a\nb", "kind": "input", "shape": []}]}, "TP103"),
    "another kind": ({**GOOD, "arguments": [{"name": "x", "kind": "buffer", "shape": []}]}, "TP103"),
    "a size that is a truth value": ({**GOOD, "results": [{"name": "y", "shape": [True]}]}, "TP103"),
    "a size of zero": ({**GOOD, "results": [{"name": "y", "shape": [0]}]}, "TP103"),
    "a size with a fraction": ({**GOOD, "results": [{"name": "y", "shape": [2.5]}]}, "TP103"),
    "a function that is no name": ({**GOOD, "function": ["layer"]}, "TP103"),
    "a plan that is a list": ({**GOOD, "tp_plan": ["rowwise"]}, "TP103"),
    "a word that is no text": ({**GOOD, "tp_plan": {"w": 3}}, "TP103"),
    "a result called like an argument": ({**GOOD, "results": [{"name": "x", "shape": [2]}]}, "TP104"),
}


@pytest.mark.parametrize("name", WRONG)
def test_another_form_is_refused(name: str) -> None:
    """With a code and the place, never a traceback of something else."""
    value, code = WRONG[name]
    with pytest.raises(TpError) as error:
        Case.parse(json.dumps(value), "here")
    assert error.value.code == code and str(error.value).startswith(("here", "case"))


def test_a_key_given_twice_is_refused() -> None:
    """Python's JSON keeps the last one, silently."""
    with pytest.raises(TpError, match="`w` is given twice") as error:
        Case.parse('{"function": "f", "tp_plan": {"w": "rowwise", "w": "colwise"}}')
    assert error.value.code == "TP104"


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"function": "\ud800', "\x00", "nan"])
def test_what_is_no_json_is_refused(text: str) -> None:
    """Also if it nests without end."""
    with pytest.raises(TpError) as error:
        Case.parse(text)
    assert error.value.code in ("TP102", "TP103")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*GOOD, "shape", "kind", "w"]), inner),
    max_leaves=12,
)


@given(json_values)
def test_any_json_is_read_or_refused(value: Any) -> None:
    """Nothing else comes out."""
    try:
        assert isinstance(Case.parse(json.dumps(value)), Case)
    except TpError as error:
        assert error.code in ("TP103", "TP104")


@given(st.sampled_from(sorted(GOOD)), json_values)
def test_any_field_is_read_or_refused(field: str, value: Any) -> None:
    """Each field of a good case replaced by anything."""
    try:
        assert isinstance(Case.parse(json.dumps({**GOOD, field: value})), Case)
    except TpError as error:
        assert error.code in ("TP103", "TP104")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """A directory, a file that is not there, bytes that are no text."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    codes: list[str] = []
    for name in ("", "absent", "bytes"):
        with pytest.raises(TpError) as error:
            Case.load(tmp_path / name)
        codes.append(error.value.code)
    assert codes == ["TP101", "TP101", "TP102"]
