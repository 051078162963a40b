// How the owner's texts are written: on any computer, pasted from any program.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { consents } from '#content/reader/consents.ts';
import { readText } from '#content/reader/plain-text.ts';
import { parsePolicy } from '#content/reader/policies.ts';
import { parsePost } from '#content/reader/posts.ts';
import { parseSiteFile, siteFolder } from '#content/reader/site-file.ts';
import { onDisk } from '#content/reader/site-folder.ts';
import { siteFiles } from '#content/schemas/files.ts';
import { isAddress, text } from '#content/schemas/texts.ts';
import { slugOf } from '#route-rows.ts';

const provider = readFileSync(join(siteFolder, 'provider.yaml'), 'utf8');
const parsed = (from: RegExp, to: string) => {
  expect(provider).toMatch(from);
  return parseSiteFile('provider.yaml', provider.replace(from, to), siteFiles.provider);
};
const words = (written: string) => parseSiteFile('words.yaml', `text: ${written}`, z.strictObject({ text: text('A') }));
const head =
  'title: Soup\ndate: 2026-11-02\nexcerpt: Soup.\ncategory: Food\ntags: [Child]\npicture: { name: lunch, says: A }\n';
const post = (body: string) => parsePost('soup.md', `---\n${head}---\n\n${body}\n`);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('letters are composed in one way, and what nobody sees is gone, in YAML, in its escapes and in Markdown', () => {
  const written = 'Noe\u0308l\u00AD\u202E and\u2028Ana\u200B';
  const read = 'Noël and Ana';
  expect(words(written).text).toBe(read);
  expect(words('"Noe\\u0308l\\u00AD\\u202E and\\u2028Ana\\u200B"').text).toBe(read);
  expect(post(written).lead).toBe(read);
  // A joiner makes one picture, or the right letter, of two.
  for (const kept of ['👩‍👧 and नमस्‍ते', 'a\u00A0km', 'our e‑mail list', '−20 °C'])
    expect([words(kept).text, post(kept).lead]).toEqual([kept, kept]);
});

test('a text has one line, except captions', () => {
  expect(words('"Little\\n  Acorns\\r\\nDaycare"').text).toBe('Little Acorns Daycare');
  expect(words('|\n  Little\n  Acorns\n').text).toBe('Little Acorns');
});

test.each(['\u0001', '\u001B', '\u007F', '\u0093', '\uFFFE', '\uFDD0', '\u{1FFFF}', '\uF0B7', '\uD800'])(
  'a sign that no page can hold is refused with its line, in YAML, in its escapes and in Markdown: %j',
  (sign) => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    const says = `a dog” is the sign U+${code}, which no page can show`;
    expect(() => words(`a dog${sign} barks`)).toThrow(`words.yaml, line 1: behind “text: ${says}`);
    expect(() => words(`"a dog\\U${code.padStart(8, '0')} barks"`)).toThrow(`words.yaml, line 1: behind “${says}`);
    expect(() => post(`It was hot.\n\na dog${sign} barks`)).toThrow(`posts/soup.md, line 12: behind “${says}`);
  },
);

test.each([
  ['phone', '403‑346‑0000', '403-346-0000'],
  ['phone', '４０３－346–0000', '403-346-0000'],
  ['email', 'hello＠redacorns．ca', 'hello@redacorns.ca'],
  ['hours', 'Monday to Friday, 6:45\u00A0am to 5∶45\u202Fpm', 'Monday to Friday, 6:45 am to 5:45 pm'],
  ['url', 'https://red‑acorns.ca', 'https://red-acorns.ca'],
  ['utcOffset', '−07:00', '-07:00'],
] as const)('signs that look like those of a keyboard are read as these: %s %s', (entry, written, read) => {
  expect(parsed(new RegExp(`^${entry}:.*|$(?![^])`, 'm'), `${entry}: '${written}'`)[entry]).toBe(read);
});

test('the same in days, sums, ages, codes and names of pictures, and not in prose beside them', () => {
  const { address, arrival } = parsed(/postalCode:.*/, 'postalCode: T4N\u00A01Ａ1');
  expect(address.postalCode).toBe('T4N 1A1');
  expect(parsed(/^arrival:.*/m, 'arrival: Ring\u00A0twice at −20 °C').arrival).toBe('Ring\u00A0twice at −20 °C');
  expect(arrival).not.toBe('');
  const day = parseSiteFile(
    'closures.yaml',
    "- name: Snow\n  from: '2026‑12−24'\n  open: 7:00 am\u00A0to 12:00 pm\n",
    siteFiles.closures,
  );
  expect(day).toEqual([{ name: 'Snow', from: '2026-12-24', open: '7:00 am to 12:00 pm' }]);
  const facts =
    'ages: １２\u00A0months to 12\u00A0years\nfees: { otherwise: Ask, list: [{ name: A, sum: ＄326.25, per: day }] }';
  const { ages: taken, fees } = parseSiteFile('facts.yaml', facts, siteFiles.facts);
  expect([taken, fees.list[0]?.sum]).toEqual(['12 months to 12 years', '$326.25']);
  const { ages } = siteFiles.programs.element.shape;
  expect(ages.safeParse('19\u00A0months to 3\u00A0years').success).toBe(false);
});

test('a consent that is written with other hyphens ends on its day', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/our-yard.jpg'), '');
  writeFileSync(join(folder, 'gallery.yaml'), "- name: our-yard\n  says: A\n  consentUntil: '２026‑06‑30'\n");
  expect(consents(folder)).toMatchObject([
    { name: 'our-yard', consentUntil: '2026-06-30', place: 'gallery.yaml, line 1' },
  ]);
});

test('a sign that HTML writes with a name is refused in Markdown as in YAML', () => {
  for (const sign of ['&amp;', '&nbsp;', '&#8217;', '&frac12;']) {
    expect(() => words(`Fees ${sign} more`)).toThrow(`has “${sign}”, which pages show as it stands. Take it out`);
    for (const body of [
      `Fees ${sign} more`,
      `Lead.\n\n## Fees ${sign} more\n\nText.`,
      `Lead.\n\n- **Fees ${sign}**`,
      `Lead.\n\nTable: Fees ${sign}\n\n| a |\n| - |\n| b |`,
    ])
      expect(() => post(body)).toThrow(`“${sign}” would be shown as it stands.`);
  }
  expect(post('Fees & funding, A&W; \\&amp; as it is').lead).toBe('Fees & funding, A&W; &amp; as it is');
});

test('an address has no space, no sign of HTML and none that looks like another', () => {
  for (const good of [
    'https://www.alberta.ca/child-care?a=1&b=2#c',
    'https://fr.example/école',
    'https://étoile.ca',
    'https://a.ca/2026–27',
  ])
    expect(isAddress(good), good).toBe(true);
  for (const bad of ['https://', 'https://a b.ca', 'https://a.ca/?a=1&amp;b=2', 'https://a‑b.ca', 'http://a.ca'])
    expect(isAddress(bad), bad).toBe(false);
  expect(() => post('Lead.\n\n[Fees](https://alberta.ca/?a=1&amp;b=2)')).toThrow('nor an address with https://');
});

test('a file is found by its name however the disk composes it', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'media'));
  for (const name of ['E\u0301toile.svg', 'media/e\u0301te\u0301.mp4']) writeFileSync(join(folder, name), '');
  expect(onDisk(folder, 'Étoile.svg')).toBe('E\u0301toile.svg');
  expect(onDisk(join(folder, 'media'), 'été.mp4')).toBe('e\u0301te\u0301.mp4');
  expect(onDisk(folder, 'none.svg')).toBe('none.svg');
});

test('a file that cannot be read is a sentence with the reason', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'pages.yaml'));
  execFileSync('mkfifo', [join(folder, 'menus.yaml')]);
  symlinkSync('nowhere', join(folder, 'faqs.yaml'));
  symlinkSync('people.yaml', join(folder, 'people.yaml'));
  writeFileSync(join(folder, 'facts.yaml'), 'ages: 1 to 2 years');
  chmodSync(join(folder, 'facts.yaml'), 0);
  expect(() => readText('pages.yaml', folder)).toThrow(/pages\.yaml cannot be read: it is a folder, and a file has/);
  expect(() => readText('menus.yaml', folder)).toThrow(/menus\.yaml cannot be read: it is a pipe or a device, and/);
  expect(() => readText('faqs.yaml', folder)).toThrow(/faqs\.yaml cannot be read: it is a link to what is not there\./);
  expect(() => readText('people.yaml', folder)).toThrow(/cannot be read: it is a link that leads to itself\./);
  // Root may read everything.
  const user = process.geteuid!();
  onTestFinished(() => process.seteuid!(user));
  if (!user) {
    chmodSync(folder, 0o755);
    process.seteuid!(65_534);
  }
  expect(() => readText('facts.yaml', folder)).toThrow(
    /facts\.yaml cannot be read: the user of this program may not\./,
  );
});

test.each([
  ['été', 'ete'],
  ['e\u0301te\u0301', 'ete'],
  ['España, çe\u0327', 'espana-ce'],
  ['Straße ẞ', 'strasse-ss'],
  ['Łódź Ørsted Đặng Æ', 'lodz-orsted-dang-ae'],
  ['IMG_2041', 'img-2041'],
  ['１２ x²', '12-x2'],
  ['ᓂᐢᑕᒼ', ''],
  ['ਮਾਈ 2', ''],
  ['Mia ᐊ', ''],
])('the address of %s is “%s”', (name, address) => {
  expect(slugOf(name)).toBe(address);
});

test('a part of a policy whose title has no letters of an address is asked for one', () => {
  const titled = (title: string) =>
    `---\ntitle: A\nchanged: 2026-11-23\nnotice: { title: B, text: C }\nask: D\n---\n\nE.\n\n## ${title}\n\n{forms}\n\n## F\n\nG.\n\n{pictures}\n`;
  expect(parsePolicy('privacy', titled('Où vont les données ?')).sections[0]!.id).toBe('ou-vont-les-donnees');
  expect(() => parsePolicy('privacy', titled('ਬੱਚੇ'))).toThrow(
    'line 10: “ਬੱਚੇ” has no letters for the address of this part.',
  );
});
