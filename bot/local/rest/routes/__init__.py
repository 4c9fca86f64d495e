"""The routes of REST v10 that the bot's design uses, by what they are about."""

from __future__ import annotations

from bot.local.rest.routes import (
    channels,
    commands,
    emojis,
    events,
    interactions,
    messages,
    pins,
    servers,
    threads,
    users,
)

ALL = (users, emojis, commands, channels, pins, messages, threads, servers, events, interactions)
