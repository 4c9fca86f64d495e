"""The use cases of a lobby: open a table, fill it, begin, and see to it that none lies idle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.basics.entropy import SEED_BYTES, Entropy, dice
from bot.delivery import Result, Sent
from bot.panels.covers import game_name
from bot.panels.note import Note
from bot.tables.paces import pacing_of
from engines.core.game import AnyGame, Options
from engines.table import ending, hosting, lobby
from engines.table.changes import Draft, Plan
from engines.table.record import Group, Holder, Pacing, Person, Place, Record
from engines.table.snapshot import Snapshot

if TYPE_CHECKING:
    from datetime import datetime

    from bot.app import App

SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table is opened for: the game's options, and the group whose campaign it belongs to, if any."""

    options: Options
    group: Group | None = None


async def open_table(
    app: App, game: AnyGame, place: Place, host: Person, invited: Iterable[Person] = (), terms: Terms | None = None
) -> Record:
    """Open a lobby in a channel, its host on the first seat. Raises `PlaceTaken`, a campaign's also `GroupPlays`."""
    terms = terms or Terms(game.options())
    update = {
        "host": host,
        "holders": (Holder(person=host), *lobby.empty_seats(game, terms.options)[1:]),
        "invited": tuple(person for person in dict.fromkeys(invited) if person != host),
        "group": terms.group,
    }
    pacing = pacing_of(app.servers.settings(place.server).pace)
    options = terms.options
    if pacing.pace == "daily" and terms.group is None:
        options = options.model_copy(update=hosting.suited(game, pacing, game.at_daily))
    record = new_record(app, game, options, place, pacing)
    return await app.store.sessions.create(record.model_copy(update=update))


def new_record(app: App, game: AnyGame, options: Options, place: Place, pacing: Pacing) -> Record:
    """A session that is to be created now, nobody seated yet, with a seed and a salt of its own."""
    now = app.clock.now()
    return Record(
        id=0,
        game=game.id,
        game_version=game.version,
        options=options.model_dump(mode="json"),
        place=place,
        pacing=pacing,
        created_at=now,
        changed_at=now,
        seed=app.entropy(SEED_BYTES),
        salt=app.entropy(SALT_BYTES),
    )


async def show_new_table(app: App, record: Record) -> Result:
    """Post the new lobby, call those who were invited and the server's role; where it can't be posted it closes."""
    shown = await app.publisher.show_board(record.id)
    if isinstance(shown, Sent):
        await tell_invited(app, record, record.invited, record.host)
        await _call_role(app, record)
    else:
        await app.registry.change(record.id, ending.abandon("abandoned"))
    return shown


async def tell_invited(app: App, record: Record, people: Iterable[Person], host: Person | None) -> None:
    """Call people to a table they have just been invited to."""
    called = tuple(person for person in people if person != host)
    if called:
        words = app.words_in(record.place.server)
        mentions = tuple(f"<@{person}>" for person in called)
        said = words.get("lobby-invitation", people=mentions, host=f"<@{host}>", game=game_name(record.game))
        await app.delivery.post(record.place.channel, Note(said, mentions=called), silent=False)


async def _call_role(app: App, record: Record) -> None:
    role = app.servers.settings(record.place.server).role
    if role is not None:
        words = app.words_in(record.place.server)
        said = words.get("lobby-role-call", role=f"<@&{role}>", host=f"<@{record.host}>", game=game_name(record.game))
        await app.delivery.post(record.place.channel, Note(said, roles=(role,)), silent=False)


def shuffled(host: Person, entropy: Entropy) -> Plan:
    """Let chance seat everybody."""
    return lobby.shuffle(host, dice(entropy).shuffle)


def close_if_idle(before: datetime) -> Plan:
    """Close a lobby in which nothing has happened since a moment and whose starting time, if any, is past."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        waits = record.starts_at is not None and record.starts_at > now
        if record.status != "lobby" or record.changed_at >= before or waits:
            return None
        return ending.abandon("idle")(snapshot, now)

    return plan


def place_program(host: Person, sits: bool) -> Plan:
    """Put the program on the first free seat, or take it from the last it has."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        holders = snapshot.record.holders
        seats = [seat for seat, holder in enumerate(holders) if (holder.free if sits else holder.program)]
        return lobby.set_program(host, seats[0 if sits else -1], sits)(snapshot, now) if seats else None

    return plan
