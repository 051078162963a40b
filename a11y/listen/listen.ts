// npm run listen, once all that it needs is there: serves the site, and plays the journeys that are asked for.
import { parseArgs } from 'node:util';

import { type Browser, browsers, type Journey } from './journey.ts';
import { journeyNames, readJourney } from './journeys.ts';
import { startListener } from './listener.ts';
import { play } from './player.ts';
import { type Record, summary, writeTable, writeTranscript } from './records.ts';
import { startSite } from './site.ts';

export interface Asked {
  readonly journeys: readonly Journey[];
  readonly browser: Browser;
  readonly isRecorded: boolean;
}

/** What the words after `npm run listen --` ask for. Throws an Error with a sentence for whoever typed them. */
export function askedFor(words: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { browser: { type: 'string', default: 'firefox' }, record: { type: 'boolean', default: false } },
  });
  const browser = browsers.find((each) => each === values.browser);
  if (!browser) throw new Error(`--browser is ${browsers.join(' or ')}.`);
  const unknown = positionals.find((name) => !journeyNames.includes(name) && !name.endsWith('.txt'));
  if (unknown) throw new Error(`There is no journey “${unknown}”. There are: ${journeyNames.join(', ')}.`);
  const names = positionals.length ? positionals : journeyNames;
  return { journeys: names.map((name) => readJourney(name)), browser, isRecorded: values.record };
}

/** Plays the journeys one after the other, prints what is heard, and tells whether all was as expected. */
export async function listen({ journeys, browser, isRecorded }: Asked): Promise<boolean> {
  const records: Record[] = [];
  for (const journey of journeys) {
    console.log(`\n# ${journey.title} (${journey.name}, ${browser})\n`);
    const record = await listenTo(journey, browser);
    records.push(record);
    console.log(`\n${summary(record.outcome)} (${record.versions.join(', ')})`);
    if (isRecorded) writeTranscript(record, today());
  }
  if (isRecorded) writeTable();
  console.log('');
  for (const { journey, outcome } of records) {
    console.log(`${journey.name.padEnd(30)} ${summary(outcome)}`);
    for (const failure of outcome.failed) console.log(`  ${failure}`);
  }
  return records.every(({ outcome }) => outcome.failed.length === 0);
}

/** One journey, on a site, a screen and in a browser of its own. */
async function listenTo(journey: Journey, browser: Browser): Promise<Record> {
  const site = await startSite();
  try {
    const listener = await startListener(browser, `${site.url}${journey.opens}`);
    try {
      const lines: string[] = [];
      const print = (line: string) => {
        // The port changes from run to run, and is nothing that anybody hears.
        lines.push(line.replaceAll(site.url, 'http://localhost'));
        console.log(line);
      };
      const outcome = await play(journey, { browser, listener, site, print });
      const versions = Object.values(listener.first.versions ?? {});
      return { journey, browser, versions, lines, outcome };
    } finally {
      await listener.close();
    }
  } finally {
    await site.stop();
  }
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Edmonton' }).format(new Date());
