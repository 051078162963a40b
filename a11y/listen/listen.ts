// Serves the site and plays journeys with Orca. tasks/listen.ts (npm run listen) installs what it needs and calls it.
import { parseArgs } from 'node:util';

import { type Browser, browsers, type Journey } from './journey.ts';
import { journeyNames, readJourney } from './journeys.ts';
import { startListener } from './listener.ts';
import { play } from './player.ts';
import { type Transcript, summary, writeTable, writeTranscript } from './transcripts.ts';
import { startSite } from './site.ts';

export interface ListenOptions {
  readonly journeys: readonly Journey[];
  readonly browser: Browser;
  readonly isRecorded: boolean;
}

/** Parses the arguments of `npm run listen --`. Throws an Error with a message for the command line. */
export function parseOptions(args: readonly string[]): ListenOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
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

/** Plays the journeys one after the other and prints what is heard. Resolves to whether all expectations held. */
export async function listen({ journeys, browser, isRecorded }: ListenOptions): Promise<boolean> {
  const transcripts: Transcript[] = [];
  for (const journey of journeys) {
    console.log(`\n# ${journey.title} (${journey.name}, ${browser})\n`);
    const transcript = await playOne(journey, browser);
    transcripts.push(transcript);
    console.log(`\n${summary(transcript.outcome)} (${transcript.versions.join(', ')})`);
    if (isRecorded) writeTranscript(transcript, today());
  }
  if (isRecorded) writeTable();
  console.log('');
  for (const { journey, outcome } of transcripts) {
    console.log(`${journey.name.padEnd(30)} ${summary(outcome)}`);
    for (const failure of outcome.failed) console.log(`  ${failure}`);
  }
  return transcripts.every(({ outcome }) => outcome.failed.length === 0);
}

/** Plays one journey with its own gateway, display and browser. */
async function playOne(journey: Journey, browser: Browser): Promise<Transcript> {
  const site = await startSite();
  try {
    const listener = await startListener(browser, `${site.url}${journey.opens}`);
    try {
      const lines: string[] = [];
      const print = (line: string) => {
        // The port differs in each run, and would change every transcript.
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
