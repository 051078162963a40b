// npm run site: what an owner is asked, and what is said of a folder.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { agesOf, answerTo, type Answers } from '../../tasks/site/questions.ts';
import { doubtfulIn } from '../../tasks/site/doubtful.ts';
import { samplesIn } from '../../tasks/site/sample.ts';
import { postsAhead, staleClosures, staleIn } from '../../tasks/site/stale.ts';
import { unpublished } from '../../tasks/site/unpublished.ts';
import { hidden, unshown } from '../../tasks/site/unshown.ts';
import { answersOf } from '../new-daycare.ts';
import { node } from '../process.ts';
import { check, copyOfSite, edit, lineOf } from './owner-folder.ts';

test('a check says first what is wrong, then what is stale, shown nowhere and the sample’s, with lines, and fails', () => {
  const folder = copyOfSite();
  edit(folder, 'pages.yaml', /^- path: \/event[\w-]*\n(?: .*\n)+/gm, '');
  edit(folder, 'provider.yaml', /^phone: .*/m, 'phone: 555-1234');
  edit(folder, 'facts.yaml', /\bfrom: .*\n( *until: ).*/, 'from: 2019-04-01\n$12020-01-31');
  const { status, output } = check(folder);
  expect(status).toBe(1);
  const said = [
    `- provider.yaml, line ${lineOf(folder, 'provider.yaml', 'phone:')}: phone is not a number with its area code`,
    `- facts.yaml, line ${lineOf(folder, 'facts.yaml', '      until:')}: fees (Full-time daycare, Part-time daycare) ended on 31 January 2020: `,
    '- events.yaml: no page shows your events.',
    `- provider.yaml, line ${lineOf(folder, 'provider.yaml', 'name:')}: name is still “`,
    '- policies/privacy.md (law, privacy), lines ',
  ].map((sentence) => output.indexOf(sentence));
  expect(said, output).toEqual(said.toSorted((one, other) => one - other));
  expect(said[0], output).toBeGreaterThan(0);
});

test('a text that YAML takes for a reference to nothing is told of, and so is all the rest', () => {
  const folder = copyOfSite();
  for (const [file, entry] of [
    ['provider.yaml', 'arrival'],
    ['words/home.yaml', 'badge'],
  ] as const)
    edit(folder, file, new RegExp(`^${entry}:.*(?:\\n .*)*`, 'm'), `${entry}: *green`);
  const { status, output } = check(folder);
  expect(status, output).toBe(1);
  expect(output.match(/a text cannot begin with \*/g)).toHaveLength(2);
  expect(output).toContain('Still the sample’s');
});

test('the owner is told when the last closed day is near or has passed', () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, 'closures.yaml'), '- name: Two days\n  from: 2027-03-30\n  until: 2027-03-31\n');
  const said = (day: string) => staleClosures(folder, day);
  expect(said('2027-02-28')).toEqual([]);
  expect(said('2027-03-01')[0]).toContain(
    'closures.yaml, line 1: the last day on which you are closed is on 31 March 2027.',
  );
  expect(said('2027-04-01')[0]).toContain('was on 31 March 2027. Put in those that follow.');
});

test('the owner is told when the days are over in which the registration was closed', () => {
  const folder = copyOfSite();
  appendFileSync(join(folder, 'words/registration.yaml'), 'closed:\n  says: Full.\n  until: 2027-08-31\n');
  const line = lineOf(folder, 'words/registration.yaml', '  until:');
  const said = (day: string) => staleIn(folder, day).filter((sentence) => sentence.startsWith('words/'));
  expect(said('2027-08-31')).toEqual([]);
  expect(said('2027-09-01')).toEqual([
    `words/registration.yaml, line ${line}: the registration was closed until 31 August 2027, and is open again. Write another day, or take “closed” out with its lines.`,
  ]);
});

test('facts that nobody has compared with their source are stale', () => {
  const folder = copyOfSite();
  edit(folder, 'facts.yaml', /\bchecked: .*/, 'checked: 2020-01-31');
  expect(staleIn(folder, '2026-12-01').join()).toContain('were to be compared with their source by 30 April 2020.');
});

test('a fee with days of its own is told of by its name; one that another follows is not, nor that other', () => {
  const folder = copyOfSite();
  const entry = (more: string) => `    - { name: A, sum: 1, per: day, ${more} }\n`;
  const said = (list: string) => {
    writeFileSync(join(folder, 'facts.yaml'), `fees:\n  otherwise: Ask.\n  list:\n${list}`);
    return staleIn(folder, '2027-01-15').filter((sentence) => sentence.startsWith('facts.yaml'));
  };
  expect(said(entry('until: 2027-01-31'))).toEqual([
    'facts.yaml, line 4: fees (A) end on 31 January 2027: from the next day on, pages say “otherwise” instead. Find out what follows.',
  ]);
  expect(said(entry('from: 2027-02-01'))[0]).toContain('fees (A) hold from 1 February 2027 on. Until then');
  expect(said(entry('for: all'))).toEqual([]);
  expect(said(entry('id: a, until: 2027-01-31') + entry('id: a, from: 2027-02-01'))).toEqual([]);
  expect(said(entry('id: a, until: 2026-12-31') + entry('id: a, from: 2027-01-01'))).toEqual([]);
});

test('a post with a day that is still to come is told of, since it is published at once', () => {
  const folder = copyOfSite();
  expect(postsAhead(folder, '2000-01-01')).toHaveLength(readdirSync(join(folder, 'posts')).length);
  edit(folder, 'posts/fees.md', /^date: .*/m, 'date: 2047-03-30');
  expect(postsAhead(folder, '2047-03-30')).toEqual([]);
  expect(postsAhead(folder, '2047-03-29')).toEqual([
    `posts/fees.md, line ${lineOf(folder, 'posts/fees.md', 'date:')}: the post has the day 30 March 2047, but parents read it at once. Keep the file outside the folder until then, or write today’s day.`,
  ]);
});

test('what is hardly meant is told of', () => {
  const folder = copyOfSite();
  expect(doubtfulIn(folder, '2026-12-01')).toEqual([]);
  edit(folder, 'facts.yaml', /sum: .*/, 'sum: $3262.50');
  edit(folder, 'facts.yaml', /until: .*/, 'until: 2072-03-31');
  edit(folder, 'programs.yaml', /ages: 5 to 6 years/, 'ages: 5-13 years');
  edit(folder, 'provider.yaml', /^hours: Monday to Friday/m, 'hours: Wednesday to Monday');
  edit(folder, 'programs.yaml', /ages: 12 months to/, 'ages: 18 months to');
  edit(folder, 'programs.yaml', /ages: 19 months/, 'ages: 13 months');
  const closed = ['2027-02-14', '2027-02-16', '2027-03-01, until: 2027-04-01', '2026-01-02', '2072-01-02'];
  writeFileSync(join(folder, 'closures.yaml'), closed.map((from) => `- { name: B, from: ${from} }\n`).join(''));
  edit(folder, 'events.yaml', /starts: .*\n.*/, 'starts: 2025-12-11 17:30\n  ends: 2025-12-11 18:30');
  edit(folder, 'events.yaml', /starts: 2027-01-16/, 'starts: 2072-01-16');
  edit(folder, 'gallery.yaml', /^ {4}says: /m, '    consentUntil: 2072-06-30\n    says: ');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'pictures/art-table.jpg'), '');
  expect(doubtfulIn(folder, '2026-12-01')).toEqual([
    expect.stringMatching(/^facts\.yaml, line \d+: Full-time daycare is \$3,262\.50 a month\./),
    expect.stringMatching(/^facts\.yaml, line \d+: fees hold until 31 March 2072, for more than three years\./),
    expect.stringMatching(/^programs\.yaml, line \d+: .* is for 5-13 years, but “ages” of facts\.yaml is 12 months/),
    expect.stringMatching(/^programs\.yaml, line \d+: .* are younger than .* above\. Put the youngest first\./),
    expect.stringMatching(/^closures\.yaml, line 2: B is a Tuesday, and you are closed then anyway/),
    'closures.yaml, line 3: B is until 1 April 2027, for 32 days. Is the year right?',
    expect.stringMatching(/^closures\.yaml, line 4: B was over on 2 January 2026, so no page says it\./),
    'closures.yaml, line 5: B begins on 2 January 2072, in more than three years. Is the year right?',
    expect.stringMatching(/^events\.yaml, line \d+: .* was over on 11 December 2025\. Take it out, or: is/),
    expect.stringMatching(/^events\.yaml, line \d+: .* begins on 16 January 2072, in more than two years\./),
    expect.stringMatching(/^gallery\.yaml, line \d+: the consent for “.*” holds until 30 June 2072, for more/),
  ]);
});

test('marked entries, and unmarked ones that say the same, are the sample’s; own words are not', () => {
  const folder = copyOfSite();
  const inFile = (file: string) => samplesIn(folder).filter((sentence) => sentence.startsWith(file));
  const own =
    '- { text: “Warm.”, by: A dad, picture: { name: arrival, says: A parent doll and a child doll stand under low hooks with coats } }\n';
  const all = inFile('testimonials.yaml').length;
  expect(all).toBeGreaterThan(0);
  edit(folder, 'testimonials.yaml', /^ {2}sample: yes\n/gm, '');
  expect(inFile('testimonials.yaml')).toHaveLength(all);
  writeFileSync(join(folder, 'testimonials.yaml'), own);
  expect(inFile('testimonials.yaml')).toEqual([]);
  writeFileSync(join(folder, 'testimonials.yaml'), own.replace(' }\n', ', sample: yes }\n'));
  expect(inFile('testimonials.yaml')).toEqual([
    'testimonials.yaml, line 1: entry 1 (“Warm.”) is the sample’s. Write what a family permits you to publish, without “sample: yes”, or take the entry out.',
  ]);
});

test('a claim of the home page that is marked, or says what the sample does, is the sample’s; without it nothing is', () => {
  const folder = copyOfSite();
  const found = () => samplesIn(folder).filter((sentence) => /^words\/home\.yaml.*: \w+ \(/.test(sentence));
  const place = (name: string) =>
    `words/home.yaml, line ${lineOf(folder, 'words/home.yaml', `${name}:`) + 1}: ${name} (`;
  expect(found()).toEqual([expect.stringContaining(place('badge')), expect.stringContaining(place('ribbon'))]);
  edit(folder, 'words/home.yaml', /^ {2}sample: yes\n/gm, '');
  expect(found()).toEqual([
    expect.stringContaining(') is the sample’s. Write a figure that you can prove, or take the entry out.'),
    expect.stringContaining(') is the sample’s. Write what is new at your daycare, or take the entry out.'),
  ]);
  edit(folder, 'words/home.yaml', /^badge:\n(?: .*\n)+/m, '');
  edit(folder, 'words/home.yaml', /^ribbon:\n(?: .*\n)+/m, 'ribbon:\n  text: Two places are free\n');
  expect(found()).toEqual([]);
});

test('the sample’s words of a page are told of while the site has the page', () => {
  const folder = copyOfSite();
  const found = () => samplesIn(folder).filter((sentence) => sentence.startsWith('words/coming-soon.yaml'));
  expect(found()).toEqual([
    'words/coming-soon.yaml, line 4: the file (“Something new is being built”) is the sample’s. Write what is true of you, without “sample: yes”, or take the page out of pages.yaml.',
  ]);
  edit(folder, 'pages.yaml', /^- path: \/coming-soon\n(?: .*\n)+/m, '');
  expect(found()).toEqual([]);
});

test('whole files of the sample’s words, and its names, are told of', () => {
  const folder = copyOfSite();
  const found = (file: string) => samplesIn(folder).filter((sentence) => sentence.startsWith(file));
  expect(found('words/forms.yaml')).toEqual([]);
  expect(found('words/teachers.yaml')).toEqual([
    'words/teachers.yaml, line 3: the file (“The people in the room”) is the sample’s. Write what is true of you, or take the page out of pages.yaml.',
  ]);
  edit(folder, 'words/teachers.yaml', /^title: .*/m, 'title: Our people');
  expect(found('words/teachers.yaml')).toEqual([]);
  edit(folder, 'provider.yaml', /^ {2}town: .*/m, '  town: Red Deer');
  edit(folder, 'posts/fees.md', /^## /m, 'We are in Willowbend.\n\n## ');
  expect(found('posts/fees.md')).toContain(
    `posts/fees.md, line ${lineOf(folder, 'posts/fees.md', 'We are in')}: “Willowbend” is the sample’s. Write yours.`,
  );
});

test('fees of the owner’s own with the source and the day of the sample’s keep the site from being published', () => {
  const folder = copyOfSite();
  const found = () => samplesIn(folder).filter((sentence) => sentence.startsWith('facts.yaml'));
  expect(found()).toEqual([]);
  edit(folder, 'facts.yaml', /sum: \$230.*/, 'sum: $260');
  expect(found()).toEqual([
    expect.stringMatching(/^facts\.yaml, line \d+: the sum of Part-time daycare is yours, but its source/),
  ]);
  edit(folder, 'facts.yaml', /checked: .*/, 'checked: 2026-11-25');
  expect(found()).toEqual([]);
});

test('where the owner’s picture stands in the place of a sample’s, the words of that are told of', () => {
  const folder = copyOfSite();
  edit(folder, 'pages.yaml', /^- path: \/index-\d\n(?: .*\n)+/gm, '');
  const about = () => samplesIn(folder).filter((sentence) => /picture/.test(sentence));
  expect(about()).toEqual([]);
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/hero.JPG'), '');
  const [says, phones, overForm, footer, ...more] = about();
  expect(says).toMatch(
    /^words\/home\.yaml, line \d+: the picture “hero” is yours, but “Wooden dolls .*what yours shows\.$/,
  );
  expect(phones).toContain('phones still show the sample’s picture “hero-tall”.');
  expect(overForm).toContain('“peepers”. Put one of yours with this name into pictures/, or take “overForm” out.');
  expect(footer).toContain(
    `words/footer.yaml, line ${lineOf(folder, 'words/footer.yaml', 'pictures:')}: “Pictures are`,
  );
  expect(more).toEqual([]);
  edit(folder, 'words/home.yaml', /(says: )Wooden dolls.*/, '$1Two children on our stairs');
  edit(folder, 'words/home.yaml', / {2}onPhones:\n.*\n {2}overForm:\n.*\n/, '');
  edit(folder, 'words/footer.yaml', /^pictures: .*/m, 'pictures: We post no child’s face.');
  expect(about()).toEqual([]);
});

test('a person with the same title as one of the sample’s is the owner’s', () => {
  const folder = copyOfSite();
  const [title] = /level: (.*)/.exec(readFileSync(join(folder, 'people.yaml'), 'utf8'))?.slice(1) ?? [];
  expect(title).toMatch(/early childhood educator/);
  writeFileSync(join(folder, 'people.yaml'), `- id: dana\n  name: Dana\n  profile:\n    level: ${title}\n`);
  expect(samplesIn(folder).filter((sentence) => sentence.startsWith('people.yaml'))).toEqual([]);
});

test('an event whose place is told by names in braces is the owner’s', () => {
  const folder = copyOfSite();
  const own = `- { id: tea, title: Tea, starts: 2027-04-17 10:00, place: '{provider.name}, {provider.address.street}' }\n`;
  writeFileSync(join(folder, 'events.yaml'), own);
  expect(samplesIn(folder).filter((sentence) => sentence.startsWith('events.yaml'))).toEqual([]);
});

test('files that nothing reads are told of', () => {
  const folder = copyOfSite();
  for (const file of ['event.yaml', 'words/provider.yaml', 'yard.jpg', 'new-post.md', 'README.md'])
    writeFileSync(join(folder, file), '');
  expect(unshown(folder)).toEqual([
    'event.yaml: nothing reads this file. Did you mean events.yaml?',
    'new-post.md: nothing reads this file. Put it into pages/ or posts/, or take it out.',
    'words/provider.yaml: nothing reads this file. Take it out.',
    'yard.jpg: nothing reads this file. Put it into pictures/, or take it out.',
  ]);
});

test('entries that no page shows are told of', () => {
  const folder = copyOfSite();
  expect(unshown(folder)).toEqual([]);
  edit(folder, 'pages.yaml', /^- path: \/(?:event|classes|faqs)[\w-]*\n(?: .*\n)+/gm, '');
  expect(unshown(folder)).toEqual([
    'events.yaml: no page shows your events. Put /event into pages.yaml, or take them out.',
    'classes.yaml: no page shows your classes. Put /classes into pages.yaml, or take them out.',
  ]);
  edit(folder, 'pages.yaml', /^- path: \/(?:teachers|about|blog|post)[\w-]*\n(?: .*\n)+/gm, '');
  expect(unshown(folder)).toHaveLength(4);
  expect(unshown(folder)[0]).toContain('people.yaml: no page shows your people. Put /teachers into');
});

test('a person whom no page shows is told of, unless a post or a class names them', () => {
  const folder = copyOfSite();
  const people = ['writes', 'teaches', 'rests', 'starts'].map((id) => `- id: ${id}\n  name: ${id.toUpperCase()}\n`);
  writeFileSync(join(folder, 'people.yaml'), `${people.join('  profile: {}\n')}`);
  edit(folder, 'posts/fees.md', /^author: .*/m, "author: 'writes'");
  edit(folder, 'classes.yaml', /teacher: .*/, 'teacher: teaches');
  expect(unshown(folder)).toEqual([
    'people.yaml, line 10: no page shows STARTS. Write “about” for /about, a “profile” for /teachers, or “author: starts” into a post, or take the entry out.',
  ]);
  edit(folder, 'pages.yaml', /^- path: \/(?:teachers|about-2)[\w-]*\n(?: .*\n)+/gm, '');
  expect(unshown(folder)).toEqual([
    'people.yaml, line 7: no page shows RESTS. Put /teachers into pages.yaml, or “author: rests” into a post, or take the entry out.',
    expect.stringContaining('no page shows STARTS'),
  ]);
});

test('who stands on /about is shown, and of what cannot be read nothing is said', () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, 'people.yaml'), '- id: amara\n  name: Amara\n  about: Amara sings.\n');
  expect(unshown(folder)).toEqual([]);
  edit(folder, 'people.yaml', /^ {2}about: .*/m, '  byline: infants');
  expect(unshown(folder)).toHaveLength(1);
  expect(unshown(folder, ['posts/fees.md, line 1: the file must begin with a head'])).toEqual([]);
  edit(folder, 'pages.yaml', /^- path: \/event[\w-]*\n(?: .*\n)+/gm, '');
  expect(unshown(folder, ['pages.yaml, line 3: an entry begins with its name'])).toEqual([]);
});

test('a fee names its groups as programs.yaml and places.yaml do, no school has the address of a group, and a day lies within the hours', () => {
  const folder = copyOfSite();
  edit(folder, 'schools.yaml', /id: willowbend-school/, 'id: toddlers');
  edit(folder, 'day.yaml', /at: 5:45 pm/, 'at: 6:45 pm');
  edit(folder, 'facts.yaml', /groups: \[infants, /, 'groups: [infant, out-of-school, ');
  const { status, output } = check(folder);
  expect(status).toBe(1);
  expect(output.match(/for the group “[^”]*”/g)).toEqual(['for the group “infant”']);
  expect(output).toContain(
    'schools.yaml: the id of “Willowbend School” is “toddlers”, and so is that of a group in programs.yaml. Write another one, such as “toddlers-around-school”.',
  );
  expect(output.match(/^- day\.yaml: .*/gm)).toEqual([
    '- day.yaml: “The lantern” is at 6:45 pm, when nobody is there: provider.yaml has “Monday to Friday, 6:45 am to 5:45 pm”. Write a time within your hours.',
  ]);
});

test('an audit or a version that is none is one mistake, with a mend', () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, 'audit.json'), '{}');
  edit(folder, 'version.yaml', /^version: .*/m, 'version: two');
  const { status, output } = check(folder);
  expect(status).toBe(1);
  expect(output).toMatch(/does not build\n- version\.yaml, line 3: .*\n- audit\.json: this is not what .*\n\n/);
  expect(output).not.toContain('npm run site -- upgrade');
});

test('a photograph that no file names is told of, unless the site may show it in the place of a sample’s', () => {
  const folder = copyOfSite();
  mkdirSync(join(folder, 'pictures/team'), { recursive: true });
  for (const file of ['Our Yard.JPG', 'Maya.jpg', 'stairs.jpg', 'hero.jpg', '.DS_Store', 'Icon\r', 'team/2026.jpg'])
    writeFileSync(join(folder, 'pictures', file), '');
  edit(folder, 'people.yaml', /( {4}name: ).*\n {4}says: .*/, '$1stairs.jpg\n    decoration: yes');
  edit(folder, 'posts/fees.md', /^picture:\n {2}name: .*/m, 'picture:\n  name: Our Yard');
  // A person of this name is no picture.
  expect(unpublished(folder)).toEqual([
    'pictures/Maya.jpg: no entry names this photograph, so it is not published. Write “name: Maya” where one is to show it, or take the file out.',
    'pictures/team/2026.jpg: this photograph is not published, since it stands in another folder. Put it into pictures/ itself, and name it where one is to show it, or take it out.',
  ]);
});

test('a page that is still marked as a layout of the sample is told of in another folder', () => {
  expect(hidden(resolve('site'))).toEqual([]);
  const folder = copyOfSite();
  const [line] = hidden(folder).filter((sentence) => sentence.includes(' /event '));
  expect(line).toMatch(
    /^pages\.yaml, line \d+: search engines and the site map leave \/event out, and it offers a newsl/,
  );
  edit(folder, 'pages.yaml', /(\/event\n[^]*?) {2}template: yes\n/, '$1');
  expect(hidden(folder).filter((sentence) => / \/(?:event|error-404|design-system) /.test(sentence))).toEqual([]);
});

const wrong: readonly (readonly [name: keyof Answers, answer: string, says: string])[] = [
  ['names', '', 'The short name is empty'],
  [
    'contact',
    '346-0000, a@b.ca',
    'The phone number is not a number with its area code. For example: 403-346-0000, hello@',
  ],
  ['contact', '403-346-0000, hello', 'The e-mail address is not an e-mail address'],
  ['contact', '', 'The phone number is missing'],
  ['promised', 'soon, one year', 'The first time names no time, in hours, days or weeks'],
  ['promised', 'two days', 'The answer needs a comma between the two times'],
  ['contact', '403-346-0000, ', 'The e-mail address is missing'],
  [
    'contact',
    '403-346-0000 a@b.ca',
    'The answer needs a comma between the phone number and the e-mail address. For example: 403-346-0000, hello@',
  ],
  [
    'address',
    '4914 Ross Street, Red Deer T4N 1A1',
    'The answer needs commas between the street, the town and the postal code. For example: 4914 Ross Street, Red',
  ],
  ['address', '4914 Ross Street, Red Deer, T4N 1A', 'The postal code is not a Canadian postal code. For'],
  ['place', 'Red Deer', 'The answer is not a place in Alberta'],
  ['place', '52.2690, 113.8115', 'The answer is not a place in Alberta'],
  ['hours', 'Monday to Friday, 7 to 5', 'The answer is not days and times'],
  [
    'hours',
    'Monday to Friday, 7:00 am to 5:30 pm; Saturday 9:00 am to 12:00 pm',
    'The answer needs a comma between the days and the times. For example: Monday to Friday, 7:00 am to 5:30 pm',
  ],
  ['groups', '', 'The answer needs at least 1 entry'],
  [
    'groups',
    'Toddlers 19 months to 3 years',
    'The answer needs a comma between the name of each group and its ages. For example: Toddlers, 19 months to 3',
  ],
  ['groups', 'Toddlers, 1 to 3 years, Bees, 3 to 6 years', 'with a semicolon before the next group'],
  ['groups', 'Magpies, 3-5', 'The ages of group 1 have no word such as months or years behind the number.'],
  ['groups', 'Toddlers, two to three', 'The ages of group 1 are not two ages'],
  ['groups', 'Toddlers, 3 years to 19 months', 'The ages of group 1 are not two ages, the younger one first'],
  ['groups', 'Toddlers, 1 to 3 years; toddlers, 3 to 6 years', 'The answer has the same name twice'],
  ['fee', '$300-$400', 'The answer has two sums. Make an entry of each'],
  [
    'fee',
    'free',
    'The answer has no digit. Write 0 where nothing is to be paid, or leave the line empty to say no sum.',
  ],
  ...['$50 a day', '$50/wk', '$600 biweekly'].map(
    (sum) => ['fee', sum, 'Write what a month costs, alone, or leave the line empty: '] as const,
  ),
  ['licence', ' ', 'The answer is empty'],
  ['licence', '?', 'The answer has no word in it. For example: Licensed'],
  ['url', 'http://littleacorns.ca', 'The answer is not an address that begins with https://'],
  ['design', 'red', '“red” is not a colour: # and six digits or letters from A to F. For example: #1B4F72'],
  ['design', '#FFC931', "The nearest that can be seen is '#"],
  ['pages', 'curriculum, blog', '“blog” is none of curriculum, outdoorplay, faqs, news. Or write none.'],
];

test.each(wrong)('%s cannot be “%s”', (name, answer, says) => {
  expect(answerTo(name, answer).mistakes.join('\n')).toContain(says);
});

test.each([
  ['names', 'Little Acorns', { name: 'Little Acorns', longName: 'Little Acorns' }],
  [
    'address',
    'Unit 2, 4914 Ross Street, Red Deer, T4N 1A1',
    { street: 'Unit 2, 4914 Ross Street', town: 'Red Deer', postalCode: 'T4N 1A1' },
  ],
  ...['Lacombe, t4l1j9', 'Lacombe, AB, T4L 1J9', 'Lacombe, Alberta T4L 1J9', 'Lacombe AB, T4L 1J9'].map(
    (rest) =>
      [
        'address',
        `5012 51 Street, ${rest}`,
        { street: '5012 51 Street', town: 'Lacombe', postalCode: 'T4L 1J9' },
      ] as const,
  ),
  ...['403 782 0199', '(403) 782-0199', '+1 403.782.0199', '4037820199'].map(
    (phone) => ['contact', `${phone}, a@b.ca`, { phone: '403-782-0199', email: 'a@b.ca' }] as const,
  ),
  [
    'hours',
    'Mon-Fri, 6:45 am – 5 p.m.; sat, 9 AM to 12 pm',
    'Monday to Friday, 6:45 am to 5:00 pm; Saturday, 9:00 am to 12:00 pm',
  ],
  ['hours', 'Weekdays, 7:00-17:30', 'Monday to Friday, 7:00 am to 5:30 pm'],
  [
    'hours',
    'Mon-Thu, 7:00-17:30; Fri, 7:00-15:00',
    'Monday to Thursday, 7:00 am to 5:30 pm; Friday, 7:00 am to 3:00 pm',
  ],
  ['hours', 'Monday through Friday, 7 am to 6 pm', 'Monday to Friday, 7:00 am to 6:00 pm'],
  ['groups', 'Bees, 6 wks - 3 yrs', [{ id: 'bees', title: 'Bees', ages: '6 weeks to 3 years' }]],
  ['groups', 'Bees, 12 months – 3 years', [{ id: 'bees', title: 'Bees', ages: '12 months to 3 years' }]],
  ['fee', '', undefined],
  ['fee', 'Ask us', undefined],
  ['fee', '$1,050', { sum: '$1,050', atMost: false }],
  ['fee', '1 050 $ per month.', { sum: '$1,050', atMost: false }],
  ['fee', 'At most $326.25 a month', { sum: '$326.25', atMost: true }],
  ['fee', 'up to 326.25/month', { sum: '$326.25', atMost: true }],
  ['place', '52.2690, -113.8115', [52.269, -113.8115]],
  ['url', 'https://littleacorns.ca/', 'https://littleacorns.ca'],
  ['url', 'littleacorns.ca', 'https://littleacorns.ca'],
  ['pages', 'None', []],
  ['pages', 'No', []],
  ['pages', 'Outdoor play', ['outdoorplay']],
  ['pages', 'news and FAQs', ['news', 'faqs']],
  ['pages', 'all', ['curriculum', 'outdoorplay', 'faqs', 'news']],
  ['pages', 'FAQs', ['faqs']],
  ['design', "'#114B70'", { light: { buttons: '#114B70' } }],
  ['design', '114B70', { light: { buttons: '#114B70' } }],
  ['design', 'Chinook', { light: { buttons: '#114B70', ground: '#8FC8EC' } }],
] as const)('%s can be “%s”', (name, answer, value) => {
  expect(answerTo(name, answer)).toEqual({ value, mistakes: [] });
});

test.each([
  ['A, 6 to 18 months', '6 to 18 months'],
  ['A, 6 to 18 months; B, 2 to 5 years', '6 months to 5 years'],
  ['A, 1 to 3 years; B, 3 to 6 years', '1 to 6 years'],
  ['A, 19 months to 3 years', '19 months to 3 years'],
  ['A, 1 year to 30 months; B, 6 weeks to 1 year', '6 weeks to 30 months'],
  ['A, Birth to 18 months; B, 19 Months to 5 years', 'birth to 5 years'],
])('the groups “%s” are for children from %s', (answer, ages) => {
  expect(agesOf(answerTo('groups', answer).value as Answers['groups'])).toBe(ages);
});

test('a new folder has the day on which the questions were answered; the province’s fee keeps the day on which somebody compared it', () => {
  const folder = join(copyOfSite(), 'new');
  spawnSync(node, ['tasks/site.ts', 'new', folder], {
    input: answersOf('news', 'at most $326.25'),
    env: { PATH: process.env['PATH'], TODAY: '2027-03-04' },
  });
  for (const [file, line] of [
    ['posts/our-new-site.md', 'date: 2027-03-04'],
    ['facts.yaml', /^ *checked: .*/m.exec(readFileSync('site/facts.yaml', 'utf8'))?.[0]],
    ['policies/accessibility.md', 'changed: 2027-03-04'],
    ['policies/privacy.md', 'changed: 2027-03-04'],
  ] as const) {
    const days = readFileSync(join(folder, file), 'utf8').match(/^ *(?:date|checked|changed): .*$/gm);
    expect(days, file).toEqual([line]);
  }
  expect(readFileSync(join(folder, 'provider.yaml'), 'utf8')).toContain('for children from {facts.ages}.');
  expect(check(folder, '2027-03-04').output).not.toContain('the site does not build');
});

test('a new folder has the holidays that are to come and would close it', () => {
  const folder = join(copyOfSite(), 'new');
  spawnSync(node, ['tasks/site.ts', 'new', folder], {
    input: answersOf('news').replace('Monday to Friday', 'Monday to Thursday'),
    env: { PATH: process.env['PATH'], TODAY: '2027-02-16' },
  });
  const closures = readFileSync(join(folder, 'closures.yaml'), 'utf8');
  expect(closures.match(/(?<=name: ).*/g)).toEqual(
    'Victoria Day, Canada Day, Labour Day, Thanksgiving, Remembrance Day'.split(', '),
  );
  expect(check(folder, '2027-02-16').output).not.toMatch(/closures\.yaml, line \d+: /);
});

test.each([
  ['Little ones, 12 months to 3 years; School bus, 6 to 12 years', ['little-ones']],
  ['Toddlers, 19 months to 3 years; Preschoolers, 3 to 6 years', undefined],
  ['School bus, 6 to 12 years', undefined],
])('of the groups “%s” the province’s fee names %s', (groups, ids) => {
  const folder = join(copyOfSite(), 'new');
  spawnSync(node, ['tasks/site.ts', 'new', folder], {
    input: answersOf('news', 'at most $326.25').replace(/^Toddlers, .*$/m, groups),
    env: { PATH: process.env['PATH'], TODAY: '2027-03-04' },
  });
  const [fee] = parse(readFileSync(join(folder, 'facts.yaml'), 'utf8')).fees.list;
  expect(fee.groups).toEqual(ids);
  expect(check(folder, '2027-03-04').output).not.toContain('the site does not build');
});
