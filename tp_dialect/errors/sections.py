"""TP3xx: relocation, all-reduce, phases."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    "TP301": Entry(
        "multicast",
        "a multicast group is a rectangle of site coordinates and has no chip in it, so it cannot be moved to one.",
        "load on each site instead of multicasting, or place the kernel after relocation.",
    ),
    "TP302": Entry(
        "one section on two chips",
        "a section runs on the chip of what it binds, and it binds tensors of two chips.",
        "split the statement, so that each one binds tensors of one chip.",
    ),
    "TP303": Entry(
        "fold out of line",
        "the fold statements of a collective add its partials from left to right, in chip order, each once.",
        "write `f1 = p0 + p1`, `f2 = f1 + p2` and so on; the last one binds the collective's out.",
    ),
    "TP304": Entry(
        "fold that is not the combiner",
        "a fold statement does something else to its operands than the collective says.",
        "let it call a function that adds (max, min) its two arguments element by element and does nothing else; a"
        " section's kernel says by `implements @function` which one it is.",
    ),
    "TP305": Entry(
        "fold read elsewhere",
        "a statement reads a sum of some partials, which an all-reduce section does not store.",
        "read the collective's out, or a partial.",
    ),
    "TP306": Entry(
        "partial bound again",
        "a partial is overwritten before the last fold; the all-reduce, which stands there, would read the new value.",
        "bind another tensor.",
    ),
    "TP307": Entry(
        "fold in a phase",
        "an all-reduce section takes all chips, so it has no place in the phase of a fold.",
        "run tp-allreduce before tp-phase-order.",
    ),
    "TP308": Entry(
        "no crossing",
        "an all-reduce hands pages over from chip to chip, and the target has no hand-off that does.",
        "use a target whose hand-offs reach `chips`, or send the partials by the host's relay (tp-split).",
    ),
    "TP309": Entry(
        "missing compute",
        "integers are summed exactly, in the widest integer of the elementwise datapath, which holds them all.",
        "use a target that adds such integers, or store the partials as narrower ones.",
    ),
    "TP310": Entry(
        "statement among sections",
        "a plain statement runs on no chip in particular, so no phase can hold it.",
        "run tp-lower first.",
    ),
    "TP315": Entry(
        "unknown target",
        "tp-fuse asks the rules of a target, and finds none by this name.",
        "name `generic`, a built-in target, a file of targets, or `module:attribute` of your own rules on the path.",
    ),
    "TP316": Entry(
        "not the rules of a target",
        "what a target's name leads to is not what tp-fuse asks for: a member of `TargetRules` is missing, or a call"
        " gave something else than a text or None.",
        "implement all of `tp_dialect.target_rules.TargetRules`; `why_not` gives None or the reason.",
    ),
    "TP317": Entry(
        "fused of nothing",
        "a fused operation is made of statements, and there are none.",
        "give the statements, or fused operations, that become one.",
    ),
}
