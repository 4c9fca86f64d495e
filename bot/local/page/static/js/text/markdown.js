/** Discord's markdown as elements. */

import { el } from "../base/dom.js";
import { emoji } from "../base/icons.js";
import { parseInline } from "./inline.js";
import { channelMention, commandMention, link, roleMention, userMention } from "./mentions.js";
import { timestamp } from "./times.js";

const FENCE = /```(?:([a-z0-9_+\-.#]+)\n)?([\s\S]+?)```/gi;
const QUOTE = /^> ?/;
const HEADING = /^(#{1,3}|-#) +(.+)$/;
/** Lists stand in lists so deep; what lies deeper stands beside the deepest. */
const MOST_LISTS = 10;
const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;

/** The elements for a text; `wide` is false where only inline marks count (a label, a line of a toast). */
export function markdown(text, wide = true) {
  const root = el("div", { class: "markdown" });
  root.append(...(wide ? fenced(text) : inline(parseInline(text))));
  return root;
}

/** The text without its marks, a line for each block, as a notification shows it. */
export function plainText(text) {
  const blocks = [...markdown(text).querySelectorAll(":is(.lines, .subtext, h1, h2, h3, li, pre)")];
  return blocks.map((block) => ownText(block).trim()).join("\n").trim();
}

/** The text of a block without that of the lists in it. */
const ownText = (block) =>
  [...block.childNodes]
    .filter((node) => !["UL", "OL"].includes(node.nodeName))
    .map(spoken)
    .join("");

/** The text of a node; of an emoji its name. */
const spoken = (node) =>
  node.nodeName === "IMG" ? node.alt : node.firstChild ? [...node.childNodes].map(spoken).join("") : node.textContent;

/** A text without the empty lines around it. */
function withoutEnds(text) {
  let from = 0;
  let to = text.length;
  while (from < to && text[from] === "\n") from += 1;
  while (to > from && text[to - 1] === "\n") to -= 1;
  return text.slice(from, to);
}

function fenced(text) {
  const nodes = [];
  let at = 0;
  for (const found of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(at, found.index).replace(/\n$/, "")));
    nodes.push(el("pre", {}, el("code", { text: withoutEnds(found[2]), data: { language: found[1] } })));
    at = found.index + found[0].length;
  }
  return [...nodes, ...blocks(text.slice(at).replace(at ? /^\n/ : /$^/, ""))];
}

/** The blocks of a text; a quote holds no other quotes. */
function blocks(text, quoted = false) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  const plain = [];
  const flush = () => {
    if (plain.length) nodes.push(el("div", { class: "lines" }, ...inline(parseInline(plain.splice(0).join("\n")))));
  };
  while (lines.length) {
    const block = (quoted ? null : quote(lines)) ?? heading(lines) ?? list(lines);
    if (block) {
      flush();
      nodes.push(block);
    } else plain.push(lines.shift());
  }
  flush();
  return nodes;
}

function quote(lines) {
  if (lines[0].startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return el("blockquote", {}, ...blocks(rest, true));
  }
  if (!lines[0].startsWith("> ")) return null;
  const quoted = [];
  while (lines.length && /^>( |$)/.test(lines[0])) quoted.push(lines.shift().replace(QUOTE, ""));
  return el("blockquote", {}, ...blocks(quoted.join("\n"), true));
}

function heading(lines) {
  const found = HEADING.exec(lines[0]);
  if (!found) return null;
  lines.shift();
  const content = inline(parseInline(found[2]));
  return found[1] === "-#" ? el("div", { class: "subtext" }, ...content) : el(`h${found[1].length}`, {}, ...content);
}

function list(lines, level = 0) {
  const first = ITEM.exec(lines[0]);
  if (!first) return null;
  const numbered = /\d/.test(first[2]);
  const node = numbered ? el("ol", { start: Number.parseInt(first[2], 10) }) : el("ul");
  while (lines.length) {
    const found = ITEM.exec(lines[0]);
    if (!found || found[1].length < first[1].length) break;
    if (found[1].length > first[1].length + 1 && level < MOST_LISTS)
      (node.lastElementChild ?? node).append(list(lines, level + 1));
    else if (/\d/.test(found[2]) !== numbered) break;
    else {
      lines.shift();
      node.append(el("li", {}, ...inline(parseInline(found[3]))));
    }
  }
  return node;
}

const RENDER = {
  code: (node) => el("code", { text: node.text.replace(/^ (.*) $/s, "$1") }),
  user: ({ groups }) => userMention(groups[0]),
  role: ({ groups }) => roleMention(groups[0]),
  channel: ({ groups }) => channelMention(groups[0]),
  command: ({ groups }) => commandMention(groups[0]),
  time: ({ groups, raw }) => timestamp(Number(groups[0]), groups[1] ?? "f") ?? raw,
  emoji: ({ groups }) => emoji({ name: groups[0], id: groups[1] }),
  masked: ({ url, children }) => link(url, inline(children)),
  url: ({ groups }) => link(groups[0], null),
  everyone: ({ raw }) => el("span", { class: "mention", text: raw }),
  strong: ({ children }) => el("strong", {}, ...inline(children)),
  underline: ({ children }) => el("u", {}, ...inline(children)),
  em: ({ children }) => el("em", {}, ...inline(children)),
  strike: ({ children }) => el("s", {}, ...inline(children)),
  spoiler: ({ children }) => spoiler(inline(children)),
};

function inline(nodes) {
  return nodes.map((node) => (typeof node === "string" ? node : RENDER[node.kind](node)));
}

function spoiler(children) {
  const inner = el("span", { class: "spoiler-text" }, ...children);
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    node.classList.add("open");
    node.removeAttribute("role");
    node.removeAttribute("tabindex");
    node.removeAttribute("aria-label");
  };
  const node = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": "Spoiler, press to reveal",
      on: { click: open, keydown: open },
    },
    inner,
  );
  return node;
}
