/** Key in the state of a history entry, beside the router's own: its page has been reloaded. */
const mark = 'reloaded';

/**
 * For code or data of a page that a link led to and that could not be loaded: loads the page as a document, which the server sends as complete HTML. Does it
 * once for a history entry, and only if the server answers: offline, the browser would show its own error page. Otherwise rejects with the reason.
 */
export async function reloadOrThrow(reason: unknown): Promise<never> {
  const state = (history.state ?? {}) as Record<string, unknown>;
  const answer = mark in state ? undefined : await fetch(location.href).catch(() => undefined);
  // A 404 is an answer, too: the not-found page.
  if (!answer?.ok && answer?.status !== 404) throw reason;
  history.replaceState({ ...state, [mark]: true }, '');
  location.reload();
  return new Promise<never>(() => {});
}
