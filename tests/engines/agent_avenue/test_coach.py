"""What is told of a question: from the view alone, what is certain and what the hidden card can be."""

from __future__ import annotations

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.bags import cards
from engines.agent_avenue.cards import AGENTS, COPIES, Agent
from engines.agent_avenue.moves import Move, PlayPair, Recruit
from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.text import Text
from tests.engines.agent_avenue.table import CODE, DARE, DOUBLE, MOLE, SABOTEUR, Table


def _advice(table: Table, seat: int) -> Advice[Move]:
    return GAME.advise(GAME.view(table.state, seat), GAME.legal(table.state, seat), Chance(b"coach"), 0.1)


def test_a_sure_win_and_a_sure_loss_are_told_with_what_the_face_down_card_can_be() -> None:
    table = Table().in_play(blue=[CODE, CODE]).hand(0, CODE, MOLE, SABOTEUR, DOUBLE)
    table.play(0, PlayPair(CODE, MOLE))
    advice = _advice(table, 1)
    assert advice.moves == advice.sure == (Recruit("face_up"),)
    assert advice.why == Text("agent-avenue-coach-wins")
    assert advice.odds[0] == 100 > advice.odds[1]
    [known] = advice.known
    view = GAME.view(table.state, 1)
    told = dict(map(_counted, _listed(known)))
    assert told == {agent: left for agent, left in _unseen(table, 1).items() if left}
    lying = {GAME.imagine(view, Chance(b"lying %d" % at)).face_down for at in range(60)}
    assert {AGENTS[code] for code in lying} <= told.keys()
    table = Table().in_play(blue=[DARE, DARE]).hand(0, DARE, MOLE, SABOTEUR, DOUBLE)
    table.play(0, PlayPair(DARE, MOLE))
    advice = _advice(table, 1)
    assert advice.moves == (Recruit("face_down"),)
    assert advice.why == Text("agent-avenue-coach-safe", (("choices", 2), ("count", 1)))
    assert advice.odds[0] == 0


def _unseen(table: Table, seat: int) -> dict[Agent, int]:
    """Of each agent as many as the seat doesn't see, counted from the table itself."""
    state = table.state
    seen = [*cards(state.hands[seat]), state.face_up, *state.sides[0].agents, *state.sides[1].agents]
    return {agent: COPIES[agent.code] - seen.count(agent.code) for agent in AGENTS}


def _listed(known: Text) -> tuple[object, ...]:
    agents = dict(known.values)["agents"]
    assert isinstance(agents, tuple)
    return agents


def _counted(told: object) -> tuple[Agent, object]:
    """An agent and how many of it a text tells."""
    assert isinstance(told, Text)
    values = dict(told.values)
    assert isinstance(values["agent"], Text)
    return Agent(values["agent"].id.removeprefix("agent-avenue-agent-").replace("-", "_")), values["count"]
