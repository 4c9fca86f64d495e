"""Agent Avenue's icons: agents, market cards, and the seats of both sides."""

from __future__ import annotations

from engines.agent_avenue.names import agent_name, card_name
from engines.agent_avenue.views import Side
from engines.core.seats import Seat
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.icons import back
from renderers.agent_avenue.marks import badge
from renderers.canvas import Canvas
from renderers.icons import Icon, seats, tile
from renderers.theme import theme
from renderers.words import letter

GAME = "agent_avenue"
INSET = 6
"""Portraits and emblems fill their tiles."""


def _badge(canvas: Canvas, x: float, y: float, size: int, seat: Seat) -> None:
    side: Side = 1 if seat % 2 else 0
    badge(canvas, x, y, size, side, letter(seat))


ICONS: tuple[Icon, ...] = (
    *(Icon(f"aa_{agent}", (agent_name(agent).id,), theme(GAME), tile(FACES[agent], inset=INSET)) for agent in FACES),
    *(
        Icon(f"aa_{card}", (card_name(card).id,), theme(GAME), tile(EMBLEMS[card], "ink", inset=INSET))
        for card in EMBLEMS
    ),
    Icon("aa_face_down", ("agent-avenue-describe-recruit-face-down",), theme(GAME), tile(back, "ink", inset=INSET)),
    *seats("aa", GAME, theme(GAME), 4, _badge),
)
