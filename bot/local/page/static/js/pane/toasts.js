/** Notices that pass by: pings, and what went wrong. */

import { avatar } from "../widgets/avatars.js";
import { el } from "../base/dom.js";
import { plainText } from "../text/markdown.js";
import { channel, emit, on, state, user } from "../base/state.js";

const STAY_MS = 6000;

const stack = el("div", { class: "toasts", "aria-live": "polite" });

/** The element that holds the notices. */
export const toasts = stack;

/** Shows notices from now on. */
export function startToasts() {
  on("notice", (text) =>
    show(el("div", { class: "toast notice", role: "status", text, data: { testid: "notice" } })),
  );
  on("ping", showPing);
  on("channel", forgetRead);
}

function show(node) {
  stack.append(node);
  const timer = setTimeout(() => node.remove(), STAY_MS);
  node.addEventListener("pointerenter", () => clearTimeout(timer));
  node.addEventListener("pointerleave", () => setTimeout(() => node.remove(), STAY_MS / 3));
}

function forgetRead() {
  for (const node of stack.querySelectorAll(`[data-channel="${state.channel}"]`)) node.remove();
}

function showPing(message) {
  const known = channel(message.channel_id);
  const author = user(message.author.id) ?? { name: message.author.username, bot: true };
  const place = known.type === 1 ? "" : ` (#${known.name})`;
  const words = el(
    "span",
    { class: "toast-words" },
    el("strong", { text: `${author.name}${place}` }),
    el("span", { text: plainText(message.content) || "(no text)" }),
  );
  const node = el(
    "button",
    { type: "button", class: "toast", data: { testid: "toast", channel: message.channel_id, message: message.id } },
    avatar(author),
    words,
  );
  node.addEventListener("click", () => {
    node.remove();
    emit("jump", { channel: message.channel_id, message: message.id });
  });
  show(node);
}
