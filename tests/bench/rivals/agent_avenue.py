"""The program as it was until it had nets, a flat search over imagined states; and styles it hasn't trained with."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from engines.agent_avenue.cards import Agent, Code, Market
from engines.agent_avenue.imagine import imagine
from engines.agent_avenue.moves import ConfirmMarketCard, Move, ProposeMarketCard, Recruit, Which
from engines.agent_avenue.rules.apply import apply
from engines.agent_avenue.rules.legal import legal, to_act
from engines.agent_avenue.rules.market import take
from engines.agent_avenue.rules.recruiting import recruit_pair, spaces_for
from engines.agent_avenue.state import SideState, State, clone
from engines.agent_avenue.training.styles import Style
from engines.agent_avenue.views import AgentAvenueView, Side, side_of
from engines.core.chance import Chance
from engines.core.seats import Seat

THINKS_S = 0.1
GLANCES = 32
"""Every choice is tried on so many imagined states to see whether it wins or loses at once."""
NARROW_AT = 24
"""After so many games played out each, the worse half is dropped; then after twice as many, and so on."""
MOST_GAMES = 2000
MOST_PROPOSALS = 2
"""Having proposed so often in one taking, it agrees to what its partner proposes (AA-46)."""
DECIDES = 50.0
"""The worth of a card that wins at once; of one that loses, its negative."""
WISHES = {Agent.CODEBREAKER.code: 1.8, Agent.DAREDEVIL.code: -1.5, Agent.SENTINEL.code: 0.8}
"""What a card is worth beyond its spaces, for the copies to come."""


@dataclass(slots=True)
class Candidate:
    """A choice and how it fared."""

    move: Move
    tried: int = 0
    won_at_once: int = 0
    lost_at_once: int = 0
    games: int = 0
    won: float = 0.0

    @property
    def wins(self) -> bool:
        """Whether it has always won at once."""
        return self.won_at_once == self.tried

    @property
    def loses(self) -> bool:
        """Whether it has always lost at once."""
        return self.lost_at_once == self.tried

    def merit(self) -> tuple[bool, bool, float]:
        """Certain wins first, certain losses last, then by games won."""
        return self.wins, not self.loses, self.won / max(1, self.games)


class Search:
    """A flat search over imagined states, half of the choices dropped time and again."""

    def __init__(self, view: AgentAvenueView, seat: Seat, legal: Sequence[Move], chance: Chance) -> None:
        self._view, self._seat, self._chance = _recent(view), seat, chance
        self._dice = random.Random(chance.below(1 << 32))
        self.candidates = [Candidate(move) for move in legal]

    def glance(self) -> None:
        """Find what wins or loses at once."""
        for _ in range(GLANCES):
            state = self._imagined()
            for candidate in self.candidates:
                self._play(candidate, clone(state))

    def play(self, stop_at: float) -> None:
        """Play games out until the time (of `perf_counter`) comes."""
        narrow_at = NARROW_AT
        for games in range(1, MOST_GAMES + 1):
            state = self._imagined()
            for candidate in self.candidates:
                imagined = clone(state)
                self._play(candidate, imagined)
                candidate.won += play_out(imagined, side_of(self._seat), self._chance, self._dice)
                candidate.games += 1
            if perf_counter() >= stop_at:
                return
            if games == narrow_at:
                self._narrow()
                narrow_at *= 2

    def best(self) -> Candidate:
        """The best so far."""
        return max(self.candidates, key=Candidate.merit)

    def _imagined(self) -> State:
        return imagine(self._view, self._chance)

    def _play(self, candidate: Candidate, state: State) -> None:
        _carry_out(state, self._seat, candidate.move, self._chance)
        candidate.tried += 1
        if state.outcome is not None:
            won = self._seat in state.outcome.winners
            candidate.won_at_once += won
            candidate.lost_at_once += not won

    def _narrow(self) -> None:
        self.candidates.sort(key=Candidate.merit, reverse=True)
        del self.candidates[max(2, (len(self.candidates) + 1) // 2) :]


def choose(view: AgentAvenueView, legal: Sequence[Move], chance: Chance) -> Move:
    """The move that wins most of the imagined games, within about the time given."""
    stop_at = perf_counter() + THINKS_S
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    search = Search(view, view.seat, legal, chance)
    search.glance()
    wish = _partners_wish(view)
    for candidate in search.candidates:
        if candidate.move == wish and (not candidate.loses or search.best().loses or _gives_in(view)):
            return wish
    if not search.best().wins:
        search.play(stop_at)
    return search.best().move


def _carry_out(state: State, seat: Seat, move: Move, chance: Chance) -> None:
    """Play the move; what a team must agree on is judged as if it were agreed."""
    if isinstance(move, Recruit):
        recruit_pair(state, move.which)
    elif isinstance(move, ProposeMarketCard):
        take(state, move.taker, move.card, chance)
    else:
        apply(state, seat, move, chance)


def _partners_wish(view: AgentAvenueView) -> Move | None:
    """What the partner wants the team to do: a program goes along with it unless it loses (AA-43, AA-46)."""
    proposal = view.proposal
    if proposal is not None and proposal.by != view.seat:
        return ConfirmMarketCard(proposal.taker, proposal.card)
    theirs = [pick for pick in view.picks if pick.seat != view.seat]
    return Recruit(theirs[0].which) if theirs else None


def _gives_in(view: AgentAvenueView) -> bool:
    """Whether it goes along with its partner in any case, so that two programs get done.

    Of two partners who have picked different cards the one on the lower seat does (AA-43), and at the black market
    one who has proposed twice (AA-46).
    """
    if view.proposal is not None and view.seat is not None:
        return view.proposals[view.seat] >= MOST_PROPOSALS
    return len(view.picks) == 2 and view.seat == min(pick.seat for pick in view.picks)


def _recent(view: AgentAvenueView) -> AgentAvenueView:
    """The view without finished turns, which no rule needs."""
    return view.model_copy(update={"turns": tuple(turn for turn in view.turns if turn.number == view.number)})


def play_out(state: State, side: Side, chance: Chance, dice: random.Random) -> float:
    """1 if the side wins, else 0; plays in place."""
    while (ended := state.outcome) is None:
        _step(state, chance, dice)
    return 1.0 if side == side_of(ended.winners[0]) else 0.0


def worth(side: SideState, code: Code) -> float:
    """What recruiting the agent is worth to the side, in spaces."""
    copy = side.agents.count(code) + 1
    if copy >= 3:
        if code == Agent.CODEBREAKER.code:
            return DECIDES
        if code == Agent.DAREDEVIL.code:
            return DECIDES if Market.LEADER_OF_THE_PACK in side.market else -DECIDES
    return spaces_for(side.market, code, copy) + WISHES.get(code, 0.0) * copy


def _step(state: State, chance: Chance, dice: random.Random) -> None:
    stage = state.stage
    if stage == "recruit":
        recruit_pair(state, _which(state, dice))
        return
    seat = next(iter(to_act(state)))
    if stage == "market":
        supply = state.bazaar.supply
        take(state, seat, supply[int(dice.random() * len(supply))], chance)
        return
    moves = legal(state, seat)
    apply(state, seat, moves[int(dice.random() * len(moves))], chance)


def _which(state: State, dice: random.Random) -> Which:
    """Take the card face up the sooner the more it is worth to both sides: the other one is not known."""
    own, others = state.sides[1 - state.active], state.sides[state.active]
    up = worth(own, state.face_up) + worth(others, state.face_up)
    return "face_up" if up + 4.0 * dice.random() > 3.2 else "face_down"


def _in_style(style: Style) -> Callable[[AgentAvenueView, Sequence[Move], Chance], Move]:
    def choose_so(view: AgentAvenueView, legal: Sequence[Move], chance: Chance) -> Move:
        assert view.seat is not None
        state = imagine(_recent(view), chance)
        return style.choose(state, view.seat, legal, random.Random(chance.below(1 << 32)))

    return choose_so


def _face_down(view: AgentAvenueView, legal: Sequence[Move], chance: Chance) -> Move:
    """Always the hidden card, and any pair."""
    hidden = Recruit("face_down")
    return hidden if hidden in legal else chance.choice(legal)


RIVALS: Mapping[str, Callable[[AgentAvenueView, Sequence[Move], Chance], Move]] = {
    "before": choose,
    "patient": _in_style(Style(fear=0.7, envy=1.4, wish=0.5, whim=0.3, price=0.8, sorts=0.5)),
    "bold": _in_style(Style(fear=-0.5, envy=0.8, wish=1.5, whim=0.8, price=2.2)),
    "hidden": _face_down,
}
"""Who meets the program in the benchmark alone."""
