"""What finished games come to."""

from __future__ import annotations

from datetime import timedelta

from bot.store.history import Finished, Part
from bot.tables.tally import tally
from engines.agent_avenue.game import AGENT_AVENUE
from engines.core.parts import OptionValue
from engines.infiltraitors.game import INFILTRAITORS
from engines.wink.game import WINK
from tests.bot.store.samples import ADA, BORIS, CLEO, DMITRI, NOON

GAMES = {game.id: game for game in (AGENT_AVENUE, INFILTRAITORS, WINK)}


def _game(at: int, game: str, *parts: Part, **options: OptionValue) -> Finished:
    return Finished(at, game, options, len(parts), NOON + timedelta(hours=at), parts)


def _avenue(at: int, *won: bool, people: tuple[int | None, ...] = (ADA, BORIS)) -> Finished:
    sides = ("green", "blue", "green", "blue")
    return _game(
        at, "agent_avenue", *(Part(seat, people[seat], False, won[seat], sides[seat]) for seat in range(len(won)))
    )


def test_wins_are_held_against_what_chance_alone_would_win() -> None:
    wink = _game(
        9,
        "wink",
        *(Part(seat, person, False, seat == 0, None) for seat, person in enumerate((ADA, BORIS, CLEO, None))),
    )
    found = tally(ADA, [wink, _avenue(2, True, False), _avenue(1, False, True)], GAMES)
    avenue, of_wink = found.games
    assert (avenue.game, avenue.games, avenue.won, avenue.chance) == ("agent_avenue", 2, 1, 1.0)
    assert (of_wink.games, of_wink.won, of_wink.chance) == (1, 1, 0.25)
    assert [(line.seats, line.side) for line in avenue.lines] == [(2, "green")]


def test_where_all_play_together_no_chance_is_told_but_the_missions_done() -> None:
    def mission(at: int, name: str, won: bool) -> Finished:
        return _game(
            at, "infiltraitors", Part(0, ADA, False, won, None), Part(1, BORIS, False, won, None), mission=name
        )

    found = tally(
        ADA, [mission(4, "10", True), mission(3, "2", True), mission(2, "3", False), mission(1, "t1", True)], GAMES
    )
    (of_it,) = found.games
    assert of_it.chance is None
    assert of_it.missions == ("t1", "2", "10")
    assert found.partners == ((BORIS, 4),)
    assert found.rivals == ()


def test_streaks_are_counted_over_all_games() -> None:
    wins = (True, True, False, True, True, True, False)
    games = [_avenue(9 - at, won, not won) for at, won in enumerate(wins)]
    found = tally(ADA, games, GAMES)
    assert (found.streak, found.best) == (2, 3)
    assert tally(BORIS, games, GAMES).streak == 0


def test_partners_are_those_on_the_same_side_and_rivals_the_others() -> None:
    found = tally(ADA, [_avenue(1, True, False, True, False, people=(ADA, BORIS, CLEO, DMITRI))], GAMES)
    assert found.partners == ((CLEO, 1),)
    assert {who for who, _ in found.rivals} == {BORIS, DMITRI}
