/** Which person and channel an address means, and two people side by side. */

import { state } from "./state.js";

const KEEP = "since";

const query = () => new URLSearchParams(location.search);

/** Whether this pane is one of two. */
export function isBeside() {
  return window.parent !== window;
}

/** The address of a pane. */
export function paneAddress(person, channelId = null) {
  const parts = new URLSearchParams({ ...(person && { person }), ...(channelId && { channel: channelId }) });
  return `/?${parts}`;
}

/** Notes in the address what is shown, so that a reload comes back to it. */
export function noteAddress() {
  const { name } = state.world.me;
  history.replaceState(null, "", paneAddress(name, state.channel));
  if (isBeside()) window.parent.postMessage({ person: name, channel: state.channel }, location.origin);
}

/** Becomes another person in this pane. Unlike a reload, coming back still shows what only that person sees. */
export function actAs(name) {
  const kept = { ...JSON.parse(sessionStorage.getItem(KEEP) ?? "{}"), [state.world.me.name]: state.since };
  sessionStorage.setItem(KEEP, JSON.stringify(kept));
  sessionStorage.setItem("switching", "yes");
  location.assign(paneAddress(name, state.channel));
}

/** From when on this page shows what only this person sees: null for "from now on". */
export function takeSince(name) {
  const kept = sessionStorage.getItem("switching") ? JSON.parse(sessionStorage.getItem(KEEP) ?? "{}") : {};
  sessionStorage.removeItem("switching");
  sessionStorage.setItem(KEEP, JSON.stringify(kept));
  return kept[name] ?? null;
}

/** Opens a second person beside this one. */
export function openBeside(name) {
  const parts = { person: state.world.me.name, channel: state.channel, beside: name, beside_channel: state.channel };
  location.assign(`/?${new URLSearchParams(parts)}`);
}

/** Leaves the side-by-side view and keeps this pane's person. */
export function closeBeside() {
  window.parent.location.assign(paneAddress(state.world.me.name, state.channel));
}

/** What the address asks for: person, channel, beside, beside_channel; null where it does not say. */
export function asked() {
  return Object.fromEntries(["person", "channel", "beside", "beside_channel"].map((key) => [key, query().get(key)]));
}
