"""The name under which a certificate is attached to a program or a section."""

from __future__ import annotations

CERTIFICATE = "tp.certificate"
"""A pass that changes what a certificate speaks of drops it: a changed program has none."""
