/** What the page asks the server. */

/** The server said no; `message` is what to show. */
export class Refused extends Error {}

async function answer(request) {
  let response;
  try {
    response = await request;
  } catch {
    throw new Refused("The local Discord does not answer. Is it still running?");
  }
  const body = await response.json().catch(() => ({ error: `The server answered ${response.status}.` }));
  if (!response.ok) throw new Refused(body.error);
  return body;
}

/** Reads JSON from a path; raises Refused. */
export function read(path, query) {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return answer(fetch(`${path}?${new URLSearchParams(known)}`));
}

/** Does something as a person; raises Refused. */
export function act(deed) {
  const headers = { "Content-Type": "application/json" };
  return answer(fetch("/ui/act", { method: "POST", headers, body: JSON.stringify(deed) }));
}

const PATIENCE = { first: 200, most: 2000 };

/** Waits for background reading; null if the server is gone, as the next connection reads again. */
export async function unlessRefused(reading) {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

/**
 * Listens to what changes for a person, for as long as the page lives.
 * `onOpen` is called at each (re)connection, again after another if it is refused; `onClosed` when it breaks,
 * `onEvent` with each event.
 */
export function listen(person, { onOpen, onClosed, onEvent }) {
  let wait = PATIENCE.first;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ui/events?person=${encodeURIComponent(person)}`);
    socket.onopen = async () => {
      try {
        await onOpen();
        wait = PATIENCE.first;
      } catch (error) {
        socket.close();
        if (!(error instanceof Refused)) throw error;
      }
    };
    socket.onmessage = (event) => onEvent(JSON.parse(event.data));
    socket.onclose = () => {
      onClosed();
      setTimeout(connect, wait);
      wait = Math.min(wait * 1.6, PATIENCE.most);
    };
  };
  connect();
}
