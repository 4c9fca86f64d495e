/** Two people side by side, in two independent panes. */

import { el } from "../base/dom.js";
import { asked, paneAddress } from "../base/places.js";

/** Fills the page with two panes. */
export function showBeside() {
  const { person, channel, beside, beside_channel: besideChannel } = asked();
  const panes = [pane("left", person, channel), pane("right", beside, besideChannel)];
  const shown = { left: { person, channel }, right: { person: beside, channel: besideChannel } };
  window.addEventListener("message", (event) => {
    const from = panes.find((frame) => frame.contentWindow === event.source);
    if (event.origin !== location.origin || !from) return;
    shown[from.name] = event.data;
    from.title = event.data.person;
    note(shown);
  });
  document.body.classList.add("beside");
  document.body.append(...panes);
}

function pane(side, person, channel) {
  return el("iframe", {
    name: side,
    title: person,
    src: paneAddress(person, channel),
    data: { testid: `pane-${side}` },
  });
}

function note({ left, right }) {
  const parts = { person: left.person, channel: left.channel, beside: right.person, beside_channel: right.channel };
  const known = Object.entries(parts).filter(([, value]) => value);
  history.replaceState(null, "", `/?${new URLSearchParams(known)}`);
  document.title = `${left.person} and ${right.person} · Local Discord`;
}
