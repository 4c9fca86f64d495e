/** Components of a message as elements that are brought up to date in place. */

import { arrange, attribute, el, localUrl, readableSize, same } from "../base/dom.js";
import { emoji, icon } from "../base/icons.js";
import { markdown } from "../text/markdown.js";
import { isWeb, jumpOf } from "../text/mentions.js";
import { picture, updatePicture } from "../widgets/pictures.js";
import { selectMenu } from "./selects.js";
import { emit } from "../base/state.js";

/** The styles of a button by their number. */
const BUTTONS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const KINDS = {
  1: {
    make: () => el("div", { class: "action-row" }),
    update: (node, spec, deeds) => sync(node, spec.components, deeds),
  },
  2: { make: makeButton, update: updateButton },
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  7: selectMenu,
  8: selectMenu,
  9: { make: makeSection, update: updateSection },
  10: {
    make: () => el("div", { class: "text-display" }),
    update: (node, spec) => node.replaceChildren(markdown(spec.content)),
  },
  11: { make: () => picture("thumbnail"), update: (node, spec) => updatePicture(node, spec) },
  12: { make: () => el("div", { class: "gallery" }), update: updateGallery },
  13: { make: () => el("div", { class: "file-component" }), update: updateFile },
  14: { make: () => el("hr", {}), update: updateSeparator },
  17: { make: () => el("div", { class: "container" }), update: updateContainer },
};

/**
 * Makes `parent` show these components.
 * Elements of components that stay are kept and only what differs in them changes, so that an open select, the focus
 * and pictures survive an edit. `deeds` has `press(node, spec, values)`, called when a person uses one.
 */
export function sync(parent, specs, deeds) {
  const known = new Map([...parent.children].map((node) => [node.componentKey, node]));
  const counts = {};
  const nodes = specs.map((spec) => {
    counts[spec.type] = (counts[spec.type] ?? 0) + 1;
    const key = spec.custom_id ? `${spec.type}:${spec.custom_id}` : `${spec.type}#${counts[spec.type]}`;
    return refresh(known.get(key), key, spec, deeds);
  });
  arrange(parent, nodes);
}

function refresh(node, key, spec, deeds) {
  if (node && same(node.spec, spec)) return node;
  const kind = KINDS[spec.type] ?? {
    make: () => el("div", { class: "undrawn", text: `Unknown component ${spec.type}` }),
    update: () => {},
  };
  const shown = node ?? kind.make(deeds);
  shown.componentKey = key;
  shown.spec = spec;
  shown.dataset.component = spec.type;
  try {
    kind.update(shown, spec, deeds);
  } catch (error) {
    return el("div", { class: "undrawn", text: `Component ${spec.type} cannot be shown: ${error.message}` });
  }
  return shown;
}

function makeButton(deeds) {
  const node = el("button", { class: "button", type: "button", data: { testid: "button" } });
  node.addEventListener("click", () =>
    node.spec.style === 5 ? follow(node.spec.url) : deeds.press(node, node.spec),
  );
  return node;
}

function follow(url) {
  const jump = jumpOf(url);
  if (jump) emit("jump", jump);
  else if (isWeb(url)) window.open(url, "_blank", "noopener,noreferrer");
}

function updateButton(node, spec) {
  node.className = `button ${BUTTONS[spec.style] ?? "secondary"}`;
  attribute(node, "data-custom-id", spec.custom_id);
  attribute(node, "title", spec.label && spec.label.length > 24 ? spec.label : null);
  attribute(node, "aria-label", spec.label ? null : spec.emoji?.name);
  node.disabled = Boolean(spec.disabled);
  const lead = spec.emoji ? el("span", { class: "emoji" }, emoji(spec.emoji)) : null;
  const label = spec.label ? el("span", { class: "label", text: spec.label }) : null;
  const outside = spec.style === 5 && !jumpOf(spec.url) ? icon("link") : null;
  node.replaceChildren(...[lead, label, outside].filter(Boolean));
}

function makeSection() {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }),
    el("div", { class: "section-accessory" }),
  );
}

function updateSection(node, spec, deeds) {
  sync(node.children[0], spec.components, deeds);
  sync(node.children[1], spec.accessory ? [spec.accessory] : [], deeds);
}

function updateGallery(node, spec) {
  node.dataset.count = Math.min(spec.items.length, 5);
  while (node.children.length > spec.items.length) node.lastElementChild.remove();
  while (node.children.length < spec.items.length) node.append(picture("gallery-picture"));
  spec.items.forEach((item, index) => updatePicture(node.children[index], item));
}

function updateFile(node, spec) {
  const url = localUrl(spec.file.url);
  const name = spec.name ?? spec.file.url.split(/[?#]/)[0].split("/").at(-1);
  node.replaceChildren(fileCard({ url, name, size: spec.size }));
}

/** A file as a card with a link to save it. */
export function fileCard({ url, name, size }) {
  const details = el(
    "div",
    { class: "file-details" },
    el("a", { href: url ?? "#", download: name, text: name }),
    size ? el("span", { class: "file-size", text: readableSize(size) }) : null,
  );
  return el("div", { class: "file-card", data: { testid: "file" } }, icon("file"), details);
}

function updateSeparator(node, spec) {
  node.className = `separator ${spec.spacing === 2 ? "large" : "small"}${spec.divider === false ? " blank" : ""}`;
}

function updateContainer(node, spec, deeds) {
  const accent = spec.accent_color;
  node.classList.toggle("accented", accent !== null && accent !== undefined);
  node.style.setProperty("--accent", `#${(accent ?? 0).toString(16).padStart(6, "0")}`);
  sync(node, spec.components, deeds);
  veil(node, spec.spoiler);
}

function veil(node, spoiler) {
  if (!spoiler || node.classList.contains("unveiled")) return node.classList.remove("veiled");
  node.classList.add("veiled");
  node.addEventListener("click", () => node.classList.replace("veiled", "unveiled"), { once: true });
}
