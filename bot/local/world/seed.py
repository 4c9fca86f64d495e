"""The contents of a new world."""

from __future__ import annotations

from bot.local.model import ANNOUNCEMENT, FORUM, STAGE, TEXT, VOICE
from bot.local.world.world import World

SERVER = "Safehouse"
CHANNELS = {
    "general": TEXT,
    "table-1": TEXT,
    "table-2": TEXT,
    "announcements": ANNOUNCEMENT,
    "lounge": VOICE,
    "auditorium": STAGE,
    "forum": FORUM,
}
"""A channel of each kind to play in, by name."""
PEOPLE = {"Ada": "en-US", "Boris": "en-GB", "Cleo": "cs", "Dmitri": "uk"}


def seed(world: World) -> None:
    """Fill a new world in one transaction: one server owned by Ada, its channels, four people.

    Newcomers are told of in the first channel.
    """
    with world.store.together():
        _fill(world)


def _fill(world: World) -> None:
    owner, *others = [world.add_person(name, locale=locale) for name, locale in PEOPLE.items()]
    server = world.add_server(SERVER, owner=owner)
    channels = [world.add_channel(server, name, kind) for name, kind in CHANNELS.items()]
    world.set_system_channel(server, channels[0])
    for person in others:
        world.rejoin(person, server)
