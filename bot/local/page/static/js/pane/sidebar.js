/** The left side: servers, the channels of one, direct messages, and who one is. */

import { initial } from "../widgets/avatars.js";
import { act } from "../base/deeds.js";
import { arrange, attribute, el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { channelIcon, isCategory, isThread } from "../base/kinds.js";
import { personPanel } from "./people.js";
import { unread } from "../base/reads.js";
import { channel, emit, loadWorld, on, state } from "../base/state.js";
import { jumpOf } from "../text/mentions.js";
import { timestamp } from "../text/times.js";

const DIRECT = "@me";

const rail = el("nav", { class: "rail", "aria-label": "Servers" });
const title = el("header", { class: "server-name" });
const list = el("nav", { class: "channels", "aria-label": "Channels" });
const planned = el("ul", { class: "planned", "aria-label": "Events" });
const rows = new Map();
const places = new Map();

/** The element of the left side. */
export const sidebar = el(
  "aside",
  { class: "sidebar", data: { testid: "sidebar" } },
  rail,
  el("div", { class: "channel-side" }, title, planned, list, personPanel),
);

/** Follows the state from now on. */
export function startSidebar() {
  on("world", render);
  on("reads", render);
  on("channel", render);
}

/** Where a channel belongs: a server's id, or the direct messages. */
const placeOf = (known) => (known.type === 1 ? DIRECT : known.server);

function render() {
  const here = channel(state.channel);
  if (!here) return;
  const place = placeOf(here);
  const all = state.world.channels;
  title.textContent =
    place === DIRECT ? "Direct Messages" : state.world.servers.find((server) => server.id === place)?.name;
  arrange(rail, railNodes(place, all));
  planned.replaceChildren(...state.world.events.filter((event) => event.server === place).map(eventRow));
  const shown = ordered(all.filter((known) => placeOf(known) === place));
  const nodes = shown
    .filter((known) => !known.archived || known.id === state.channel || unread(known).fresh)
    .map(channelRow);
  arrange(list, nodes.length ? nodes : [el("p", { class: "none", text: "Nothing here yet." })]);
}

function eventRow(event) {
  const begun = event.status === 2;
  const when = timestamp(Date.parse(event.scheduled_start_time) / 1000, "s");
  const jump = jumpOf(event.location);
  return el(
    "li",
    { data: { testid: "event", status: event.status } },
    el(
      "button",
      { type: "button", class: "event", on: { click: () => jump && emit("jump", jump) } },
      el("span", { class: "event-when" }, ...(begun ? ["Under way"] : [when])),
      el("strong", { text: event.name }),
      el("span", { class: "event-told", text: event.description ?? "" }),
    ),
  );
}

function ordered(channels) {
  const tops = channels.filter((known) => !isThread(known) && !isCategory(known));
  const threads = (parent) => channels.filter((known) => isThread(known) && known.parent === parent.id);
  const orphans = channels.filter((known) => isThread(known) && !tops.some((parent) => parent.id === known.parent));
  return [...tops.flatMap((parent) => [parent, ...threads(parent)]), ...orphans];
}

function railNodes(place, all) {
  const servers = state.world.servers.map((server) =>
    railButton(server.id, server.name, initials(server.name), place, all),
  );
  return [railButton(DIRECT, "Direct Messages", icon("message"), place, all), railLine, ...servers];
}

const railLine = el("hr", { class: "rail-line" });
const initials = (name) => name.split(/\s+/).map(initial).join("").slice(0, 3);

function railButton(place, name, face, here, all) {
  if (!places.has(place)) {
    const button = el(
      "button",
      { type: "button", class: "place", data: { testid: "place", place } },
      el("span", { class: "face" }, face),
      el("span", { class: "pings" }),
    );
    button.addEventListener("click", () => enter(place));
    places.set(place, button);
  }
  const node = places.get(place);
  const within = all.filter((known) => placeOf(known) === place);
  const pings = within.reduce((sum, known) => sum + unread(known).pings, 0);
  attribute(node, "aria-label", pings ? `${name}, ${pings} pings` : name);
  attribute(node, "title", name);
  attribute(node, "aria-current", place === here ? "true" : null);
  node.classList.toggle(
    "fresh",
    within.some((known) => unread(known).fresh),
  );
  node.lastElementChild.textContent = pings || "";
  return node;
}

async function enter(place) {
  const first = ordered(state.world.channels.filter((known) => placeOf(known) === place))[0];
  if (first) return emit("go", { channel: first.id, stay: true });
  const { channel: opened } = await act({ kind: "open_dm" });
  await loadWorld();
  return emit("go", { channel: opened, stay: true });
}

function channelRow(known) {
  if (!rows.has(known.id)) {
    const button = el(
      "button",
      { type: "button", class: "channel", data: { testid: "channel", channel: known.id } },
      icon(channelIcon(known)),
      el("span", { class: "channel-name" }),
      el("span", { class: "archived", text: "archived" }),
      el("span", { class: "pings", data: { testid: "pings" } }),
    );
    button.addEventListener("click", () => emit("go", { channel: known.id }));
    rows.set(known.id, button);
  }
  const node = rows.get(known.id);
  const { pings, fresh } = unread(known);
  const here = known.id === state.channel;
  node.children[1].textContent = known.name;
  node.children[2].hidden = !known.archived;
  node.children[3].textContent = pings || "";
  node.classList.toggle("thread", isThread(known));
  node.classList.toggle("fresh", fresh && !here);
  attribute(node, "aria-current", here ? "page" : null);
  attribute(node, "data-name", known.name);
  attribute(node, "aria-label", `${known.name}${pings ? `, ${pings} pings` : fresh && !here ? ", unread" : ""}`);
  return node;
}
