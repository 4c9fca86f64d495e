/** Times as the person's language writes them; relative ones stay true while they are shown. */

import { el } from "../base/dom.js";
import { now, state } from "../base/state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

const locale = () => state.world.me.locale;

/** Beyond this a moment is none, in milliseconds from the epoch. */
const MOST_MS = 8.64e15;

const isMoment = (moment) => Math.abs(moment) <= MOST_MS;

function format(moment, options) {
  if (!isMoment(moment)) return "Unknown time";
  return new Intl.DateTimeFormat(locale(), options).format(moment);
}

function relative(seconds) {
  const away = Math.round(seconds - now() / 1000);
  const [unit, length] = STEPS.find(([, size]) => Math.abs(away) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / length), unit);
}

/** A timestamp mention: `seconds` since the epoch in one of Discord's styles; null where that is no moment. */
export function timestamp(seconds, style) {
  if (!isMoment(seconds * 1000)) return null;
  const full = format(seconds * 1000, STYLES.F);
  const text = style === "R" ? relative(seconds) : format(seconds * 1000, STYLES[style]);
  return el("time", {
    class: "timestamp",
    title: full,
    text,
    datetime: new Date(seconds * 1000).toISOString(),
    data: style === "R" ? { relative: seconds } : {},
  });
}

/** Brings every relative time on the page up to date. */
export function refreshRelative() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}

/** When a message was posted, as its header says it. */
export function posted(iso) {
  const moment = Date.parse(iso);
  const days = dayNumber(now()) - dayNumber(moment);
  const time = format(moment, { timeStyle: "short" });
  if (days === 0) return time;
  return days === 1 ? `Yesterday at ${time}` : format(moment, { dateStyle: "short", timeStyle: "short" });
}

/** Only the hour, for the gutter. */
export function hour(iso) {
  return format(Date.parse(iso), { timeStyle: "short" });
}

/** The day of a moment as a divider says it. */
export function day(iso) {
  return format(Date.parse(iso), { dateStyle: "long" });
}

/** A number that is equal for two moments of one day. */
export function dayNumber(moment) {
  const date = new Date(moment);
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);
}
