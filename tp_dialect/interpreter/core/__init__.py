"""How tensor-level core operations become numpy calls.

A function or block is compiled in one walk. Every operation has a *handler*, one function registered for its class,
which reads the operands' `Value`s (what is known of them when compiling) and records numpy calls on a `Tape`. The tape
folds constants, composes views, drops what nobody reads and is written out as one straight Python function, so that
nothing of the IR is looked at when it runs.

    elements     element types: the numpy type that holds them, how a fresh result is brought back into the type
    tape         values, recorded steps, views; `assemble` writes the steps out, each array freed after its last use
    scope        SSA values to `Value`s, one scope per block; the registry of handlers
    scalars      arith, with its `constants`; `mathematics`: math; `calls`: func.call, cf.assert
    generic      linalg.generic and all named structured operations as a `nest` of loops: operands aligned with the
                 loops (`maps`), bodies inlined over whole arrays, `reductions` that `combiners` recognise as
                 ufunc.reduce, sums of products as one matmul (`contraction`), any other reduction body by
                 `sequential` loops over the reduced space only
    named        linalg operations that are no structured ones
    shapes       tensor, with `slices` and `gather`

A value of rank r is an array of `batch + r` axes: `batch` leading axes, each of size 1 or n, let one call evaluate a
body for many pages. An array may hold an axis as 1 although its type says n; it then stands for n equal elements.
"""
