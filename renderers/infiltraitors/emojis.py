"""The icons of Infiltraitors: the colours of the cards, as on the cards, and the agents."""

from __future__ import annotations

from engines.infiltraitors.cards import Card, Colour
from engines.infiltraitors.names import card_name, colour_name
from renderers.icons import Icon, seats, tile
from renderers.infiltraitors.marks import FULL, SHAPES, badge
from renderers.infiltraitors.names import GAME
from renderers.theme import theme


def _texts(colour: Colour) -> tuple[str, ...]:
    """The colour's own name, and how its cards are called."""
    cards = {card_name(card).id for card in Card if card.colour is colour}
    return (colour_name(colour).id, *sorted(cards))


ICONS: tuple[Icon, ...] = (
    *(Icon(f"in_{colour.value}", _texts(colour), theme(GAME), tile(FULL[colour], inset=20)) for colour in Colour),
    *seats("in", GAME, theme(GAME), len(SHAPES), badge),
)
