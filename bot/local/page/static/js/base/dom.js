/** Building and finding elements. */

const PROPERTIES = new Set([
  "value",
  "disabled",
  "checked",
  "hidden",
  "tabIndex",
  "title",
  "type",
  "src",
  "alt",
  "href",
  "id",
  "open",
  "required",
  "autocomplete",
  "spellcheck",
  "rows",
  "placeholder",
  "download",
  "target",
  "rel",
  "loading",
  "width",
  "height",
  "htmlFor",
  "name",
]);

/**
 * Makes an element.
 * `props` may hold `class`, `text`, `on` (listeners by event), `data` (data- attributes) and any property or attribute;
 * a property that is null or undefined is left out, and so are children that are null or false.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props))
    if (value !== null && value !== undefined) set(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const SPECIAL = {
  class: (node, value) => (node.className = value),
  text: (node, value) => (node.textContent = value),
  on: (node, value) => Object.entries(value).forEach(([event, listener]) => node.addEventListener(event, listener)),
  data: (node, value) =>
    Object.entries(value).forEach(([key, data]) => data !== null && data !== undefined && (node.dataset[key] = data)),
};

function set(node, name, value) {
  if (name in SPECIAL) SPECIAL[name](node, value);
  else if (PROPERTIES.has(name)) node[name] = value;
  else node.setAttribute(name, value);
}

/** Sets or removes an attribute. */
export function attribute(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

/** Makes `parent` hold exactly these nodes in this order, touching only what is out of place. */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null);
  });
}

/** Whether two JSON-like values are the same. */
export function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True on a screen as narrow as a phone. */
export function isPhone() {
  return window.matchMedia("(max-width: 600px)").matches;
}

/** The URL to load a picture or file from here, or null when it lies outside this machine. */
export function localUrl(url) {
  if (!URL.canParse(url, location.href)) return null;
  const parsed = new URL(url, location.href);
  return ["127.0.0.1", "localhost", location.hostname].includes(parsed.hostname)
    ? parsed.pathname + parsed.search
    : null;
}

/** Fills `node` with what `draw` returns, or says plainly that this could not be drawn. */
export function fill(node, what, draw) {
  guarded(node, what, () => node.replaceChildren(...draw()));
}

/** Draws into `node`; if that fails, the node says so and the rest of the page stays. */
export function guarded(node, what, draw) {
  try {
    draw();
  } catch (error) {
    node.replaceChildren(el("div", { class: "undrawn", text: `${what} cannot be shown: ${error.message}` }));
  }
}

/** A size in bytes as people read it. */
export function readableSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
