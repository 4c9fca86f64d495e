"""The headline of a picture: a dark band across its top, with a title."""

from __future__ import annotations

from renderers.canvas import Canvas

RULE = 8


def draw_headline(canvas: Canvas, title: str, height: int, *, size: int = 56, less: int = 0) -> None:
    """The band of that height; the title leaves `less` of its width for what stands at the right."""
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    canvas.box(0, 0, wide, height, "ink")
    canvas.rule(0, height - RULE, wide, "accent", RULE)
    room = wide - 2 * margin - less
    canvas.text(margin, height / 2 - RULE / 2, title, role="slab", size=size, colour="card", room=room)
