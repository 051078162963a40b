// Which schools children go to from here, on /program, and what is said of mistakes in schools.yaml.
import { render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles } from '#content/schemas/files.ts';
import { daysOff, schools } from '#content/site/schools.ts';
import { afterSchool } from '#content/site/words/program.ts';
import { factsFile } from '#content/values/facts.ts';
import { Program } from '#pages/program/program.tsx';
import { find } from '#pages/shared-search/find.ts';
import { routeOf } from '#routes.ts';

import { mistakesOf } from '../content/mistakes-of.ts';

const read = (text: string) => parseSiteFile('schools.yaml', text, siteFiles.schools);
const school = (rest: string) => `schools:\n  - id: hill\n    name: Hill School\n    way: On foot\n${rest}`;

test.runIf(routeOf('/program'))(
  'each school has an address, its way, and only what is said of it; days without school follow care around school',
  () => {
    render(
      <MemoryRouter>
        <Program />
      </MemoryRouter>,
    );
    for (const { id, name, way, stepFree, who } of schools) {
      const part = within(document.getElementById(id)!);
      part.getByRole('heading', { level: 3, name });
      part.getByText(way);
      const rows = within(part.getByRole('table', { name })).queryAllByRole('row');
      const said = Object.fromEntries(
        rows.map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]),
      );
      expect(said['Steps on the way'], name).toBe(stepFree === undefined ? undefined : stepFree ? 'None' : 'Yes');
      expect(said['With'], name).toBe(who);
    }
    const around = afterSchool && within(document.getElementById(afterSchool.id)!);
    for (const { title, text } of around ? daysOff : []) {
      around!.getByRole('heading', { level: 3, name: title });
      around!.getByText(text);
    }
  },
);

test.runIf(routeOf('/program'))(
  'a search for a school, or for a day without school, finds what the page says of it, and so do programs',
  () => {
    const found = (words: string) => find(words, ['question']);
    for (const { id, name } of schools) expect(found(name)[0]?.path, name).toBe(`/program#${id}`);
    for (const { title, text } of daysOff) {
      const answers = found(title).map(({ answer }) => answer.map((piece) => piece.text).join(''));
      expect(answers, title).toContain(text);
    }
    const said = factsFile.facts.map(({ id }) => id);
    expect(said).toEqual(expect.arrayContaining(schools.map(({ id }) => `schools.${id}`)));
  },
);

test('steps have three states: none, some, and nobody has said', () => {
  const stepsOf = (rest: string) => read(school(`    after: We wait.\n${rest}`)).schools[0]!.stepFree;
  expect([stepsOf('    stepFree: yes'), stepsOf('    stepFree: no'), stepsOf('')]).toEqual([true, false, undefined]);
});

test.each([
  [
    '',
    'schools.yaml, line 2: schools, entry 1 needs “before” or “after”, which say when children go there with you. For example: after: We wait at the west door.',
  ],
  [
    '    after: We wait.\n    stepFree: mostly',
    'line 6: schools, entry 1: stepFree must be yes or no. For example: yes',
  ],
  [
    '    after: We wait.\n    with: Sam',
    'line 6: schools, entry 1 has a name that is not known here: “with”. Known are id, name, ',
  ],
  [
    '    after: We wait.\n  - id: hill\n    name: A\n    way: A\n    after: A',
    'line 6: schools, entry 2: id stands twice',
  ],
])('a mistake in a school is told with its line and a mend: %j', (rest, says) => {
  expect(mistakesOf(() => read(school(rest))).join('\n')).toContain(says);
});
