"""The independent checker: whether a program for several chips means what its source means. It imports no pass.

Read `rules` first: they are what is checked. `expressions` says what the tensors of both programs are made of, and
`readings` which elements of it each tensor has. What an operation of a core dialect means is looked up in
`tp_dialect.meaning`, which is a table of definitions.
"""
