/** What the person of this pane does. */

import { act as send } from "./api.js";
import { emit, state } from "./state.js";

/** Does something as this person; raises Refused. A form that the bot answers with opens by itself. */
export async function act(deed) {
  const answer = await send({ person: state.person, ...deed });
  if (answer.modal) emit("modal", { modal: answer.modal, interaction: answer.interaction });
  return answer;
}
