/** What this person has read: unread channels and counts of pings. */

import { EPHEMERAL, SILENT } from "./numbers.js";
import { channel, emit, older, state } from "./state.js";

const key = () => `read:${state.world.me.id}`;
const marks = () => JSON.parse(localStorage.getItem(key()) ?? "{}");

/** The id of the last message read in a channel, "0" if none. */
export function lastRead(channelId) {
  return marks()[channelId] ?? "0";
}

/** Notes that everything in a channel has been read. */
export function markRead(channelId) {
  const known = channel(channelId);
  const last = known?.last_message;
  if (!last || older(last, lastRead(channelId)) <= 0) return;
  localStorage.setItem(key(), JSON.stringify({ ...marks(), [channelId]: last }));
  emit("reads");
}

/** Whether a channel holds something new, and how many pings. */
export function unread(known) {
  const read = lastRead(known.id);
  const pings = known.mentions.filter((id) => older(id, read) > 0).length;
  return { pings, fresh: Boolean(known.last_message) && older(known.last_message, read) > 0 };
}

/** Whether a message names this person. */
export function mentionsMe(message) {
  const me = state.world.me.id;
  return message.mention_everyone || message.mentions.some((each) => each.id === me);
}

/** Counts a new message; returns whether it rings now. */
export function count(message) {
  const known = channel(message.channel_id);
  if (!known || message.flags & EPHEMERAL) return false;
  const mine = message.author.id === state.world.me.id;
  const pings = !mine && (known.type === 1 || mentionsMe(message));
  if (!known.last_message || older(message.id, known.last_message) > 0) known.last_message = message.id;
  if (pings && !known.mentions.includes(message.id)) known.mentions.push(message.id);
  if (mine) markRead(known.id);
  emit("reads");
  return pings && !(message.flags & SILENT);
}

/** Takes a deleted message out of the counts. */
export function uncount(channelId, id) {
  const known = channel(channelId);
  if (!known) return;
  known.mentions = known.mentions.filter((each) => each !== id);
  emit("reads");
}
