"""The games' engines: rules without Discord, users or languages."""

from __future__ import annotations

from collections.abc import Mapping

from engines.agent_avenue import AGENT_AVENUE
from engines.core.game import AnyGame

GAMES: Mapping[str, AnyGame] = {AGENT_AVENUE.id: AGENT_AVENUE}
"""Every game that can be played, by its id."""
