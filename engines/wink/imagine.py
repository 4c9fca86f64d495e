"""A random full state that fits a view, from the view alone."""

from __future__ import annotations

from dataclasses import replace

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink.accusing import sightings
from engines.wink.calling import may_call
from engines.wink.cards import Number
from engines.wink.dealing import Deal
from engines.wink.dice import Dice
from engines.wink.facts import Accusation, Settings
from engines.wink.history import changes_crowd, skipped_turns
from engines.wink.past import imagine_past
from engines.wink.state import NOWHERE, Past, Player, State
from engines.wink.views import PlayerView, WinkView


def imagine(view: WinkView, chance: Chance) -> State:
    """Deal what the viewer can't locate; settings of others, and what they saw of late, at random."""
    if view.stage == "over":
        return _told(view)
    dice = Dice(chance)
    hands = _hands(view, dice)
    state = _state(view, [_player(player, hands[player.seat]) for player in view.players])
    skipped = min(skipped_turns(view.turns[:-1] if view.live else view.turns), state.seats - 1)
    state.unable = skipped if view.live else dice.below(skipped + 1)
    if not view.live:
        _imagine_minds(state, view, dice)
    return state


def _told(view: WinkView) -> State:
    """A game that is over, where everything is known."""
    players = [_player(player, player.hand or ()) for player in view.players]
    state = _state(view, players)
    if not view.live:
        learnt = [{news.turn: news for news in player.news or ()} for player in view.players]
        state.past = tuple(
            Past(replace(turn, eyes=None), turn.eyes or (), tuple(known.get(turn.number) for known in learnt))
            for turn in view.turns
        )
    state.stage, state.outcome = "over", view.outcome
    return state


def _state(view: WinkView, players: list[Player]) -> State:
    """What is public of the state."""
    changed = view.live and changes_crowd(view.turns[-1])
    return State(
        signal=view.signal,
        equal=view.equal_turns,
        beat_s=view.beat_s,
        least_s=view.least_s,
        layout=tuple(card.number for card in view.crowd),
        up=frozenset(card.number for card in view.crowd if card.state == "up"),
        players=players,
        start=view.start,
        active=view.active,
        down=frozenset(card.number for card in view.crowd if card.state == "down"),
        lacking=frozenset((card.number, seat) for card in view.crowd for seat in card.lacking),
        number=view.number,
        past=tuple(map(Past, view.turns)),
        quiet=view.quiet,
        changed=changed,
        ending=view.last_round,
    )


def _player(seen: PlayerView, hand: tuple[Number, ...]) -> Player:
    return Player(
        hand=hand,
        agents=seen.agents,
        crowd=seen.crowd,
        lost=seen.lost,
        counters=seen.counters,
        opened=seen.counters_open,
        boxed=seen.counters_boxed,
        token=seen.token or NOWHERE,
        call=seen.call,
        settings=seen.settings,
        confirmed=seen.confirmed,
        passed=seen.passed,
        away=seen.away,
    )


def _hands(view: WinkView, dice: Dice) -> dict[Seat, tuple[Number, ...]]:
    own = () if view.me is None else view.me.hand or ()
    others = [player for player in view.players if player.seat != view.seat]
    without = _seen_without(view)
    takers = {
        card.number: [
            player.seat
            for player in others
            if player.seat not in card.lacking and (player.seat, card.number) not in without
        ]
        for card in view.crowd
        if card.state == "up" and card.number not in own
    }
    hands = Deal({player.seat: player.hand_count for player in others}, dice).deal(takers)
    return hands if view.seat is None else {**hands, view.seat: own}


def _seen_without(view: WinkView) -> set[tuple[Seat, Number]]:
    """Who can't hold a number the viewer called: their eyes met, and theirs moved elsewhere, so it didn't wink."""
    learnt = () if view.me is None else view.me.news or ()
    return {
        (news.watched, news.own)
        for news in learnt
        if news.met and news.watched is not None and news.own is not None and news.moved not in (None, view.seat)
    }


def _imagine_minds(state: State, view: WinkView, dice: Dice) -> None:
    """Give the others settings and a recent past; what they saw earlier no rule needs any more."""
    state.past = imagine_past(state, view, dice)
    for seat in range(state.seats):
        if seat != view.seat:
            state.update(seat, settings=Settings(watching=dice.other(seat, state.seats)))
            _settle(state, seat, dice)


def _settle(state: State, seat: Seat, dice: Dice) -> None:
    """Settings that may stand for the seat now."""
    player = state.players[seat]
    accusations = [None, *(Accusation(seat, seen.suspect, seen.number) for seen in sightings(state, seat))]
    state.set(
        seat,
        manner=dice.pick(("bold", "subtle")),
        accusation=dice.pick(accusations),
        standing=player.confirmed and not player.away and dice.share() < 1 / 2,
    )
    if seat == state.active:
        calls = may_call(state, seat)
        unset = not calls or player.away or (not player.confirmed and dice.share() < 1 / 2)
        named = player.call is not None and dice.share() < 1 / 2
        state.set(
            seat,
            naming=dice.other(seat, state.seats) if named else None,
            call=None if unset else dice.pick(calls),
        )
