/** Reads from a page how fast it reacts to input: Event Timing (w3.org/TR/event-timing), and the time until the heading of the next page stands. */
import { errors, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every event that took 16 ms or longer. */
    timings: PerformanceEntry[];
    /** The time from a click to the next page's heading, in ms. */
    arrived: Promise<number>;
  }
}

/** From now on every page of this tab records its slow events. */
export const recordEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.timings = [];
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => window.timings.push(...list.getEntries())).observe(options);
  });

/**
 * Does an interaction and returns the longest duration of its events, in ms; 16 if all were shorter, because the browser then reports none. Undefined if the
 * selector does not come within ten seconds: the page did not react.
 * @param event what is measured besides the pointer's and the keyboard's own events
 * @param selector what must be in the page after the interaction
 */
export async function timed(
  page: Page,
  event: 'click' | 'keydown',
  interact: () => Promise<void>,
  selector: string,
): Promise<number | undefined> {
  await page.evaluate(() => {
    window.timings = [];
  });
  await interact();
  const hasReacted = await page.waitForSelector(selector, { state: 'attached', timeout: 10_000 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
  if (!hasReacted) return undefined;
  // The browser reports an event some time after the next paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
  const durations = await page.evaluate(
    (names) => window.timings.filter(({ name }) => names.includes(name)).map(({ duration }) => duration),
    [event, 'pointerdown', 'pointerup', 'keydown', 'keyup'],
  );
  return Math.max(16, ...durations);
}

/** The time from the click on a link until the heading of the page at `to` stands, in ms. */
export async function timedHeading(page: Page, link: Locator, to: string): Promise<number> {
  await page.evaluate((path) => {
    const before = document.querySelector('h1')?.textContent;
    window.arrived = new Promise((resolve) => {
      let began: number | undefined;
      addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const look = () => {
        const now = document.querySelector('main h1');
        if (began !== undefined && location.pathname === path && now && now.textContent !== before)
          resolve(performance.now() - began);
        else setTimeout(look, 4);
      };
      look();
    });
  }, to);
  await link.tap();
  return page.evaluate(() => window.arrived);
}
