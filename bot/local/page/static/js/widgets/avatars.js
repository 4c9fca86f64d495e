/** Round pictures of people and bots, drawn from their names. */

import { el } from "../base/dom.js";

const COLOURS = ["#3f6fb5", "#b0563b", "#4b8a5c", "#8a5aa8", "#a8843a", "#3d8b95", "#b04a72", "#6b6f7b"];

/** An avatar for a user `{id, name, bot}`; `size` is a class: tiny, small or none. */
export function avatar(user, size = "") {
  if (user.bot)
    return el(
      "span",
      { class: `avatar bot ${size}`, "aria-hidden": "true" },
      el("img", { src: "/static/icon.svg", alt: "" }),
    );
  const node = el("span", { class: `avatar ${size}`, "aria-hidden": "true", text: initial(user.name) });
  node.style.background = COLOURS[hash(user.name) % COLOURS.length];
  return node;
}

/** The first letter of a name. */
export function initial(name) {
  return [...name][0]?.toUpperCase() ?? "?";
}

function hash(text) {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
}
