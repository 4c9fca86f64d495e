"""The contents of a new world."""

from __future__ import annotations

from bot.local.world.world import World

SERVER = "Safehouse"
CHANNELS = ("general", "table-1", "table-2")
PEOPLE = {"Ada": "en-US", "Boris": "en-GB", "Cleo": "cs", "Dmitri": "uk"}


def seed(world: World) -> None:
    """Fill a new world in one transaction: one server owned by Ada, three channels, four people."""
    with world.store.together():
        _fill(world)


def _fill(world: World) -> None:
    owner, *others = [world.add_person(name, locale=locale) for name, locale in PEOPLE.items()]
    server = world.add_server(SERVER, owner=owner)
    for name in CHANNELS:
        world.add_channel(server, name)
    for person in others:
        world.rejoin(person, server)
