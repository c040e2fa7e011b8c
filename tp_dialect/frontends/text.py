"""Constants of exporters' text that the parser would misread or leave out, spelled by their bytes.

`dense<0xFF800000> : tensor<4xf32>` is an infinity by its bits, as MLIR writes it, but is read as the integer; and
`dense_resource<key>` names numbers that stand at the end of the file.
"""

from __future__ import annotations

import re

_DIGITS = {"f64": 16, "f32": 8, "f16": 4, "bf16": 4}
"""Hexadecimal digits of one element."""

_BITS = re.compile(r"dense<0x([0-9A-Fa-f]+)>(\s*:\s*tensor<(?:\d+x)*(f64|f32|f16|bf16)>)")
_RESOURCE = re.compile(r"dense_resource<([\w$.]+)>(\s*:\s*tensor<(?:\d+x)*(?!i1>)\w+>)")
_BLOB = re.compile(r'([\w$.]+)\s*:\s*"0x([0-9A-Fa-f]+)"')
_METADATA = "{-#"
_ALIGNMENT_DIGITS = 8
"""A blob begins with its alignment, four bytes."""


def exact_constants(text: str) -> str:
    """`text` with such constants spelled as `dense<"0x...">`; where there are none, `text` itself."""
    if "dense<0x" in text:
        text = _BITS.sub(_by_bytes, text)
    start = text.rfind(_METADATA) if "dense_resource<" in text else -1
    if start < 0:
        return text
    blobs = {key: digits[_ALIGNMENT_DIGITS:] for key, digits in _BLOB.findall(text, start)}

    def inlined(found: re.Match[str]) -> str:
        numbers = blobs.get(found[1])
        return found[0] if not numbers else f'dense<"0x{numbers}">{found[2]}'

    body = _RESOURCE.sub(inlined, text[:start])
    return body + text[start:] if "dense_resource<" in body else body


def _by_bytes(found: re.Match[str]) -> str:
    digits, type, element = found.groups()
    if len(digits) != _DIGITS[element]:
        return found[0]
    return f'dense<"0x{bytes.fromhex(digits)[::-1].hex().upper()}">{type}'
