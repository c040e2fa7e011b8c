"""TP0xx: the IR itself."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    # TP001-TP019, TP030-TP039: the lines of a program.
    "TP001": Entry(
        "line in the wrong place",
        "a line over names is verified by the program that holds it, so it stands there and nowhere else.",
        "move it into the operation that the message names.",
    ),
    "TP002": Entry(
        "number of chips of a program",
        "a program speaks of at least one chip, and chip ids fit 16 bits.",
        "give a count from 1 to 65536.",
    ),
    "TP003": Entry(
        "claim",
        "a claim is exact, or approximate with its reason and its order of summation.",
        'write `exact`, or `approximate "reason" order "order"`.',
    ),
    "TP004": Entry(
        "buffer",
        "a buffer is a fifo or an interm of at least one page, and a page has a static shape.",
        "write `!tp.buffer<fifo 2, tensor<4x32xf32>>`.",
    ),
    "TP005": Entry(
        "malformed line",
        "a line in generic form lacks a property, or has one of another kind than its definition asks for.",
        "write it in its own form, or print a right one with `--print-op-generic` and compare.",
    ),
    "TP006": Entry(
        "name given twice",
        "functions, kernels and tensors of a program share one table of names.",
        "rename one of the two.",
    ),
    "TP007": Entry(
        "unknown name",
        "a line names a tensor, function or kernel that the program does not have.",
        "declare it in the program; names outside of it are not seen from inside.",
    ),
    "TP008": Entry(
        "number of operands",
        "a statement has one tensor for each argument and each result of what it runs, and binds at least one.",
        "compare the line with the head of the function or kernel.",
    ),
    "TP009": Entry(
        "type of an operand",
        "a tensor has another type than the function, kernel or collective asks for.",
        "the shapes of a chip's pieces are local ones: compare the slice with the callee's types.",
    ),
    "TP010": Entry(
        "bound tensor",
        "inputs and weights are given from outside, and one statement binds a tensor once.",
        "bind a temp, an output or a state.",
    ),
    "TP011": Entry(
        "read before it is bound",
        "a statement reads a temp or an output that holds nothing yet.",
        "move the statement that binds it in front, or give the tensor the role input, weight or state.",
    ),
    "TP012": Entry(
        "role of a tensor",
        "a tensor's role is always written: input, output, weight, state or temp.",
        "write one of the five.",
    ),
    "TP013": Entry(
        "chip of a line",
        "a tensor, a section or a chip program names a chip that the program does not have; ids are 0 to chips-1.",
        "use one of the chips, or raise the program's number of chips.",
    ),
    "TP014": Entry(
        "shape of a tensor",
        "a tensor has a static shape, and one that is a slice has the slice's shape.",
        "add the lengths of the ranges up: that is the size of the cut axis.",
    ),
    "TP015": Entry(
        "order of ranges",
        "a tensor's ranges ascend and do not overlap, so that each element of it is one of the full tensor's.",
        "sort the ranges, and merge those that overlap.",
    ),
    "TP016": Entry(
        "slice without a chip",
        "only what lives on one chip is a piece or a replica; a tensor without a chip is whole and everywhere alike.",
        "write `chip N` before the slice.",
    ),
    "TP017": Entry(
        "full shape of a tensor",
        "two slices speak of one full tensor but disagree on its shape.",
        "give the full shape in the order in which the checkpoint stores it.",
    ),
    "TP018": Entry(
        "chips of a section",
        "a section names one chip for each slot of its kernel, none twice.",
        "write `on 0` for a kernel of one chip, and the chips of all partials for an all-reduce.",
    ),
    "TP019": Entry(
        "phase",
        "the sections of a phase run at once: no two share a chip, and none touches what another one writes.",
        "put the later one into a phase behind, or let tp-phase-order find the phases.",
    ),
    "TP030": Entry(
        "collective",
        "a collective combines partials by one fold per addition, from left to right; the last fold binds its out.",
        "name all folds in order; with one partial there is one, an identity.",
    ),
    "TP031": Entry(
        "place of a partial",
        "partial number c of a collective lives on chip c, and each chip has exactly one.",
        "name the partials in chip order.",
    ),
    "TP032": Entry(
        "collective half spelled",
        "a program has all fold statements of a collective, or none of them and one all-reduce section.",
        "write all folds out, or let tp-allreduce replace them.",
    ),
    "TP033": Entry(
        "chip programs",
        "each chip has at most one `tp.chip`, which holds what runs on that chip and its halts.",
        "compare with what tp-split and tp-link-points write.",
    ),
    "TP034": Entry(
        "halt of a chip",
        "a halt sends what the chip stored before, and receives what the chip reads later.",
        "move the halt behind the store, or in front of the first load.",
    ),
    "TP035": Entry(
        "step of the relay",
        "the host runs a chip forward only, and copies only what stands ready at a halt of the sending chip.",
        "let tp-relay write the steps, or compare with it.",
    ),
    "TP036": Entry(
        "tensor that a chip program does not have",
        "chips have private memories: a chip reads what it stored or received before, or holds from the start.",
        "let it receive the tensor at a halt in front of the statement, or declare a replica on that chip.",
    ),
    "TP037": Entry(
        "two forms of one program",
        "a program has its statements in itself or in its chips; with both, nobody could say what is run.",
        "let tp-split move all of them into chips, or take the `tp.chip` out.",
    ),
    "TP038": Entry(
        "tensor of another chip",
        "a statement of a chip program stores into that chip's memory, and the tensor lives elsewhere.",
        "move the statement to the tensor's chip, or bind a tensor of this chip.",
    ),
    "TP039": Entry(
        "two versions of a tensor that crosses",
        "a tensor that crosses is stored once and for all: otherwise its reader would get a stale or a mixed value.",
        "give each version a name of its own, as tp-split does.",
    ),
    "TP040": Entry(
        "rectangle of sites",
        "a multicast group is a rectangle of sites with at least one of them in it.",
        "write rows and columns as start:length, each length at least 1.",
    ),
    # TP041-TP049: targets.
    "TP041": Entry(
        "size of a target",
        "a target has a tile and a grid of two sizes, memory, chips, and an engine of each kind.",
        "write sizes of at least 1, in the order of the example of `tp.target`.",
    ),
    "TP042": Entry(
        "datapath of a target",
        "a datapath takes integers and floats, and elements are stored in a float of the elementwise one.",
        "add the precision to `elementwise`, or choose one that is there.",
    ),
    "TP043": Entry(
        "hand-off of a target",
        "a page is handed over on one site, between the sites of a chip, or across chips.",
        "write `site`, and `chip` or `chips` where the target has them.",
    ),
    "TP044": Entry(
        "link of a target",
        "a link joins two chips of the target, and two chips have one link.",
        "write `0 - 1 bandwidth 12 latency 1000`, or `all` for every pair.",
    ),
    "TP045": Entry(
        "unknown target",
        "a target is known by its name, or is read from a file of `tp.target` lines.",
        "use one of the names that the message lists, or give the path of a file that holds a target.",
    ),
    "TP046": Entry(
        "which target of a file",
        "a file was given for a target, and it holds none, or several of which none is named.",
        "write `file@name`.",
    ),
    "TP047": Entry(
        "section that is written out as something else",
        "what stands behind a section is its kernel's body on the section's chips, and it was changed or is older.",
        "take it away, and let tp-expand-kernels write it again.",
    ),
    # TP020-TP029: the manifest.
    "TP020": Entry(
        "number of chips",
        "a manifest speaks of at least one chip, and chip ids fit 16 bits.",
        "give a count from 1 to 65536.",
    ),
    "TP021": Entry(
        "chip outside the program",
        "a tensor is placed on a chip that the manifest does not have; ids are 0 to chips-1.",
        "place it on one of the chips, or raise the number of chips.",
    ),
    "TP022": Entry(
        "axis or shape of a slice",
        "a slice cuts one axis of its full tensor: the shape has sizes of at least 0, and the axis is one of them.",
        "count the axes from 0; of a matrix, axis 0 are the rows.",
    ),
    "TP023": Entry(
        "range of a slice",
        "a range of a slice is empty or reaches outside the full tensor, or the slice has no range at all.",
        "write start and length (not end) within the axis; leave the slice out where a chip holds nothing.",
    ),
    "TP024": Entry(
        "coordinate outside a slice",
        "the slice does not have the element that was asked for; negative coordinates do not count from the end.",
        "give one coordinate an axis, each from 0 to the slice's own size on that axis minus 1.",
    ),
    "TP025": Entry(
        "manifest's JSON",
        "the text is not JSON, or not a manifest: an object with chips, chip_of, slices and collectives.",
        "compare with what `Manifest.to_json` writes.",
    ),
    "TP026": Entry(
        "name twice in a manifest",
        "two entries have one name; of two, JSON readers keep one in silence.",
        "give each tensor one entry, or two names.",
    ),
    "TP027": Entry(
        "wrong kind of value",
        "a name, a list of names or an integer was expected; one string is not a list of names.",
        "write a single name as a list of one.",
    ),
    "TP028": Entry(
        "contradictory collective",
        "a collective sums one partial of each chip, living there, by folds of which the last binds its out.",
        "name the partials in chip order, one a chip, and all folds from left to right.",
    ),
    "TP029": Entry(
        "contradictory slices",
        "a slice belongs to a tensor that is placed on a chip, and a full tensor has one shape.",
        "place the tensor, and give the full shape in the order in which the checkpoint stores it.",
    ),
}
