"""Every failure that is expected of an outgoing call, told from what discord.py raises."""

from __future__ import annotations

import aiohttp
import discord

from bot.delivery import codes
from bot.delivery.results import RATE_LIMITED, Archived, Closed, Expired, Forbidden, Gone, Later, Refused, TooOld

SHORTEST_WAIT_S = 5.0

EXPECTED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What an outgoing call may raise without being a defect of ours."""

_SIMPLE: dict[int, Refused] = {
    codes.UNKNOWN_CHANNEL: Gone(codes.UNKNOWN_CHANNEL, "channel"),
    codes.UNKNOWN_SERVER: Gone(codes.UNKNOWN_SERVER, "channel"),
    codes.UNKNOWN_MEMBER: Closed(codes.UNKNOWN_MEMBER),
    codes.UNKNOWN_USER: Closed(codes.UNKNOWN_USER),
    codes.UNKNOWN_MESSAGE: Gone(codes.UNKNOWN_MESSAGE, "message"),
    codes.UNKNOWN_WEBHOOK: Expired(codes.UNKNOWN_WEBHOOK),
    codes.UNKNOWN_INTERACTION: Expired(codes.UNKNOWN_INTERACTION),
    codes.TOO_OLD_TO_EDIT: TooOld(codes.TOO_OLD_TO_EDIT),
    codes.NO_ACCESS: Forbidden(codes.NO_ACCESS, ("view_channel",)),
    codes.DMS_CLOSED: Closed(codes.DMS_CLOSED),
    codes.NO_PERMISSION: Forbidden(codes.NO_PERMISSION),
    codes.DEAD_TOKEN: Expired(codes.DEAD_TOKEN),
    codes.THREAD_ARCHIVED: Archived(codes.THREAD_ARCHIVED),
    codes.NO_MUTUAL_SERVER: Closed(codes.NO_MUTUAL_SERVER),
    codes.THREAD_LOCKED: Archived(codes.THREAD_LOCKED),
}


def refusal(error: BaseException) -> Refused:
    """The result that an expected failure stands for."""
    match error:
        case discord.RateLimited():
            return Later(RATE_LIMITED, max(SHORTEST_WAIT_S, error.retry_after))
        case discord.HTTPException():
            return _answered(error)
        case _:
            return Later(0)


def _answered(error: discord.HTTPException) -> Refused:
    if error.code in _SIMPLE:
        return _SIMPLE[error.code]
    if error.status == RATE_LIMITED or error.status >= 500:
        return Later(error.status)
    return Refused(error.code or error.status)
