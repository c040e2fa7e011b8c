"""TP1xx: plans and the decomposition."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    # TP101-TP109: the case file and the function that it speaks of.
    "TP101": Entry(
        "case file that cannot be read",
        "the plan, and the names of arguments and results, come from it.",
        "give the path of a case file that exists and may be read.",
    ),
    "TP102": Entry(
        "case file that is not JSON",
        "nothing in it can be trusted where its text is broken.",
        "mend the text at the place that the message names.",
    ),
    "TP103": Entry(
        "case of another form",
        "a field is missing, or is of another kind than a case has.",
        "a case has `function`, `arguments` (name, kind, shape), `results` (name, shape) and `tp_plan` (or null).",
    ),
    "TP104": Entry(
        "name given twice in a case",
        "arguments and results become tensors, and a tensor is known by its name.",
        "rename one of the two, or drop the key that is repeated.",
    ),
    "TP105": Entry(
        "unknown plan word",
        "a word that is not understood would silently cut nothing.",
        "use one of the words that the message lists.",
    ),
    "TP106": Entry(
        "plan key that matches nothing",
        "with `strict=true` each key of a plan must name a parameter of the case.",
        "mend the key, or leave `strict` off: a model's plan covers more than one layer holds.",
    ),
    "TP107": Entry(
        "function that is not there",
        "the case names the function to decompose, unless the option `function` does.",
        "name one of the functions that the message lists.",
    ),
    "TP108": Entry(
        "case and function differ in number",
        "arguments and results are matched by position.",
        "list each argument and result of the function once, in order.",
    ),
    "TP109": Entry(
        "case and function differ in shape",
        "a slice speaks of the full shape; a wrong one would cut other rows.",
        "correct the shape in the case, or export the function anew.",
    ),
    # TP110-TP114: what is dealt.
    "TP110": Entry(
        "number of chips",
        "a program has at least one chip, and chip ids fit 16 bits.",
        "give `chips` from 1 to 65536.",
    ),
    "TP111": Entry(
        "fewer units than chips",
        "a unit (a head, a group of heads, a column) is never cut, and each chip must have one.",
        "use fewer chips, or `surplus=idle`, or `surplus=replicate`.",
    ),
    "TP114": Entry(
        "plan that cuts nothing",
        "without a row weight nothing is dealt, and every chip would do all the work.",
        "give a parameter of the function the word `rowwise`, or use one chip.",
    ),
    # TP115-TP119: the words of the plan and what is found.
    "TP115": Entry(
        "row weight that is not contracted once",
        "the contraction is what is dealt; with none or several it is not clear which.",
        "say `rowwise` of weights that lead through views and copies to one matrix product.",
    ),
    "TP116": Entry(
        "dealt contraction that does not start from zero",
        "what a sum starts from would be added once per chip.",
        "start from a fill with zeros and add the start behind it.",
    ),
    "TP117": Entry(
        "dealt contraction with another combiner",
        "partials are added; a maximum or a product of partials is another thing.",
        "say `rowwise` only of weights that are contracted by a sum.",
    ),
    "TP118": Entry(
        "column weight that comes out whole",
        "something needs all of what the weight makes on every chip, and no collective leads there.",
        "take the word off the weight, or change what the message names.",
    ),
    "TP119": Entry(
        "column weight with no row weight behind it",
        "the cut comes from a dealt contraction; a cut that nothing sums up again would have to be gathered.",
        "say `rowwise` of the weight behind it, which the hint names.",
    ),
    # TP120-TP129: what has no rule.
    "TP120": Entry(
        "operation without a rule",
        "it is not known which part of its operands a part of its result needs.",
        "rewrite it as linalg and tensor operations, or keep the cut away from it.",
    ),
    "TP121": Entry(
        "sum of dimensions on a cut axis",
        "a window reads across the boundary of two chips.",
        "keep the axis of a convolution whole.",
    ),
    "TP122": Entry(
        "padding of a cut axis",
        "the padding would land between the pieces of two chips.",
        "pad before the cut, or another axis.",
    ),
    "TP123": Entry(
        "piecewise insert on a cut axis",
        "what is written would belong to several chips in part.",
        "write along an axis that is not cut, or all of it.",
    ),
    "TP124": Entry(
        "index of a cut dimension",
        "a chip counts from 0; the full tensor does not.",
        "compute the index table outside, and give it as an operand.",
    ),
    "TP125": Entry(
        "argument or result cut on two axes",
        "a piece is a slice of one axis of a full tensor.",
        "change the plan so that one of the two axes stays whole.",
    ),
    "TP126": Entry(
        "replication beyond half",
        "more than half of the cut parameters would be copied to several chips, which is no cut.",
        "use fewer chips.",
    ),
    "TP127": Entry(
        "embedding cut by rows",
        "a table of which each chip has some rows needs a lookup that yields zeros for the others.",
        "leave the embedding whole, or out of the function.",
    ),
    "TP128": Entry(
        "function of another form",
        "the rules speak of a straight line of operations on tensors of static shape.",
        "export with static shapes and inline calls, branches and loops.",
    ),
    "TP129": Entry(
        "program that is there already",
        "a module holds one decomposition of a function under its name.",
        "remove it, or ask for as many chips as it has.",
    ),
}
