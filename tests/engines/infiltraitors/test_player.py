"""The computer agents (IN-29): what they conclude is exact, what they do is quick and needs the view alone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.belief.posterior import posterior, ways
from engines.infiltraitors.cards import CARDS, NOTHING, Card, Code, identity_of, matches
from engines.infiltraitors.missions import MISSION_IDS, MISSIONS, MissionId
from engines.infiltraitors.moves import Eliminate, EliminateKeyPerson, GiveClue, Leave, Stay
from engines.infiltraitors.state import State, Suspect
from tests.engines.infiltraitors.players import finished, moments
from tests.engines.infiltraitors.table import Table, black, blue, green, red, yellow
from tests.engines.infiltraitors.test_key_person import KEY, _last
from tests.support.rarely import rarely
from tests.support.timing import BESIDE_OTHERS, in_time

MOST = 6_000
"""So many deals a brute-force enumeration goes through at most."""

SOME = MISSION_IDS[::4]


@pytest.mark.rule("IN-29")
@pytest.mark.parametrize("mission", ["t1", "t2", "m2", "m15", "m19"])
def test_the_posterior_counts_every_deal_that_fits(mission: MissionId) -> None:
    random, compared = Random(mission), 0
    for state in (state for seed in range(9) for state, _ in moments(mission, 3, seed)):
        seat = random.randrange(3)
        expected = _enumerated(state, seat, fresh=_never_seen(state, seat))
        if expected:
            assert _shares(GAME.view(state, seat)) == expected
            compared += 1
        if compared == 25:
            return
    raise AssertionError(f"only {compared} positions were small enough")


@pytest.mark.rule("IN-29", "IN-23")
def test_the_posterior_of_two_cards_counts_every_deal_that_fits() -> None:
    compared = 0
    for state in (state for seed in range(4) for state, _ in moments("m16", 2, seed)):
        seat = state.active
        fresh, hidden = _never_seen(state, seat), _never_seen(state, seat, now=True)
        expected = _enumerated(state, seat, fresh=fresh, seconds=hidden)
        if expected:
            assert _shares(GAME.view(state, seat)) == expected
            compared += 1
        if compared == 25:
            return
    raise AssertionError(f"only {compared} positions were small enough")


def test_two_suspects_of_two_cards_are_never_made_of_the_same_card() -> None:
    table = Table("m16", 3).hand(0, yellow(2)).suspect(1, red(6), blue(9)).suspect(2, black(6), red(9))
    state = table.state
    state.shown = sum(
        1 << code for code, card in enumerate(CARDS) if card.number != 6 or card.colour not in ("red", "black")
    )
    table.only(1, blue(6), green(6)).only(2, red(6))
    fresh = _never_seen(state, 0)
    assert len(fresh) == 2
    expected = _enumerated(state, 0, fresh=fresh, seconds=_never_seen(state, 0, now=True), most=20_000)
    assert expected
    assert _shares(GAME.view(state, 0)) == expected


def test_ways_are_counted_as_one_by_one() -> None:
    random = Random(7)
    for _ in range(60):
        sets = [random.getrandbits(7) for _ in range(random.randrange(5))]
        members = [[bit for bit in range(7) if one >> bit & 1] for one in sets]
        assert ways(sets) == sum(len(set(chosen)) == len(chosen) for chosen in product(*members))


@pytest.mark.rule("IN-29", "IN-10")
@pytest.mark.parametrize("mission", ["m1", "m2", "m16", "m17"])
def test_a_choice_is_made_of_the_view_alone(mission: MissionId) -> None:
    """Another state that looks the same to the agent leads to the same choice."""
    for number, (state, _) in enumerate(moments(mission, 3, 1)):
        seat = state.active
        view = GAME.view(state, seat)
        dream = GAME.imagine(view, Chance(b"dream%d" % number))
        chosen = [
            GAME.choose(GAME.view(one, seat), GAME.legal(one, seat), Chance(b"same"), 0.1, Strength.HARD)
            for one in (state, dream)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    "mission", [*MISSION_IDS[::4], *rarely(*(each for each in MISSION_IDS if each not in MISSION_IDS[::4]))]
)
def test_five_agents_play_a_mission_in_less_than_a_second(mission: MissionId) -> None:
    assert in_time(lambda: finished(mission, 5, 3), 1 * BESIDE_OTHERS)


def test_it_shoots_when_it_knows() -> None:
    table = Table("m8", 3).suspect(1, red(6)).suspect(0, red(7))
    table.only(1, red(6))
    assert _choice(table, 0) == Eliminate(1, red(6))


@pytest.mark.parametrize(("bullets", "shoots"), [(9, True), (8, False)])
def test_it_guesses_only_with_a_bullet_to_spare(bullets: int, shoots: bool) -> None:
    table = Table("m8", 3).hand(0, yellow(6), blue(2)).suspect(1, red(6)).suspect(0, red(7)).bullets(bullets)
    state = table.state
    state.memory[0] &= ~(1 << red(6).code | 1 << black(6).code)
    for place in (*state.hands, state.hq, state.up, state.down):
        if black(6).code in place:
            place.remove(black(6).code)
    state.hq.insert(0, black(6).code)
    table.only(1, red(6), black(6))
    assert isinstance(_choice(table, 0), Eliminate) == shoots


def test_it_gives_the_clue_that_tells_most() -> None:
    table = Table("m1", 2).suspect(0, red(6)).middle().hand(0, red(13), black(13))
    assert _choice(table, 0) == GiveClue(red(13))


def test_the_last_agent_shoots_what_is_likeliest() -> None:
    table = _last()
    table.only(NOTHING, KEY)
    assert _choice(table, 1) == EliminateKeyPerson(KEY)


def test_agents_leave_the_mission_as_late_as_they_can() -> None:
    leaving = Counter[tuple[bool, bool]]()
    for seed in range(3):
        for state, move in moments("m19", 3, seed):
            if isinstance(move, Leave | Stay):
                must = len(state.in_play) - 1 > state.left - 1
                leaving[must, isinstance(move, Leave)] += 1
    assert set(leaving) == {(True, True), (False, False)}


def _choice(table: Table, seat: Seat) -> object:
    return GAME.choose(table.view(seat), GAME.legal(table.state, seat), Chance(b"choice"), 0.1, Strength.HARD)


def _shares(view: object) -> dict[int, dict[Card, Fraction]]:
    """The posterior as shares."""
    found = posterior(view)  # type: ignore[arg-type]
    return {
        serial: {CARDS[code]: Fraction(weight, sum(weights.values())) for code, weight in weights.items()}
        for serial, weights in found.items()
    }


def _never_seen(state: State, seat: Seat, *, now: bool = False) -> list[Code]:
    """Cards whose face the seat has never seen, or (`now`) that lie where it can't see them."""
    facts = MISSIONS[state.mission]
    open_now = [*state.hands[seat], *state.up, *(code for cards in state.known for code in cards)]
    for suspect in (*state.held, state.key):
        if suspect is not None:
            open_now += [clue.card for clue in suspect.clues]
            open_now += suspect.cards if suspect.holder == seat else ()
    seen = state.memory[seat] | state.shown
    return [code for code in facts.pack() if code not in open_now and (now or not seen >> code & 1)]


def _enumerated(
    state: State, seat: Seat, *, fresh: list[Code], seconds: list[Code] | None = None, most: int = MOST
) -> dict[int, dict[Card, Fraction]] | None:
    """The shares by going through every deal; None where there are too many, or nothing to find out."""
    view = GAME.view(state, seat)
    known = {one.serial for one in (*view.suspects, view.key) if one is not None and one.identity is not None}
    unknown = [one for one in (*state.held, state.key) if one is not None and one.serial not in known]
    doubles = [one for one in unknown if len(one.cards) == 2]
    size = len(fresh) ** len(unknown) * len(seconds or ()) ** len(doubles)
    if not unknown or not 0 < size <= most:
        return None
    counts: dict[int, Counter[Card]] = {one.serial: Counter() for one in unknown}
    for cards in permutations(fresh, len(unknown)):
        for colours in permutations(seconds or (), len(doubles)):
            _count(counts, unknown, cards, colours)
    return {
        serial: {card: Fraction(count, sum(found.values())) for card, count in found.items()}
        for serial, found in counts.items()
    }


def _count(
    counts: dict[int, Counter[Card]], unknown: list[Suspect], cards: tuple[Code, ...], colours: tuple[Code, ...]
) -> None:
    if set(cards) & set(colours):
        return
    rest, identities = list(colours), []
    for suspect, card in zip(unknown, cards, strict=True):
        identity = identity_of(card, rest.pop(0)) if len(suspect.cards) == 2 else card
        if identity in suspect.misses or any(matches(identity, clue.card) != clue.upright for clue in suspect.clues):
            return
        identities.append(identity)
    for suspect, identity in zip(unknown, identities, strict=True):
        counts[suspect.serial][CARDS[identity]] += 1
