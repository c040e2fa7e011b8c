"""TP4xx: chip programs, link points and the relay."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    "TP401": Entry(
        "sends what it does not store",
        "a transfer takes a tensor from a chip of which no section stores it, so there is no point behind"
        " which it could be copied.",
        "move the section that stores it to that chip, or correct the transfer's source.",
    ),
    "TP402": Entry(
        "receives what it does not load",
        "a transfer brings a tensor to a chip of which no section loads it, so there is no point in front of"
        " which the chip would have to halt.",
        "leave the transfer out, or correct its destination.",
    ),
    "TP403": Entry(
        "receives what it stores",
        "a transfer brings a tensor to a chip that stores it itself: two versions of one name would meet.",
        "rename one of the versions, or leave the transfer out.",
    ),
    "TP404": Entry(
        "receives what no transfer brings",
        "a halt waits for a tensor, but no transfer has that tensor and that chip as its destination.",
        "add the transfer, or take the tensor out of the halt.",
    ),
    "TP405": Entry(
        "deadlock",
        "no chip can go on: each waits at its halt for a tensor of another that waits as well, or for one"
        " that is never sent.",
        "break the cycle that the message spells: send earlier, receive later, or rename a second version.",
    ),
    "TP406": Entry(
        "statement of two chips",
        "a statement belongs to the program of one chip, and it binds tensors that live in different places.",
        "split the statement, so that each one binds tensors of one chip, or replicated ones only.",
    ),
    "TP407": Entry(
        "section that was not relocated",
        "a chip's program has the sections that run on that chip, and this one runs on another chip than the tensor"
        " that it binds.",
        "run tp-relocate before tp-split, or correct the chip behind `on`.",
    ),
    "TP408": Entry(
        "section that no single chip can run",
        "a section of several chips becomes the folds of its collective, and nothing else of it could be kept.",
        "let an all-reduce section load, combine and store only, each input in its own slot.",
    ),
    "TP409": Entry(
        "version that crosses",
        "a tensor that is bound again after it crossed would reach its reader stale or too new.",
        "bind another tensor, or leave out `versions=refuse`: then tp-split gives each version a name.",
    ),
    "TP410": Entry(
        "stored by two chips, read by a third",
        "two chip programs store one tensor, each in its own memory, and nobody could say whose the reader gets.",
        "name the two apart.",
    ),
    "TP411": Entry(
        "all-reduce section without its collective",
        "the folds that an all-reduce section becomes are named by a `tp.collective` that lists the same partials.",
        "declare the collective, or correct its partials or those of the section.",
    ),
    "TP412": Entry(
        "given to another chip",
        "an input or a weight is brought to the chip that it lives on, and no statement could send it on.",
        "declare a replica of it on the reading chip, or let its own chip run the statement.",
    ),
    "TP413": Entry(
        "chips without halts",
        "a chip reads what another one stores, and has no halt at which it could receive it.",
        "run tp-link-points before tp-relay.",
    ),
    "TP414": Entry(
        "sent by two chips",
        "two chips send a tensor of one name, and nobody could say which of the two a halt receives.",
        "give the versions names of their own.",
    ),
    "TP415": Entry(
        "relay that ends early",
        "the host's steps leave a chip standing at a halt, so some of its statements never run.",
        "run every chip to its end (the number of its halts), or let tp-relay write the steps.",
    ),
}
