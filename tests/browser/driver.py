"""Driving the local Discord's page as a person would: by what is written on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Frame, Locator, Page, expect

DESKTOP = (1280, 800)
PHONE = (400, 800)
WIDE = (1440, 900)
PATIENCE_MS = 60_000
"""How long is waited for what takes a moment on a machine that has nothing else to do."""
expect.set_options(timeout=PATIENCE_MS)
CONTROLS = """offered => {
  const shown = document.querySelectorAll("[data-testid=message] [data-custom-id]");
  return JSON.stringify([...shown].map((each) => each.dataset.customId)) === JSON.stringify(offered);
}"""
WATCH = """control => {
  const named = ({ tagName, className, dataset: { testid, customId, value, label, person, place } }) =>
    [tagName, testid ?? className, customId, value, label, person, place].join();
  const wanted = named(control);
  const here = (node) => node instanceof HTMLElement && named(node) === wanted;
  top.document.arrived = false;
  const seen = (event) => (top.document.arrived ||= event.composedPath().some(here));
  document.addEventListener("click", seen, { capture: true, once: true });
}"""
"""Notes on the page whether the next press is on this control, or on what has been drawn in its place."""
HOST = "http://127.0.0.1/"
"""Whatever its port, the local Discord is of this host: pages of one site are drawn by one process."""
ARRIVED = "() => document.arrived !== false"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as shown: its alt text, its address, and its width in CSS pixels."""

    alt: str
    src: str
    width: float


async def press_on(control: Locator, *, tap: bool = False) -> None:
    """Press until the press has arrived at the control, or leads to another page."""
    arrived = False
    while not arrived:
        await control.evaluate(WATCH)
        await (control.tap() if tap else control.click())
        try:
            arrived = await control.page.evaluate(ARRIVED)
        except Error:
            return


class Profiles:
    """The browser's profiles by window size, each used by one page at a time: opening one takes a second or two.

    An empty page stays open in each, so that the process that draws a profile's pages outlives them.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[int, int], list[BrowserContext]] = {}

    async def take(self, size: tuple[int, int]) -> BrowserContext:
        """A profile that keeps nothing of what was done in it before."""
        free = self._free.setdefault(size, [])
        return free.pop() if free else await self._opened(size)

    async def give_back(self, size: tuple[int, int], context: BrowserContext, origin: str) -> None:
        """Forget what a page of this address has kept, and close all but the empty one."""
        for page in context.pages[1:]:
            devtools = await context.new_cdp_session(page)
            await devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
            await page.close()
        await context.clear_cookies()
        self._free[size].append(context)

    async def _opened(self, size: tuple[int, int]) -> BrowserContext:
        width, height = size
        context = await self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            device_scale_factor=2 if size == PHONE else 1,
            timezone_id="UTC",
            reduced_motion="reduce",
        )
        kept = await context.new_page()
        await kept.route("**/*", lambda route: route.fulfill(body=""))
        await kept.goto(HOST)
        return context


class Panes:
    """Opens people's pages; each in a browser profile of its own, so that nothing is shared but the world."""

    def __init__(self, profiles: Profiles, url: str) -> None:
        self._profiles = profiles
        self.url = url
        self._taken: list[tuple[tuple[int, int], BrowserContext]] = []
        self.errors: list[str] = []

    async def page(self, size: tuple[int, int] = DESKTOP) -> Page:
        """An empty page of this size.

        What it complains of in its console ends in `errors`, but for deeds that the server refused, and emojis that
        it doesn't have.
        """
        context = await self._profiles.take(size)
        self._taken.append((size, context))
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        return page

    def _note(self, said: ConsoleMessage) -> None:
        address = said.location["url"]
        if said.type == "error" and not (address.endswith("/ui/act") or "/cdn/emojis/" in address):
            self.errors.append(said.text)

    async def open(
        self, person: str | None = None, channel: str | None = None, size: tuple[int, int] = DESKTOP
    ) -> Pane:
        """The page of one person (by name), in a channel (by name or id)."""
        asked = {key: value for key, value in (("person", person), ("channel", channel)) if value}
        page = await self.page(size)
        await page.goto(f"{self.url}/?{urlencode(asked)}")
        return await Pane(page, page.main_frame, size).ready()

    async def beside(
        self, left: str, right: str, size: tuple[int, int] = WIDE, *, watch: Callable[[Page], None] | None = None
    ) -> tuple[Pane, Pane]:
        """One page with two people side by side; `watch` is given the page before it loads anything."""
        page = await self.page(size)
        if watch is not None:
            watch(page)
        await page.goto(f"{self.url}/?{urlencode({'person': left, 'beside': right})}")
        return (await framed(page, "left", size), await framed(page, "right", size))

    async def close(self) -> None:
        """Close every page opened."""
        for size, context in self._taken:
            await self._profiles.give_back(size, context, self.url)


async def framed(page: Page, side: str, size: tuple[int, int] = WIDE) -> Pane:
    """The left or right pane of a page that shows two."""
    handle = await page.wait_for_selector(f"iframe[name={side}]")
    assert handle is not None
    frame = await handle.content_frame()
    assert frame is not None
    return await Pane(page, frame, size).ready()


class Pane:
    """One person's client. Whatever does something returns once the bot has acknowledged it."""

    def __init__(self, page: Page, frame: Frame, size: tuple[int, int]) -> None:
        self.page = page
        self.frame = frame
        self.is_phone = size == PHONE

    async def ready(self) -> Pane:
        """Wait until the page is live."""
        await self.frame.wait_for_selector("body[data-connected=true]", timeout=PATIENCE_MS)
        return self

    def find(self, testid: str, **data: str) -> Locator:
        """Elements by their `data-testid` and further `data-` attributes (custom_id → data-custom-id)."""
        rest = "".join(f'[data-{key.replace("_", "-")}="{value}"]' for key, value in data.items())
        return self.frame.locator(f'[data-testid="{testid}"]{rest}')

    async def press_on(self, control: Locator) -> None:
        """Press a control as this client does: with a finger on a phone, else with the mouse.

        A press under which the page moves is lost, as a person's would be; it is pressed again.
        """
        await press_on(control, tap=self.is_phone)

    @property
    def messages(self) -> Locator:
        """The messages shown, oldest first."""
        return self.find("message")

    @property
    def last(self) -> Locator:
        """The newest message shown."""
        return self.messages.last

    # Who and where

    async def me(self) -> str:
        """The name of the person this page acts as."""
        return (await self.find("me").inner_text()).removeprefix("as ")

    async def act_as(self, name: str) -> None:
        """Become somebody else, by the menu."""
        await self._open_drawer()
        await self.press_on(self.find("person-panel"))
        await self.press_on(self.find("act-as", person=name))
        await expect(self.find("me")).to_have_text(f"as {name}")
        await self.ready()

    async def set_locale(self, locale: str) -> None:
        """Change the language of the person's client, by the menu."""
        await self._open_drawer()
        await self.press_on(self.find("person-panel"))
        await self.find("locale").select_option(locale)
        await expect(self.find("person-panel")).to_contain_text(locale)
        await self.frame.press("body", "Escape")
        if await self.find("drawer").is_visible():
            await self.frame.press("body", "Escape")

    async def go_to(self, channel: str) -> None:
        """Open a channel, thread or DM by the name in the list; DMs stand under their own sign."""
        await self._open_drawer()
        await self.press_on(self.frame.locator(f'[data-testid="channel"][data-name="{channel}"]'))
        await expect(self.find("place-name")).to_contain_text(channel)

    async def go_to_dms(self) -> None:
        """Open the direct messages with the bot."""
        await self._open_drawer()
        await self.press_on(self.find("place", place="@me"))
        await self.press_on(self.find("channel").first)

    async def reload(self) -> None:
        """Load the whole page anew."""
        await self.page.reload()
        await self.ready()

    async def _open_drawer(self) -> None:
        if await self.find("drawer").is_visible() and not await self.find("sidebar").is_visible():
            await self.press_on(self.find("drawer"))

    # Saying and commanding

    async def say(self, text: str) -> None:
        """Write an ordinary message."""
        await self.find("composer").fill(text)
        await self.find("composer").press("Enter")
        await expect(self.find("composer")).to_have_value("")

    async def slash(self, command: str, /, **options: str) -> None:
        """Send a slash command by its name ("game join"), with options by name and the text to be typed for each."""
        await self.start_command(command)
        for name, text in options.items():
            await self.fill_option(name, text)
        await self.send_command()

    async def start_command(self, command: str) -> None:
        """Choose a command in the list that typing / opens."""
        await self.find("composer").fill(f"/{command}")
        await self.press_on(self.find("picker-item", value=command))
        await expect(self.find("command-line", command=command)).to_be_visible()

    async def fill_option(self, name: str, text: str) -> None:
        """Type into an option's chip, and take the first suggestion that has the text, if there is any."""
        chip = self.find("option-input", option=name)
        if not await chip.count():
            await self.press_on(self.find("command-tail"))
            await self.press_on(self.find("picker-item", value=name))
        await chip.fill(text)
        loading = self.find("picker").get_by_text("Loading options…")
        await expect(loading).to_have_count(0)
        suggestion = self.find("picker-item").filter(has_text=re.compile(re.escape(text), re.IGNORECASE))
        if await suggestion.count():
            await self.press_on(suggestion.first)

    async def send_command(self) -> None:
        """Send the command that stands in the box."""
        box = self.find("command-line")
        if self.is_phone:
            await self.press_on(self.find("send"))
        else:
            await self.find("command-tail").press("Enter")
        await expect(box).to_have_count(0)
        await self._settled()

    async def suggestions(self) -> list[str]:
        """The labels that the list above the box offers."""
        return [str(await item.get_attribute("data-label")) for item in await self.find("picker-item").all()]

    # Components

    def button(self, label: str, within: Locator | None = None) -> Locator:
        """The newest button with this label."""
        labelled = self.frame.get_by_text(label, exact=True)
        return (within or self.messages).get_by_test_id("button").filter(has=labelled).last

    async def press(self, label: str, within: Locator | None = None) -> None:
        """Press the newest button with this label."""
        await self.press_on(self.button(label, within))
        await self._settled()

    async def pick(self, placeholder: str, *labels: str, within: Locator | None = None) -> None:
        """Choose in the newest select with this placeholder; several choices where it takes several."""
        select = (within or self.frame.locator("body")).locator(
            f'[data-testid="select"][data-placeholder="{placeholder}"]'
        )
        await self.open_select(select.last)
        await self.choose(*labels)

    async def open_select(self, select: Locator) -> None:
        """Press a select until it is open: a press under which the page moves is lost, as a person's would be."""
        while await select.get_attribute("aria-expanded") != "true":
            await self.press_on(select)

    async def choose(self, *labels: str) -> None:
        """Choose these in the select that is open."""
        popup = self.frame.locator(".select-popup")
        for label in labels:
            await self.press_on(popup.locator(f'[data-testid="option"][data-label="{label}"]'))
        done = popup.get_by_test_id("select-done")
        if await popup.count() and await done.count():
            await self.press_on(done)
        await expect(popup).to_have_count(0)
        await self._settled()

    async def fill(self, fields: dict[str, str | list[str]], *, submit: bool = True) -> None:
        """Fill in the form that is open, by its labels, and send it."""
        for label, value in fields.items():
            field = self.find("modal-field", label=label)
            if isinstance(value, str):
                await field.locator("input, textarea").fill(value)
            else:
                await self.open_select(field.get_by_test_id("select"))
                await self.choose(*value)
        if submit:
            await self.press_on(self.find("dialog-confirm"))
            await expect(self.find("modal")).to_have_count(0)

    async def dismiss(self) -> None:
        """Dismiss the newest message that only this person sees."""
        shown = self.find("dismiss")
        before = await shown.count()
        await self.press_on(shown.last)
        await expect(shown).to_have_count(before - 1)

    async def _settled(self) -> None:
        await expect(self.frame.locator('[aria-busy="true"]')).to_have_count(0)

    # What is to be seen

    async def texts(self) -> list[str]:
        """The words of every message shown, oldest first."""
        return await self.messages.all_inner_texts()

    async def pictures(self) -> list[Picture]:
        """Every picture shown in the messages, once loaded."""
        await self.frame.wait_for_function(
            "() => [...document.querySelectorAll('[data-testid=picture]')].every((image) => image.complete)"
        )
        found = await self.frame.eval_on_selector_all(
            "[data-testid=picture]",
            "images => images.map((image) => [image.alt, image.getAttribute('src'), image.clientWidth])",
        )
        return [Picture(*each) for each in found]

    async def wait_for_controls(self, offered: list[str], timeout_ms: float = PATIENCE_MS) -> None:
        """Return once the messages hold the controls of these custom ids, in this order, and no others."""
        await self.frame.wait_for_function(CONTROLS, arg=offered, timeout=timeout_ms)

    async def wait_for_text(self, text: str, timeout_ms: float = PATIENCE_MS) -> Locator:
        """The newest message that holds this text, as soon as there is one."""
        message = self.messages.filter(has_text=text).last
        await message.wait_for(timeout=timeout_ms)
        return message

    async def wait_until_gone(self, text: str, timeout_ms: float = PATIENCE_MS) -> None:
        """Return once no message holds this text."""
        await expect(self.messages.filter(has_text=text)).to_have_count(0, timeout=timeout_ms)

    async def wait_for_picture(self, alt: str, timeout_ms: float = PATIENCE_MS) -> Locator:
        """The newest picture whose alt text holds this."""
        picture = self.frame.locator(f'[data-testid="picture"][alt*="{alt}"]').last
        await picture.wait_for(timeout=timeout_ms)
        return picture

    async def pings(self, channel: str) -> int:
        """The number on a channel's badge in the list."""
        row = self.frame.locator(f'[data-testid="channel"][data-name="{channel}"]')
        return int(await row.get_by_test_id("pings").inner_text() or 0)
