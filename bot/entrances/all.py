"""Every way in: which objects hold the entrances of buttons, selects and forms, and all slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.basics.clock import Clock
from bot.clocks.ticker import Ticker
from bot.delivery.delivery import Delivery
from bot.entrances.board import BoardWays, board_command
from bot.entrances.campaign import CampaignWays, campaign_command
from bot.entrances.coaching.hint import HintWays
from bot.entrances.coaching.review import ReviewWays
from bot.entrances.commands import Command
from bot.entrances.direct import DirectWays
from bot.entrances.ending import EndWays, RematchWays
from bot.entrances.front import Front, entrances_of
from bot.entrances.game import GameWays, game_commands
from bot.entrances.games import TablesWay, games_command
from bot.entrances.hand import HandWays, hand_command
from bot.entrances.help import HelpWays, help_command
from bot.entrances.inviting import InviteWays, invite_command
from bot.entrances.lobby import LobbyWays
from bot.entrances.log import LogWays
from bot.entrances.meeting.ways import MeetingWays
from bot.entrances.moving import MoveWays, move_command
from bot.entrances.notes import NoteWays
from bot.entrances.notices import NoticeWays
from bot.entrances.opening import OpenWays, play_command
from bot.entrances.options import OptionWays
from bot.entrances.past.leaderboard import LeaderboardWays, leaderboard_command
from bot.entrances.past.profile import PastWays, profile_command
from bot.entrances.past.replay import ReplayWays, replay_command
from bot.entrances.rules import GuideWays, RuleWays, rules_command
from bot.entrances.settings import OwnSettings, ServerWays, settings_commands
from bot.programs.coaching import Coaching
from bot.showing.boards import Boards
from bot.showing.drawing import Drawing
from bot.showing.hands import Hands
from bot.showing.logs import Logs
from bot.showing.notes import NotePanels
from bot.showing.seat_panels import SeatPanels
from bot.showing.upkeep import Upkeep
from bot.store.history import History
from bot.store.lookup import Lookup
from bot.store.ratings.standings import Ratings
from bot.tables.campaigns import Groups
from bot.tables.departing import Departing
from bot.tables.finding import Finding
from bot.tables.late_decisions import LateDecisions
from bot.tables.lobbies import Lobbies
from bot.tables.marking import Marking
from bot.tables.moving import Moving
from bot.tables.opening import Opening
from bot.tables.registry import Registry
from bot.tables.rematch import Rematches
from bot.tables.seats import Seats
from bot.tables.tending import Tending
from engines.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class UseCases:
    """What people do at tables."""

    registry: Registry
    finding: Finding
    opening: Opening
    lobbies: Lobbies
    seats: Seats
    moving: Moving
    tending: Tending
    late: LateDecisions
    marking: Marking
    rematches: Rematches
    groups: Groups
    departing: Departing


@dataclass(frozen=True, slots=True)
class Shows:
    """What shows something to the person who enters."""

    boards: Boards
    hands: Hands
    notes: NotePanels
    seat_panels: SeatPanels
    drawing: Drawing
    logs: Logs
    upkeep: Upkeep
    coaching: Coaching


def open_all(
    front: Front,
    delivery: Delivery,
    use: UseCases,
    shows: Shows,
    lookup: Lookup,
    history: History,
    ratings: Ratings,
    ticker: Ticker,
    clock: Clock,
    games: Mapping[str, AnyGame],
) -> tuple[Command, ...]:
    """Open every entrance at the front; returns the slash commands for Discord."""
    places, registry = delivery.places, use.registry
    hand = HandWays(registry, use.finding, shows.hands, places)
    board = BoardWays(registry, use.finding, places, shows.boards, shows.drawing)
    move = MoveWays(registry, use.finding, use.moving, shows.hands, places)
    lobby = LobbyWays(registry, use.lobbies, shows.seat_panels)
    direct = DirectWays(registry, use.lobbies, lookup, delivery)
    opening = OpenWays(use.opening, use.lobbies, direct, shows.drawing, games)
    inviting = InviteWays(registry, use.finding, use.lobbies, places, opening.show_games)
    campaign = CampaignWays(use.groups, opening, delivery, shows.drawing)
    notices, end, log, game = _game_ways(use, shows, delivery, lobby)
    rules, tables = RuleWays(use.finding, games), TablesWay(registry, lookup, delivery)
    own, servers = OwnSettings(use.departing, ticker, shows.upkeep, clock.now), ServerWays(shows.upkeep)
    past = PastWays(history, ratings, registry, shows.drawing, games)
    replays = ReplayWays(history, registry, shows.logs, delivery)
    leaders = LeaderboardWays(ratings, shows.drawing, clock.now, games)
    helping = HelpWays(tuple(games), rules, own)
    front.entrances = entrances_of(
        *(hand, board, move, lobby, opening, campaign, notices, end, log, game, rules, tables, own, servers),
        OptionWays(registry, use.lobbies, shows.seat_panels, clock.now),
        GuideWays(registry, shows.drawing, games),
        NoteWays(use.marking, shows.notes),
        RematchWays(use.rematches),
        helping,
        MeetingWays(tuple(games)),
        direct,
        inviting,
        past,
        replays,
        ReviewWays(registry, shows.coaching, shows.drawing, delivery),
        HintWays(registry, shows.coaching, delivery),
        leaders,
    )
    return (
        play_command(front, opening),
        hand_command(front, hand),
        move_command(front, move),
        board_command(front, board),
        games_command(front, tables, past),
        game_commands(front, game),
        campaign_command(front, campaign),
        rules_command(front, rules),
        settings_commands(front, own, servers),
        help_command(front, helping),
        invite_command(front, inviting),
        profile_command(front, past),
        replay_command(front, replays),
        leaderboard_command(front, leaders, games),
    )


def _game_ways(
    use: UseCases, shows: Shows, delivery: Delivery, lobby: LobbyWays
) -> tuple[NoticeWays, EndWays, LogWays, GameWays]:
    """The ways that `/game` shares with buttons, and its own."""
    registry, tending = use.registry, use.tending
    notices, end = NoticeWays(registry, use.seats, use.late, tending), EndWays(tending)
    log = LogWays(registry, shows.logs, shows.drawing, delivery)
    game = GameWays(registry, use.finding, delivery.places, use.opening, use.seats, tending, lobby, notices, end, log)
    return notices, end, log, game
