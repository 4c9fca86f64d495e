/** Dialogs with a title, a body and two buttons. */

import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";

/**
 * Opens a dialog. If `onConfirm` fails, the dialog stays open and shows why. `lead` stands above the body.
 */
export function openDialog({ title, body, confirm, onConfirm, testid = "dialog", lead = null }) {
  const error = el("p", { class: "form-error", role: "alert", data: { testid: "dialog-error" } });
  const submit = el("button", {
    type: "submit",
    class: "button primary",
    text: confirm,
    data: { testid: "dialog-confirm" },
  });
  const cancel = el("button", { type: "button", class: "button quiet", text: "Cancel" });
  const close = el("button", { type: "button", class: "round close", "aria-label": "Close" }, icon("close"));
  const heading = el("h2", { text: title, id: "dialog-title" });
  const form = el(
    "form",
    { method: "dialog", novalidate: "" },
    el("header", {}, lead, heading, close),
    el("div", { class: "dialog-body" }, ...body, error),
    el("footer", {}, cancel, submit),
  );
  const dialog = el("dialog", { class: "dialog", "aria-labelledby": "dialog-title", data: { testid } }, form);
  for (const button of [cancel, close]) button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await confirmWith({ dialog, submit, error, onConfirm });
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".dialog-body input, .dialog-body textarea, .dialog-body .select")?.focus();
  return dialog;
}

async function confirmWith({ dialog, submit, error, onConfirm }) {
  if (submit.getAttribute("aria-busy") === "true") return;
  error.textContent = "";
  submit.setAttribute("aria-busy", "true");
  try {
    await onConfirm();
    dialog.close();
  } catch (failure) {
    error.textContent = failure.message;
  } finally {
    submit.removeAttribute("aria-busy");
  }
}
