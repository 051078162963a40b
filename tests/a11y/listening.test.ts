// @vitest-environment node
// The journeys for a screen reader, their language, and the transcripts that were kept. Listening itself needs a desktop: npm run listen.
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { routes } from '#routes.ts';

import { formatCheck, holds } from '../../a11y/listen/checks.ts';
import { type Browser, browsers, type Check, parseJourney, type Step } from '../../a11y/listen/journey.ts';
import { journeyNames, readJourney } from '../../a11y/listen/journeys.ts';
import { parseOptions } from '../../a11y/listen/listen.ts';
import { readTranscript, withTable } from '../../a11y/listen/transcripts.ts';
import { withDates } from '../../a11y/listen/placeholders.ts';

const readme = 'a11y/records/README.md';
const parse = (...lines: string[]) => parseJourney('a-journey', ['A journey', 'opens /', ...lines].join('\n'));
const checkOf = (line: string) =>
  (parse('> a sentence', `  ${line}`).steps[0] as Step & { checks: Check[] }).checks[0]!;
const heard = (utterances: string[], focus?: string) => ({ utterances, focus });
const hears = (line: string, ...utterances: string[]) => holds(checkOf(line), heard(utterances));

const expectations = (name: string, browser: Browser) =>
  readJourney(name).steps.flatMap((step) =>
    'expect' in step && (step.only ?? browser) === browser ? [step.expect] : [],
  );

test('there are ten journeys, each can be read, and begins on a page that exists', () => {
  expect(journeyNames).toHaveLength(10);
  for (const name of journeyNames) {
    const { opens, title } = readJourney(name);
    expect(title).toMatch(/^[A-Z]/);
    expect(
      routes.map(({ path }): string => path),
      name,
    ).toContain(opens.replace(/[#?].*/, ''));
  }
});

test('every journey says in words what should be heard, and no sentence twice', () => {
  for (const browser of browsers)
    for (const name of journeyNames) {
      const sentences = expectations(name, browser);
      expect(sentences.length, name).toBeGreaterThanOrEqual(5);
      expect(new Set(sentences).size, name).toBe(sentences.length);
    }
});

test('a journey names its days only by words that the player knows', () => {
  const typed = journeyNames
    .flatMap((name) => readJourney(name).steps)
    .flatMap((step) => ('action' in step && step.action.do === 'type' ? [withDates(step.action.text)] : []));
  expect(typed.length).toBeGreaterThan(30);
  expect(typed.filter((text) => text.includes('{'))).toEqual([]);
});

test('a day is typed as a date field takes it, on whatever day one listens', () => {
  const now = new Date(2026, 10, 21);
  expect(withDates('{today}', now)).toBe('11212026');
  expect(withDates('{in two months}', now)).toBe('01012027');
  expect(withDates('on {three years ago}.', now)).toBe('on 11152023.');
  expect(() => withDates('{yesterday}', now)).toThrow('“{yesterday}” is no day');
});

test('a check ignores case, kinds of quotes and where Orca pauses', () => {
  expect(hears('"Child\'s first name"', 'child’s', 'x')).toBe(false);
  expect(hears('"child\'s first name"', 'Child’s first name entry')).toBe(true);
  expect(hears('"City entry"', 'City', 'entry')).toBe(false);
  expect(hears('once "City is required"', 'City entry City is required.')).toBe(true);
  expect(hears('once "City is required"', 'City is required', 'City entry City is required.')).toBe(false);
  expect(hears('not "invalid"', 'City entry')).toBe(true);
  expect(hears('"first" then "second" then "third"', 'first', 'second, third')).toBe(true);
  expect(hears('"second" then "first"', 'first', 'second')).toBe(false);
  expect(hears('silence')).toBe(true);
  expect(hears('silence', 'anything')).toBe(false);
  expect(holds(checkOf('focus "entry City"'), heard([], 'entry City'))).toBe(true);
  expect(holds(checkOf('focus "entry City"'), heard(['entry City']))).toBe(false);
});

test('a failed check is told in the words of its journey', () => {
  for (const line of ['"a"', 'once "a"', 'not "a"', 'focus "a"', '"a" then "b"', 'silence'])
    expect(formatCheck(checkOf(line))).toBe(line);
});

test('each step of a journey is read with its keys, words and limits', () => {
  const actions = parse(
    'press Tab',
    'press shift+Tab x3',
    'press h until "Our Gallery"',
    'press Tab until "Submit" within 5',
    'in chromium: press Escape',
    'type Ana Okafor',
    'wait for "Thank you" within 5 s',
    'rest 2 s',
    'sending fails',
    'sending works again',
  ).steps.map((step) => ('action' in step ? { ...step.action, ...(step.only ? { only: step.only } : {}) } : step));
  expect(actions).toEqual([
    { do: 'press', key: 'Tab', times: 1 },
    { do: 'press', key: 'shift+Tab', times: 3 },
    { do: 'seek', key: 'h', for: 'Our Gallery', times: 40 },
    { do: 'seek', key: 'Tab', for: 'Submit', times: 5 },
    { do: 'press', key: 'Escape', times: 1, only: 'chromium' },
    { do: 'type', text: 'Ana Okafor' },
    { do: 'wait', for: 'Thank you', seconds: 5 },
    { do: 'rest', seconds: 2 },
    { do: 'sending', works: false },
    { do: 'sending', works: true },
  ]);
});

test.each([
  ['press', 'line 3: “press” is nothing that can be done'],
  ['jump over the header', 'line 3: “jump over the header” is nothing that can be done'],
  ['  "heard"', 'line 3: a check stands below its expectation'],
  ['> a sentence', 'line 3: an expectation has a check below it'],
  ['> a sentence\n  heard', 'line 4: “heard” is no check'],
])('a journey with the line %j is refused with the line and the reason', (line, reason) => {
  expect(() => parse(line)).toThrow(`a-journey, ${reason}`);
});

test('a journey without a title or a page is refused', () => {
  expect(() => parseJourney('a-journey', '\nopens /')).toThrow('line 1');
  expect(() => parseJourney('a-journey', 'A journey\npress Tab')).toThrow('line 2');
});

test('npm run listen plays all journeys in Firefox, or the journeys and the browser that are asked for', () => {
  expect(parseOptions([]).journeys.map(({ name }) => name)).toEqual(journeyNames);
  expect(parseOptions([])).toMatchObject({ browser: 'firefox', isRecorded: false });
  const asked = parseOptions(['contact', '--browser', 'chromium', '--record']);
  expect(asked).toMatchObject({ browser: 'chromium', isRecorded: true });
  expect(asked.journeys.map(({ name }) => name)).toEqual(['contact']);
  expect(() => parseOptions(['contct'])).toThrow('There is no journey “contct”. There are: contact,');
  expect(() => parseOptions(['--browser', 'safari'])).toThrow('--browser is firefox or chromium.');
});

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

test('the table of records agrees with the transcripts (npm run listen -- --record writes it)', () => {
  expect(existsSync(readme)).toBe(true);
  expect(readFileSync(readme, 'utf8')).toBe(withTable());
});
