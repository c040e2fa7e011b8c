"""`tp-run --timeline`: a run as a picture, a row per chip: sections as bars, halts as lines, copies as arrows.

Plain SVG text; with `.html` the same picture in a page. Every bar, halt and arrow says what it is when the mouse is
over it, and a bar also by its text where there is room.
"""

from __future__ import annotations

import colorsys
from collections.abc import Iterator
from hashlib import blake2b
from html import escape
from math import floor, log10
from pathlib import Path

from tp_dialect.timeline import Bar, Timeline

FORMATS = (".svg", ".html")

WIDTH, LEFT, RIGHT, TOP, ROW, BAR, FOOT = 1400, 70, 20, 64, 46, 22, 40
"""Pixels: the picture, its margins, a chip's row and a bar in it, and the axis below."""

LETTER = 6.2
"""Pixels of a letter of a bar's text."""


def draw(timeline: Timeline, title: str, path: str) -> None:
    """Write the picture to `path`, as SVG or as a page."""
    picture = svg(timeline, title)
    if path.endswith(".html"):
        style = "body { margin: 1em; font-family: sans-serif; overflow-x: auto }"
        picture = (
            f"<!doctype html>\n<meta charset='utf-8'><title>{escape(title)}</title>\n<style>{style}</style>\n{picture}"
        )
    Path(path).write_text(picture, encoding="utf-8")


def svg(timeline: Timeline, title: str) -> str:
    """The picture as SVG text."""
    height = TOP + ROW * timeline.chips + FOOT
    scale = (WIDTH - LEFT - RIGHT) / (timeline.length or 1.0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="sans-serif" font-size="11">',
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
        '<path d="M0,0 L8,4 L0,8 z" fill="#444"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="{LEFT}" y="22" font-size="15">{escape(title)}</text>',
        f'<text x="{LEFT}" y="42" fill="#555">{_legend(timeline)}</text>',
        *_axis(timeline, scale, height),
        *_rows(timeline, scale),
        *(_bar(bar, scale) for bar in timeline.bars),
        *_halts(timeline, scale),
        *_moves(timeline, scale),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _legend(timeline: Timeline) -> str:
    copies = sum(move.bytes for move in timeline.moves)
    return (
        f"{timeline.chips} chips at once, {timeline.length * 1e3:.3f} ms; bars: sections, hatched: waiting,"
        f" red lines: halts and barriers, arrows: {len(timeline.moves)} tensors that cross, {copies:,} bytes"
    )


def _top(chip: int) -> float:
    return TOP + ROW * chip + (ROW - BAR) / 2


def _axis(timeline: Timeline, scale: float, height: int) -> Iterator[str]:
    """Lines at round times."""
    step = _round_step(timeline.length / 8) if timeline.length else 1.0
    number = 0
    while number * step <= timeline.length:
        x = LEFT + number * step * scale
        yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height - FOOT + 4}" stroke="#e4e4e4"/>'
        label = f"{number * step * 1e3:g}"
        yield f'<text x="{x:.1f}" y="{height - FOOT + 18}" text-anchor="middle" fill="#555">{label}</text>'
        number += 1
    yield f'<text x="{WIDTH - RIGHT}" y="{height - 6}" text-anchor="end" fill="#555">milliseconds</text>'


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, at least `least`."""
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least)


def _rows(timeline: Timeline, scale: float) -> Iterator[str]:
    """A pale band from a chip's beginning to its end, and in it the sections: what stays pale is waiting."""
    yield (
        '<defs><pattern id="wait" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="6" height="6" fill="#f7f7f7"/><line x1="0" y1="0" x2="0" y2="6" stroke="#d0d0d0"/></pattern>'
        "</defs>"
    )
    for chip in range(timeline.chips):
        end = max((bar.end for bar in timeline.bars if bar.chip == chip), default=0.0)
        yield f'<text x="{LEFT - 8}" y="{_top(chip) + 15}" text-anchor="end">chip {chip}</text>'
        yield f'<rect x="{LEFT}" y="{_top(chip)}" width="{end * scale:.1f}" height="{BAR}" fill="url(#wait)"/>'


def _bar(bar: Bar, scale: float) -> str:
    x, width = LEFT + bar.begin * scale, max((bar.end - bar.begin) * scale, 0.5)
    y = _top(bar.chip)
    title = f"{bar.name} on chip {bar.chip}: {(bar.end - bar.begin) * 1e3:.3f} ms from {bar.begin * 1e3:.3f} ms"
    room = int((width - 6) / LETTER)
    text = ""
    if room >= 3:
        shown = bar.name if len(bar.name) <= room else "…" + bar.name[1 - room :]  # what differs stands at the end
        text = f'<text x="{x + 3:.1f}" y="{y + 15}" font-size="10">{escape(shown)}</text>'
    box = f'<rect x="{x:.1f}" y="{y}" width="{width:.2f}" height="{BAR}" fill="{_color(bar.name)}"'
    return f"<g><title>{escape(title)}</title>{box} stroke='#777' stroke-width='0.4'/>{text}</g>"


def _color(name: str) -> str:
    """A light color by the name without its chip, so that one operation looks alike on all chips."""
    stem = name.rsplit("_c", 1)[0]
    hue = blake2b(stem.encode(), digest_size=1).digest()[0] / 256
    red, green, blue = colorsys.hls_to_rgb(hue, 0.8, 0.55)
    return f"#{int(red * 255):02x}{int(green * 255):02x}{int(blue * 255):02x}"


def _halts(timeline: Timeline, scale: float) -> Iterator[str]:
    for halt in timeline.halts:
        x, y = LEFT + halt.at * scale, _top(halt.chip)
        title = f"chip {halt.chip}: {halt.name} at {halt.at * 1e3:.3f} ms"
        line = f'<line x1="{x:.1f}" y1="{y - 4}" x2="{x:.1f}" y2="{y + BAR + 4}" stroke="#c0392b" stroke-width="1.2"/>'
        yield f"<g><title>{escape(title)}</title>{line}</g>"


def _moves(timeline: Timeline, scale: float) -> Iterator[str]:
    for move in timeline.moves:
        x = LEFT + move.at * scale
        down = move.to_chip > move.from_chip
        y1 = _top(move.from_chip) + (BAR if down else 0)
        y2 = _top(move.to_chip) + (0 if down else BAR)
        title = f"{move.tensor} from chip {move.from_chip} to chip {move.to_chip}: {move.bytes:,} B"
        line = f'<line x1="{x:.1f}" y1="{y1}" x2="{x:.1f}" y2="{y2}" stroke="#444" stroke-width="0.9" opacity="0.7"'
        yield f"<g><title>{escape(title)}</title>{line} marker-end='url(#head)'/></g>"
