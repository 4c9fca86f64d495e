"""Addresses of channels and messages, as Discord's clients open them."""

from __future__ import annotations

from engines.table.record import Place


def channel_link(place: Place) -> str:
    """The address of a table's channel or thread."""
    return f"https://discord.com/channels/{place.server}/{place.channel}"


def message_link(place: Place, message: int) -> str:
    """The address of a message in a table's channel or thread."""
    return f"{channel_link(place)}/{message}"
