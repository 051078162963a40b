import { existsSync, readFileSync } from 'node:fs';

import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { parseSiteFile, siteFolder } from '#content/reader/site-file.ts';
import { sampleFolder } from '#content/reader/site-folder.ts';
import { longDate } from '#content/rules/dates.ts';
import { mapMaker } from '#content/rules/map-maker.ts';
import { dayAt, endOf } from '#content/rules/fact-state.ts';
import { siteFiles } from '#content/schemas/files.ts';
import { fees } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';

import { followMend } from './follow-mend.ts';
import { mistakesOf } from './mistakes-of.ts';

/** A daycare may have no fee. */
const { until = '', source } = fees.list[0] ?? {};
const good = readFileSync(`${siteFolder}/provider.yaml`, 'utf8').replace(/^licensing:\n(?: .*\n)+/m, '');
const line = (text: string) => good.slice(0, good.indexOf(text)).split('\n').length;

const mistakesIn = (text: string) => mistakesOf(() => parseSiteFile('provider.yaml', text, siteFiles.provider));

const broken: Readonly<Record<string, readonly [from: string | RegExp, to: string, says: string]>> = {
  'an entry that is missing': [
    /^phone:.*\n/m,
    '',
    `line ${line('name:')}: phone is missing. For example: 403-346-0000`,
  ],
  'a misspelt name': [
    /^phone:/m,
    'phon:',
    `line ${line('phone:')}: the file has a name that is not known here: “phon” (did you mean “phone”?)`,
  ],
  'the second of two misspelt names in a group': [
    /^ {2}town:/m,
    '  twon: Red Deer\n  sreet:',
    `line ${line('  town:') + 1}: address has a name that is not known here: “sreet” (did you mean “street”?)`,
  ],
  'an empty text': [/^licence:.*/m, "licence: ''", `line ${line('licence:')}: licence is empty. For example: Licensed`],
  'what an inspection found, without its day': [
    /^licence:.*/m,
    'licence: A\nlicensing:\n  number: "1"\n  record: https://alberta.ca/\n  found: Nothing.',
    'licensing.inspected is missing: on which day was it found?',
  ],
  'a day of an inspection that is none': [
    /^licence:.*/m,
    'licence: A\nlicensing:\n  number: "1"\n  record: https://alberta.ca/\n  inspected: 2026-02-30',
    'licensing.inspected',
  ],
  'hours in another form': [
    /^hours:.*/m,
    'hours: Mon-Fri 7-5',
    'hours is not days and times. For example: Monday to Fri',
  ],
  'hours that end before they begin': [
    /^hours:.*/m,
    'hours: Monday, 5:30 pm to 7:00 am',
    'hours closes before it opens',
  ],
  'a text that is not written above a remark': [
    /^answersWithin:.*/m,
    'answersWithin:',
    `line ${line('answersWithin:')}: answersWithin is empty`,
  ],
  'a promise of no time': [/^answersWithin:.*/m, 'answersWithin: yes', 'answersWithin names no time, in hours, days'],
  'a text without a word': [/^licence:.*/m, "licence: '?'", 'licence has neither a letter nor a digit. For'],
  'a mark of HTML': [/^licence:.*/m, 'licence: A<br>b', 'licence has “<br>”, which pages show as it stands. Take it'],
  'a sign in HTML': [/^licence:.*/m, 'licence: A&nbsp;b', 'licence has “&nbsp;”, which pages show as it stands.'],
  'a document that is no plain text': [/^/, '{\\rtf1\\ansi ', 'line 1: the file is a document in RTF, not plain text.'],
  'a phone number without its area code': [/^phone:.*/m, 'phone: 346-0000', 'is not a number with its area code'],
  'an e-mail address without an @': [/^email:.*/m, 'email: hello', 'email is not an e-mail address'],
  'a postal code of another form': [/postalCode:.*/, 'postalCode: T4N 1A', 'is not a Canadian postal code'],
  'an address without https://': [/^url:.*/m, 'url: redacorns.ca', 'url is not an address that begins with https://'],
  'a map that cannot be embedded': [/embed: .*/, 'embed: https://maps.app.goo.gl/x1', 'map.embed is a map’s own page'],
  'a number where a text belongs': [/^licence:.*/m, 'licence: 123', 'licence must be a text (put it in quotes). For'],
  'a text where a group belongs': [/^map:\n( .*\n)+/m, 'map: yes\n', 'map must be a group of entries'],
  'a tab': [
    /^ {2}town:/m,
    '\ttown:',
    `line ${line('town:')}: a tab stands at the beginning of the line. Replace it by`,
  ],
  'a quote without a partner': [
    /^hours:.*/m,
    "hours: 'Monday",
    `line ${line('hours:')}: the quote before this text has no`,
  ],
  'a text behind a closing quote': [
    /^hours:.*/m,
    "hours: 'Monday's'",
    'a text in quotes ends before the line does. Write',
  ],
  'a colon in a text without quotes': [
    /^arrival:.*/m,
    'arrival: Ring: twice',
    "Put the text in quotes: arrival: 'Ring: twice'",
  ],
  'a line that is indented otherwise': [
    /^ {2}town:/m,
    '   town:',
    `line ${line('town:')}: the line is not indented like`,
  ],
  'the first line of a group in the column of its name': [
    /^ {2}street:/m,
    'street:',
    `line ${line('  street:')}: the line is not indented like`,
  ],
  'an entry that stands twice': [
    /^phone:.*/m,
    'phone: 403-346-0000\nphone: 403-346-0001',
    '“phone” stands twice. Keep one',
  ],
  'a name without a space behind its colon': [
    /^phone: /m,
    'phone:',
    'an entry begins with its name, a colon and a space',
  ],
  'a name without its colon above a remark': [
    /^name: .*\n/m,
    'name Red Deer Acorns\n',
    `line ${line('name:')}: an entry begins with its name, a colon and a space`,
  ],
  'a space of another kind at the beginning': [
    /^ {2}town:/m,
    '\u00A0 town:',
    `line ${line('town:')}: the line begins with a space of another kind`,
  ],
  'a dash before an entry of a list': [
    /^social:.*/m,
    'social:\n  – name: Facebook',
    'begins with “- ”, a plain hyphen and a space, not with “–”',
  ],
  'curly quotes round a text': [
    /^name: .*/m,
    'name: “Red Deer Acorns”',
    `line ${line('name:')}: name stands in curly quotes, which pages would show. Take them out.`,
  ],
  'an address with a page behind it': [
    /^url:.*/m,
    'url: https://redacorns.ca/home',
    'url is more than a name: the site',
  ],
  'an address with a part of a page': [
    /^url:.*/m,
    'url: "https://redacorns.ca#home"',
    'url is more than a name: the site',
  ],
  'letters in another encoding': [/^name: .*/m, 'name: Caf\uFFFD', `line ${line('name:')}: the file is not plain text`],
  'a name in braces without its end': [
    /^licence: .*/m,
    'licence: Of {provider.name',
    `line ${line('licence:')}: “{provider.name” is no name in braces`,
  ],
  'brackets above a first entry': [
    /^social:.*\n(?: .*\n)*/m,
    'social: [] # none yet\n\n# Ours:\n  - name: Facebook\n',
    `line ${line('social:')}: [] says that nothing follows, but an entry does. Take out the [] above the first entry.`,
  ],
  'braces above the first entry of a group': [
    /^map:/m,
    'map: {}',
    `line ${line('map:')}: {} says that nothing follows, but an entry does. Take out the {}`,
  ],
  'brackets below a last entry': [
    /^social:.*\n(?: .*\n)*/m,
    'social:\n  - name: Facebook\n    url: https://a.example\n[]\n',
    `line ${line('social:') + 3}: [] says that there is no entry, but one stands above it. Take out the [].`,
  ],
  'a brace at the beginning of a text': [
    /^arrival:.*/m,
    'arrival: {x.y} is green',
    'cannot begin with {. Put the text in',
  ],
  'a mark that YAML reads as a reference': [
    /^arrival:.*/m,
    'arrival: *green',
    'a text cannot begin with *. Put the text in',
  ],
  'a # in a text without quotes': [/^parking:.*/m, 'parking: Lot #4 is ours', '“#4 is ours” would be left out'],
};

test.each(Object.entries(broken))('%s is said with the file, the line and what to do', (_, [from, to, says]) => {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  const mistakes = mistakesIn(text);
  expect(mistakes.join('\n')).toContain(says);
  for (const mistake of mistakes) expect(mistake).toMatch(/^provider\.yaml, line \d+: /);
});

test.each(Object.entries(broken))('%s is mended by doing what is said', (_, [from, to]) => {
  let text = good.replace(from, to);
  for (let round = 0; round < 5; round += 1) {
    const [mistake] = mistakesIn(text);
    if (!mistake) return;
    text = followMend(text, mistake);
  }
  expect(mistakesIn(text), text).toEqual([]);
});

test('a dash between two ages is read as “to”', () => {
  const { ages } = siteFiles.programs.element.shape;
  for (const schema of [siteFiles.facts.unwrap().shape.ages, ages])
    expect(schema.parse('1 – 6 years')).toBe('1 to 6 years');
});

test('the HTML that a map offers is read as the address in it', () => {
  const html = `<iframe width="425" src="https://maps.example/embed?a=1&amp;b=2" style="border:0"></iframe><br/>`;
  // Of the sample: the maps of several houses are of one service.
  const text = readFileSync(`${sampleFolder}/provider.yaml`, 'utf8').replace(/embed: .*/, `embed: ${html}`);
  const { map } = parseSiteFile('provider.yaml', text, siteFiles.provider);
  expect(map.embed).toBe('https://maps.example/embed?a=1&b=2');
});

test('of another dash in a list nothing is said but that', () => {
  const list = 'social:\n  – name: A\n    url: https://a.example\n  - name: B\n    url: https://b.example\n';
  expect(mistakesIn(good.replace(/^social:.*\n(?: .*\n)*/m, list))).toEqual([
    expect.stringContaining(`line ${line('social:') + 1}: an entry of a list begins with “- ”, a plain hyphen`),
  ]);
});

test('all mistakes of a file are said at once', () => {
  const text = good.replace(/^phone:.*/m, 'phone: 1').replace(/^email:.*/m, 'email: 2');
  expect(mistakesIn(text).map((mistake) => mistake.match(/: (\w+)/)?.[1])).toEqual(['phone', 'email']);
});

test.runIf(until)('a name in braces stands for a fact, a day in words, and one that no file has is a mistake', () => {
  vi.stubEnv('TODAY', until);
  const schema = z.strictObject({ text: z.string() });
  const { text } = parseSiteFile(
    'words.yaml',
    "text: '{provider.hours}, until {facts.fees.until}, {count} times'",
    schema,
  );
  expect(text).toBe(`${provider.hours}, until ${longDate(until)}, {count} times`);
  expect(() => parseSiteFile('words.yaml', 'text: At most {facts.fees}', schema)).toThrow(
    'words.yaml, line 1: “{facts.fees}” stands for nothing in provider.yaml or facts.yaml (did you mean “{facts.fees.fullTime}”?).',
  );
});

test.each([
  ['https://www.openstreetmap.org/export/embed.html', 'OpenStreetMap', 'https://osmfoundation.org/wiki/Privacy_Policy'],
  ['https://www.google.com/maps/embed?pb=1', 'Google', 'https://policies.google.com/privacy'],
  ['https://www.maps.example/embed/1', 'maps.example', 'https://www.maps.example'],
])('a policy names whose map %s is', (embed, maker, rules) => {
  expect(mapMaker(embed)).toEqual({ maker, rules });
});

test.runIf(until)('after the last day of a fact “otherwise” is said instead; its source can be named', () => {
  vi.stubEnv('TODAY', dayAt(endOf(until, '+00:00'), '+00:00'));
  const text = 'text: Come in. It is {facts.fees.fullTime}. {facts.fees.source.words} knows.';
  expect(parseSiteFile('words.yaml', text, z.strictObject({ text: z.string() })).text).toBe(
    `Come in. ${fees.otherwise} ${source!.words} knows.`,
  );
});

test('of the files that names stand for only provider.yaml can name something: the ages', () => {
  expect(mistakesIn(good.replace(/^arrival:.*/m, "arrival: 'From {facts.ages}'"))).toEqual([]);
  expect(mistakesIn(good.replace(/^arrival:.*/m, "arrival: '{provider.name} is green'"))).toEqual([
    `provider.yaml, line ${line('arrival:')}: “{provider.name}” stands for nothing in provider.yaml or facts.yaml. Write the words themselves in its place.`,
  ]);
});

test('pages.yaml: a misspelt page, a missing one and one that needs another are mistakes', () => {
  const pages = readFileSync('site/pages.yaml', 'utf8');
  const without = (path: string) => pages.replace(new RegExp(`^- path: ${path}\\n(?: .*\\n)+`, 'm'), '');
  const parse = (text: string) => () => parseSiteFile('pages.yaml', text, siteFiles.pages);
  expect(parse(pages.replace('path: /about\n', 'path: /abuot\n'))).toThrow(
    'which is no page of the program (did you mean “/about”?)',
  );
  expect(parse(without('/privacy'))).toThrow('the file has no /privacy');
  expect(parse(without('/post-right-sidebar'))).toThrow('needs /post-right-sidebar');
  expect(parse(without('/event'))).not.toThrow();
});

/** Of every file one that is good, a change that breaks it, and what is said. */
const entries: readonly (readonly [file: keyof typeof siteFiles, from: RegExp, to: string, says: string])[] = [
  [
    'programs',
    /^- id: .*/m,
    '- id: My group',
    'entry 1: id may have small letters, digits and single hyphens only. For example: toddlers',
  ],
  [
    'facts',
    /^ages: .*/m,
    'ages: 12 - 6 years',
    'ages must be two ages with “to” between them, the younger one first, in whole weeks, months or years. For example: 12 months to 12 years',
  ],
  ['programs', /^ {4}name: .*/m, '    name: no-such', 'entry 1: picture.name names no picture of the site'],
  ['programs', /^ {2}ages: .*/m, '  ages: 3–5', 'entry 1: ages have no word such as months or years behind the number'],
  ['programs', /[^]*/, '[]', 'the file needs at least 1 entry'],
  [
    'people',
    /^ {4}says: .*\n/m,
    '',
    'entry 1: picture needs either “says”, what it shows for those who do not see it, or “decoration: yes”',
  ],
  ['people', /^- id: /m, '- id: nobody\n- id: ', ': byline is missing. For example: infant room'],
  [
    'classes',
    /^classes:(?: \[\])?/m,
    'classes:\n  - id: one\n    starts: 2027-02-30',
    'starts is 2027-02-30, and there is no such day. For example: 2027-02-28',
  ],
  ['classes', /^ {2}tuition: .*/m, '  tuition: 150', 'figures.tuition must be a text (put it in quotes)'],
  [
    'events',
    /^ {2}starts: .*/m,
    '  starts: 2027-04-17',
    'entry 1: starts is not a day and a time, written year-month-day hour:minute in 24 hours. For example: 2027-04-17 10:00',
  ],
  ['events', /^ {2}text:\n(?: {4}.*\n)+/m, '  text: []\n', 'entry 1: text needs at least 1 entry.'],
  [
    'events',
    /^ {4}- name: (.*)\n([^]*?)\n {4}- name: .*/m,
    '    - name: $1\n$2\n    - name: $1',
    'entry 1: pictures, entry 2: name stands twice in the same event',
  ],
  ['gallery', /^ {2}kind: .*/m, '  kind: Party', 'entry 1: kind must be one of Drawing, Education, Game, Lunch'],
  ['gallery', /^- id: (.*)\n([^]*?\n)- id: .*/m, '- id: $1\n$2- id: $1', 'entry 2: id stands twice'],
  [
    'gallery',
    /^ {4}says: .*(\n {4}focus: .*)?/m,
    '    says: Boats\n    focus: left',
    'entry 1: picture.focus is not two shares of the picture',
  ],
  ['menus', /[^]*/, 'main:\n  - title: A\nfooter: []\n', 'main, entry 1 needs either “link”, or “groups”'],
  ['design', /[^]*/, 'light:\n  buttons: #145553\n', 'line 2: “#145553” is left out, because # begins'],
  [
    'design',
    /[^]*/,
    'logo: our logo.pdf',
    'logo is not the name of an SVG, PNG, WebP or JPEG file in this folder. For',
  ],
  [
    'facts',
    /^ {6}hours: .*/m,
    '      hours: most days',
    'fees.list, entry 1: hours names no number of hours. For example: 100 or',
  ],
  [
    'facts',
    /^ {6}checkEvery: .*/m,
    '      checkEvery: 0',
    'fees.sources, entry 1: checkEvery is not a number of whole days. For example: 90',
  ],
  [
    'facts',
    /^ {6}until: .*/m,
    '      until: 2020-01-01',
    'fees.sources, entry 1: until is before the day at “from”. For example: 20',
  ],
  [
    'facts',
    /^ {6}checked: .*/m,
    '      checked: 2999-11-22',
    'fees.sources, entry 1: checked is a day that is still to come. For example',
  ],
  ['people', /^ {4}since: .*/m, '    since: 2999', 'entry 1: profile.since is a year that is still to come.'],
  [
    'recordings',
    /^ {4}own:/m,
    '    service: { name: Films, page: https://films.example/1, embed: https://films.example/2 }\n    own:',
    'films, entry 1 needs either “own”, its files in media/, or “service”, its player at another service',
  ],
  ['recordings', /^ {6}captions: a-day.*/m, '      captions: day.vtt', 'own.captions names no file in media/'],
  ['words/landing', /^ {6}pictures:\n/m, '      pictures: []\n      more:\n', 'day.slides, entry 1'],
  ['glossary', /^ {2}short: .*/m, '  short: PD', ': short must be a list, each entry on a line of its own'],
  [
    'words/about',
    /^ {6}icon: .*/m,
    '      icon: star',
    'whoWeAre.points, entry 1: icon must be one of baby, book-open, bowl-food,',
  ],
  ['words/home', /^ {2}figure: .*/m, '  figure: Thousands', 'badge.figure is longer than 5 letters. For example: 30'],
  [
    'words/footer',
    /^ {2}- path: \/about$/m,
    '  - path: /abuot',
    'path is “/abuot”, which is no page of the program (did you mean “/about”?). For example: /about',
  ],
  [
    'words/program',
    /^ {6}text: .*\n/m,
    '',
    'inShort.facts, entry 1 needs either “text”, or “fee”, which shows what facts.yaml says as long as it holds',
  ],
  [
    'words/program',
    /^ {6}fee: .*/m,
    '      fee: fulltime',
    'inShort.facts, entry 3: fee is “fulltime”, which is the id of no fee in facts.yaml. It has fullTime, partTime.',
  ],
  ['day', /^- at: 8:30 am/m, '- at: half past eight', 'entry 2: at is not a time of the day. For example: 8:30 am'],
  [
    'day',
    /^- at: 8:30 am/m,
    '- at: 6:30 am',
    'entry 2: at is not after 6:45 am, the part before it. Write the parts in the order of the day',
  ],
  ['day', /^- at: 10:00 am[\s\S]*/m, '', 'has 2 parts of the day. Write three to ten, or take the file out'],
  ['words/registration', /^ {2}- .*\n/m, '', 'assurance needs exactly 3 entries'],
  [
    'words/forms',
    /^ {2}tooMany: .*/m,
    '  tooMany: Come back in {time}.',
    'answers.tooMany can have no other name in braces than {wait}. For example: That was a lot of messages',
  ],
];

const textOf = (name: string) =>
  existsSync(`${siteFolder}/${name}.yaml`) ? readFileSync(`${siteFolder}/${name}.yaml`, 'utf8') : '';
/** Another daycare may not have each file and each entry. */
const known = siteFolder === sampleFolder ? entries : entries.filter(([name, from]) => from.test(textOf(name)));

test.each(known)('%s.yaml: %s', (name, from, to, says) => {
  const text = textOf(name);
  expect(text).toMatch(from);
  expect(() => parseSiteFile(`${name}.yaml`, text.replace(from, to), siteFiles[name])).toThrow(says);
});

const groups = Object.entries(siteFiles).filter(([, schema]) => schema instanceof z.ZodObject);

test.each(groups)('%s.yaml: a name that nothing reads is a mistake', (name, schema) => {
  expect(() => parseSiteFile(`${name}.yaml`, `${textOf(name)}\nnothing: 1\n`, schema)).toThrow('“nothing”');
});

test.each([
  [
    '{ name: A }, { name: B }, { name: C }, { name: D }, { name: E }, { name: F }, { name: G }',
    'profile.skills needs at most 6 entries',
  ],
  ['{ name: Bread, percent: 101 }', 'profile.skills, entry 1: percent is not from 0 to 100'],
  ['{ name: Bread }, { name: Songs, percent: 70 }', ''],
  ['', ''],
])('a person is good at [%s]', (skills, says) => {
  const texts = 'role: A, room: A, since: 2019, level: A, languages: A, line: A, text: [A]';
  const person = `- { id: a, name: A, byline: b, picture: { name: hero, decoration: yes }, profile: { ${texts}, skills: [${skills}] } }`;
  const parse = () => parseSiteFile('people.yaml', person, siteFiles.people);
  if (says) expect(parse).toThrow(says);
  else expect(parse).not.toThrow();
});

test.each([
  ['id: ages, more: { words: See }', 'more needs either “to”, a page of the site, or “href”, an address of another'],
  ['id: ages, more: { words: See, to: /about, href: "https://alberta.ca" }', 'more needs either “to”'],
  [
    'id: ages, more: { words: See, to: /abuot }',
    'more.to is “/abuot”, which is no page of the site (did you mean “/about”?)',
  ],
  ['id: closed', 'id is “closed”, which names another part of the page already. Choose another'],
  ['id: ages, short: A name that is far too long for a brick', 'short is longer than 24 letters'],
  ['id: ages, short: Ages, more: { words: See, to: "/facts#closed" }', ''],
])('a question is {%s}', (entry, says) => {
  const file = `- { title: Joining, items: [{ title: Ages?, text: All, ${entry} }] }`;
  const parse = () => parseSiteFile('faqs.yaml', file, siteFiles.faqs);
  if (says) expect(parse).toThrow(says);
  else expect(parse).not.toThrow();
});

test('an id that stands twice is a mistake of the second', () => {
  const group = '- title: Joining\n  items:\n    - { id: ages, title: Ages?, text: All }\n';
  expect(() => parseSiteFile('faqs.yaml', group + group.replace('Joining', 'The day'), siteFiles.faqs)).toThrow(
    'faqs.yaml, line 6: entry 2: items, entry 1: id stands twice: another entry above is “ages”, too.',
  );
});
