import { localAt } from '#content/rules/fact-state.ts';
import { provider } from '#content/site/provider.ts';
import { dayParts } from '#content/values/day.ts';

/**
 * The index of the part that has begun last on a day, -1 before the first.
 * @param now in ms since the epoch; undefined before it is known
 */
export function dayPartAt(now: number | undefined): number {
  if (now === undefined) return -1;
  const clock = localAt(now, provider.utcOffset).slice(11, 16);
  return dayParts.findLastIndex((part) => part.clock <= clock);
}
