"""The games' engines: rules without Discord, users or languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.game import AnyGame

    GAMES: Mapping[str, AnyGame]
    """Every game that can be played, by its id."""


def __getattr__(name: str) -> Mapping[str, AnyGame]:
    """`GAMES`, loaded when first asked for: importing the core alone loads no game and none of its data."""
    if name != "GAMES":
        raise AttributeError(name)
    from engines.agent_avenue import AGENT_AVENUE  # noqa: PLC0415
    from engines.infiltraitors import INFILTRAITORS  # noqa: PLC0415
    from engines.mind_mgmt import MIND_MGMT  # noqa: PLC0415
    from engines.the_plan import THE_PLAN  # noqa: PLC0415
    from engines.wink import WINK  # noqa: PLC0415

    every: tuple[AnyGame, ...] = (AGENT_AVENUE, INFILTRAITORS, THE_PLAN, MIND_MGMT, WINK)
    games = globals()["GAMES"] = {game.id: game for game in every}
    return games
