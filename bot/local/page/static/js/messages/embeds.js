/** Embeds. */

import { el, localUrl } from "../base/dom.js";
import { markdown } from "../text/markdown.js";
import { link } from "../text/mentions.js";
import { picture, updatePicture } from "../widgets/pictures.js";
import { posted } from "../text/times.js";

/** An embed as an element. */
export function embed(spec) {
  const node = el(
    "article",
    { class: "embed", data: { testid: "embed" } },
    el("div", { class: "embed-text" }, ...text(spec)),
    image(spec.thumbnail, "embed-thumbnail"),
    image(spec.image, "embed-image"),
    footer(spec),
  );
  if (spec.color !== undefined && spec.color !== null)
    node.style.borderLeftColor = `#${spec.color.toString(16).padStart(6, "0")}`;
  return node;
}

function text(spec) {
  const title =
    spec.title && (spec.url ? link(spec.url, [markdown(spec.title, false)]) : markdown(spec.title, false));
  return [
    spec.author && el("div", { class: "embed-author", text: spec.author.name }),
    title && el("div", { class: "embed-title" }, title),
    spec.description && markdown(spec.description),
    spec.fields?.length && el("div", { class: "embed-fields" }, ...spec.fields.map(field)),
  ].filter(Boolean);
}

function field({ name, value, inline }) {
  return el(
    "div",
    { class: inline ? "embed-field inline" : "embed-field" },
    el("div", { class: "field-name" }, markdown(name, false)),
    markdown(value),
  );
}

function image(media, kind) {
  if (!media?.url || !localUrl(media.url)) return null;
  const frame = picture(kind);
  updatePicture(frame, { media, description: media.description });
  return frame;
}

function footer(spec) {
  const parts = [spec.footer?.text, spec.timestamp && posted(spec.timestamp)].filter(Boolean);
  return parts.length ? el("div", { class: "embed-footer", text: parts.join(" • ") }) : null;
}
