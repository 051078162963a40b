// React hydrates all that it can in one go, which would keep a slow phone busy. So the parts of the opened page come one after the other, each when the browser
// is idle. The first touch ends that: React then hydrates at once what is pressed, and the rest.
const turns = new Map<string, Promise<unknown>>();
let last: Promise<unknown> | undefined;

/** Begins to give turns: called before the page is hydrated. */
export function takeTurns(): void {
  last = Promise.resolve();
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click'])
    addEventListener(type, () => (last = undefined), { once: true, capture: true });
}

/** The turn of a part, by its id; undefined if it need not wait. */
export function turnOf(id: string): Promise<unknown> | undefined {
  if (last && !turns.has(id)) turns.set(id, (last = last.then(whenIdle)));
  return last && turns.get(id);
}

/** Safari has no requestIdleCallback. */
const whenIdle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve, 20),
  );
