"""Limits of embeds."""

from __future__ import annotations

from bot.local.limits.form_body import FormBody
from bot.local.model import Json

MOST_EMBEDS = 10
MOST_TEXT = 6000
_LINK_SCHEMES = ("http", "https")
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
    form.url(embed, "url", schemes=_LINK_SCHEMES, required=False)
    form.moment(embed, "timestamp")
    form.whole(embed, "color", 0, 0xFFFFFF)
    for index, field in enumerate(form.items(embed, "fields", 0, 25)):
        (form / "fields" / index).text(field, "name", most=256)
        (form / "fields" / index).text(field, "value", most=1024)
        (form / "fields" / index).flag(field, "inline")
    if footer := form.dictionary(embed, "footer"):
        (form / "footer").text(footer, "text", most=2048)
        (form / "footer").url(footer, "icon_url", schemes=_MEDIA_SCHEMES, required=False)
    if author := form.dictionary(embed, "author"):
        (form / "author").text(author, "name", most=256)
        (form / "author").url(author, "url", schemes=_LINK_SCHEMES, required=False)
        (form / "author").url(author, "icon_url", schemes=_MEDIA_SCHEMES, required=False)
    for key in ("image", "thumbnail"):
        if media := form.dictionary(embed, key):
            (form / key).url(media, "url", schemes=_MEDIA_SCHEMES)
    shown = ("title", "description", "fields", "footer", "author", "image", "thumbnail")
    form.require(any(embed.get(key) for key in shown), "BASE_TYPE_REQUIRED", "This field is required")


def _size(embed: Json) -> int:
    unnoted = FormBody()
    texts = [embed.get("title"), embed.get("description")]
    texts += [unnoted.dictionary(embed, "footer").get("text"), unnoted.dictionary(embed, "author").get("name")]
    for field in unnoted.items(embed, "fields", 0, 25):
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
