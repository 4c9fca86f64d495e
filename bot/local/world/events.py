"""Scheduled events of servers: made by the bot, in a place that is named (the kind that Discord calls external)."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.local.errors import ApiError
from bot.local.limits.form_body import FormBody
from bot.local.model import Json, Server
from bot.local.world.changes import WorldChange
from bot.local.world.permissions import BITS, in_server
from bot.local.world.world import World

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
EXTERNAL = 3
MOST_EVENTS = 100
NEXT = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""What an event can become, by what it is."""
_EDITABLE = ("name", "description", "entity_metadata", "scheduled_start_time", "scheduled_end_time", "status")


def of_server(world: World, server: Server) -> list[Json]:
    """The events of a server that are to come or under way."""
    return [each for each in world.events.values() if each["guild_id"] == str(server.id) and each["status"] in NEXT]


def create(world: World, server: Server, body: Json) -> Json:
    """A new event. Raises ApiError 50013, 30038 or 50035."""
    _demand(world, server)
    form = FormBody()
    form.one_of(body, "entity_type", (EXTERNAL,))
    form.one_of(body, "privacy_level", (2,))
    form.text(body, "name", most=100)
    for moment in ("scheduled_start_time", "scheduled_end_time"):
        (form / moment).require(body.get(moment), "BASE_TYPE_REQUIRED", "This field is required")
    _check(world, form, body, body)
    if len(of_server(world, server)) >= MOST_EVENTS:
        raise ApiError(30038)
    event = {
        "id": str(world.ids.next()),
        "guild_id": str(server.id),
        "channel_id": None,
        "creator_id": world.bot["id"],
        "name": body["name"],
        "description": body.get("description"),
        "image": None,
        "scheduled_start_time": body["scheduled_start_time"],
        "scheduled_end_time": body["scheduled_end_time"],
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": body["entity_metadata"]["location"]},
        "recurrence_rule": None,
        "privacy_level": 2,
        "guild_scheduled_event_exceptions": [],
    }
    return _kept(world, event, "GUILD_SCHEDULED_EVENT_CREATE")


def edit(world: World, event: Json, body: Json) -> Json:
    """Change an event, or what has become of it. Raises ApiError 50013, 50035 or 180000."""
    _demand(world, world.servers[int(event["guild_id"])])
    if event["status"] not in NEXT:
        raise ApiError(180000)
    form, changes = FormBody(), {key: body[key] for key in _EDITABLE if key in body}
    status = changes.get("status", event["status"])
    if status != event["status"]:
        form.one_of(changes, "status", NEXT[event["status"]])
    _check(world, form, changes, {**event, **changes})
    return _kept(world, {**event, **changes}, "GUILD_SCHEDULED_EVENT_UPDATE")


def delete(world: World, event: Json) -> None:
    """Delete an event. Raises ApiError 50013."""
    _demand(world, world.servers[int(event["guild_id"])])
    world.forget_event(event)
    _tell(world, event, "GUILD_SCHEDULED_EVENT_DELETE")


def _demand(world: World, server: Server) -> None:
    if not in_server(server, world.bot_id) & BITS["create_events"]:
        raise ApiError(50013)


def _check(world: World, form: FormBody, changes: Json, whole: Json) -> None:
    form.text(changes, "name", most=100, required="name" in changes)
    form.text(changes, "description", most=1000, required=False)
    if "entity_metadata" in changes:
        (form / "entity_metadata").text(form.dictionary(changes, "entity_metadata"), "location", most=100)
    for moment in ("scheduled_start_time", "scheduled_end_time"):
        form.moment(changes, moment)
    (form / "entity_metadata").require(whole.get("entity_metadata"), "BASE_TYPE_REQUIRED", "This field is required")
    form.raise_if_wrong()
    starts, ends = (_moment(whole[f"scheduled_{name}_time"]) for name in ("start", "end"))
    past = "scheduled_start_time" in changes and starts <= world.clock.now()
    (form / "scheduled_start_time").require(
        not past, "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
    )
    (form / "scheduled_end_time").require(
        ends > starts, "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Event cannot end before it starts."
    )
    form.raise_if_wrong()


def _moment(written: str) -> datetime:
    found = datetime.fromisoformat(written)
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _kept(world: World, event: Json, told: str) -> Json:
    world.keep_event(event)
    _tell(world, event, told)
    return event


def _tell(world: World, event: Json, told: str) -> None:
    world.announce(WorldChange("world", payload=event, event=told, server=int(event["guild_id"])))
