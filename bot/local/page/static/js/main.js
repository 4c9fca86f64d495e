/** Where the page begins. */

import { el } from "./base/dom.js";
import { showBeside } from "./pane/beside.js";
import { showPane } from "./pane/pane.js";
import { asked } from "./base/places.js";

function showTrouble(error) {
  const again = el("a", { class: "button primary", href: "/", text: "Start again" });
  document.body.replaceChildren(
    el(
      "div",
      { class: "trouble", role: "alert" },
      el("h1", { text: "This did not work" }),
      el("p", { text: error.message }),
      again,
    ),
  );
}

if (asked().beside && window.parent === window) showBeside();
else showPane().catch(showTrouble);
