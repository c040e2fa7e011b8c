"""A target's rules by name: the built-in ones, or those of a user's own module."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tp_dialect.errors import TpError
from tp_dialect.target_rules import GenericRules, TargetRules

BUILT_IN: dict[str, TargetRules] = {"generic": GenericRules()}
"""The rules that are there without anybody's own."""

MEMBERS = ("name", "numerics", "fusion_rules", "supports", "why_not", "activation_form")


def rules_by_name(target: str) -> TargetRules:
    """The rules that `target` means: a built-in name, or `module:attribute` of an object or of what makes it.

    What cannot be found is `TP315`, what is found and has not all that rules have is `TP316`.
    """
    if target in BUILT_IN:
        return BUILT_IN[target]
    module, colon, attribute = target.partition(":")
    if not colon:
        raise TpError(
            "TP315",
            f"target `{target}`: expected one of {', '.join(BUILT_IN)}, or `module:attribute` of rules in Python",
        )
    try:
        found: object = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise TpError("TP315", f"target `{target}`: {error}", "is the module on Python's path?") from error
    return _checked(target, cast("object", found()) if isinstance(found, type) else found)


def _checked(target: str, rules: object) -> TargetRules:
    missing = [member for member in MEMBERS if not hasattr(rules, member)]
    if missing:
        text = f"target `{target}`: expected the rules of a target, got {type(rules).__name__} without"
        raise TpError("TP316", f"{text} {', '.join(missing)}", "see tp_dialect.target_rules.TargetRules")
    return cast("TargetRules", rules)
