// @vitest-environment node
import { expect, test } from 'vitest';

import { type Applying, criteria, levels, reviewed } from '../../a11y/criteria.ts';
import { testsNamed } from '../named-tests.ts';
import { reports } from '../../a11y/reports.ts';
import { longDate } from '#content/rules/dates.ts';
import { provider } from '#content/records/provider.ts';

/** How many success criteria each guideline of WCAG 2.2 has; of 4.1 the first is removed. */
const guidelines = '1.1:1 1.2:9 1.3:6 1.4:13 2.1:4 2.2:6 2.3:3 2.4:13 2.5:8 3.1:6 3.2:6 3.3:9 4.1:3';
const standard = guidelines
  .split(' ')
  .map((entry) => entry.split(':'))
  .flatMap(([guideline, count]) => Array.from({ length: Number(count) }, (_, index) => `${guideline}.${index + 1}`))
  .filter((id) => id !== '4.1.1');

const applying = criteria.filter((row): row is Applying => row.conformance !== 'not-applicable');
const written = reports();
const chapter = (name: string) =>
  written['openacr.yaml']!.split(`\n  success_criteria_level_${name}:\n`)[1]!.split(/\n {2}success/)[0]!;

test('every criterion of WCAG 2.2 is in the table, once and in order', () => {
  expect(criteria.map(({ id }) => id)).toEqual(standard);
  expect(new Set(criteria.map(({ name }) => name)).size).toBe(86);
  expect(levels.map((level) => criteria.filter((row) => row.level === level).length)).toEqual([31, 24, 31]);
});

test('every test that the table names exists, and no criterion names one twice', () => {
  for (const { id, tests } of applying) {
    for (const title of tests) expect(testsNamed(title), `${id}: ${title}`).not.toEqual([]);
    expect(new Set(tests).size, id).toBe(tests.length);
  }
});

test('where no test shows a criterion, or it is not met, the remarks say so', () => {
  const doubtful = applying.filter(({ tests, conformance }) => !tests.length || conformance !== 'supports');
  expect(doubtful.filter(({ remarks }) => !remarks).map(({ id }) => id)).toEqual([]);
});

test('a criterion that is not met is a limit in the statement, with what to do instead', () => {
  const short = applying.filter(({ conformance }) => conformance !== 'supports');
  expect(short.filter(({ limit }) => !limit).map(({ id }) => id)).toEqual([]);
  const limits = applying.flatMap(({ limit }) => (limit ? [`- ${limit.what} ${limit.instead}\n`] : []));
  for (const limit of limits) expect(written['statement.md']).toContain(limit);
});

test('every trial by hand has a day, which is not after the review of the table', () => {
  for (const { id, byHand } of applying)
    for (const { on } of byHand) expect(on >= '2026-11-01' && on <= reviewed, `${id} ${on}`).toBe(true);
});

test('the words are plain and short: no sentence has more than 30 words', () => {
  const texts = criteria.flatMap((row) =>
    row.conformance === 'not-applicable' ? [row.why] : [row.how, row.remarks ?? '', ...Object.values(row.limit ?? {})],
  );
  for (const text of texts) expect(text).not.toContain('!');
  const sentences = texts.flatMap((text) => text.split(/[.?:;]\s/));
  expect(sentences.filter((words) => words.split(/\s+/).length > 30)).toEqual([]);
});

test('the statement says the standard, the state, the limits, the day, how it was tested and how to reach us', () => {
  const parts = ['WCAG) 2.2, level AA', '## Known limits', 'axe-core', 'Orca', 'OpenStreetMap', 'Human Rights'];
  for (const part of [
    ...parts,
    provider.answersWithin,
    provider.phone,
    provider.email,
    provider.address.street,
    `Written on ${longDate(reviewed)}.`,
  ])
    expect(written['statement.md']).toContain(part);
});

test('the OpenACR file has every criterion of its catalogue in its chapter, with terms that the catalogue knows', () => {
  const terms = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'];
  for (const level of levels) {
    const text = chapter(level.toLowerCase());
    const expected: string[] = criteria.filter((row) => row.level === level).map(({ id }) => id);
    // The catalogue still lists the criterion that WCAG 2.2 has removed.
    if (level === 'A') expected.splice(-1, 0, '4.1.1');
    expect([...text.matchAll(/- num: "([\d.]+)"/g)].map(([, id]) => id)).toEqual(expected);
    const found = [...text.matchAll(/ level: "([\w-]+)"/g)].map(([, term]) => term!);
    expect(found).toHaveLength(expected.length);
    for (const term of found) expect(terms).toContain(term);
  }
});

test('the report has an article for every criterion, and each id and heading once', () => {
  const html = written['criteria.html']!;
  for (const { id, name } of criteria) expect(html.split(`<h3>${id} ${name}</h3>`), id).toHaveLength(2);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
