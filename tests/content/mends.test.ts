// Mistakes whose mend depends on what stands beside them: each is made by doing what is said.
import { expect, test } from 'vitest';

import { parsePolicy } from '#content/reader/policies.ts';
import { parsePost } from '#content/reader/posts.ts';
import { parseSiteFile } from '#content/reader/site-file.ts';
import { dayMeant } from '#content/rules/day-meant.ts';
import { siteFiles, type FileName } from '#content/schemas/files.ts';
import { readFileSync } from 'node:fs';

import { followMend } from './follow-mend.ts';
import { mistakesOf } from './mistakes-of.ts';

const fee = (rest: string) =>
  `ages: 1 to 5 years\nfees:\n  otherwise: Ask us.\n  list:\n    - name: Lunch\n      sum: $4\n      per: day\n${rest}`;
const menu = (link: string) =>
  `main:\n  - title: Home\n    link: /\nfooter:\n  - title: Home\n    link: /\n  - title: App\n    link: ${link}\n`;
const pages = ['/', '/contact-us', '/accessibility', '/privacy', '/places', '/facts', '/site-map', '/error-404']
  .map((path) => `- path: ${path}\n  title: Page ${path}\n  description: What stands on ${path}.\n`)
  .join('');
const event =
  '- id: a\n  title: A\n  starts: 2027-09-01 10:00\n  ends: 2027-09-01 09:00\n  place: A\n  access: A\n  lead: A\n  text: [A]\n  bring: []\n  pictures:\n    - { title: A, name: hero, says: A }\n';

const rows: readonly (readonly [file: FileName, text: string, says: string])[] = [
  [
    'closures',
    '- name: Break\n  from: 2027-09-01\n  until: 2027-08-31',
    'is before the day at “from”. For example: 2027-09-01',
  ],
  ['closures', '- name: Break\n  from: 24 December 2026', 'written year-month-day. For example: 2026-12-24'],
  ['closures', '- name: Break\n  from: 2027-02-29', 'there is no such day. For example: 2027-02-28'],
  [
    'closures',
    '- name: Eve\n  from: 2026-12-24\n- name: Break\n  from: 2026-12-24\n  until: 2026-12-31',
    'entry 2: from is the first day of “Eve” above, too. Take one of the two entries out, with its lines.',
  ],
  [
    'closures',
    '- name: Eve\n  from: 2026-12-24\n  open: until noon',
    'entry 1: open is not two times of day with “to” between them. For example: 6:45 am to 12:00 pm',
  ],
  [
    'closures',
    '- name: Eve\n  from: 2026-12-24\n  open: 6:45 am to 12:00 am',
    'entry 1: open closes before it opens: see am and pm. For example: 6:45 am to 12:00 pm',
  ],
  ['events', event, 'ends is not after starts. For example: 2027-09-01 23:59'],
  [
    'facts',
    fee('      from: 2027-09-01\n      until: 2027-08-31'),
    'until is before the day at “from”. For example: 2027-09-01',
  ],
  ['facts', fee('      source: alberta'), 'source is “alberta”, and there are no “sources”. Take the line out'],
  [
    'facts',
    fee('    - name: Lunch\n      sum: $5\n      per: day'),
    'name stands twice for the same days: “Lunch” above is “lunch”, too. Give one of the two another',
  ],
  [
    'facts',
    'ages: 1 to 5 years\nfees: { otherwise: Ask us., list: [{ name: Infants, sum: $1,150, per: month }] }\n',
    "in braces a comma ends a text, so “$1,150” is cut in two. Write it in quotes: sum: '$1,150'",
  ],
  [
    'closures',
    '- { name: Snow, from: 2027-01-05 }\n- { name: Christmas, New Year, from: 2026-12-25 }\n',
    "line 2: in braces a comma ends a text, so “Christmas, New Year” is cut in two. Write it in quotes: name: 'Christmas, New Year'",
  ],
  [
    'gallery',
    '- id: yard\n  title: The yard\n  kind: Game\n  picture:\n    name: arrival\n    says: Dolls\n    consentUntil: 2027-06-30\n',
    'which has no “arrival”. Take the line out.',
  ],
  [
    'menus',
    menu('http://app.example/login'),
    'link is “http://app.example/login”, which is no address that begins with',
  ],
  [
    'menus',
    'main:\n  - title: A\n    link: /home\nfooter: []\n',
    'main, entry 1: link is “/home”, which is no page of the site. For example: /about#values',
  ],
  ['menus', menu('/abuot'), '(did you mean “/about”?)'],
  [
    'pages',
    `${pages}- path: /handbook\n  title: Handbook\n  description: All rules.\n`,
    'path is “/handbook”, which is no page of the program. Take it out with its lines.',
  ],
  ['confirmed', '- words/about.yaml\n', 'entry 1 is not what a command wrote. Take it out with its lines'],
  ['confirmed', '- file: words/about.yaml\n  day: 2026-11-28\n', 'entry 1 is not what a command wrote.'],
  [
    'confirmed',
    '- file: words/about.yaml\n  day: 2026-11-28\n  digests: read\n',
    'entry 1 is not what a command wrote.',
  ],
  ['version', 'version: 99\n', 'version is not from 1 to '],
  ['version', 'version: 0\n', 'version is not from 1 to '],
  ['version', 'version: two\n', 'version must be a number. For example: '],
];

test.each(rows)('%s.yaml: %j is mended by doing what is said', (name, written, says) => {
  let text = written;
  const mistakes = () => mistakesOf(() => parseSiteFile(`${name}.yaml`, text, siteFiles[name]));
  expect(mistakes().join('\n')).toContain(says);
  for (let round = 0; round < 3; round += 1) text = followMend(text, mistakes()[0] ?? '');
  expect(mistakes(), text).toEqual([]);
});

test('a page that every site has is not made of the words of another', () => {
  const mistakes = mistakesOf(() =>
    parseSiteFile('pages.yaml', pages.replace(/^- path: \/privacy\n(?: .*\n)+/m, ''), siteFiles.pages),
  );
  expect(mistakes).toEqual([
    expect.stringMatching(
      /: the file has no \/privacy, and every site has it\. Copy its lines from tasks\/site\/blank\/pages\.yaml\.$/,
    ),
  ]);
});

test('the file of a post gets the name that its address can have', () => {
  expect(() => parsePost('La rentrée.md', '')).toThrow('For example: la-rentree.md');
});

test('a policy that changes on a day to come is a mistake', () => {
  const text = readFileSync('site/policies/privacy.md', 'utf8').replace(/^changed: .*/m, 'changed: 2999-05-01');
  expect(() => parsePolicy('privacy', text)).toThrow('changed is a day that is still to come');
});

test('a line without its colon is one mistake, whatever remark follows it', () => {
  expect(
    mistakesOf(() =>
      parseSiteFile('facts.yaml', 'ages: 1 to 5 years\n\nfees\n  # None.\n  list: []\n', siteFiles.facts),
    ),
  ).toEqual(['facts.yaml, line 3: an entry begins with its name, a colon and a space, or with “- ” in a list.']);
});

test.each([
  ['25 December 2026', '2026-12-25'],
  ['Friday, Dec. 25, 2026', '2026-12-25'],
  ['2028-02-30', '2028-02-29'],
  ['2027-13-01', undefined],
  ['25/12/2026', undefined],
  ['Winter 2026', undefined],
])('“%s” means the day %s', (text, day) => {
  expect(dayMeant(text)).toBe(day);
});
