"""What texts may not say, and how long texts of a kind may be: the mechanical part of `docs/style.md`."""

from __future__ import annotations

import re

OLD_WORDS = re.compile(
    r"\b(shall|whom|whoever|whomever|anew|upon|bars?|barred|bears?|lapses?|mends?|by lot|besides|wholly|merely|"
    r"rightly|lately|it isn’t you|cannot|do not|does not|is not|are not)\b|(^|[.:;!?] )(it|there|that) is\b",
    re.IGNORECASE | re.MULTILINE,
)
"""Words of a century ago, openings that make a riddle of a refusal, and what is always contracted (English)."""

OFFICE_WORDS = re.compile(r"\b(jakožto|neviděn|ač|nač|ledaže|jehož)\b", re.IGNORECASE)
"""Words of Czech offices and old books."""

LOOSE = re.compile(r"(?<![\w.\u00a0/-])[KkSsVvZzUuOoIiAa] (?=[\w„*])|(?<![\w.:])\d+ (?=[a-zěščřžýáíéúůóťďň])")
"""A one-letter Czech word, or a number, that a line may end with."""

TWICE_LI = re.compile(r"\w-li\b[^.:;!?]*\w-li\b")

CASELESS = {"who", "seat", "owner", "target", "opponent", "people", "winners", "accused", "named", "seats", "players"}
"""Values that are names of people: no Czech preposition before them, as names stay in the nominative."""

PREPOSITIONS = re.compile(
    r"(?:^|[\s(\u00a0])(k|ke|s|se|v|ve|z|ze|u|o|na|od|do|pro|po|za|před|nad|pod|mezi|při|bez)[ \u00a0]$"
)

LONGEST_KIND = (
    (re.compile(r".*-prompt-.*"), 100),
    (re.compile(r"(.*-)?error-(?!unknown-button).*"), 90),
    (re.compile(r".*-rule-.*"), 250),
    (re.compile(r"(?!error-).*-button"), 30),
    (re.compile(r".*-help"), 110),
)
"""The characters a message of each kind may have, without what is filled in."""

LONG_TEXTS = {
    "error-unreadable-now": "who may end the table, as nobody else helps",
    "error-not-kept": "what became of the move, and who can help",
    "agent-avenue-rule-AA-46": "who proposes, who confirms and what time does belong together",
    "infiltraitors-rule-IN-6": "a shot with both outcomes",
    "infiltraitors-rule-IN-25": "all of mission 18",
    "infiltraitors-rule-IN-26": "all of mission 19",
    "infiltraitors-rule-IN-31": "all that a board can lose",
    "mind-mgmt-rule-MM-12": "an immortal’s move and what it costs",
    "mind-mgmt-rule-MM-32": "a question with all its answers",
    "mind-mgmt-rule-MM-38": "four powers under one number",
    "the-plan-rule-TP-13": "all that a bonus card does",
    "the-plan-rule-TP-20": "a claim from door to proof",
    "wink-rule-WK-1": "the whole setup",
    "wink-rule-WK-5": "a naming with its three outcomes",
    "wink-rule-WK-6": "an accusation with both outcomes",
    "wink-rule-WK-22": "everything that is set in a turn",
    "wink-rule-WK-24": "who sees which wink",
    "mind-mgmt-panel-sense-button": "what is asked must stand in the button for those who hear it",
}
"""Messages that are longer than their kind, each with its reason."""


def kind_limit(message_id: str) -> int | None:
    """The most characters a message may have by its kind, or none; an exception may be as long as it is."""
    return None if message_id in LONG_TEXTS else limit_of_kind(message_id)


def limit_of_kind(message_id: str) -> int | None:
    """The most characters of a message's kind, or none."""
    return next((limit for kind, limit in LONGEST_KIND if kind.fullmatch(message_id)), None)


NAMES = (
    "safehouse agent avenue agents the plan bill falls dusty henry juno lyme meru quill vera infiltraitors mind "
    "mgmt wink"
)
"""Words of names, which need no translation: the bot's, the games', those of people in them."""

ALIKE = {
    "cs": "agent billb billboard bonus bus font graf graffiti limit segment server tuk tuktuk",
    "de": "agent bonus bus café code graf graffiti hand in masterplan mission moment saboteur segment server "
    "supercomputer training tuk",
    "es": "agent bus café graf normal spoilers tuk",
    "fr": "agent agents bus café code font graf graffiti minutes mission modules moment notes options pause points "
    "saboteur segment spoilers suspect suspects temple torches training tram tuk",
    "hu": "graf graffiti tuk tuktuk",
    "nl": "agent billb billboard bonus bus café code computer font graffiti hand host in is later moment open palm "
    "saboteur segment server spoilers supercomputer training tram tuk tuktuk modules",
    "pl": "agent billboard bonus bus font graf graffiti limit moment segment tuk",
}
"""Words that a language and English write alike: a message of these alone isn't one that was left in English."""
