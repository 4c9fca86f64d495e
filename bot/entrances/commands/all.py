"""All commands of the bot."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.entrances.commands.board import board
from bot.entrances.commands.campaign import campaign
from bot.entrances.commands.game import game
from bot.entrances.commands.games import games
from bot.entrances.commands.hand import hand
from bot.entrances.commands.move import move
from bot.entrances.commands.play import play
from bot.entrances.commands.rules import rules
from bot.entrances.commands.settings import settings

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group

COMMANDS: tuple[AnyCommand, ...] = (play, hand, move, board, games, game, campaign, rules, settings)
