/** Icons: the page's own, lines on a 24 × 24 grid, and the emojis of components. */

import { el } from "./dom.js";

const SHAPES = {
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v8a4 4 0 0 0 4 4h9M14 12l4 4-4 4",
  voice: "M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  horn: "M4 10v4h4l9 5V5l-9 5zM8 14v5h3v-3.3M20 10v4",
  stage: "M12 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.5 20a3.5 3.5 0 0 1 7 0M8 15.5a5.5 5.5 0 1 1 8 0M5.5 18a9 9 0 1 1 13 0",
  posts: "M4 5h16v9h-9l-4 4v-4H4zM8 8.5h8M8 11h5",
  at: "M16 12a4 4 0 1 1-4-4 4 4 0 0 1 4 4zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6 6 18",
  columns: "M4.5 5h15v14h-15zM12 5v14",
  chevron: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  send: "M4 12 3.5 4.5 21 12 3.5 19.5 4 12zM4 12h8",
  plus: "M12 5v14M5 12h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  link: "M13 5h6v6M19 5l-8.5 8.5M17 14v5H5V7h5",
  down: "M12 5v14M6 13l6 6 6-6",
  message: "M4 5h16v11H10l-4 4v-4H4z",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 5a3.2 3.2 0 0 1 0 6M17.5 13.8c2.1.7 3.5 2.6 3.5 5.2",
  warning: "M12 4 2.5 20h19zM12 10v4.5M12 17.2v.3",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z",
};

const SVG = "http://www.w3.org/2000/svg";

/** An icon by its name, as a decorative picture. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** What to show for an emoji: the character, or the picture of one of the application's own. */
export function emoji({ id, name }) {
  if (!id) return name;
  const told = `:${name}:`;
  const picture = el("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: told, title: told });
  picture.addEventListener("error", () => picture.replaceWith(told), { once: true });
  return picture;
}
