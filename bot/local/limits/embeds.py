"""Limits of embeds."""

from __future__ import annotations

from bot.local.limits.form_body import FormBody
from bot.local.model import Json

MOST_EMBEDS = 10
MOST_TEXT = 6000
_MEDIA_SCHEMES = ("http", "https", "attachment")


def check_embeds(form: FormBody, holder: Json) -> None:
    """Note everything wrong with a message's embeds."""
    embeds = form.items(holder, "embeds", 0, MOST_EMBEDS)
    for index, embed in enumerate(embeds):
        _check_embed(form / "embeds" / index, embed)
    (form / "embeds").require(
        sum(_size(embed) for embed in embeds) <= MOST_TEXT,
        "MAX_EMBED_SIZE_EXCEEDED",
        f"Embed size exceeds maximum size of {MOST_TEXT}",
    )


def _check_embed(form: FormBody, embed: Json) -> None:
    form.text(embed, "title", most=256, least=0, required=False)
    form.text(embed, "description", most=4096, least=0, required=False)
    form.whole(embed, "color", 0, 0xFFFFFF)
    for index, field in enumerate(form.items(embed, "fields", 0, 25)):
        (form / "fields" / index).text(field, "name", most=256)
        (form / "fields" / index).text(field, "value", most=1024)
    if embed.get("footer"):
        (form / "footer").text(embed["footer"], "text", most=2048)
    if embed.get("author"):
        (form / "author").text(embed["author"], "name", most=256)
    for key in ("image", "thumbnail"):
        if embed.get(key):
            (form / key).url(embed[key], "url", schemes=_MEDIA_SCHEMES)
    shown = ("title", "description", "fields", "footer", "author", "image", "thumbnail")
    form.require(any(embed.get(key) for key in shown), "BASE_TYPE_REQUIRED", "This field is required")


def _size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or ():
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
