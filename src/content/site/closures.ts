import { readSiteFile } from '#content/reader/site-file.ts';
import { today } from '#content/reader/today.ts';
import { endOf } from '#content/rules/fact-state.ts';
import { spanOf } from '#content/rules/opening-hours.ts';
import { provider } from '#content/site/provider.ts';

const day = today(provider.utcOffset);

/** Those that had not passed on the day of the build, the next one first. `starts` and `ends` are the midnights around the days, in ms since the epoch; `open`, the hours in which the daycare is open all the same. */
export const closures = readSiteFile('closures')
  .map(({ name, from, until = from, open }) => ({
    name,
    from,
    until,
    ...(open && { open: spanOf(open) }),
    starts: Date.parse(`${from}T00:00${provider.utcOffset}`),
    ends: endOf(until, provider.utcOffset),
  }))
  .filter(({ until }) => day <= until)
  .toSorted((one, other) => one.from.localeCompare(other.from));

export type Closure = (typeof closures)[number];
