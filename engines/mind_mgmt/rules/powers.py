"""What agent cards and allies can do: each agent's power (MM-38), and allies, each usable once a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.mind_mgmt.board import FEATURES_OF, IN_LINE, LINES, ORTHOGONAL, Feature, Line, Location, within
from engines.mind_mgmt.cards import MISSIONS, Agent, Ally, Hour, Mission, is_red
from engines.mind_mgmt.moves import Move, SendAgent, ShiftImmortal, SwapAgents
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.rules.ways import immortal_at, pushes
from engines.mind_mgmt.state import Pawn, State, visited


class AgentKind:
    """An agent without a power, as in training; subclasses add their power."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def askable(self, at: Location) -> tuple[Feature, ...]:
        """The features that the agent can ask about there, if no immortal bars them."""
        return FEATURES_OF[at]

    def senses(self, at: Location) -> tuple[Location, ...]:
        """The locations that the agent can sense the Recruiter in, as an own action; empty: it has no such action."""
        return ()

    def free(self, state: State, pawn: Pawn) -> Iterator[Move]:
        """What the power lets the agent do in addition to move and action, once per activation."""
        return iter(())

    def shielded(self, at: Location) -> tuple[Location, ...]:
        """Where immortals don't count for recruiting while the agent is there."""
        return ()


class Meru(AgentKind):
    """Asks whether the Recruiter is near."""

    def senses(self, at: Location) -> tuple[Location, ...]:
        """Within two in a straight orthogonal line, mayhem or not."""
        return IN_LINE[at]


class Henry(AgentKind):
    """Keeps the immortals around him from recruiting."""

    def shielded(self, at: Location) -> tuple[Location, ...]:
        """His location and those orthogonally next to it, mayhem or not."""
        return (at, *ORTHOGONAL[at])


class Bill(AgentKind):
    """Shifts an immortal that is next to him, mayhem or not; it can't cross mayhem itself."""

    def free(self, state: State, pawn: Pawn) -> Iterator[Move]:
        """Each immortal orthogonally next to him, by one location."""
        for at in ORTHOGONAL[pawn.location]:
            immortal = immortal_at(state, at)
            if immortal:
                yield from (ShiftImmortal(pawn.agent, immortal, to) for to in pushes(state, immortal))


class Dusty(AgentKind):
    """Sends any agent, himself too; further for each of the Recruiter's cards that lies open."""

    def free(self, state: State, pawn: Pawn) -> Iterator[Move]:
        """Each agent on foot by up to one location, and one more for each card laid open."""
        for sent in state.pawns:
            for to in within(state.streets, sent.location, 1 + len(state.revealed)):
                yield SendAgent(pawn.agent, sent.agent, to)


class Juno(AgentKind):
    """Changes places with another agent, however far (MS-73)."""

    def free(self, state: State, pawn: Pawn) -> Iterator[Move]:
        """Each agent elsewhere, activated or not."""
        return (SwapAgents(pawn.agent, other.agent) for other in state.pawns if other.location != pawn.location)


class Vera(AgentKind):
    """Asks about what is next door, too (MS-56)."""

    def askable(self, at: Location) -> tuple[Feature, ...]:
        """The features of her location and of those orthogonally next to it, mayhem or not."""
        near = (feature for place in (at, *ORTHOGONAL[at]) for feature in FEATURES_OF[place])
        return tuple(dict.fromkeys(near))


AGENTS: dict[Agent, AgentKind] = {
    kind.agent: kind
    for kind in (
        Meru(Agent.MERU),
        Henry(Agent.HENRY),
        Bill(Agent.BILL),
        Dusty(Agent.DUSTY),
        Vera(Agent.VERA),
        Juno(Agent.JUNO),
    )
}
"""Every agent there is."""


def kind_in(mission: Mission, agent: Agent) -> AgentKind:
    """What an agent can do in a mission; in training agents have no powers (MM-9)."""
    return AGENTS[agent] if MISSIONS[mission].powers else AgentKind(agent)


@dataclass(frozen=True, slots=True)
class AllyKind:
    """An ally; `with_ask`: used with an Ask, which is then answered at once with all steps there are (MM-32).

    One that isn't answers at once about a row or a column, from the hour `earliest` on.
    """

    ally: Ally
    with_ask: bool = False
    earliest: Hour = 0

    def told(self, state: State, line: Line) -> int:
        """The answer about a line."""
        raise NotImplementedError


class Photographer(AllyKind):
    """Tells how many locations of a line have been visited (MS-57)."""

    def told(self, state: State, line: Line) -> int:
        """The present one too."""
        return sum(at in LINES[line] for at in visited(state))


class Lamplighter(AllyKind):
    """Tells whether the Recruiter was in a line at the last red hour (MS-65)."""

    def told(self, state: State, line: Line) -> int:
        """Before the present hour: 1 for yes."""
        return int(visited(state)[last_red(state.hour) - 1] in LINES[line])


def last_red(hour: Hour) -> Hour:
    """The last red hour before that one."""
    return hour - 2 if is_red(hour) else hour - 1


ALLIES: dict[Ally, AllyKind] = {
    kind.ally: kind
    for kind in (
        AllyKind(Ally.DOLPHIN, with_ask=True),
        Photographer(Ally.PHOTOGRAPHER),
        Lamplighter(Ally.LAMPLIGHTER, earliest=FIGURES.lamps_from),
    )
}
"""Every ally there is."""


def asking_allies(state: State) -> list[Ally]:
    """The allies that can come with an Ask now."""
    return [ally for ally in state.allies if ALLIES[ally].with_ask and ally not in state.allies_used]


def telling_allies(state: State) -> list[Ally]:
    """The allies that can be asked about a line now."""
    kinds = (ALLIES[ally] for ally in state.allies if ally not in state.allies_used)
    return [kind.ally for kind in kinds if not kind.with_ask and state.hour >= kind.earliest]
