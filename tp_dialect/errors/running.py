"""TP6xx: running and loading."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    # TP620-TP639: running programs and files.
    "TP620": Entry(
        "element type without numbers",
        "the engine holds tensors as numpy arrays, and numpy has no such element type.",
        "use f64, f32, f16, bf16, index, i1, i8, i16, i32 or i64.",
    ),
    "TP621": Entry(
        "replicas that disagree",
        "two chips hold the same piece of an output, but with different values.",
        "look at what each of the two computed it from; a dealt sum that was not reduced is the usual cause.",
    ),
    "TP622": Entry(
        "output with a hole",
        "no chip holds some coordinate of an output, or no statement bound it.",
        "compare the ranges of its pieces with the full shape.",
    ),
    "TP623": Entry(
        "array missing",
        "the inputs hold no array for a full tensor that the program needs.",
        "arrays are keyed by the names of full tensors; more of them than needed do no harm.",
    ),
    "TP624": Entry(
        "shape of an array",
        "an array has another shape than the full tensor that it is given for.",
        "give the full tensor, not a chip's piece, in the order in which the checkpoint stores it.",
    ),
    "TP625": Entry(
        "type of an array",
        "an array has another element type than the program says; converting it in silence could lose values.",
        "convert it before saving it.",
    ),
    "TP626": Entry(
        "level that the program has not reached",
        "a program runs at the levels that it has reached: source, sections, phases.",
        "run the pass that the hint names, or choose a shallower level.",
    ),
    "TP627": Entry(
        "kernel without a function",
        "running a section at source level takes the function that its kernel implements, and the kernel names none.",
        "run it at the level of sections, or write `implements @function` in the kernel's head.",
    ),
    "TP628": Entry(
        "section on the wrong chip",
        "a section stores a tensor that lives on another chip, whose memory it cannot reach.",
        "run tp-relocate, or correct the chip behind `on`.",
    ),
    "TP629": Entry(
        "tensor that a chip does not hold",
        "every chip has a memory of its own, and a section reads what its chip holds.",
        "only an all-reduce section crosses chips (tp-allreduce), and only a replicated tensor is everywhere.",
    ),
    "TP630": Entry(
        "file of arrays",
        "the file is no npz file, is damaged, or holds pickled objects, which are never read.",
        "save it by `numpy.savez(file, name=array, ...)`.",
    ),
    "TP631": Entry(
        "nothing to check against",
        "the file with expected results has no array for an output.",
        "name it as the output is named.",
    ),
    "TP632": Entry(
        "shape of an expected result",
        "an output and what is expected of it have different shapes.",
        "expected results are full tensors.",
    ),
    "TP633": Entry(
        "options that do not fit",
        "an option needs another one, or has a value that makes no sense.",
        "see `tp-run --help`.",
    ),
    "TP634": Entry(
        "file without a program",
        "the file holds no tp.program, and without a plan nobody knows the names of a plain function's arguments.",
        "give --plan CASE.json, and --chips N to shard it.",
    ),
    "TP635": Entry(
        "which program",
        "the file holds several programs and none was chosen, or not the one that was.",
        "give --program NAME with one of those that the message lists.",
    ),
    "TP636": Entry(
        "which function",
        "the file holds no function of the name that the case, or --function, gives.",
        "give --function NAME with one of those that the message lists.",
    ),
    "TP637": Entry(
        "case that does not fit the function",
        "the case names another number of arguments or results than the function has.",
        "list all of them in order.",
    ),
}
