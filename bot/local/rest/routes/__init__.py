"""The routes of REST v10 that the bot's design uses, by what they are about."""

from __future__ import annotations

from bot.local.rest.routes import channels, commands, interactions, messages, servers, threads, users

ALL = (users, commands, channels, messages, threads, servers, interactions)
