/** The line above the messages: where one is, and the way to two people side by side. */

import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { channelIcon } from "../base/kinds.js";
import { closeBeside, isBeside, openBeside } from "../base/places.js";
import { unread } from "../base/reads.js";
import { channel, emit, on, state } from "../base/state.js";

const menu = el(
  "button",
  { type: "button", class: "round menu", "aria-label": "Channels", data: { testid: "drawer" } },
  icon("menu"),
  el("span", { class: "dot" }),
);
const place = el("h1", { class: "place-name", data: { testid: "place-name" } });
const split = el("button", { type: "button", class: "round split", data: { testid: "split" } }, icon("columns"));

/** The element of the line. */
export const header = el(
  "header",
  { class: "top" },
  menu,
  place,
  el("span", { class: "who-am-i", data: { testid: "me" } }),
  split,
);

/** Follows the state from now on. */
export function startHeader() {
  menu.addEventListener("click", () => emit("drawer", true));
  split.addEventListener("click", () => (isBeside() ? closeBeside() : openBeside(other().name)));
  for (const event of ["world", "channel", "reads"]) on(event, render);
}

const other = () => state.world.people.find((person) => person.id !== state.world.me.id) ?? state.world.me;

function render() {
  const known = channel(state.channel);
  if (!known) return;
  const parent = known.parent && channel(known.parent);
  const path = parent
    ? [
        icon(channelIcon(parent)),
        el("button", {
          type: "button",
          class: "crumb",
          text: parent.name,
          on: { click: () => emit("go", { channel: parent.id }) },
        }),
        icon("right"),
      ]
    : [];
  place.replaceChildren(...path, icon(channelIcon(known)), el("span", { text: known.name }));
  header.children[2].textContent = `as ${state.world.me.name}`;
  const label = isBeside() ? "Show only this side" : `Side by side with ${other().name}`;
  split.title = label;
  split.setAttribute("aria-label", label);
  const pings = state.world.channels
    .filter((each) => each.id !== state.channel)
    .reduce((sum, each) => sum + unread(each).pings, 0);
  menu.classList.toggle("pinged", pings > 0);
  document.title = `${pings ? `(${pings}) ` : ""}${known.name} · ${state.world.me.name} · Local Discord`;
}
