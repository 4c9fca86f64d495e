/** What this pane knows: one person's view of the world, and who wants to hear of its changes. */

import { read } from "./api.js";

/** The pane's state. `channel` is the id of the channel shown; `since` the moment (a snowflake) the page was opened. */
export const state = { person: null, world: null, channel: null, since: null, skew: 0 };

const logs = new Map();
const gone = new Set();
const listeners = new Map();

/** Calls `listener` whenever `emit(name, …)` is called. */
export function on(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** Tells everybody who listens to `name`. */
export function emit(name, detail) {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

/** Compares two snowflakes by age. */
export function older(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** The present moment of the world, which may have a clock of its own, in milliseconds. */
export function now() {
  return Date.now() + state.skew;
}

/** Reads the world anew. */
export async function loadWorld() {
  const world = await read("/ui/world", { person: state.person });
  state.since ??= world.mark;
  state.skew = Date.parse(world.now) - Date.now();
  state.world = world;
  emit("world");
}

/** The channel with this id, or undefined. */
export function channel(id) {
  return state.world.channels.find((each) => each.id === id);
}

/** What is known of a user: name and whether it is a bot. */
export function user(id) {
  return state.world.users.find((each) => each.id === id);
}

/** The messages known of a channel: `list` in order, `more` whether older ones exist, `loaded` whether it was read. */
export function log(channelId) {
  if (!logs.has(channelId)) logs.set(channelId, { list: [], more: false, loaded: false });
  return logs.get(channelId);
}

/** Reads messages of a channel: the newest, those before a message, or all from a message (`upto`) on. */
export async function loadMessages(channelId, range = {}) {
  const page = await read("/ui/messages", { person: state.person, channel: channelId, since: state.since, ...range });
  const known = log(channelId);
  if (!range.before) forget(known, page);
  for (const message of page.messages) keep(known, message, page.seq);
  if (!known.loaded || range.before || range.upto) known.more = page.more;
  known.loaded = true;
  emit("log", channelId);
}

function forget(known, page) {
  const kept = new Set(page.messages.map((message) => message.id));
  const oldest = page.messages[0]?.id;
  known.list = known.list.filter(
    (message) =>
      message.local ||
      kept.has(message.id) ||
      message.seq > page.seq ||
      (page.more && oldest && older(message.id, oldest) < 0),
  );
}

function keep(known, message, seq) {
  if (gone.has(message.id)) return null;
  const index = known.list.findIndex((each) => each.id === message.id);
  if (index >= 0) {
    if (known.list[index].seq > seq) return null;
    known.list[index] = { ...message, seq };
    return "changed";
  }
  const place = known.list.findIndex((each) => older(each.id, message.id) > 0);
  known.list.splice(place < 0 ? known.list.length : place, 0, { ...message, seq });
  return "new";
}

/** Takes in a message that was posted or edited. */
export function keepMessage(message, seq) {
  const change = keep(log(message.channel_id), message, seq);
  if (change) emit("message", { message, change });
}

/** Takes out a message that was deleted, or dismissed here. */
export function dropMessage(channelId, id) {
  gone.add(id);
  const known = log(channelId);
  known.list = known.list.filter((message) => message.id !== id);
  emit("dropped", { channel: channelId, id });
}

/** Every channel of which messages were read. */
export function loadedChannels() {
  return [...logs.keys()].filter((id) => logs.get(id).loaded);
}
