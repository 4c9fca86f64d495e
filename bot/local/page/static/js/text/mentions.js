/** Mentions and links: what in a text leads somewhere. */

import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { channelIcon } from "../base/kinds.js";
import { channel, emit, state, user } from "../base/state.js";

const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Whether a link leads into the web. */
export const isWeb = (url) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** A person's or bot's name as a mention. */
export function userMention(id) {
  const known = user(id);
  return el("span", { class: "mention", text: known ? `@${known.name}` : "@unknown-user", data: { user: id } });
}

/** A role's name as a mention. */
export function roleMention(id) {
  const role = state.world.roles.find((each) => each.id === id);
  return el("span", { class: "mention", text: `@${role?.name ?? "unknown-role"}` });
}

/** A channel as a mention that goes there. */
export function channelMention(id, message = null) {
  const known = channel(id);
  if (!known) return el("span", { class: "mention", text: "# unknown" });
  const go = () => emit("jump", { channel: id, message });
  const trail = message ? [icon("right"), icon("message")] : [];
  return el(
    "button",
    { class: "mention jump", type: "button", on: { click: go }, data: { channel: id, message } },
    icon(channelIcon(known)),
    known.name,
    ...trail,
  );
}

/** A slash command as a mention that puts it into the box. */
export function commandMention(path) {
  const start = () => emit("command", path);
  return el("button", { class: "mention", type: "button", text: `/${path}`, on: { click: start } });
}

/** A link; one to a channel or message of Discord's goes there in this page, one of an odd scheme nowhere. */
export function link(url, children) {
  if (!isWeb(url)) return el("span", { class: "no-link", title: url }, ...(children ?? [url]));
  const found = JUMP.exec(url);
  if (found && children === null) return channelMention(found[2], found[3] ?? null);
  if (!found) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...(children ?? [url]));
  const go = (event) => {
    event.preventDefault();
    emit("jump", { channel: found[2], message: found[3] ?? null });
  };
  return el("a", { href: url, class: "jump-link", on: { click: go } }, ...children);
}

/** Where a URL leads inside the page, or null. */
export function jumpOf(url) {
  const found = JUMP.exec(url);
  return found ? { channel: found[2], message: found[3] ?? null } : null;
}
