// What pages, programs and search engines say of a daycare with two houses: each by its name, with its own address, phone, hours and closed days.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runIn } from '../long/copy.ts';

const parent = mkdtempSync(join(tmpdir(), 'lantern-houses-'));
const folder = join(parent, 'site');

const draw = `const { drawnPages } = await import('./tasks/site/links.ts');
const { factsFile } = await import('./src/content/values/facts.ts');
const { searchDocuments } = await import('./src/content/values/search-documents.ts');
const { closures } = await import('./src/content/values/opening.ts');
const { closuresCalendar } = await import('./src/app/closures-calendar.ts');
const { buildDay } = await import('./src/content/site/build-day.ts');
const shown = ['/', '/program', '/privacy', '/contact-us', '/about', '/places'];
const { buildServer } = await import('./tasks/build/server.ts');
await buildServer(process.env.ANSWERS);
const { answerQuestion } = await import(process.env.ANSWERS + '/answer.js');
const answers = {};
for (const [name, question] of [['toddlers', 'born=2024-11-30&start=2026-12-02'], ['infants', 'born=2025-10-30&start=2026-12-02']])
  answers[name] = await answerQuestion('<html><div id="root"></div>', '/places?' + question + '&days=3&hours=8', '2026-12-01');
const pages = (await drawnPages()).filter(({ route }) => shown.includes(route.path)).map(({ route, html }) => [route.path, html]);
console.log('\\nDRAWN' + JSON.stringify({ ...Object.fromEntries(pages), ...answers, facts: factsFile, search: searchDocuments, calendar: closuresCalendar(closures, buildDay) }));`;

const houses = `house: Poplar House
houseLang: ru
locations:
  - name: North House
    nameLang: fr
    address: { street: 300 Railway Street, town: Bashaw, province: Alberta, postalCode: T0B 0H0 }
    phone: 780-555-0143
    hours: Monday to Thursday, 7:00 am to 5:30 pm
    arrival: Ring at the blue door.
    parking: Park in front of the school.
    licensing: { number: "80007777", record: https://childcare.example/north }
    map: { embed: "https://www.openstreetmap.org/export/embed.html?north", directions: https://www.openstreetmap.org/north }
`;

let drawn: Readonly<Record<string, string>>;
beforeAll(() => {
  cpSync('site', folder, { recursive: true });
  const append = (file: string, text: string) =>
    writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n${text}`);
  append('provider.yaml', houses);
  const programs = readFileSync(join(folder, 'programs.yaml'), 'utf8');
  writeFileSync(
    join(folder, 'programs.yaml'),
    programs.replaceAll(/^( {2}title: (?:Tod|Pre))/gm, '  titleLang: fr\n$1'),
  );
  append(
    'closures.yaml',
    '- { name: New floor, from: 2026-12-02, house: North House }\n- { name: Storm, from: 2026-12-02, house: Poplar House }\n',
  );
  writeFileSync(
    join(folder, 'places.yaml'),
    `checked: 2026-11-26
groups:
  - { group: toddlers, house: Poplar House, places: [{ month: 2026-12, free: 0 }, { month: 2027-01, free: 2 }] }
  - { group: toddlers, house: North House, places: [{ month: 2026-12, free: 1, note: in the mornings }] }
  - { group: infants, house: North House, places: [{ month: 2027-01, free: 0 }] }
  - { group: preschoolers, places: [{ month: 2026-12, free: 3 }] }
`,
  );
  const { output } = runIn('.', ['--input-type=module', '-e', draw], '', {
    SITE: folder,
    TODAY: '2026-12-01',
    ANSWERS: join(parent, 'answers'),
  });
  const [, json = ''] = /\nDRAWN(.*)/.exec(output) ?? [];
  if (!json) throw new Error(output);
  const all: Record<string, unknown> = JSON.parse(json);
  drawn = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  // Pages are drawn for a quarter of a minute, and longer beside other work.
}, 120_000);
afterAll(() => rmSync(parent, { recursive: true }));

const textOf = (html: string) => html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');

test('every page has the address, the phone and the hours of both', () => {
  for (const path of ['/', '/program', '/privacy']) {
    const text = textOf(drawn[path]!);
    expect(text, path).toContain('North House 300 Railway Street Bashaw, Alberta');
    expect(text, path).toContain('North House Monday to Thursday, 7:00 am to 5:30 pm');
    expect(drawn[path], path).toContain('href="tel:+17805550143"');
    expect(text, path).toContain('North House: Licensed child care in Alberta, number 80007777');
  }
});

test('the contact page leads to each, and its part says how one gets in', () => {
  const html = drawn['/contact-us']!;
  expect(html).toContain('href="/contact-us#north-house"');
  const [, part = ''] = html.split('<section id="north-house"');
  expect(textOf(part)).toContain('How to find North House 300 Railway Street');
  expect(part).toContain('Ring at the blue door.');
  expect(textOf(part)).toContain('Closed next for New floor (North House)');
  const [, first = ''] = html.split('<section id="find-us"');
  expect(textOf(first.split('<section')[0]!)).toContain('Closed next for Storm (Poplar House)');
});

test('the registration, a message and the waiting list ask which, and /privacy says so', () => {
  for (const path of ['/', '/contact-us', '/places'])
    expect(textOf(drawn[path]!), path).toMatch(/Which house\? \(optional\) .*Poplar House North House/);
  expect(drawn['/privacy']!.match(/If you like: “Which house\?”/g)).toHaveLength(3);
});

test('search engines read of two, each with its own hours and closed days', () => {
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(drawn['/about']!) ?? [];
  const { subOrganization: of } = JSON.parse(data);
  expect(of).toMatchObject([
    { '@type': 'ChildCare', name: expect.stringContaining('Poplar House') },
    {
      name: expect.stringContaining('North House'),
      telephone: '+1-780-555-0143',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '07:00', closes: '17:30' },
      ],
    },
  ]);
  const closedOn = (index: number) =>
    of[index].specialOpeningHoursSpecification.filter((each: { validFrom: string }) => each.validFrom === '2026-12-02');
  expect([0, 1].map((index) => closedOn(index).length)).toEqual([1, 1]);
});

test('each house has a table of its places under its name, and a group of all houses has one without', () => {
  // A name that is not English stands in an element of its own, just before the comma.
  const tables = [...drawn['/places']!.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
    textOf(table!).replaceAll(' ,', ',').trim(),
  );
  const startOf = (group: string) => tables.filter((table) => table.startsWith(`Places by month, ${group}`));
  expect(startOf('Toddlers')).toEqual([
    expect.stringMatching(/^Places by month, Toddlers, Poplar House Dec Waiting list Jan 2 places Feb Ask us/),
    expect.stringMatching(/^Places by month, Toddlers, North House Dec 1 place in the mornings Jan Ask us/),
  ]);
  expect(startOf('Infants')).toEqual([expect.stringContaining('Infants, North House Dec Ask us Jan Waiting list')]);
  expect(startOf('Preschoolers')).toEqual([expect.stringContaining('Preschoolers Dec 3 places')]);
  expect(drawn['/places']).toContain('<span lang="ru">Poplar House</span>');
});

test('an answer names each house of the group that is closed on the day of the start, and no other', () => {
  const answerOf = (name: string) => textOf(drawn[name]!.split('<section id="answer"')[1]!.split('</section>')[0]!);
  expect(answerOf('toddlers')).toContain(
    'Poplar House is closed on 2 December 2026 (Storm). The first day on which it is open again is 3 December 2026.',
  );
  expect(answerOf('toddlers')).toContain(
    'North House is closed on 2 December 2026 (New floor). The first day on which it is open again is 3 December 2026.',
  );
  expect(answerOf('infants')).toContain('North House is closed on 2 December 2026 (New floor)');
  expect(answerOf('infants')).not.toMatch(/Poplar House is closed|We are closed/);
});

test('an answer has the names of groups in their own language', () => {
  expect(drawn['toddlers']).toMatch(/<h2[^>]*><span lang="fr">Toddlers<\/span>/);
  expect(drawn['toddlers']).toContain('on: </span><span lang="fr">Preschoolers</span>');
});

test('names of houses are in their own language on every page', () => {
  for (const [path, html] of Object.entries(drawn).filter(([name]) => name.startsWith('/')))
    for (const [name, lang] of [
      ['Poplar House', 'ru'],
      ['North House', 'fr'],
    ])
      expect(html.match(new RegExp(`lang="${lang}">${name}<`, 'g')), `${path} ${name}`).not.toBeNull();
});

test('programs read which house a line is of', () => {
  const { facts } = JSON.parse(drawn['facts']!);
  expect(facts).toContainEqual({ id: 'hours', house: 'North House', value: 'Monday to Thursday, 7:00 am to 5:30 pm' });
  expect(facts).toContainEqual(expect.objectContaining({ id: 'closed', house: 'North House', from: '2026-12-02' }));
  expect(facts).toContainEqual(
    expect.objectContaining({ id: 'licence.number', house: 'North House', value: '80007777' }),
  );
});

test('the calendar of closed days has both of one day, and the search finds the second house', () => {
  expect(drawn['calendar']).toContain('New floor (North House)');
  expect(drawn['calendar']).toContain('Storm (Poplar House)');
  const uids = drawn['calendar']!.match(/UID:\S+/g)!;
  expect(new Set(uids).size).toBe(uids.length);
  expect(drawn['search']).toContain('Ring at the blue door.');
});
