"""Every failure that is expected of an outgoing call, told from what discord.py raises."""

from __future__ import annotations

import aiohttp
import discord

from bot.delivery.results import Archived, Closed, Expired, Forbidden, Gone, Later, Refused, TooOld

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
TOO_OLD_TO_EDIT = 30046
ALREADY_ACKNOWLEDGED = 40060
NO_ACCESS = 50001
DMS_CLOSED = 50007
NO_PERMISSION = 50013
DEAD_TOKEN = 50027
THREAD_ARCHIVED = 50083
NO_MUTUAL_SERVER = 50278
THREAD_LOCKED = 160005

SHORTEST_WAIT_S = 5.0

EXPECTED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What an outgoing call may raise without being a defect of ours."""

_SIMPLE: dict[int, Refused] = {
    UNKNOWN_CHANNEL: Gone(UNKNOWN_CHANNEL, "channel"),
    UNKNOWN_SERVER: Gone(UNKNOWN_SERVER, "channel"),
    UNKNOWN_MEMBER: Closed(UNKNOWN_MEMBER),
    UNKNOWN_USER: Closed(UNKNOWN_USER),
    UNKNOWN_MESSAGE: Gone(UNKNOWN_MESSAGE, "message"),
    UNKNOWN_WEBHOOK: Expired(UNKNOWN_WEBHOOK),
    UNKNOWN_INTERACTION: Expired(UNKNOWN_INTERACTION),
    TOO_OLD_TO_EDIT: TooOld(TOO_OLD_TO_EDIT),
    NO_ACCESS: Forbidden(NO_ACCESS, ("view_channel",)),
    DMS_CLOSED: Closed(DMS_CLOSED),
    NO_PERMISSION: Forbidden(NO_PERMISSION),
    DEAD_TOKEN: Expired(DEAD_TOKEN),
    THREAD_ARCHIVED: Archived(THREAD_ARCHIVED),
    NO_MUTUAL_SERVER: Closed(NO_MUTUAL_SERVER),
    THREAD_LOCKED: Archived(THREAD_LOCKED),
}


def refusal(error: BaseException) -> Refused:
    """The result that an expected failure stands for."""
    match error:
        case discord.RateLimited():
            return Later(429, max(SHORTEST_WAIT_S, error.retry_after))
        case discord.HTTPException():
            return _answered(error)
        case _:
            return Later(0)


def _answered(error: discord.HTTPException) -> Refused:
    if error.code in _SIMPLE:
        return _SIMPLE[error.code]
    if error.status == 429 or error.status >= 500:
        return Later(error.status)
    return Refused(error.code or error.status)
