"""The special rules as small objects: the questions that every mission asks, and each rule's own answers.

A mission's rules are one object, made of the classes its data name on top of `Standard`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors.cards import Code
from engines.infiltraitors.missions import MISSIONS, MissionId, RuleId
from engines.infiltraitors.state import State, Suspect

FEWEST_CLUES = 4
"""Missions 7 and 13: so many clues a suspect needs."""


class Standard:
    """The rules without a special one."""

    discards_face_down = False
    keeps_top_card = False
    hands_turned_round = False
    rewards_to_pool = False
    agents_may_leave = False

    def prepare(self, state: State, chance: Chance) -> None:
        """Arrange what else the mission needs, once hands and suspects are dealt."""

    def sees_hand(self, viewer: Seat | None, owner: Seat) -> bool:
        """Whether a viewer (None: a spectator) sees the faces of a hand."""
        return viewer == owner

    def clue_cards(self, state: State, seat: Seat) -> Sequence[Code]:
        """The cards the agent may play as a clue (IN-3)."""
        return state.hands[seat]

    def exchange_cards(self, state: State, seat: Seat) -> Sequence[Code]:
        """The cards the agent may play for an exchange (IN-4)."""
        return self.clue_cards(state, seat)

    def may_capture(self, state: State, seat: Seat) -> str | None:
        """Why the agent may not capture by a special rule; None: it may."""
        return None

    def may_exchange(self, state: State, seat: Seat, target: Seat) -> str | None:
        """Why the agent may not exchange there by a special rule; None: it may."""
        return None

    def may_eliminate(self, state: State, seat: Seat, target: Seat) -> str | None:
        """Why the agent may not shoot there by a special rule; None: it may."""
        return None

    def out_of_reach(self, state: State, suspect: Suspect) -> str | None:
        """Why nobody may shoot that suspect now; None: it may be shot."""
        return None

    def token(self, state: State) -> int:
        """The number token for the suspect captured now; 0: none."""
        return 0


class DiscardsFaceDown(Standard):
    """Missions 2 and 14: every discarded card goes face down."""

    discards_face_down = True


class InOrder(Standard):
    """Missions 3 and 14: the lowest token first."""

    def out_of_reach(self, state: State, suspect: Suspect) -> str | None:
        """Only the held suspect with the lowest number."""
        lowest = min(held.token for held in state.held if held is not None)
        return "not-lowest" if suspect.token > lowest else super().out_of_reach(state, suspect)

    def token(self, state: State) -> int:
        """The lowest not used yet; used ones do not come back."""
        return state.captured + 1


class Silent(Standard):
    """Missions 4, 10 and 11: no signals; nothing in the rules of play (IN-20)."""


class SpecialsInTheMiddle(Standard):
    """Mission 6: the special cards lie in the middle, for exchanges (IN-21)."""

    def prepare(self, state: State, chance: Chance) -> None:
        """Lay them there."""
        state.specials = list(state.facts.specials())

    def exchange_cards(self, state: State, seat: Seat) -> Sequence[Code]:
        """Those of the hand and those in the middle."""
        return [*super().exchange_cards(state, seat), *state.specials]


class BalancedClues(Standard):
    """Missions 7 and 13: as many upright as sideways clues, four at least."""

    def out_of_reach(self, state: State, suspect: Suspect) -> str | None:
        """Only a suspect whose clues are balanced."""
        upright = sum(clue.upright for clue in suspect.clues)
        balanced = 2 * upright == len(suspect.clues) >= FEWEST_CLUES
        return super().out_of_reach(state, suspect) if balanced else "not-balanced"


class ExchangeToTheLeft(Standard):
    """Mission 8: exchanges with the next agent's suspect only (IN-27)."""

    def may_exchange(self, state: State, seat: Seat, target: Seat) -> str | None:
        """Left is the next agent in turn order."""
        return None if target == (seat + 1) % state.seats else "not-left"


class EliminateToTheRight(Standard):
    """Mission 11: shots at the suspect of the agent before only (IN-27)."""

    def may_eliminate(self, state: State, seat: Seat, target: Seat) -> str | None:
        """Right is the agent before in turn order."""
        return None if target == (seat - 1) % state.seats else "not-right"


class OneShooter(Standard):
    """Mission 12: one agent alone shoots, and takes no suspect."""

    def prepare(self, state: State, chance: Chance) -> None:
        """Chance picks the agent."""
        state.shooter = chance.below(state.seats)

    def may_capture(self, state: State, seat: Seat) -> str | None:
        """Not the shooter."""
        return "shooter-holds-none" if seat == state.shooter else None

    def may_eliminate(self, state: State, seat: Seat, target: Seat) -> str | None:
        """The shooter alone."""
        return None if seat == state.shooter else "not-the-shooter"


class SpecialsShuffledIn(Standard):
    """Mission 15: the special cards belong to the pack (`Mission.pack`); all else is IN-8."""


class SecondCard(Standard):
    """Mission 16: HQ's top card stays with the suspect and gives its colour (IN-23)."""

    keeps_top_card = True


class HandsTurnedRound(Standard):
    """Mission 17: one sees all hands but one's own, and plays out of those (IN-24)."""

    hands_turned_round = True

    def sees_hand(self, viewer: Seat | None, owner: Seat) -> bool:
        """All agents but the owner; no spectator, since the owner could see what spectators see."""
        return viewer is not None and viewer != owner

    def clue_cards(self, state: State, seat: Seat) -> Sequence[Code]:
        """The cards of all other hands."""
        return [code for owner, hand in enumerate(state.hands) if owner != seat for code in hand]


class LastStand(Standard):
    """Mission 18: rewards go to a pool, and one suspect lies aside for the last stand (IN-25)."""

    rewards_to_pool = True

    def prepare(self, state: State, chance: Chance) -> None:
        """Lay one suspect aside."""
        state.aside = [state.middle.pop()]


class KeyPerson(Standard):
    """Mission 19: a key person aside, and agents who leave (IN-26)."""

    agents_may_leave = True

    def prepare(self, state: State, chance: Chance) -> None:
        """Lay the key person aside."""
        state.key = Suspect(0, state.middle.pop())


TWISTS: dict[RuleId, type[Standard]] = {
    "discards_face_down": DiscardsFaceDown,
    "in_order": InOrder,
    "silent": Silent,
    "specials_in_the_middle": SpecialsInTheMiddle,
    "balanced_clues": BalancedClues,
    "exchange_to_the_left": ExchangeToTheLeft,
    "eliminate_to_the_right": EliminateToTheRight,
    "one_shooter": OneShooter,
    "specials_shuffled_in": SpecialsShuffledIn,
    "second_card": SecondCard,
    "hands_turned_round": HandsTurnedRound,
    "last_stand": LastStand,
    "key_person": KeyPerson,
}


def twist(state: State) -> Standard:
    """The rules of the state's mission."""
    return twist_of(state.mission)


@cache
def twist_of(mission: MissionId) -> Standard:
    """The rules of a mission."""
    return _made(MISSIONS[mission].rules)


def _made(rules: Iterable[RuleId]) -> Standard:
    bases = (*(TWISTS[rule] for rule in rules), Standard)
    made: Standard = type("Twist", bases, {})()
    return made
