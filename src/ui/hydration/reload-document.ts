// The fallback when a navigation cannot render its page: load the URL as a document, which the server sends as complete HTML.

/** Key in the state of the history entry, beside the router's own: this URL has been reloaded already. */
const mark = 'reloaded';

/**
 * Reloads the current URL as a document, once per history entry and only if the server responds: offline, the browser would replace the page with its own
 * error page. Resolves to false if it does not reload.
 */
export async function reloadOnce(): Promise<boolean> {
  const state = (history.state ?? {}) as Record<string, unknown>;
  if (mark in state || !(await answers(location.href))) return false;
  history.replaceState({ ...state, [mark]: true }, '');
  location.reload();
  return true;
}

/** A 404 counts as a response too: the server sends the not-found page. */
async function answers(address: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address);
    return ok || status === 404;
  } catch {
    return false;
  }
}

/** For code or data that failed to load: reloads the document, or rejects with `reason` for the error boundary. */
export async function reloadOrThrow(reason: unknown): Promise<never> {
  if (await reloadOnce()) return new Promise<never>(() => {});
  throw reason;
}
