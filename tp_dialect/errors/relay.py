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
}
