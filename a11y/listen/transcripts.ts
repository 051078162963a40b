// The transcripts in a11y/transcripts, one of each journey in each browser, and the table of a11y/transcripts/README.md, which is made from them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, browsers, type Journey } from './journey.ts';
import { journeyNames, readJourney } from './journeys.ts';
import type { Outcome } from './player.ts';

const folder = join(import.meta.dirname, '../transcripts');
const readme = join(folder, 'README.md');
const [tableBegins, tableEnds] = ['<!-- from the transcripts -->', '<!-- end -->'];

export interface Transcript {
  readonly journey: Journey;
  readonly browser: Browser;
  /** Such as “Orca 43.1”, “Mozilla Firefox 140.5.0esr”. */
  readonly versions: readonly string[];
  readonly lines: readonly string[];
  readonly outcome: Outcome;
}

export const summary = ({ held, failed }: Outcome) =>
  failed.length ? `${failed.length} of ${held + failed.length} failed` : `all ${held} held`;

const pathOf = (name: string, browser: Browser) => join(folder, browser, `${name}.txt`);

/** Writes a transcript over the previous one. `day` is an ISO 8601 date. */
export function writeTranscript({ journey, browser, versions, lines, outcome }: Transcript, day: string) {
  mkdirSync(join(folder, browser), { recursive: true });
  const head = [journey.title, `${day}, ${versions.join(', ')}`, `Expectations: ${summary(outcome)}`];
  writeFileSync(pathOf(journey.name, browser), `${[...head, '', ...lines].join('\n')}\n`);
}

/** The lines of a transcript; none if the journey was not recorded in this browser. */
export function readTranscript(name: string, browser: Browser): readonly string[] {
  const path = pathOf(name, browser);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

/** A Markdown table with a row for each journey and a column for each browser: result, day and versions. */
export function table(): string {
  const cells = journeyNames.map((name) => [
    `${readJourney(name).title} (\`${name}\`)`,
    ...browsers.map((browser) => {
      const [, about, outcome] = readTranscript(name, browser);
      return outcome ? `[${outcome.replace('Expectations: ', '')}](${browser}/${name}.txt), ${about}` : 'not yet';
    }),
  ]);
  const rows = [['journey', ...browsers], ['---', ...browsers.map(() => '---')], ...cells];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The README with a new table. Throws an Error if the README lacks the two comments between which the table is written. */
export function withTable(text = readFileSync(readme, 'utf8')): string {
  const [before, rest] = text.split(tableBegins);
  const after = rest?.split(tableEnds)[1];
  if (after === undefined) throw new Error(`${readme} has no place for the table`);
  return `${before}${tableBegins}\n\n${table()}\n\n${tableEnds}${after}`;
}

export const writeTable = () => writeFileSync(readme, withTable());
