/** One message as an element that is brought up to date in place. */

import { Refused } from "../base/api.js";
import { avatar } from "../widgets/avatars.js";
import { fileCard, sync } from "./components.js";
import { act } from "../base/deeds.js";
import { arrange, attribute, el, fill, guarded, localUrl, same } from "../base/dom.js";
import { embed } from "./embeds.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "../base/numbers.js";
import { icon } from "../base/icons.js";
import { isThread } from "../base/kinds.js";
import { markdown, plainText } from "../text/markdown.js";
import { picture, updatePicture } from "../widgets/pictures.js";
import { mentionsMe } from "../base/reads.js";
import { channel, dropMessage, emit, now, state, user } from "../base/state.js";
import { hour, posted } from "../text/times.js";

const PATIENCE_MS = 15 * 60_000;
const [PINNED, THREAD_CREATED] = [6, 18];

/** Makes the element of a message; `update(message)` on it shows a newer state. */
export function makeMessage(message) {
  const parts = {
    header: el("div", { class: "above" }),
    gutter: el("div", { class: "gutter" }),
    title: el("div", { class: "title" }),
    content: el("div", { class: "content", data: { testid: "content" } }),
    attachments: el("div", { class: "attachments" }),
    embeds: el("div", { class: "embeds" }),
    components: el("div", { class: "components" }),
    thread: el("div", { class: "thread-card" }),
    failure: el("div", { class: "failure", role: "alert" }),
    footnote: el("div", { class: "footnote" }),
  };
  const { header, gutter, ...main } = parts;
  const node = el(
    "li",
    { class: "message", tabindex: "-1", data: { testid: "message", messageId: message.id } },
    header,
    gutter,
    el("div", { class: "main" }, ...Object.values(main)),
  );
  const deeds = { press: (control, spec, values) => press(node, parts.failure, control, spec, values) };
  node.update = (next) => guarded(parts.content, "This message", () => update(node, parts, next, deeds));
  node.update(message);
  return node;
}

function update(node, parts, message, deeds) {
  const before = node.message;
  const changed = (...keys) => !before || keys.some((each) => !same(before[each], message[each]));
  node.message = message;
  const v2 = Boolean(message.flags & COMPONENTS_V2);
  classify(node, message);
  if (changed("author", "timestamp", "pinned")) guarded(parts.title, "The header", () => paintHeader(parts, message));
  if (changed("interaction_metadata", "referenced_message")) fill(parts.header, "What this answers", () => above(message));
  if (changed("content", "flags", "edited_timestamp", "type", "mentions") || node.stale(message))
    fill(parts.content, "The text", () => content(message));
  if (changed("attachments", "flags"))
    guarded(parts.attachments, "A file", () => paintAttachments(parts.attachments, v2 ? [] : message.attachments));
  if (changed("embeds")) parts.embeds.replaceChildren(...message.embeds.map(embedded));
  guarded(parts.components, "A component", () => sync(parts.components, message.components, deeds));
  if (changed("flags", "local")) parts.footnote.replaceChildren(...footnote(message));
  if (before && changed("components", "content")) parts.failure.textContent = "";
  paintThread(parts.thread, message);
}

function classify(node, message) {
  const waiting = Boolean(message.flags & LOADING);
  node.stale = (next) => waiting && late(next);
  node.classList.toggle("ephemeral", Boolean(message.flags & EPHEMERAL));
  node.classList.toggle("mentioned", mentionsMe(message) && message.author.id !== state.world.me.id);
  node.classList.toggle("failed", Boolean(message.failed));
  attribute(node, "data-ephemeral", Boolean(message.flags & EPHEMERAL));
  attribute(node, "data-loading", waiting);
  attribute(node, "data-author", name(message.author));
}

const late = (message) => now() - Date.parse(message.timestamp) > PATIENCE_MS;
const name = (author) => user(author.id)?.name ?? author.global_name ?? author.username;

function paintHeader(parts, message) {
  const author = { name: name(message.author), bot: message.author.bot, id: message.author.id };
  const time = el("time", { class: "time", text: posted(message.timestamp), datetime: message.timestamp });
  parts.title.replaceChildren(
    ...[el("span", { class: "author", text: author.name, data: { user: author.id } }), author.bot && badge(), time, message.pinned && pinned()].filter(Boolean),
  );
  parts.gutter.replaceChildren(
    avatar(author),
    el("time", { class: "hour", text: hour(message.timestamp), "aria-hidden": "true" }),
  );
}

const pinned = () => el("span", { class: "pinned", text: "📌", title: "Pinned", data: { testid: "pinned" } });

/** The mark of an application. */
export function badge() {
  return el("span", { class: "badge", text: "APP" });
}

function above(message) {
  const meta = message.interaction_metadata;
  if (meta?.name) {
    const who = { name: name(meta.user), id: meta.user.id };
    return [
      el("span", { class: "spine" }),
      avatar(who, "tiny"),
      el("span", { class: "who", text: who.name }),
      el("span", { text: " used " }),
      el("span", { class: "command-name", text: `/${meta.name}` }),
    ];
  }
  const original = message.referenced_message;
  if (!original) return [];
  const go = () => emit("jump", { channel: original.channel_id, message: original.id });
  const words = plainText(original.content).split("\n")[0] || "Press to see the message";
  const author = { name: name(original.author), bot: original.author.bot };
  return [
    el("span", { class: "spine" }),
    avatar(author, "tiny"),
    el("span", { class: "who", text: author.name }),
    el("button", { type: "button", class: "quoted", text: words, on: { click: go } }),
  ];
}

function content(message) {
  const edited = message.edited_timestamp
    ? el("span", { class: "edited", text: "(edited)", title: posted(message.edited_timestamp) })
    : null;
  if (message.flags & LOADING) return [thinking(message)];
  if (message.type === PINNED) return [el("span", { class: "system", text: "pinned a message to this channel." })];
  if (message.type === THREAD_CREATED)
    return [el("span", { class: "system", text: `started a thread: ${message.content}` })];
  if (!message.content) return edited ? [edited] : [];
  const node = markdown(message.content);
  if (edited) (node.lastElementChild?.classList.contains("lines") ? node.lastElementChild : node).append(" ", edited);
  return [node];
}

function thinking(message) {
  if (late(message)) return el("span", { class: "system failed", text: "The application did not respond" });
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("span", { class: "system thinking", role: "status" }, dots, `${name(message.author)} is thinking…`);
}

function embedded(spec) {
  const node = el("div");
  fill(node, "An embed", () => [embed(spec)]);
  return node;
}

function paintAttachments(node, attachments) {
  const isPicture = (file) => file.content_type?.startsWith("image/");
  const frames = new Map([...node.children].map((child) => [child.dataset.file, child]));
  const seen = {};
  const nodes = attachments.map((file) => {
    const kind = isPicture(file) ? "picture" : "file";
    const name = `${kind} ${file.filename}`;
    seen[name] = (seen[name] ?? 0) + 1;
    const key = `${name} ${seen[name]}`;
    const shown = frames.get(key) ?? (isPicture(file) ? picture("attachment") : el("div"));
    shown.dataset.file = key;
    const spoiler = file.filename.startsWith("SPOILER_");
    if (isPicture(file)) updatePicture(shown, { media: file, description: file.description, spoiler });
    else shown.replaceChildren(fileCard({ url: localUrl(file.url), name: file.filename, size: file.size }));
    return shown;
  });
  arrange(node, nodes);
}

function footnote(message) {
  if (!(message.flags & EPHEMERAL)) return [];
  const dismiss = el("button", {
    type: "button",
    class: "link-button",
    text: "Dismiss message",
    data: { testid: "dismiss" },
  });
  dismiss.addEventListener("click", () => dropMessage(message.channel_id, message.id));
  return [icon("eye"), "Only you can see this · ", dismiss];
}

function paintThread(node, message) {
  const thread = channel(message.thread?.id ?? message.message_reference?.channel_id ?? message.id);
  const shown = thread && isThread(thread) && thread.id !== message.channel_id ? thread.name : "";
  if (node.dataset.name === shown) return;
  node.dataset.name = shown;
  const go = () => emit("jump", { channel: thread.id, message: null });
  node.replaceChildren(
    ...(shown
      ? [
          el(
            "button",
            { type: "button", class: "thread-link", on: { click: go } },
            icon("thread"),
            el("strong", { text: shown }),
            el("span", { class: "see", text: "See thread" }),
            icon("right"),
          ),
        ]
      : []),
  );
}

async function press(node, failure, control, spec, values) {
  if (control.getAttribute("aria-busy") === "true") return;
  control.setAttribute("aria-busy", "true");
  failure.textContent = "";
  const deed = { channel: node.message.channel_id, message: node.message.id, custom_id: spec.custom_id };
  try {
    await act(values ? { kind: "choose", ...deed, values } : { kind: "click", ...deed });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    failure.replaceChildren(icon("warning"), error.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}
