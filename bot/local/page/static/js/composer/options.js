/** What a slash command's option takes: what to suggest for it, and its value from what was typed. */

import { avatar } from "../widgets/avatars.js";
import { icon } from "../base/icons.js";
import { channelIcon } from "../base/kinds.js";
import { OPTION } from "../base/numbers.js";
import { state } from "../base/state.js";

const KIND_NOTES = {
  [OPTION.STRING]: "text",
  [OPTION.INTEGER]: "a whole number",
  [OPTION.BOOLEAN]: "true or false",
  [OPTION.USER]: "a person",
  [OPTION.CHANNEL]: "a channel",
  [OPTION.ROLE]: "a role",
  [OPTION.MENTIONABLE]: "a person or role",
  [OPTION.NUMBER]: "a number",
};

/** What kind of value an option takes, in words. */
export function kindNote(spec) {
  return KIND_NOTES[spec.type] ?? "a value";
}

/** An option's possible values as `{value, label, lead}`, or null for free text. */
export function choicesOf(spec) {
  const people = () =>
    state.world.users.map((each) => ({ value: each.id, label: each.name, lead: avatar(each, "tiny") }));
  const roles = () => state.world.roles.map((role) => ({ value: role.id, label: role.name, lead: icon("at") }));
  if (spec.choices.length) return spec.choices.map((choice) => ({ value: choice.value, label: choice.name }));
  if (spec.type === OPTION.BOOLEAN)
    return [
      { value: true, label: "True" },
      { value: false, label: "False" },
    ];
  if (spec.type === OPTION.USER) return people();
  if (spec.type === OPTION.ROLE) return roles();
  if (spec.type === OPTION.MENTIONABLE) return [...people(), ...roles()];
  return spec.type === OPTION.CHANNEL ? channels(spec) : null;
}

function channels(spec) {
  const fits = (known) =>
    known.type !== 1 && (!spec.channel_types?.length || spec.channel_types.includes(known.type));
  return state.world.channels
    .filter(fits)
    .map((known) => ({ value: known.id, label: known.name, lead: icon(channelIcon(known)) }));
}

/** The value of a text typed into an option: `{value}` or `{fault}`. */
export function valueOf(spec, text) {
  const offered = choicesOf(spec);
  if (offered) return chosen(offered, text);
  if (spec.type === OPTION.INTEGER || spec.type === OPTION.NUMBER) return number(spec, text);
  if (text.length < (spec.min_length ?? 0)) return { fault: `At least ${spec.min_length} characters.` };
  return text.length > (spec.max_length ?? 6000)
    ? { fault: `At most ${spec.max_length} characters.` }
    : { value: text };
}

function chosen(offered, text) {
  const wanted = text.trim().replace(/^[@#]/, "").toLowerCase();
  const found = offered.find((choice) => choice.label.toLowerCase() === wanted);
  return found ? { value: found.value } : { fault: "Choose one from the list." };
}

function number(spec, text) {
  const value = Number(text);
  const whole = spec.type === OPTION.INTEGER;
  if (text.trim() === "" || Number.isNaN(value) || (whole && !Number.isInteger(value)))
    return { fault: `This has to be ${kindNote(spec)}.` };
  if (value < (spec.min_value ?? -Infinity)) return { fault: `At least ${spec.min_value}.` };
  return value > (spec.max_value ?? Infinity) ? { fault: `At most ${spec.max_value}.` } : { value };
}
