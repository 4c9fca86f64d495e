/** Pictures in messages, and the light box that enlarges them. */

import { attribute, el, localUrl } from "../base/dom.js";
import { icon } from "../base/icons.js";

/** An empty picture frame: press it to enlarge what it shows. */
export function picture(kind) {
  const image = el("img", { loading: "eager", data: { testid: "picture" } });
  const frame = el("button", { type: "button", class: `picture ${kind}` }, image);
  frame.addEventListener("click", () => (frame.classList.contains("veiled") ? reveal(frame) : enlarge(image)));
  image.addEventListener("error", () => frame.classList.add("broken"));
  image.addEventListener("load", () => frame.classList.remove("broken"));
  return frame;
}

/** Shows an item (`media`, `description`, `spoiler`) in a frame; the old picture stays until the new one is there. */
export function updatePicture(frame, { media, description, spoiler }) {
  const image = frame.firstElementChild;
  const url = localUrl(media.url);
  if (url && image.getAttribute("src") !== url) image.src = url;
  frame.classList.toggle("broken", !url);
  image.alt = description ?? "";
  attribute(image, "width", media.width);
  attribute(image, "height", media.height);
  frame.setAttribute("aria-label", description ? `Enlarge: ${description}` : "Enlarge picture");
  frame.classList.toggle("veiled", Boolean(spoiler) && !frame.classList.contains("unveiled"));
}

function reveal(frame) {
  frame.classList.replace("veiled", "unveiled");
}

/** Opens the light box on a picture. */
export function enlarge(image) {
  const close = el("button", { type: "button", class: "round close", "aria-label": "Close" }, icon("close"));
  const large = el("img", { src: image.getAttribute("src"), alt: image.alt, class: "large" });
  const caption = image.alt ? el("p", { class: "caption", text: image.alt }) : null;
  const original = el("a", {
    href: image.getAttribute("src"),
    target: "_blank",
    rel: "noopener",
    text: "Open in its own tab",
  });
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": "Picture", data: { testid: "lightbox" } },
    close,
    large,
    el("div", { class: "about" }, caption, original),
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
