import { localAt } from '#content/rules/fact-state.ts';
import { openingAt } from '#content/rules/opening.ts';
import { provider } from '#content/site/provider.ts';
import { dayParts } from '#content/values/day.ts';
import { houses } from '#content/values/houses.ts';

/**
 * The index of the part that the day is in while a house is open, -1 otherwise.
 * @param now in ms since the epoch; undefined before it is known
 */
export function dayPartAt(now: number | undefined): number {
  if (now === undefined || !houses.some(({ opening }) => openingAt(now, opening).isOpen)) return -1;
  const clock = localAt(now, provider.utcOffset).slice(11, 16);
  return dayParts.findLastIndex((part) => part.clock <= clock);
}
