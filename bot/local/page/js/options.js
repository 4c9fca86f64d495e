/** What a slash command's option takes: what to suggest for it, and its value from what was typed. */

import { avatar } from "./avatars.js";
import { icon } from "./icons.js";
import { channelIcon } from "./mentions.js";
import { state } from "./state.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

const KIND_NOTES = {
  [STRING]: "text",
  [INTEGER]: "a whole number",
  [BOOLEAN]: "true or false",
  [USER]: "a person",
  [CHANNEL]: "a channel",
  [ROLE]: "a role",
  [MENTIONABLE]: "a person or role",
  [NUMBER]: "a number",
};

/** What kind of value an option takes, in words. */
export function kindNote(spec) {
  return KIND_NOTES[spec.type] ?? "a value";
}

/** Everything an option can be, as `{value, label, lead}`, or null where anything may be typed. */
export function choicesOf(spec) {
  const people = () =>
    state.world.users.map((each) => ({ value: each.id, label: each.name, lead: avatar(each, "tiny") }));
  const roles = () => state.world.roles.map((role) => ({ value: role.id, label: role.name, lead: icon("at") }));
  if (spec.choices.length) return spec.choices.map((choice) => ({ value: choice.value, label: choice.name }));
  if (spec.type === BOOLEAN)
    return [
      { value: true, label: "True" },
      { value: false, label: "False" },
    ];
  if (spec.type === USER) return people();
  if (spec.type === ROLE) return roles();
  if (spec.type === MENTIONABLE) return [...people(), ...roles()];
  return spec.type === CHANNEL ? channels(spec) : null;
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
  if (spec.type === INTEGER || spec.type === NUMBER) return number(spec, text);
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
  const whole = spec.type === INTEGER;
  if (text.trim() === "" || Number.isNaN(value) || (whole && !Number.isInteger(value)))
    return { fault: `This has to be ${kindNote(spec)}.` };
  if (value < (spec.min_value ?? -Infinity)) return { fault: `At least ${spec.min_value}.` };
  return value > (spec.max_value ?? Infinity) ? { fault: `At most ${spec.max_value}.` } : { value };
}
