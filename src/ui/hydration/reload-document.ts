// What is left to do when a page that somebody went to cannot be drawn: open its address as a document, which the server sends as complete HTML.

/** In the state of the history's entry, next to what the router keeps there: this address was opened as a document already. */
const mark = 'reloaded';

/**
 * Loads the current address as a document, once for each entry of the history and only if the server answers: without a network the browser would replace the
 * page by its own error page. Resolves to false if it does not reload.
 */
export async function reloadOnce(): Promise<boolean> {
  const state = (history.state ?? {}) as Record<string, unknown>;
  if (mark in state || !(await answers(location.href))) return false;
  history.replaceState({ ...state, [mark]: true }, '');
  location.reload();
  return true;
}

/** A page for unknown addresses is an answer too. */
async function answers(address: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address);
    return ok || status === 404;
  } catch {
    return false;
  }
}

/** For code or data that could not be fetched: the document comes instead, or the promise rejects with this reason, which the error boundary then meets. */
export async function reloadOrThrow(reason: unknown): Promise<never> {
  if (await reloadOnce()) return new Promise<never>(() => {});
  throw reason;
}
