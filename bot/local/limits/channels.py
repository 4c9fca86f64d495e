"""Limits of a channel's settings."""

from __future__ import annotations

from bot.local.limits.form_body import FormBody
from bot.local.model import Json

MOST_OVERWRITES = 100
_PLAIN = ("name", "nsfw", "position", "rate_limit_per_user")


def check_channel(form: FormBody, body: Json) -> Json:
    """Note everything wrong with changes of a channel, and return them as Discord keeps them."""
    form.text(body, "name", most=100, required="name" in body)
    form.text(body, "topic", most=1024, least=0, required=False)
    form.flag(body, "nsfw")
    form.whole(body, "position", 0, 2**31 - 1)
    form.whole(body, "rate_limit_per_user", 0, 21600)
    changes = {key: body[key] for key in _PLAIN if body.get(key) is not None}
    if "topic" in body:
        changes["topic"] = body["topic"]
    if "parent_id" in body:
        parent = form.id(body, "parent_id")
        changes["parent_id"] = None if parent is None else str(parent)
    if "permission_overwrites" in body:
        listed = form.items(body, "permission_overwrites", 0, MOST_OVERWRITES)
        changes["permission_overwrites"] = [
            _overwrite(form / "permission_overwrites" / index, each) for index, each in enumerate(listed)
        ]
    return changes


def _overwrite(form: FormBody, given: Json) -> Json:
    form.one_of(given, "type", (0, 1))
    whose = (form / "id").snowflake(given.get("id"))
    allow, deny = (form.id(given, key) or 0 for key in ("allow", "deny"))
    return {"id": str(whose), "type": given.get("type"), "allow": str(allow), "deny": str(deny)}
