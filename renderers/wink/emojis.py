"""Wink's icons: the spies' masks, and the two ways to wink."""

from __future__ import annotations

from renderers.icons import Icon, seats, tile
from renderers.wink import icons
from renderers.wink.marks import SHAPES, badge, look

ICONS: tuple[Icon, ...] = (
    *seats("wk", "wink", look(), len(SHAPES), badge),
    Icon("wk_bold", ("wink-describe-manner-bold",), look(), tile(icons.wink("card", "bold"), "accent")),
    Icon("wk_subtle", ("wink-describe-manner-subtle",), look(), tile(icons.wink("card", "subtle"), "accent")),
)
