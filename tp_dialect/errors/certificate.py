"""TP5xx: the certificate."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    "TP501": Entry(
        "chip's own in the spine",
        "what derives from a chip's own tensors gets into a replicated tensor without an all-reduce, so that the chips"
        " would not agree on it, or the other chips' share is missing.",
        "sum the partials of all chips and declare the sum by `tp.collective`; or place the result on the chip.",
    ),
    "TP502": Entry(
        "another chip's tensor",
        "a statement of a chip reads a tensor that lives on another one; between all-reduces no chip needs another.",
        "declare a replica on the chip that reads it, or let the value go through the spine.",
    ),
    "TP503": Entry(
        "sum over some chips",
        "an all-reduce is over every chip of the program, with one partial of each.",
        "give every chip a partial; an idle chip's partial is zero.",
    ),
    "TP504": Entry(
        "incomplete sum read",
        "a statement reads a fold that is not the last one: a sum of some partials only.",
        "read the collective's out.",
    ),
    "TP505": Entry(
        "folds that make something else",
        "the fold statements of a collective do not make what it says of its partials, each once.",
        "fold the partials from left to right, in chip order, by the collective's combiner, and do nothing else.",
    ),
    "TP506": Entry(
        "addend on every chip",
        "something that is no partial (a bias, a residual, a constant) is added to a partial, so that the all-reduce"
        " counts it once per chip.",
        "add it once, behind the all-reduce.",
    ),
    "TP507": Entry(
        "reduced twice",
        "a value that an all-reduce has made already goes into another one, so that it is counted once per chip.",
        "add it behind the all-reduce.",
    ),
    "TP508": Entry(
        "non-linear on a partial",
        "a statement does something to a partial that is not linear in it: what the chips hold then no longer adds up.",
        "move the statement behind the all-reduce.",
    ),
    "TP509": Entry(
        "narrowed before the sum",
        "a partial is rounded or cut to a narrower element type before it is summed.",
        "sum first, and narrow the sum.",
    ),
    "TP510": Entry(
        "wrong combiner",
        "partial sums are added and partial maxima compared; the collective does the other thing.",
        "write the combiner by which the partials were made.",
    ),
    "TP511": Entry(
        "counted twice",
        "two chips have the same coordinates of the axis that is summed over.",
        "cut the axis into ranges that do not overlap.",
    ),
    "TP512": Entry(
        "left out of a sum",
        "no chip has some of the coordinates of the axis that is summed over.",
        "cut the axis into ranges that cover it.",
    ),
    "TP513": Entry(
        "pieces that overlap",
        "two chips hold the same coordinates of a tensor, and none of them says that it is a replica.",
        "correct the ranges, or write `replica` on the second copy.",
    ),
    "TP514": Entry(
        "on no chip",
        "no piece of a tensor has some of its coordinates, and something needs them.",
        "let the ranges of the pieces cover the axis.",
    ),
    "TP515": Entry(
        "no partial",
        "an all-reduce sums something that is whole on every chip: it would be counted once per chip.",
        "use it as it is, or sum what was cut.",
    ),
    "TP516": Entry(
        "does not follow",
        "a statement makes what is no value of the source: its operands are cut unlike each other, are others than"
        " in the source, or it does something else.",
        "compare it with the operation of the source that it stands for; companions of a weight (bias, scales, state)"
        " are cut by the same coordinates.",
    ),
    "TP517": Entry(
        "outside of a tensor",
        "a statement reads coordinates that its operand does not have; a full tensor's offsets were used on a piece.",
        "count offsets within the piece.",
    ),
    "TP518": Entry(
        "another result",
        "a result follows from the source step by step, but is not the value that the source returns there.",
        "bind the tensor to the right value; a chip's piece of a result is what its slice says.",
    ),
    "TP519": Entry(
        "result missing",
        "a result of the source is bound by nothing, only in part, or has another shape.",
        "bind it, whole or in pieces that cover it.",
    ),
    "TP520": Entry(
        "given, but no argument",
        "a tensor is given from outside, but is no argument of the source, nor a piece of one by `slice`.",
        "name the argument; a chip's own piece says of what it is one.",
    ),
    "TP521": Entry(
        "section on a wrong chip",
        "a section runs on the chip of what it binds, the root for the spine.",
        "run tp-relocate.",
    ),
    "TP522": Entry(
        "all-reduce that loads elsewhere",
        "an all-reduce runs on every chip, in order, and each chip loads its own partial from its own memory.",
        "let slot c be chip c, and load input c.",
    ),
    "TP523": Entry(
        "not in the chip's memory",
        "a chip reads, or the host copies, a tensor that is not in that chip's memory at that time.",
        "copy it there first, behind the statement that stores it.",
    ),
    "TP524": Entry(
        "certificate of something else",
        "the digest of a certificate is not that of the program (and of its source): one of them was changed since.",
        "run tp-certify again.",
    ),
    "TP525": Entry(
        "certificate that claims too much",
        "a certificate says something that the checker does not find.",
        "run tp-certify, which attaches what holds.",
    ),
    "TP526": Entry(
        "one statement, two places",
        "a statement binds tensors of two chips, or of a chip and the spine; it runs in one place.",
        "split the statement.",
    ),
    "TP527": Entry(
        "relay that ends early",
        "the relay ends while a chip has statements left.",
        "run every chip to its end.",
    ),
    "TP528": Entry(
        "names of another function",
        "`tp.arguments` and `tp.results` name the arguments and results of the source, one each, in order.",
        "write as many names as the function has.",
    ),
    "TP529": Entry(
        "source that is not followed",
        "the function that the program was made of reads outside of its tensors, or has several blocks.",
        "let the exporter write one block of core tensor operations.",
    ),
}
