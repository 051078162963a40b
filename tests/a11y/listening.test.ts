// @vitest-environment node
// The journeys for a screen reader, their language, and the transcripts that were kept. Listening itself needs a desktop: npm run listen.
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type Browser, browsers } from '../../a11y/listen/journey.ts';
import { journeyNames, readJourney } from '../../a11y/listen/journeys.ts';
import { readTranscript, withTable } from '../../a11y/listen/transcripts.ts';

const readme = 'a11y/transcripts/README.md';
const expectations = (name: string, browser: Browser) =>
  readJourney(name).steps.flatMap((step) =>
    'expect' in step && (step.only ?? browser) === browser ? [step.expect] : [],
  );

test('every journey has a transcript from both browsers, with versions, day and result', () => {
  for (const browser of browsers)
    for (const name of journeyNames) {
      const [title, about = '', outcome = ''] = readTranscript(name, browser);
      expect(title, `${browser}: ${name}`).toBe(readJourney(name).title);
      expect(about).toMatch(/^20\d\d-\d\d-\d\d, Orca [\d.]+, (?:Mozilla Firefox|Chromium) \d/);
      expect(outcome).toMatch(/^Expectations: (?:all \d+ held|\d+ of \d+ failed)$/);
    }
});

test('a transcript is of the journey as it is now: it has each of its expectations', () => {
  const missing = browsers.flatMap((browser) =>
    journeyNames.flatMap((name) => {
      const transcript = readTranscript(name, browser).join('\n');
      return expectations(name, browser).filter((sentence) => !transcript.includes(`: ${sentence}`));
    }),
  );
  expect(missing).toEqual([]);
});

test('the table of transcripts agrees with them (npm run listen -- --record writes it)', () => {
  expect(existsSync(readme)).toBe(true);
  expect(readFileSync(readme, 'utf8')).toBe(withTable());
});
