"""The local Discord's refusals: to the bot (over REST) and to people (in its client)."""

from __future__ import annotations

from bot.local.model import Json

OLD_EDITS_RETRY_AFTER_S = 3600.0
_KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10026: (404, "Unknown Ban"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user"),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
    180000: (400, "Cannot update a finished event"),
}


class ApiError(Exception):
    """An error answer of Discord's REST: HTTP status, JSON code, message, errors in the request's body."""

    def __init__(
        self,
        code: int,
        message: str | None = None,
        *,
        status: int | None = None,
        errors: Json | None = None,
    ) -> None:
        known_status, known_message = _KNOWN.get(code, (400, "Bad Request"))
        self.code = code
        self.status = known_status if status is None else status
        self.message = known_message if message is None else message
        self.errors = errors
        super().__init__(f"{self.status} {self.code}: {self.message}")

    def body(self) -> Json:
        """The JSON body as Discord shapes it."""
        body: Json = {"message": self.message, "code": self.code}
        if self.status == 429:
            body |= {"retry_after": OLD_EDITS_RETRY_AFTER_S, "global": False}
        return body if self.errors is None else {**body, "errors": self.errors}


class ClientRefused(Exception):
    """A Discord client does not allow what a person tried (a disabled button, a hidden channel …)."""


class InteractionFailed(Exception):
    """The bot did not answer in time: the person reads "This interaction failed"."""
