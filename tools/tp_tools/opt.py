"""`tp-opt`: xdsl-opt with the errors of `tp`: a message, a hint, exit status 1, and no traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import BytesIO, StringIO
from typing import IO

from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp
from xdsl.xdsl_opt_main import xDSLOptMain

from tp_dialect.frontends.text import exact_constants
from tp_tools.shell import guarded


class _Output(StringIO):
    """What would be written; it stays readable when the driver closes it."""

    @override
    def close(self) -> None:
        pass


class TpOptMain(xDSLOptMain):
    """xDSL's driver, writing its output file only when everything has succeeded."""

    def __init__(self, args: Sequence[str] | None = None):
        self._output = _Output()
        super().__init__("tp-opt: xdsl-opt with the passes of tp and their errors", args)

    @override
    def parse_chunk(self, chunk: IO[bytes], file_extension: str, start_offset: int = 0) -> ModuleOp | None:
        exact = exact_constants(chunk.read().decode("utf-8")).encode("utf-8")
        return super().parse_chunk(BytesIO(exact), file_extension, start_offset)

    @override
    def prepare_output(self) -> IO[str]:
        return self._output

    def write(self) -> None:
        """Write what `run` has produced."""
        if self.args.output_file is None:
            sys.stdout.write(self._output.getvalue())
            sys.stdout.flush()
            return
        with open(self.args.output_file, "w", encoding="utf-8") as file:
            file.write(self._output.getvalue())


def _run() -> int:
    driver = TpOptMain()
    driver.run()
    driver.write()
    return 0


def main() -> int:
    """The command `tp-opt`."""
    return guarded(_run)


if __name__ == "__main__":
    sys.exit(main())
