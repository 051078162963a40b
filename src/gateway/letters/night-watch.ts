/** Whether the nightly build still works. Facts and consents to pictures that have ended leave the pages by that build alone. */
import { statSync } from 'node:fs';

const hour = 3_600_000; // ms
/** In ms: two nights, and two hours in which the build of the second may still run. */
const longest = 50 * hour;

export type NightWatch = ReturnType<typeof watchNights>;

/** @param file NIGHT_FILE: each nightly build that has succeeded touches it @param tell writes to the provider */
export function watchNights(file: string, now: () => Date, tell: (reason: string) => Promise<unknown>) {
  const began = now();
  let told: number | undefined;
  const last = () => statSync(file, { throwIfNoEntry: false })?.mtime ?? began;

  /** A sentence for the operator if the last success is more than two nights ago; undefined if all is well. Before the first night, the start of the watch counts. */
  function reason(): string | undefined {
    const since = now().getTime() - last().getTime();
    if (since <= longest) return undefined;
    const days = Math.floor(since / (24 * hour));
    return `The nightly build of the site has not succeeded for ${days} days: facts and consents that have ended may still be on its pages.`;
  }

  return {
    reason,
    /** Tells the provider once, until a build succeeds again. It does not remember what an earlier watch has told. */
    async check(): Promise<void> {
      const why = reason();
      if (why === undefined || told === last().getTime()) return;
      told = last().getTime();
      await tell(why);
    },
  };
}
