/** The messages of the channel shown: in order, kept at the bottom while the person is there. */

import { arrange, el } from "../base/dom.js";
import { EPHEMERAL, LOADING } from "../base/numbers.js";
import { icon } from "../base/icons.js";
import { channelIcon, isForum, isThread } from "../base/kinds.js";
import { makeMessage } from "./message.js";
import { lastRead, markRead } from "../base/reads.js";
import { channel, emit, loadMessages, log, older, on, state } from "../base/state.js";
import { day, dayNumber, refreshRelative } from "../text/times.js";

const NEAR = 80;
const GAP = 8;
const GROUP_MS = 7 * 60_000;
const TICK_MS = 1000;
const COMMAND = 20;

const list = el("ol", { class: "timeline", "aria-label": "Messages", data: { testid: "timeline" } });
const top = el("div", { class: "timeline-top" });
const scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Messages" }, top, list);
const present = el("button", { type: "button", class: "to-present", hidden: true, data: { testid: "to-present" } });
const nodes = new Map();
const days = new Map();

let shown = null;
let stuck = true;
let tall = null;
let sizes = "";
let kept = 0;
let missed = 0;
let readBefore = "0";
let loading = false;
let language = null;

/** The element that holds the messages. */
export const timeline = el("div", { class: "timeline-frame" }, scroller, present);

/** Shows a channel's messages, from the newest on or with one message in the middle. */
export async function showChannel(channelId, messageId = null) {
  if (shown !== channelId) begin(channelId);
  const known = log(channelId);
  const has = () => !messageId || known.list.some((message) => message.id === messageId);
  if (!known.loaded || !has()) await loadMessages(channelId, has() ? {} : { upto: messageId });
  else render();
  if (messageId) reveal(messageId);
}

function begin(channelId) {
  shown = channelId;
  follow();
  readBefore = lastRead(channelId);
  nodes.clear();
  days.clear();
  list.replaceChildren();
  top.replaceChildren();
}

/** Goes to the newest message. */
export function toPresent() {
  follow();
  settle();
}

/** From now on what is newest is shown: the end of it, or the beginning of a message too tall for the view. */
function follow(message = null) {
  stuck = true;
  missed = 0;
  tall = message;
}

function render() {
  if (shown === null || !channel(shown)) return;
  const known = log(shown);
  const there = new Set(known.list.map((message) => message.id));
  for (const id of nodes.keys()) if (!there.has(id)) nodes.delete(id);
  const rows = [];
  known.list.forEach((message, index) => rows.push(...row(message, known.list[index - 1])));
  arrange(list, rows);
  top.replaceChildren(...(known.loaded && !known.more ? welcome(channel(shown)) : []));
  settle();
}

/** The world has changed: names, threads or the language may be others. */
function refresh() {
  if (language !== state.world.me.locale) {
    language = state.world.me.locale;
    nodes.clear();
    days.clear();
  }
  for (const node of nodes.values()) node.update(node.message);
  render();
}

function row(message, previous) {
  let node = nodes.get(message.id);
  if (!node) nodes.set(message.id, (node = makeMessage(message)));
  else if (node.message !== message) node.update(message);
  const newDay = !previous || dayOf(previous) !== dayOf(message);
  const fresh = older(message.id, readBefore) > 0 && (!previous || older(previous.id, readBefore) <= 0);
  node.classList.toggle("first-new", fresh && readBefore !== "0" && message.author.id !== state.world.me.id);
  node.classList.toggle("grouped", !newDay && !fresh && follows(message, previous));
  return newDay ? [divider(message), node] : [node];
}

const dayOf = (message) => dayNumber(Date.parse(message.timestamp));

function divider(message) {
  const key = dayOf(message);
  if (!days.has(key))
    days.set(key, el("li", { class: "day", role: "separator" }, el("span", { text: day(message.timestamp) })));
  return days.get(key);
}

function follows(message, previous) {
  const apart = Date.parse(message.timestamp) - Date.parse(previous.timestamp);
  const plain = !message.referenced_message && !(message.interaction_metadata?.name && message.type === COMMAND);
  return (
    plain &&
    message.author.id === previous.author.id &&
    apart < GROUP_MS &&
    (message.flags & EPHEMERAL) === (previous.flags & EPHEMERAL)
  );
}

const measure = () => `${scroller.scrollHeight} ${scroller.clientHeight}`;
const below = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;

function settle() {
  if (stuck) keep();
  if (stuck && document.visibilityState === "visible") markRead(shown);
  paint();
}

function keep() {
  const node = nodes.get(tall);
  if (!node || node.offsetHeight <= scroller.clientHeight) tall = null;
  const above = tall ? node.getBoundingClientRect().top - scroller.getBoundingClientRect().top - GAP : Infinity;
  scroller.scrollTop += Math.min(above, below());
}

/** The way to the present has a row of its own, so that it covers nothing. */
function paint() {
  const near = below() < NEAR;
  if (near && !stuck) follow();
  if (present.hidden !== near) {
    present.hidden = near;
    if (stuck) keep();
  }
  present.classList.toggle("news", missed > 0);
  present.replaceChildren(missed ? `${missed} new message${missed > 1 ? "s" : ""}` : "Jump to present", icon("down"));
  sizes = measure();
  kept = scroller.scrollTop;
}

async function loadOlder() {
  const known = log(shown);
  if (loading || !known.loaded || !known.more || scroller.scrollTop > NEAR * 2) return;
  loading = true;
  const height = scroller.scrollHeight - scroller.scrollTop;
  try {
    await loadMessages(shown, { before: known.list.find((message) => !message.local)?.id });
    scroller.scrollTop = scroller.scrollHeight - height;
  } finally {
    loading = false;
  }
}

function reveal(messageId) {
  const node = nodes.get(messageId);
  if (!node) return emit("notice", "That message is no longer there.");
  stuck = false;
  node.scrollIntoView({ block: "center" });
  node.classList.remove("flash");
  requestAnimationFrame(() => node.classList.add("flash"));
  node.focus({ preventScroll: true });
  paint();
}

/** A place that is another because sizes are was not chosen by the person. */
function watchScroll() {
  if (sizes !== measure()) return settle();
  if (Math.abs(scroller.scrollTop - kept) > 1) {
    stuck = false;
    paint();
  }
  return loadOlder();
}

/** What only this person sees answers what they have just done: it is brought into view. */
function noticed({ message, change }) {
  if (message.channel_id !== shown) return;
  const answered = Boolean(nodes.get(message.id)?.message.flags & LOADING);
  if (change === "new" && message.flags & EPHEMERAL) follow(message.id);
  else if (stuck && (change === "new" || answered)) follow(message.id);
  else if (change === "new") missed += 1;
  render();
}

/** Follows the state from now on. */
export function startTimeline() {
  scroller.addEventListener("scroll", watchScroll, { passive: true });
  present.addEventListener("click", toPresent);
  document.addEventListener("visibilitychange", settle);
  const observer = new ResizeObserver(settle);
  observer.observe(list);
  observer.observe(scroller);
  on("log", (id) => id === shown && render());
  on("world", refresh);
  on("dropped", ({ channel: id }) => id === shown && render());
  on("message", noticed);
  setInterval(tick, TICK_MS);
}

function tick() {
  refreshRelative();
  for (const node of nodes.values()) if (node.dataset.loading) node.update(node.message);
}

function welcome(known) {
  const mark = el("div", { class: "welcome-mark" }, icon(channelIcon(known)));
  if (known.type === 1)
    return [
      mark,
      el("h2", { text: known.name }),
      el("p", { text: `This is the beginning of your direct messages with ${known.name}.` }),
    ];
  if (isForum(known))
    return [
      mark,
      el("h2", { text: known.name }),
      el("p", { text: "Here are only posts. What you write opens a new one: its first line is the title." }),
    ];
  const thread = isThread(known);
  const title = thread ? known.name : `Welcome to #${known.name}!`;
  const line = thread ? "This is the start of the thread." : `This is the start of the #${known.name} channel.`;
  return [mark, el("h2", { text: title }), el("p", { text: line })];
}
