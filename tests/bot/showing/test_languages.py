"""Everybody in private is answered in their own language; what all see is in the server's."""

from __future__ import annotations

from unittest.mock import ANY

from bot.local.model import Message
from bot.panels.names import labelled
from renderers.words import SOURCE, locales, words
from tests.bot.showing.tables import Table, eventually, table
from tests.support.bot import RunningBot, parts, running_bot, written

CZECH, ENGLISH = words("cs"), words("en")


def pictured(message: Message) -> str:
    """The words beside a message's pictures."""
    return "\n".join(item["description"] for part in parts(message["components"]) for item in part.get("items", ()))


def hand_of(at: Table, who: str) -> Message:
    """Somebody's newest private message with a picture."""
    seen = at.bot.seen(who, where=at.channel)
    return next(message for message in reversed(seen) if message["flags"] & 64 and pictured(message))


async def neighbours(bot: RunningBot) -> Table:
    """Agent Avenue in play between Ada and Boris, who speaks Czech, in an English server."""
    bot.speaks("Boris", "cs")
    return await table(bot, "agent_avenue")


async def test_a_hand_is_in_its_owners_language_and_the_board_in_the_servers() -> None:
    async with running_bot() as bot:
        at = await neighbours(bot)
        board = at.board("Boris")
        await bot.press("Boris", "My hand")
        hand = hand_of(at, "Boris")
        assert CZECH.get("hand-refresh-button") in written(hand)
        assert pictured(hand).splitlines()[0].startswith(("Vylož dvě karty", "Tah 1: A vykládá dvě karty"))
        assert "oni" in pictured(hand)
        assert "they" not in pictured(hand)
        after = at.board("Boris")
        assert written(after) == written(board)
        assert pictured(after).startswith("Turn 1: ")
        assert "lays two cards" in pictured(after)
        assert "Moje karty" not in written(after)


async def test_both_are_asked_and_told_the_same_in_their_own_languages() -> None:
    async with running_bot() as bot:
        at = await neighbours(bot)
        read = {"Ada": "", "Boris": ""}
        for who in read:
            await bot.press(who, "My hand")
        for _ in range(6):
            await at.act(min((await at.snapshot()).to_act()))
            for who in read:
                read[who] += written(hand_of(at, who)) + pictured(hand_of(at, who))
        for english, czech in (
            ("Play two cards of different names", "Vylož dvě karty různých jmen"),
            (" lies face up. ", "Lícem nahoru leží: "),
            ("Turn 2: ", "Tah 2: "),
            ("they ", "oni "),
        ):
            assert (english in read["Ada"], czech in read["Ada"]) == (True, False)
            assert (english in read["Boris"], czech in read["Boris"]) == (False, True)


async def test_refusals_guide_and_rules_are_private_and_in_the_persons_language() -> None:
    async with running_bot() as bot:
        at = await neighbours(bot)
        public = written(at.board("Ada"))
        guide = await bot.press("Boris", "How to play")
        assert CZECH.get("guide-heading", game=CZECH.get("agent-avenue-name")) in written(guide)
        assert "Kdo" not in public
        rules = await bot.slash("Boris", "rules", query="Kryptografky")
        assert "Tři Kryptografky ve hře vyhrávají" in written(rules)
        refused = await bot.slash("Boris", "game start")
        assert written(refused) == CZECH.get("error-not-in-lobby")
        for answer in (guide, rules, refused):
            assert answer["flags"] & 64
        assert written(at.board("Ada")) == public


async def test_a_czech_server_has_a_czech_board_and_english_hands_for_those_who_speak_english() -> None:
    async with running_bot() as bot:
        server = next(iter(bot.local.world.servers))
        bot.local.world.set_server_locale(server, "cs")
        await eventually(lambda: bot.app.servers.words(server).locale == "cs")
        await bot.slash("Ada", "play", game="agent_avenue")
        await bot.press("Boris", CZECH.get("lobby-join-button"))
        await bot.press("Ada", CZECH.get("lobby-start-button"))
        await bot.app.outbox.idle()
        assert bot.sees("Cleo", CZECH.get("hand-button"))
        assert "vykládá dvě karty" in bot.reads("Cleo")
        hand = await bot.press("Ada", CZECH.get("hand-button"))
        assert ENGLISH.get("hand-refresh-button") in written(hand)
        assert "Obnovit" not in written(hand)


async def test_commands_are_named_in_every_shipped_language() -> None:
    async with running_bot() as bot:
        commands = {each["name"]: each for each in bot.local.world.commands.values()}
        named, described = commands["play"]["name_localizations"], commands["rules"]["description_localizations"]
        assert (named["cs"], described["cs"]) == ("hrát", CZECH.get("command-rules-description"))
        spanish = {"es-ES", "es-419"}
        told = (set(locales()) - {SOURCE, "es"}) | (spanish if "es" in locales() else set())
        assert named.keys() == described.keys() == told


async def test_what_is_typed_is_understood_in_ones_own_language_and_in_english() -> None:
    async with running_bot() as bot:
        at = await neighbours(bot)
        for typed in ("sousedspion", "můj soused", "agent aven"):
            offers = await _offered(bot, "Boris", "play", "game", typed)
            assert offers == [("Můj soused špion", "agent_avenue")] * (typed != "sousedspion")
        assert "Kryptograf" in written(await bot.slash("Boris", "rules", query="codebreakers"))
        await bot.slash("Boris", "play", game="mind mgmt", where="table-2")
        assert (await bot.record("table-2")).game == "mind_mgmt"
        seat = 1
        while seat not in (await at.snapshot()).to_act():
            await at.act(0)
        now = await at.snapshot()
        english, czech = (labelled(now, words) for words in (ENGLISH, CZECH))
        told = now.game.describe(now.view(1), now.legal(1)[0])
        assert (await _offered(bot, "Boris", "move", "move", english(told)))[0] == (czech(told), ANY)
        await bot.slash("Boris", "move", move=english(told))
        assert (await at.snapshot()).record.version == now.record.version + 1


async def _offered(bot: RunningBot, who: str, command: str, option: str, typed: str) -> list[tuple[str, str]]:
    offers = await bot.local.people.autocomplete(bot.person(who), bot.channel(), command, option, typed)
    return [(each["name"], each["value"]) for each in offers]
