/** One person's whole client. */

import { listen, Refused, unlessRefused } from "../base/api.js";
import { composer, startComposer } from "../composer/composer.js";
import { el } from "../base/dom.js";
import { startForms } from "../messages/forms.js";
import { header, startHeader } from "./header.js";
import { startMenus } from "../messages/menus.js";
import { startHint } from "../composer/hint.js";
import { startPeople } from "./people.js";
import { asked, noteAddress, takeSince } from "../base/places.js";
import { count, uncount } from "../base/reads.js";
import { sidebar, startSidebar } from "./sidebar.js";
import {
  channel,
  dropMessage,
  emit,
  keepMessage,
  loadMessages,
  loadWorld,
  loadedChannels,
  on,
  state,
} from "../base/state.js";
import { showChannel, startTimeline, timeline } from "../messages/timeline.js";
import { startToasts, toasts } from "./toasts.js";

const SETTLE_MS = 30;
const TYPING_MS = 10_000;

const connection = el("div", {
  class: "connection",
  role: "status",
  hidden: true,
  text: "Connecting…",
  data: { testid: "connection" },
});
const typing = el("div", { class: "typing-line", "aria-live": "polite" });
const shade = el("div", { class: "drawer-shade" });
const pane = el(
  "div",
  { class: "pane" },
  sidebar,
  shade,
  el("main", { class: "chat" }, connection, header, timeline, typing, composer),
  toasts,
);

let refreshing = null;
let typingTimer = null;

/** Fills the page with the client of the person the address names. */
export async function showPane() {
  const address = asked();
  state.person = address.person ?? "";
  state.since = address.person ? takeSince(address.person) : null;
  await Promise.all([loadFirstWorld(), loadEmoji()]);
  state.person = state.world.me.id;
  document.body.append(pane);
  for (const start of [
    startTimeline,
    startSidebar,
    startHeader,
    startPeople,
    startComposer,
    startForms,
    startMenus,
    startHint,
    startToasts,
  ])
    start();
  follow();
  await go({ channel: firstChannel(address.channel) });
  emit("world");
  listen(state.person, { onOpen: catchUp, onClosed: lost, onEvent: hear });
}

async function loadFirstWorld() {
  if (!state.person) state.person = null;
  await loadWorld();
}

/** Has the font of emoji ready: text drawn before it is there keeps boxes in their place, in Chromium for good. */
async function loadEmoji() {
  await document.fonts.load('16px "Safehouse Emoji"').catch(() => []);
}

function firstChannel(wanted) {
  const all = state.world.channels;
  const named = all.find((known) => known.id === wanted || (wanted && known.name === wanted));
  return (named ?? all.find((known) => known.type === 0) ?? all[0])?.id;
}

function follow() {
  on("go", go);
  on("jump", ({ channel: id, message }) =>
    channel(id) ? go({ channel: id, message }) : emit("notice", "You cannot open that channel."),
  );
  on("drawer", (open) => pane.classList.toggle("drawer-open", open));
  shade.addEventListener("click", () => emit("drawer", false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && emit("drawer", false));
  window.addEventListener("unhandledrejection", tellRefusal);
  on("world", stayInReach);
  on("message", ({ message, change }) => change === "new" && pinged(message));
  on("dropped", ({ channel: id, id: message }) => uncount(id, message));
}

function tellRefusal(event) {
  if (!(event.reason instanceof Refused)) return;
  event.preventDefault();
  emit("notice", event.reason.message);
}

async function go({ channel: id, message = null, stay = false }) {
  if (!id) return;
  const moved = state.channel !== id;
  state.channel = id;
  emit("channel");
  noteAddress();
  if (!stay) emit("drawer", false);
  if (moved) typing.textContent = "";
  await showChannel(id, message);
}

function stayInReach() {
  if (state.channel && !channel(state.channel)) go({ channel: firstChannel(null), stay: true });
}

function pinged(message) {
  const pings = count(message);
  const here = message.channel_id === state.channel && document.visibilityState === "visible";
  if (pings && !here) emit("ping", message);
}

async function catchUp() {
  await loadWorld();
  await Promise.all(
    loadedChannels()
      .filter(channel)
      .map((id) => loadMessages(id)),
  );
  connection.hidden = true;
  document.body.dataset.connected = "true";
}

function lost() {
  connection.hidden = false;
  delete document.body.dataset.connected;
}

function hear(event) {
  if (event.kind === "message") hearMessage(event);
  else if (event.kind === "gone") dropMessage(event.channel, event.id);
  else if (event.kind === "typing") showTyping(event);
  else refresh();
}

async function hearMessage({ message, seq }) {
  if (!channel(message.channel_id)) await unlessRefused(loadWorld());
  if (!channel(message.channel_id)) return;
  if (message.channel_id === state.channel) typing.textContent = "";
  keepMessage(message, seq);
}

function showTyping({ channel: id }) {
  if (id !== state.channel) return;
  typing.textContent = `${state.world.app.name} is typing…`;
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => (typing.textContent = ""), TYPING_MS);
}

function refresh() {
  refreshing ??= setTimeout(() => {
    refreshing = null;
    unlessRefused(loadWorld());
  }, SETTLE_MS);
}
