"""The names of cards, colours and missions as texts."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.text import Text, text
from engines.infiltraitors.cards import Card, Colour
from engines.infiltraitors.missions import MissionId


def mission_name(mission: MissionId) -> Text:
    """A mission's number and name."""
    return text(f"infiltraitors-option-mission-{mission}")


def colour_name(colour: Colour) -> Text:
    """A colour as a text."""
    return text(f"infiltraitors-colour-{colour.value}")


def card_name(card: Card) -> Text:
    """A card as a text: its colour and number, or that it is a special card."""
    if card.special:
        return text(f"infiltraitors-card-{card.colour.value}-special")
    return text(f"infiltraitors-card-{card.colour.value}", number=card.number)


def card_names(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Several cards as texts."""
    return tuple(card_name(card) for card in cards)
