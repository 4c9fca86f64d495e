/** Something that opens over the page: beside its anchor on a wide screen, as a sheet from below on a phone. */

import { el, isPhone } from "../base/dom.js";

const GAP = 6;
const EDGE = 8;
let current = null;

/**
 * Opens `body` for `anchor` and returns `{node, close}`.
 * It closes by Escape, by a press outside or when another opens; `onClose` is then called once.
 * `above` prefers the room above the anchor; `sheet: false` keeps it from becoming a sheet.
 */
export function openPopup({
  anchor,
  body,
  title,
  className = "",
  onClose = () => {},
  above = false,
  width = null,
  sheet = isPhone(),
}) {
  current?.close();
  const host = anchor.closest("dialog") ?? document.body;
  const node = el("div", { class: `popup ${className} ${sheet ? "sheet" : "floating"}`, popover: "manual" });
  if (sheet) node.append(el("div", { class: "sheet-handle" }), el("div", { class: "sheet-title", text: title }));
  node.append(body);
  const shade = sheet ? el("div", { class: "shade", popover: "manual" }) : null;
  const place = () => sheet || position(node, anchor, { above, width });
  const outside = (event) =>
    event.composedPath().includes(node) || event.composedPath().includes(anchor) || popup.close();
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    popup.close();
  };
  const popup = { node, place, close };
  let open = true;
  function close() {
    if (!open) return;
    open = false;
    current = null;
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", escape, true);
    window.removeEventListener("scroll", place, true);
    window.removeEventListener("resize", place);
    const focused = node.contains(document.activeElement);
    node.remove();
    shade?.remove();
    if (focused) anchor.focus({ preventScroll: true });
    onClose();
  }
  host.append(...[shade, node].filter(Boolean));
  shade?.showPopover();
  node.showPopover();
  place();
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", escape, true);
  window.addEventListener("scroll", place, true);
  window.addEventListener("resize", place);
  current = popup;
  return popup;
}

function position(node, anchor, { above, width }) {
  const box = anchor.getBoundingClientRect();
  node.style.width = `${Math.min(width ?? box.width, innerWidth - 2 * EDGE)}px`;
  const below = innerHeight - box.bottom - GAP - EDGE;
  const over = box.top - GAP - EDGE;
  const up = above ? over > 160 || over > below : below < Math.min(node.scrollHeight, 260) && over > below;
  node.style.maxHeight = `${Math.max(120, Math.min(up ? over : below, 420))}px`;
  node.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - node.offsetWidth - EDGE))}px`;
  node.style.top = up ? "auto" : `${box.bottom + GAP}px`;
  node.style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
}
