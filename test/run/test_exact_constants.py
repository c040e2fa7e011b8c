"""Constants of exporters' text: infinities by their bits, and numbers at the end of the file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
from xdsl.dialects.arith import ConstantOp
from xdsl.parser import Parser

from tp_dialect.frontends.text import exact_constants
from tp_dialect.interpreter.core.constants import constant_array
from tp_tools.shell import context


def constant(spelled: str, end: str = "") -> np.ndarray:
    """The numbers of a constant that is spelled so."""
    text = f'%c = "arith.constant"() <{{value = {spelled}}}> : () -> {spelled.rpartition(" : ")[2]}{end}'
    op = Parser(context(), exact_constants(text)).parse_module().body.block.first_op
    assert isinstance(op, ConstantOp)
    return constant_array(op.value)


def test_bits_in_a_dense_constant_are_a_number() -> None:
    """Of as many digits as its element has."""
    assert np.all(constant("dense<0xFF800000> : tensor<2x3xf32>") == np.full((2, 3), -np.inf))
    assert constant("dense<0x7ff0000000000000> : tensor<f64>") == np.inf
    assert constant("dense<0xBF000000> : tensor<f32>") == -0.5
    assert np.isnan(constant("dense<0x7E00> : tensor<f16>"))


def test_numbers_at_the_end_of_the_file_come_to_their_place() -> None:
    """The first four bytes of a blob are its alignment."""
    end = "\n{-#\n  dialect_resources: {\n    builtin: {\n"
    end += '      k_1.float32: "0x040000000000803F000000C0"\n    }\n  }\n#-}\n'
    assert constant("dense_resource<k_1.float32> : tensor<2xf32>", end).tolist() == [1.0, -2.0]


def test_other_text_is_left_alone() -> None:
    """Also digits of another length, resources that the file does not hold, and bits of integers."""
    for text in ("dense<0.5> : tensor<f32>", "dense<0xFF80> : tensor<f32>", "dense_resource<k> : tensor<2xf32>"):
        assert exact_constants(text) is text or exact_constants(text) == text
    assert exact_constants("dense<0xFF800000> : tensor<2xi32>") == "dense<0xFF800000> : tensor<2xi32>"


def test_tp_opt_reads_them_so(tmp_path: Path) -> None:
    """What it prints holds the infinity, though xDSL spells it in the way that it misreads."""
    path = tmp_path / "infinity.mlir"
    path.write_text("%c = arith.constant dense<0xFF800000> : tensor<2xf32>\n", encoding="utf-8")
    command = [sys.executable, "-m", "tp_tools.opt", str(path), "--print-op-generic"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "4286578688" not in printed and "4.28657" not in printed
    assert "-inf" in printed.lower() or "0xff800000" in printed.lower()
