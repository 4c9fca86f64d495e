"""All commands of the bot."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.board import board
from bot.commands.campaign import campaign
from bot.commands.game import game
from bot.commands.games import games
from bot.commands.hand import hand
from bot.commands.move import move
from bot.commands.play import play
from bot.commands.rules import rules
from bot.commands.settings import settings

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group

COMMANDS: tuple[AnyCommand, ...] = (play, hand, move, board, games, game, campaign, rules, settings)
