"""A target's rules by name: built-in ones, those of a described chip, or those of a user's own module."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import cast

from xdsl.dialects.builtin import f32

from tp_dialect.errors import TpError
from tp_dialect.target import Target
from tp_dialect.target_rules import FUSED_CLASSES, GenericRules, Numerics, TargetRules
from tp_dialect.targets import built_in, target_of

GENERIC = "generic"
"""The rules that know of no chip."""

MEMBERS = ("name", "numerics", "fusion_rules", "supports", "why_not", "activation_form")


def rules_by_name(spec: str) -> TargetRules:
    """The rules that `spec` means: `generic`, a built-in target, a file of targets, or `module:attribute` of an object
    or of what makes it.

    What cannot be found is `TP315`, what is found and has not all that rules have is `TP316`.
    """
    if spec == GENERIC:
        return GenericRules()
    if spec in built_in() or Path(spec.partition("@")[0]).is_file():
        return rules_of_chip(target_of(spec))
    module, colon, attribute = spec.partition(":")
    if not colon:
        known = ", ".join([GENERIC, *built_in()])
        raise TpError(
            "TP315", f"target `{spec}`: expected one of {known}, a file of targets, or `module:attribute` of own rules"
        )
    try:
        found: object = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise TpError("TP315", f"target `{spec}`: {error}", "is the module on Python's path?") from error
    return _checked(spec, cast("object", found()) if isinstance(found, type) else found)


def _checked(spec: str, rules: object) -> TargetRules:
    missing = [member for member in MEMBERS if not hasattr(rules, member)]
    if missing:
        text = f"target `{spec}`: expected the rules of a target, got {type(rules).__name__} without"
        raise TpError("TP316", f"{text} {', '.join(missing)}", "see tp_dialect.target_rules.TargetRules")
    return cast("TargetRules", rules)


def rules_of_chip(target: Target) -> GenericRules:
    """The generic rules for a described chip: the operations of its datapaths, and its precision.

    A chip that stores floats narrower than f32 does not round what it passes on inside, so there a fused program's
    numbers differ from those of the same program in single statements.
    """
    missing = {"contraction"} if not target.contraction else set[str]()
    if not target.elementwise:
        missing |= {"elementwise", "reduction"}
    numerics = Numerics()
    if target.precision != f32:
        claim = f"what fused statements pass on is not rounded to {target.precision}"
        numerics = Numerics(bit_equal=False, claim=claim)
    return GenericRules(name=target.name, numerics=numerics, classes=FUSED_CLASSES - missing)
