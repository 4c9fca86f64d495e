"""What a person can do on the page: read from JSON, then done."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from bot.local.client.clients import Clients
from bot.local.errors import ClientRefused, InteractionFailed
from bot.local.model import LOCALES, Interaction, Json
from bot.local.page.views import find_person


def _known_locale(locale: str) -> str:
    if locale not in LOCALES:
        raise ValueError(f"Discord has no locale {locale}")
    return locale


Locale = Annotated[str, AfterValidator(_known_locale)]
Name = Annotated[str, Field(min_length=1, max_length=32)]
LONGEST_TITLE = 100
Options = dict[str, str | int | float | bool]


class _Deed(BaseModel):
    model_config = ConfigDict(extra="forbid")

    person: str


class Say(_Deed):
    """Write a message."""

    kind: Literal["say"]
    channel: int
    text: str = Field(min_length=1, max_length=2000)


class WritePost(_Deed):
    """Write a new post in a forum; the first line is its title."""

    kind: Literal["post"]
    channel: int
    text: str = Field(min_length=1, max_length=2000)


class Slash(_Deed):
    """Send a slash command."""

    kind: Literal["slash"]
    channel: int
    command: str
    options: Options = {}


class UseMenu(_Deed):
    """Choose an entry in the menu of a user."""

    kind: Literal["menu"]
    channel: int
    command: str
    target: int


class Autocomplete(_Deed):
    """Ask for the choices that fit the text typed into an option."""

    kind: Literal["autocomplete"]
    channel: int
    command: str
    option: str
    text: str
    options: Options = {}


class Click(_Deed):
    """Press a button."""

    kind: Literal["click"]
    channel: int
    message: int
    custom_id: str


class Choose(_Deed):
    """Choose in a select."""

    kind: Literal["choose"]
    channel: int
    message: int
    custom_id: str
    values: list[str]


class Submit(_Deed):
    """Send a form."""

    kind: Literal["submit"]
    interaction: int
    values: dict[str, str | list[str]]


class SetLocale(_Deed):
    """Set the language of the person's client."""

    kind: Literal["locale"]
    locale: Locale


class SetDms(_Deed):
    """Allow direct messages or not."""

    kind: Literal["dms"]
    open: bool


class OpenDm(_Deed):
    """Open the direct messages with the bot."""

    kind: Literal["open_dm"]


class AddPerson(_Deed):
    """Add a new person to every server."""

    kind: Literal["person"]
    name: Name
    locale: Locale


Prompt = Slash | UseMenu | Click | Choose | Submit
Deed = Say | WritePost | Prompt | Autocomplete | SetLocale | SetDms | OpenDm | AddPerson

_READER: TypeAdapter[Deed] = TypeAdapter(Annotated[Deed, Field(discriminator="kind")])


def read_deed(body: bytes) -> Deed:
    """The deed in a request's body. Raises pydantic.ValidationError."""
    return _READER.validate_json(body)


async def perform(people: Clients, deed: Deed) -> Json:
    """Carry out a deed and return its result for the page.

    Raises ClientRefused, InteractionFailed, or LookupError for an unknown person.
    """
    person = find_person(people.world, deed.person).id
    match deed:
        case Say():
            return {"message": (await people.say(person, deed.channel, deed.text))["id"]}
        case WritePost():
            title = deed.text.strip().partition("\n")[0][:LONGEST_TITLE]
            return {"channel": str(await people.start_post(person, deed.channel, title, deed.text))}
        case Autocomplete():
            return await _autocomplete(people, person, deed)
        case OpenDm():
            return {"channel": str(people.world.dm(person))}
        case SetLocale() | SetDms() | AddPerson():
            return _settle(people, person, deed)
        case _:
            interaction = await _prompt(people, person, deed)
            return {"interaction": str(interaction.id), "modal": interaction.modal}


async def _prompt(people: Clients, person: int, deed: Prompt) -> Interaction:
    match deed:
        case Slash():
            return await _slash(people, person, deed)
        case UseMenu():
            return await people.menu(person, deed.channel, deed.command, deed.target)
        case Click():
            return await people.click(person, deed.channel, deed.message, deed.custom_id)
        case Choose():
            chosen = (deed.message, deed.custom_id, deed.values)
            return await people.choose(person, deed.channel, *chosen)
        case Submit():
            return await _submit(people, person, deed)


def _settle(people: Clients, person: int, deed: SetLocale | SetDms | AddPerson) -> Json:
    world = people.world
    match deed:
        case SetLocale():
            world.set_locale(person, deed.locale)
        case SetDms():
            (world.open_dms if deed.open else world.close_dms)(person)
        case AddPerson():
            if any(deed.name == known.name for known in world.people.values()):
                raise ClientRefused(f"{deed.name} is here already")
            world.add_person(deed.name, locale=deed.locale, servers=tuple(world.servers))
    return {}


async def _autocomplete(people: Clients, person: int, deed: Autocomplete) -> Json:
    typed = (deed.command, deed.option, deed.text)
    return {"choices": await people.autocomplete(person, deed.channel, *typed, **deed.options)}


async def _slash(people: Clients, person: int, deed: Slash) -> Interaction:
    try:
        return await people.slash(person, deed.channel, deed.command, **deed.options)
    except InteractionFailed:
        raise InteractionFailed("The application did not respond") from None


async def _submit(people: Clients, person: int, deed: Submit) -> Interaction:
    opener = people.world.interactions.get(deed.interaction)
    if opener is None:
        raise ClientRefused("this form is no longer open")
    try:
        return await people.submit(person, opener, deed.values)
    except InteractionFailed:
        raise InteractionFailed("Something went wrong. Try again.") from None
