"""Byte-level BPE: every text comes back, merges go by rank, and the real vocabulary gives the real ids."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.loaders import Checkpoint
from tp_tools.generate import WHEEL, _model_of_wheel  # pyright: ignore[reportPrivateUsage]
from tp_tools.generation.tokenizer import Tokenizer, byte_alphabet

CASES = Path(__file__).resolve().parents[1] / "cases"
BYTES = list(byte_alphabet().values())


def small(*merges: str, single_digits: bool = False) -> Tokenizer:
    """A vocabulary of all bytes and of what the merges make."""
    return Tokenizer([*BYTES, *(merge.replace(" ", "") for merge in merges)], merges, single_digits)


def words(tokenizer: Tokenizer, text: str) -> list[str]:
    """The tokens of a text, each as text."""
    return [tokenizer.decode([one]) for one in tokenizer.encode(text)]


@given(st.text())
def test_every_text_comes_back(text: str) -> None:
    """All bytes are tokens, so nothing is lost; lone surrogates are no text."""
    if text.encode("utf-8", "ignore").decode() == text:
        tokenizer = small("a b", "ab c", "Ġ a", single_digits=True)
        assert tokenizer.decode(tokenizer.encode(text)) == text


def test_the_merge_of_lowest_rank_goes_first() -> None:
    """`b c` before `a b`: the text is not merged from left to right."""
    assert words(small("b c", "a b"), "abc") == ["a", "bc"]
    assert words(small("a b", "b c"), "abc") == ["ab", "c"]
    assert words(small("a a"), "aaaaa") == ["aa", "aa", "a"]


def test_a_word_takes_the_space_before_it() -> None:
    """Merges do not reach from one word into the next, nor from letters into digits."""
    merges = ("a b", "ab c", "Ġ ab", "b Ġ", "1 2", "b 1")
    assert words(small(*merges), "ab ab12  ab") == ["ab", " ab", "12", " ", " ab"]


def test_single_digits_are_words() -> None:
    """Where the model says so, digits are not merged, and take no space."""
    assert words(small("1 2", "Ġ 1", single_digits=True), "a 12") == ["a", " ", "1", "2"]
    assert words(small("1 2", "Ġ 1"), "a 12") == ["a", " ", "12"]


def test_a_byte_that_is_no_token_is_refused() -> None:
    """`TP680`, naming the word."""
    with pytest.raises(TpError, match=r"no token for `xyz` \[TP680\]"):
        Tokenizer(["x", "y"], [], False).encode("xyz")


@pytest.mark.skipif(find_spec(WHEEL) is None, reason=f"{WHEEL} is not installed")
def test_the_real_vocabulary_gives_the_real_ids() -> None:
    """The prompts' ids, and the texts of their continuations."""
    path = _model_of_wheel()
    tokenizer = Tokenizer.of(path, Checkpoint([path]).metadata)
    for record in json.loads((CASES / "smollm2_greedy.json").read_text(encoding="utf-8")):
        assert tokenizer.encode(record["prompt"]) == record["prompt_ids"]
        assert tokenizer.decode(record["greedy_ids"]) == record["text"]
        assert tokenizer.encode(record["text"]) == record["greedy_ids"]
