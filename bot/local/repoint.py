"""Pointing the unmodified discord.py at a local Discord, and back."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

_GATEWAY_LOG = logging.getLogger("discord.gateway")


def _tells_more_than_delay(record: logging.LogRecord) -> bool:
    # On loopback an answer can be there before discord.py has noted when it asked; it then reports a whole interval.
    return not str(record.msg).startswith("Can't keep up")


@contextmanager
def point_discord_py_at(base_url: str) -> Iterator[None]:
    """Let every discord.py client of this process talk to the local Discord at `base_url`; undone at the end.

    Changes the base addresses of REST, gateway and CDN, which are class attributes. Close clients before the context
    ends, because they look the addresses up at each call.
    """
    gateway = DiscordWebSocket
    kept = Route.BASE, gateway.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = f"{base_url}/api/v{discord.http.INTERNAL_API_VERSION}"
    gateway.DEFAULT_GATEWAY = yarl.URL(base_url.replace("http", "ws", 1)) / "gateway"
    Asset.BASE = f"{base_url}/cdn"
    _GATEWAY_LOG.addFilter(_tells_more_than_delay)
    try:
        yield
    finally:
        _GATEWAY_LOG.removeFilter(_tells_more_than_delay)
        Route.BASE, gateway.DEFAULT_GATEWAY, Asset.BASE = kept
