/** The menu of a user: what applications offer there. */

import { act } from "../base/deeds.js";
import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { channel, emit, state, user } from "../base/state.js";
import { openPopup } from "../widgets/popup.js";

/** Opens menus from now on: at who has written a message, and at mentions. */
export function startMenus() {
  document.addEventListener("click", (event) => {
    const anchor = event.target.closest?.("[data-user]");
    if (anchor) openMenu(anchor);
  });
}

function openMenu(anchor) {
  const known = user(anchor.dataset.user);
  const entries = channel(state.channel)?.menus ?? [];
  if (!known || !entries.length) return;
  const body = el("div", { class: "person-menu", data: { testid: "user-menu" } });
  const popup = openPopup({ anchor, body, title: known.name, className: "menu-popup", width: 260 });
  body.append(el("div", { class: "menu-head", text: "Apps" }), ...entries.map((each) => entry(each, known, popup)));
}

function entry({ command, name }, known, popup) {
  const button = el(
    "button",
    { type: "button", class: "menu-row", data: { testid: "user-command", command } },
    icon("right"),
    name,
  );
  button.addEventListener("click", () => {
    popup.close();
    const deed = { kind: "menu", channel: state.channel, command, target: known.id };
    act(deed).catch((error) => emit("notice", error.message));
  });
  return button;
}
