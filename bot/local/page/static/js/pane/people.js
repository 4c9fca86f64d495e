/** Who one is, and acting as somebody else. */

import { act } from "../base/deeds.js";
import { avatar } from "../widgets/avatars.js";
import { el, isPhone } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { openDialog } from "../widgets/dialogs.js";
import { openPopup } from "../widgets/popup.js";
import { actAs, isBeside, openBeside } from "../base/places.js";
import { emit, on, state } from "../base/state.js";

/** The button with the person's name, at the foot of the channels. */
export const personPanel = el("button", {
  type: "button",
  class: "person-panel",
  "aria-haspopup": "dialog",
  data: { testid: "person-panel" },
});

/** Follows the state from now on. */
export function startPeople() {
  personPanel.addEventListener("click", openMenu);
  on("world", () => {
    const { me } = state.world;
    personPanel.replaceChildren(
      avatar(me),
      el(
        "span",
        { class: "person-words" },
        el("span", { class: "person-name", text: me.name }),
        el("span", { class: "person-locale", text: languageName(me.locale) }),
      ),
      icon("chevron"),
    );
    personPanel.setAttribute("aria-label", `You are ${me.name}. Act as somebody else, or change the language`);
    document.querySelectorAll(".person-row").forEach(showLocale);
  });
}

/** Says in a row of the open menu which language its person has now. */
function showLocale(row) {
  const person = state.world.people.find((each) => each.name === row.dataset.person);
  if (person) row.querySelector(".person-locale").textContent = person.locale;
}

/** A locale's name in English, with its code. */
function languageName(locale) {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(locale);
  return `${name} (${locale})`;
}

function openMenu() {
  const body = el("div", { class: "person-menu" });
  const popup = openPopup({
    anchor: personPanel,
    body,
    title: "Who are you?",
    className: "menu-popup",
    above: true,
    width: 300,
  });
  body.append(
    el("h3", { text: "Act as" }),
    ...state.world.people.map(personRow),
    addButton(popup),
    el("h3", { text: `${state.world.me.name}'s settings` }),
    languageField(),
    directField(),
  );
  popup.place();
  body.querySelector("button")?.focus();
}

function personRow(person) {
  const mine = person.id === state.world.me.id;
  const choose = el(
    "button",
    {
      type: "button",
      class: "person-row",
      "aria-pressed": String(mine),
      data: { testid: "act-as", person: person.name },
    },
    avatar(person, "small"),
    el(
      "span",
      { class: "person-words" },
      el("span", { class: "person-name", text: person.name }),
      el("span", { class: "person-locale", text: person.locale }),
    ),
    mine ? icon("check") : null,
  );
  choose.addEventListener("click", () => mine || actAs(person.name));
  if (mine || isBeside() || isPhone()) return choose;
  const beside = el(
    "button",
    {
      type: "button",
      class: "round",
      title: `${person.name} beside you`,
      "aria-label": `Open ${person.name} side by side`,
      data: { testid: "beside", person: person.name },
    },
    icon("columns"),
  );
  beside.addEventListener("click", () => openBeside(person.name));
  return el("div", { class: "person-line" }, choose, beside);
}

function addButton(popup) {
  const button = el(
    "button",
    { type: "button", class: "menu-row", data: { testid: "add-person" } },
    icon("plus"),
    "Add a person…",
  );
  button.addEventListener("click", () => {
    popup.close();
    addPerson();
  });
  return button;
}

function localeSelect(value) {
  const options = state.world.locales.map((locale) => el("option", { value: locale, text: languageName(locale) }));
  return el(
    "select",
    { class: "field", data: { testid: "locale" }, value: null },
    ...options.map((option) => Object.assign(option, { selected: option.value === value })),
  );
}

function languageField() {
  const select = localeSelect(state.world.me.locale);
  select.addEventListener("change", () => attempt({ kind: "locale", locale: select.value }));
  return el("label", { class: "setting" }, icon("globe"), el("span", { text: "Language" }), select);
}

function directField() {
  const box = el("input", {
    type: "checkbox",
    class: "switch",
    checked: state.world.me.takes_dms,
    data: { testid: "takes-dms" },
  });
  box.addEventListener("change", () => attempt({ kind: "dms", open: box.checked }));
  return el("label", { class: "setting" }, icon("message"), el("span", { text: "Takes direct messages" }), box);
}

function attempt(deed) {
  return act(deed).catch((error) => emit("notice", error.message));
}

function addPerson() {
  const name = el("input", {
    class: "field",
    required: true,
    autocomplete: "off",
    maxlength: 32,
    placeholder: "Name",
    data: { testid: "new-name" },
  });
  const locale = localeSelect("en-US");
  openDialog({
    title: "Add a person",
    body: [
      el("label", { class: "form-field" }, el("span", { class: "form-label", text: "Name" }), name),
      el("label", { class: "form-field" }, el("span", { class: "form-label", text: "Language" }), locale),
    ],
    confirm: "Add",
    onConfirm: async () => {
      if (!name.value.trim()) throw new Error("A person needs a name.");
      await act({ kind: "person", name: name.value.trim(), locale: locale.value });
      actAs(name.value.trim());
    },
  });
}
