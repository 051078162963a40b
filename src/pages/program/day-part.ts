import { localAt } from '#content/rules/fact-state.ts';
import { provider } from '#content/site/provider.ts';
import { dayParts, isUsualDay } from '#content/values/day.ts';

/**
 * The index of the part that has begun last on a day, -1 before the first, and on a day of the week that begins later, such as Saturday: of its parts nothing is known.
 * @param now in ms since the epoch; undefined before it is known
 */
export function dayPartAt(now: number | undefined): number {
  if (now === undefined) return -1;
  const local = localAt(now, provider.utcOffset);
  if (!isUsualDay[new Date(local).getUTCDay()]) return -1;
  const clock = local.slice(11, 16);
  return dayParts.findLastIndex((part) => part.clock <= clock);
}
