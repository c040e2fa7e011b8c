"""Byte-level BPE, from the vocabulary and the merges that a GGUF file carries.

Source: the byte alphabet and the splitting into words are GPT-2's
(https://github.com/openai/gpt-2/blob/master/src/encoder.py); models marked `smollm` split off single digits first.
Control tokens inside a text are not recognised: they are read as plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from tp_dialect.errors import TpError
from tp_dialect.loaders.files import MappedFile
from tp_dialect.loaders.gguf import Value, read_texts

TOKENS, MERGES = "tokenizer.ggml.tokens", "tokenizer.ggml.merges"

_LETTER = r"[^\W\d_]"
_WORDS = re.compile(rf"'s|'t|'re|'ve|'m|'ll|'d| ?{_LETTER}+| ?\d+| ?(?:[^\s\w]|_)+|\s+(?!\S)|\s+")
_DIGITS = re.compile(r"\d|\D+")


def byte_alphabet() -> dict[int, str]:
    """A printable letter for each byte: itself where it is printable, else one behind the first 256 letters."""
    printable = [*range(ord("!"), ord("~") + 1), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in printable]
    return {byte: chr(byte) for byte in printable} | {byte: chr(256 + n) for n, byte in enumerate(others)}


class Tokenizer:
    """From text to token ids and back. `single_digits`: every digit is a word of its own."""

    def __init__(self, tokens: Sequence[str], merges: Iterable[str], single_digits: bool):
        self._tokens = tokens
        self._ids = {token: number for number, token in enumerate(tokens)}
        self._ranks = {tuple(merge.split(" ", 1)): rank for rank, merge in enumerate(merges)}
        self._letters = byte_alphabet()
        self._bytes = {letter: byte for byte, letter in self._letters.items()}
        self._single_digits = single_digits

    @staticmethod
    def of(path: str, metadata: dict[str, Value]) -> Tokenizer:
        """The tokenizer in a GGUF file with this metadata; `TP680` for a kind that is not byte-level BPE."""
        kind = metadata.get("tokenizer.ggml.model")
        texts = read_texts(MappedFile(path), (TOKENS, MERGES)) if kind == "gpt2" else {}
        if TOKENS not in texts or MERGES not in texts:
            text = f"{path}: expected a tokenizer `gpt2` with tokens and merges, got {kind!r:.40}"
            raise TpError("TP680", text, "give the prompt as token ids")
        return Tokenizer(texts[TOKENS], texts[MERGES], metadata.get("tokenizer.ggml.pre") == "smollm")

    def encode(self, text: str) -> list[int]:
        """The token ids of a text; `TP680` for a byte that the vocabulary does not have."""
        ids: list[int] = []
        for word in self._words(text):
            for token in self._merged([self._letters[byte] for byte in word.encode("utf-8")]):
                if token not in self._ids:
                    raise TpError("TP680", f"the vocabulary has no token for `{word}`")
                ids.append(self._ids[token])
        return ids

    def decode(self, ids: Sequence[int]) -> str:
        """The text of token ids; bytes that are no UTF-8 become a mark."""
        letters = "".join(self._tokens[number] for number in ids)
        return b"".join(self._byte(letter) for letter in letters).decode("utf-8", "replace")

    def _byte(self, letter: str) -> bytes:
        byte = self._bytes.get(letter)
        return letter.encode("utf-8") if byte is None else bytes([byte])

    def _words(self, text: str) -> Iterator[str]:
        for part in _DIGITS.findall(text) if self._single_digits else [text]:
            yield from _WORDS.findall(part)

    def _merged(self, parts: list[str]) -> list[str]:
        """Merge the pair of lowest rank, wherever it stands, until no pair has a rank."""
        last = len(self._ranks)
        while len(parts) > 1:
            best = min(pairwise(parts), key=lambda pair: self._ranks.get(pair, last))
            if best not in self._ranks:
                break
            merged: list[str] = []
            for part in parts:
                if merged and (merged[-1], part) == best:
                    merged[-1] += part
                else:
                    merged.append(part)
            parts = merged
        return parts
