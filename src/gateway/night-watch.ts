/** Whether the nightly build still works. Facts and consents to pictures that have ended leave the pages by that build alone. */
import { statSync } from 'node:fs';

const hour = 3_600_000; // ms
/** In ms: two nights, and two hours in which the build of the second may still run. */
const longest = 50 * hour;

/** When the nightly build last succeeded: each touches the file of NIGHT_FILE. Undefined if none has. */
export const lastNight = (file: string): Date | undefined => statSync(file, { throwIfNoEntry: false })?.mtime;

/** A sentence for the operator if that is more than two nights ago; undefined if all is well. */
export function nightReason(last: Date | undefined, now: Date): string | undefined {
  const then = 'facts and consents that have ended may still be on its pages.';
  if (!last) return `The nightly build of the site has not succeeded yet: ${then}`;
  const since = now.getTime() - last.getTime();
  return since > longest
    ? `The nightly build of the site has not succeeded for ${Math.floor(since / (24 * hour))} days: ${then}`
    : undefined;
}
