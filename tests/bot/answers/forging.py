"""Presses that nobody's client would send, made from the custom ids of real messages, each damaged in one way."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bot.local.model import Interaction, InteractionKind, Json
from bot.local.world import prompts
from bot.tables.keys import LONGEST_ID
from tests.support.bot import RunningBot, controls

ODD = (
    *("", "0", "-1", "1", str(2**63 - 1), str(2**63), "9" * 30, "x", "on", "-", "None", " ", "١", "²", "é" * 40),
    *("{ $who }", "<@1>", "../..", "\x00", "\U0001f30d", "0.5", "add", "sure", "page", "lantern", "a.b.c"),
)
BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT = 2, 3, 5, 6, 8
KINDS = (BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT)
PEOPLE = ("Ada", "Boris", "Cleo", "Dmitri")


@dataclass(frozen=True)
class Sample:
    """A control that somebody has seen on a real message, or a form that one has opened."""

    who: str
    channel: int
    message: int
    custom_id: str
    kind: int = BUTTON
    values: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    form: bool = False

    @property
    def name(self) -> str:
        """The entrance."""
        return self.custom_id.split(":")[0]


@dataclass
class Samples:
    """The samples found so far, those of earlier questions too."""

    bot: RunningBot
    found: dict[str, Sample] = field(default_factory=dict)

    def look(self, *channels: int) -> None:
        """Take in what everybody sees now."""
        for who in PEOPLE:
            dm = self.bot.local.world.dms.get(self.bot.person(who))
            for channel in (*channels, *(() if dm is None else (dm,))):
                for message in self.bot.seen(who, where=channel):
                    for control in controls(message):
                        if "custom_id" in control:
                            self._take(_sample(who, channel, int(message["id"]), control))

    def form(self, who: str, opened: Interaction) -> None:
        """Take a form in that somebody has opened."""
        assert opened.modal is not None
        fields = tuple(each["component"]["custom_id"] for each in opened.modal["components"])
        at = Sample(who, opened.channel, opened.source or 0, opened.modal["custom_id"], fields=fields, form=True)
        self._take(at)

    def _take(self, sample: Sample) -> None:
        self.found.setdefault(sample.custom_id, sample)


def _sample(who: str, channel: int, message: int, control: Json) -> Sample:
    values = tuple(option["value"] for option in control.get("options", ()))
    return Sample(who, channel, message, control["custom_id"], control["type"], values)


Damage = Callable[[random.Random, Sample, Sample], Sample]
"""Makes a forged press of one sample, and another one that it may take something of."""


def _with_args(sample: Sample, args: list[str]) -> Sample:
    return replace(sample, custom_id=":".join([sample.name, *args])[:LONGEST_ID])


def _args(sample: Sample) -> list[str]:
    return sample.custom_id.split(":")[1:]


def _truncated(rng: random.Random, sample: Sample, _: Sample) -> Sample:
    return replace(sample, custom_id=sample.custom_id[: rng.randrange(1, len(sample.custom_id) + 1)])


def _other_table(_: random.Random, sample: Sample, other: Sample) -> Sample:
    return _with_args(sample, [*_args(other)[:1], *_args(sample)[1:]])


def _other_args(rng: random.Random, sample: Sample, other: Sample) -> Sample:
    own, others = _args(sample), _args(other)
    at = rng.randrange(len(own) + 1)
    return _with_args(sample, [*own[:at], *others[at:]])


def _other_entrance(_: random.Random, sample: Sample, other: Sample) -> Sample:
    return replace(sample, custom_id=":".join([other.name, *_args(sample)])[:LONGEST_ID])


def _odd_arg(rng: random.Random, sample: Sample, _: Sample) -> Sample:
    args = [*_args(sample), ""]
    args[rng.randrange(len(args))] = rng.choice(ODD)
    return _with_args(sample, args)


def _padded(rng: random.Random, sample: Sample, _: Sample) -> Sample:
    return replace(sample, custom_id=(sample.custom_id + rng.choice((":", "x", "é", ":0")) * LONGEST_ID)[:LONGEST_ID])


def _other_person(rng: random.Random, sample: Sample, _: Sample) -> Sample:
    return replace(sample, who=rng.choice(PEOPLE[:3]))


def _other_kind(rng: random.Random, sample: Sample, other: Sample) -> Sample:
    return replace(sample, kind=rng.choice(KINDS), values=rng.choice((other.values, sample.values, ())), form=False)


def _odd_values(rng: random.Random, sample: Sample, other: Sample) -> Sample:
    values = tuple(rng.choice((*ODD, *other.values)) for _ in range(rng.randrange(4)))
    return replace(sample, kind=rng.choice(KINDS[1:]), values=values, form=False)


def _other_message(_: random.Random, sample: Sample, other: Sample) -> Sample:
    return replace(sample, channel=other.channel, message=other.message)


def _other_form(rng: random.Random, sample: Sample, other: Sample) -> Sample:
    fields = rng.choice(((), other.fields, ("text",), ("start",), ("name", "days")))
    return replace(sample, form=True, fields=fields)


DAMAGES: tuple[Damage, ...] = (
    *(_truncated, _other_table, _other_args, _other_entrance, _odd_arg, _padded),
    *(_other_person, _other_kind, _odd_values, _other_message, _other_form),
)


def forged(rng: random.Random, samples: list[Sample]) -> Sample:
    """A press damaged in a way or two."""
    press = rng.choice(samples)
    for damage in rng.sample(DAMAGES, rng.choice((1, 1, 2))):
        press = damage(rng, press, rng.choice(samples))
    return press


def sent(bot: RunningBot, rng: random.Random, press: Sample) -> Interaction:
    """Let it come in, from whoever it says, as Discord would pass it on."""
    kind: InteractionKind = "modal" if press.form else "component"
    if press.form:
        written = [
            {"type": 18, "component": {"type": 4, "custom_id": each, "value": rng.choice(ODD)}}
            for each in press.fields
        ]
        data: Json = {"custom_id": press.custom_id, "components": written}
    else:
        data = {"custom_id": press.custom_id, "component_type": press.kind, "id": 1}
        if press.kind != BUTTON:
            data["values"] = list(press.values)
    world = bot.local.world
    at = press.channel if world.find_message(press.channel, press.message) is not None else bot.channel()
    source = press.message if at == press.channel else int(bot.seen(press.who, where=at)[0]["id"])
    return prompts.start(world, bot.person(press.who), at, kind, data, source=source)
