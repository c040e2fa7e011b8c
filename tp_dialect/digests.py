"""Digests of operations: equal for equal content, whatever values are called and however it was printed."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.terse import TerseOp


def digest(*ops: Operation) -> str:
    """The SHA-256 of these operations with all inside; certificates do not count."""
    content = _Content()
    for op in ops:
        content.add(op)
    return f"sha256:{content.hash.hexdigest()}"


@lru_cache(maxsize=1 << 16)
def _text(attribute: Attribute) -> str:
    return str(attribute)


class _Content:
    """Feeds operations to a hash, values as numbers in the order in which they are met."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self._numbers: dict[SSAValue, int] = {}

    def _number(self, value: SSAValue) -> str:
        return str(self._numbers.setdefault(value, len(self._numbers)))

    def add(self, op: Operation) -> None:
        """One operation and what is inside."""
        parts = [op.name]
        if isinstance(op, TerseOp) and not op.regions:
            parts.append(op.line())
            both = op.attributes
        else:
            both = {**op.properties, **op.attributes}
        parts += [f"{key}={_text(both[key])}" for key in sorted(both) if key != CERTIFICATE]
        parts += [self._number(value) for value in op.operands]
        parts += [f"{self._number(value)}:{_text(value.type)}" for value in op.results]
        self._feed(parts)
        for region in op.regions:
            for block in region.blocks:
                self._block(block)
        self._feed(["end"] if op.regions else [])

    def _block(self, block: Block) -> None:
        self._feed(["block", *[f"{self._number(value)}:{_text(value.type)}" for value in block.args]])
        for op in block.ops:
            self.add(op)

    def _feed(self, parts: list[str]) -> None:
        # Each part with its length, so that no two lists of parts feed the same bytes.
        self.hash.update("".join([f"{len(part)}:{part}" for part in parts]).encode())
