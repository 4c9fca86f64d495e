"""The allies: each once a game, by any agent."""

from __future__ import annotations

from dataclasses import dataclass

from engines.mind_mgmt.names import Ally
from engines.mind_mgmt.state import State


@dataclass(frozen=True, slots=True)
class AllyKind:
    """An ally; `with_ask`: comes with an Ask, which is then answered with all steps there are, at once (MM-32)."""

    ally: Ally
    with_ask: bool


ALLIES: dict[Ally, AllyKind] = {kind.ally: kind for kind in (AllyKind(Ally.DOLPHIN, with_ask=True),)}
"""Every ally there is."""


def asking_allies(state: State) -> list[Ally]:
    """The allies that can come with an Ask now."""
    return [ally for ally in state.allies if ALLIES[ally].with_ask and ally not in state.allies_used]
