"""TP2xx: kernels and lowering."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    # TP200-TP239: what a kernel's verifier checks.
    "TP200": Entry(
        "operation of a kernel in the wrong place",
        "a kernel stands in a program, nests, views and scratches in a kernel, stages in a nest.",
        "move it into the operation that the message names.",
    ),
    "TP201": Entry(
        "head of a kernel",
        "the arguments of a kernel's body are its inputs, then its outputs; all tensors in it have static shapes.",
        "write the kernel in its own form, which cannot say two things at once.",
    ),
    "TP202": Entry(
        "operation that a kernel or a nest does not hold",
        "a kernel is views, scratches and nests; a nest is loads, computes, all-reduces and stores.",
        "put core operations into the body of a `tp.compute`.",
    ),
    "TP203": Entry(
        "form of a view",
        "the map of a view takes its coordinates to the source's; both have one element type.",
        "give the map one dimension per axis of the view, and one result per axis of the source.",
    ),
    "TP204": Entry(
        "view beyond its source",
        "each element of a view is an element of its source.",
        "let the pages reach beyond the view instead: they are padded, or cut.",
    ),
    "TP205": Entry(
        "direction of a load or a store",
        "inputs are only read, and outputs only written; a scratch is both.",
        "put a `tp.scratch` between, and store the output in the end.",
    ),
    "TP206": Entry(
        "dimensions of a nest",
        "dimensions are told apart by their names, and have at least one page.",
        "rename one, or give it a size from 1.",
    ),
    "TP207": Entry(
        "dimensions of a stage",
        "a stage runs over dimensions of its nest, over each once.",
        "name the dimension in the nest's head.",
    ),
    "TP208": Entry(
        "page index",
        "a page index says for each axis which page is meant: by a dimension of the stage, or by a number.",
        "write one entry per axis of the tensor; 0 where one page holds the whole axis.",
    ),
    "TP209": Entry(
        "page of another form than its tensor",
        "a page is a piece of its tensor: as many axes, the same elements.",
        "give the page a size 1 on the axes that it does not extend on, and drop them in the compute.",
    ),
    "TP210": Entry(
        "page outside of its tensor",
        "a page that holds no element of its tensor is a mistake in the index or in the size of a dimension.",
        "compare the dimension's size with the tensor's, divided by the page's and rounded up.",
    ),
    "TP211": Entry(
        "load beyond the edge",
        "where the page does not divide the tensor, the last one holds elements that nobody gave.",
        "write a pad of the element type, or choose a page that divides the tensor.",
    ),
    "TP212": Entry(
        "rows of a gather",
        "a gather reads the rows of a table by number.",
        "give integers behind `rows`.",
    ),
    "TP213": Entry(
        "fold",
        "pages come in lexicographic order, so a fold can finish a page only if its dimensions are the innermost.",
        "order `over` so that the folded dimensions are the last ones; begin from one number of the element type.",
    ),
    "TP214": Entry(
        "operand over other dimensions",
        "a page is used while the loops of its own dimensions stand still: they are the outer loops of its user.",
        "reorder the dimensions, or store a scratch and load it in a later nest.",
    ),
    "TP215": Entry(
        "stage outside of its buffer's loops",
        "stages are loops that share their leading dimensions. A stage in between that leaves them makes a buffer's"
        " user wait for pages whose maker waits for the user: no depth of the buffer mends that.",
        "load what stands still over fewer dimensions first.",
    ),
    "TP216": Entry(
        "buffer that is not there",
        "a buffer is filled by an earlier stage of the same nest.",
        "reorder the stages, or store a scratch and load it in a later nest.",
    ),
    "TP217": Entry(
        "head or end of a body",
        "a body takes the operands' pages, and a fold's accumulator behind them, and yields one page of the buffer.",
        "compare the types of the body's arguments with the pages of the operands.",
    ),
    "TP218": Entry(
        "captured value",
        "a body runs where its pages are, and sees nothing else.",
        "load the value, and pass its page as an operand; make constants inside.",
    ),
    "TP219": Entry(
        "operation that a body does not hold",
        "a body is core operations on tensors; a call could not be resolved from inside a kernel.",
        "inline what is called.",
    ),
    "TP220": Entry(
        "operation with several results in a body",
        "what is printed of it cannot be read again.",
        "drop dead results, and split live ones into operations of one result.",
    ),
    "TP221": Entry(
        "padding that reaches a result",
        "padded elements are nobody's: they may be cut by a store, or reduced over without a trace, nothing else.",
        "let the page divide the dimension, or pad with the identity: 0 for a sum, -inf for a maximum.",
    ),
    "TP222": Entry(
        "coverage of an output or a scratch",
        "each element of an output is stored exactly once, and no element of a scratch is stored twice.",
        "compare the pages of all stores with the tensor; a missing `over` dimension stores the same page again.",
    ),
    "TP223": Entry(
        "load of what was not stored",
        "a scratch holds nothing but what an earlier nest stored.",
        "store it in an earlier nest.",
    ),
    "TP224": Entry(
        "slots",
        "slot c is the c-th chip of a section, so the slots of a kernel are 0, 1, 2 and so on.",
        "count the slots from 0 without gaps.",
    ),
    "TP225": Entry(
        "operands of an all-reduce",
        "an all-reduce combines one page of each chip, in chip order, all of one form.",
        "load operand c on slot c.",
    ),
    "TP226": Entry(
        "buffer that crosses chips",
        "a fifo has its maker and its user on one site; a page that crosses is owned by the receiver.",
        "make it an `interm` buffer.",
    ),
    "TP227": Entry(
        "tensor that is read after it was overwritten",
        "a section may bind a tensor that it reads only if its kernel loads each element before it stores it.",
        "bind another tensor, or let the kernel store a scratch first.",
    ),
    "TP238": Entry(
        "row number outside of a table",
        "a gather asks for a row that its table does not have; nothing sensible can stand for it.",
        "check the row numbers that are given as an input against the table's first axis.",
    ),
    "TP239": Entry(
        "arrays of a kernel",
        "a kernel is run on one array per input, each of that input's shape.",
        "compare the arrays with the kernel's head.",
    ),
    # TP240-TP259: what tp-lower refuses.
    "TP240": Entry(
        "function that is no single block",
        "a kernel is lowered from one straight list of operations that ends in func.return.",
        "give the function a body; write control flow as arith.select, or as several functions.",
    ),
    "TP241": Entry(
        "tensor of unknown shape",
        "pages are cut when the program is compiled, so arguments, results and values are tensors of static shape.",
        "specialise the function to the shapes that it is called with; pass a scalar as a tensor of rank 0.",
    ),
    "TP242": Entry(
        "operation that no kernel can hold",
        "the body of a stage is core operations on tensors: arith, linalg, math and tensor, and no calls.",
        "inline calls, and rewrite other dialects' operations, before lowering.",
    ),
    "TP243": Entry(
        "value from outside of a function",
        "a kernel sees its inputs and nothing else.",
        "pass the value as an argument.",
    ),
    "TP244": Entry(
        "page size",
        "a page holds at least one element along each axis.",
        "give one size of at least 1 for each of the last axes, such as page=32,32.",
    ),
    "TP245": Entry(
        "statement of an unknown function",
        "a statement is lowered to a kernel of its function, which must stand in the same program.",
        "add the function to the program.",
    ),
    "TP246": Entry(
        "operation whose results cannot be taken apart",
        "a stage makes one page, so each result needs a body of its own; reductions whose results depend on each "
        "other can be written out only if they are short.",
        "write it as several operations with one result each, such as a maximum and then its position.",
    ),
    "TP247": Entry(
        "elements that no kernel can hold",
        "pages are padded and summed, which is defined here for integers and floats.",
        "keep a complex number's parts as two tensors.",
    ),
    # TP260-TP279: sites, memory, engines.
    "TP260": Entry(
        "split of a nest",
        "work is dealt to sites over outermost dimensions that no stage folds and that every store has: otherwise two"
        " sites would store one page. A nest is placed with all its stages, or not at all.",
        "split over fewer dimensions; `split ()` keeps the nest on one site.",
    ),
    "TP261": Entry(
        "workers of a nest",
        "every point of the split dimensions is worked on by one site, and each site has points that follow on.",
        "write first:count for each, beginning where the one before ended.",
    ),
    "TP262": Entry(
        "memory of a buffer",
        "each page of a buffer lies in its site's memory, where no other page lies.",
        "write one address a page, or let tp-size do it.",
    ),
    "TP263": Entry(
        "semaphores and engines of a nest",
        "a buffer has two semaphores for each engine that uses it, and each engine with a stage has one program.",
        "let tp-choreograph write them, or compare with what it writes.",
    ),
    "TP264": Entry(
        "step of an engine",
        "an engine does its stages in the order in which the nest reads, each in loops over its dimensions.",
        "compare with the nest: leave out what other engines do, and nothing else.",
    ),
    "TP265": Entry(
        "unbalanced semaphore",
        "for each page a semaphore is posted once and waited for once; else it is not back at its start in the end, and"
        " the next run hangs or overwrites a page.",
        "add the wait or the post that is missing, or take away the one too many.",
    ),
    "TP266": Entry(
        "wait or post out of place",
        "a wait behind a step protects nothing, and a post in front of one gives away what is still in use.",
        "wait before the first step that touches the buffer, and post behind the last one.",
    ),
    "TP267": Entry(
        "kernel that does not fit",
        "the pages that a nest holds at once exceed a site's memory, with one page a buffer and, where the kernel"
        " can be lowered again, in pages of one element along each axis that may be cut.",
        "what must be whole is not cut by a smaller page: write the function with less of it, or use a larger target.",
    ),
    "TP268": Entry(
        "more chips than the target has",
        "a program is compiled for a target with fewer chips than it names.",
        "decompose for fewer chips, or describe a target with more.",
    ),
    "TP270": Entry(
        "kernel that hangs",
        "engines wait for one another in a ring, so none of them goes on.",
        "let tp-choreograph write the engine programs; by hand, follow the order in which the nest reads.",
    ),
    "TP271": Entry(
        "semaphore that is not back at its start",
        "a wait or a post was too many or too few: the next run of the kernel would begin wrongly.",
        "post and wait for each page once.",
    ),
    "TP272": Entry(
        "page that is not there",
        "a step used a page that was not yet made, or was overwritten already.",
        "wait for `full` before the first use, and post `free` behind the last one.",
    ),
}
