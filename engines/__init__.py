"""The games' engines: rules without Discord, users or languages."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.game import AnyGame

GAMES: Mapping[str, AnyGame] = {}
"""Every game that can be played, by its id."""
