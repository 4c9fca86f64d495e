"""The routes of REST v10 that the bot's design uses, by what they are about."""

from __future__ import annotations

from bot.local.rest.routes import channels, commands, emojis, interactions, messages, servers, threads, users

ALL = (users, emojis, commands, channels, messages, threads, servers, interactions)
