// RUN: not tp-opt %s 2>&1 | filecheck %s

// A role is one of five, also in generic form.

tp.program @p chips 2 {
  "tp.tensor"() <{sym_name = "x", tensor_type = tensor<4xf32>, role = "constant"}> : () -> ()
}

// CHECK: error: tensor `x`: expected a role of input, output, weight, state, temp, got `constant` [TP012]
