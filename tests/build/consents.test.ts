// Until when a family permits that its child is shown: read however a file is saved, and told of where nothing reads it.
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { consents, endedPictures } from '#content/reader/consents.ts';
import { publishedPictures } from '#content/reader/pictures.ts';
import { parsePost } from '#content/reader/posts.ts';
import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles } from '#content/schemas/files.ts';

import { staleIn } from '../../tasks/site/stale.ts';
import { mistakesOf } from '../content/mistakes-of.ts';

const site = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  return (process.env['SITE'] = mkdtempSync('/tmp/lantern-consents-'));
});
const put = (file: string, content: string | Buffer) => writeFileSync(join(site, file), content);

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  for (const folder of ['posts', 'pictures', 'words']) mkdirSync(join(site, folder), { recursive: true });
  put('pictures/mia.jpg', '');
  vi.stubEnv('TODAY', '2027-07-01');
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const head = (picture: string) => `title: Soup
date: 2026-11-02
excerpt: There was soup.
category: Food
tags: [Child]
picture:
  ${picture}
`;
const consented = head('name: mia\n  says: Mia digs\n  consentUntil: 2027-06-30');
const post = (text: string, body = 'Lead.') => `---\n${text}---\n\n${body}\n`;
const plain = post(consented);

test.each([
  ['as most editors save it', plain],
  ['with the mark of its encoding', `\uFEFF${plain}`],
  ['with that mark twice', `\uFEFF\uFEFF${plain}`],
  ['with the line ends of Windows', plain.replaceAll('\n', '\r\n')],
  ['with both', `\uFEFF${plain.replaceAll('\n', '\r\n')}`],
  ['with the line ends of old Macs', plain.replaceAll('\n', '\r')],
  ['with spaces behind the dashes', plain.replaceAll('---\n', '---  \t\n')],
  ['with its names in quotes', plain.replace('consentUntil', '"consentUntil"').replace('name: mia', "'name': 'Mia'")],
  ['with its names in other letters', plain.replace('consentUntil', String.raw`"consent\u0055ntil"`)],
  ['as one line', post(head('{ name: mia, says: Mia digs, consentUntil: 2027-06-30 }'))],
])('a consent that has ended is heeded in a post saved %s', (_, text) => {
  put('posts/soup.md', text);
  expect(endedPictures()).toEqual(['mia']);
  expect(parsePost('soup.md', text).head.picture.name).toBe('lantern');
});

test('a post in UTF-16 is told of, and so is one whose consent nothing reads', () => {
  const utf16 = Buffer.from(`\uFEFF${plain}`, 'utf16le').toString();
  expect(mistakesOf(() => parsePost('soup.md', utf16))).toEqual([
    expect.stringContaining('posts/soup.md, line 1: the file is not plain text in UTF-8. Choose “UTF-8”'),
  ]);
  const picture = 'name: mia\n  says: Mia digs';
  for (const [text, line] of [
    [post(head(picture), 'Lead.\n\nconsentUntil: 2027-06-30'), 14],
    [post(head(`${picture}\n  # consentUntil: 2027-06-30`)), 10],
    [post(head(`name: mia\n  says: "Mia digs\n    consentUntil: 2027-06-30"`)), 10],
    [post(head(`name: mia # consentUntil: 2027-06-30\n  says: Mia digs`)), 8],
    [post(head(`name: mia\n  says: 'Mia digs' # ConsentUntil: 2027-06-30`)), 9],
  ] as const)
    expect(mistakesOf(() => parsePost('soup.md', text)).join('\n')).toContain(
      `posts/soup.md, line ${line}: “consentUntil” stands where nothing reads it, so the picture or film would stay.`,
    );
});

test('a remark explains a consent above a list, but not in an entry', () => {
  const gallery = (picture: string) =>
    `# A child has “consentUntil”.\n- { id: yard, title: The yard, kind: Game, picture: { ${picture} } }\n`;
  const parse = (text: string) => parseSiteFile('gallery.yaml', text, siteFiles.gallery);
  expect(mistakesOf(() => parse(gallery('name: mia, says: Mia digs')))).toEqual([]);
  const whole = gallery('name: mia, says: Mia digs');
  expect(mistakesOf(() => parse(`${whole}  # consentUntil: 2027-06-30\n`))).toEqual([
    expect.stringContaining('gallery.yaml, line 3: “consentUntil” stands where nothing reads it'),
  ]);
  // An entry that was taken out as a whole.
  expect(mistakesOf(() => parse(`${whole}# - id: ana\n#   consentUntil: 2027-06-30\n`))).toEqual([]);
  expect(mistakesOf(() => parse(gallery('name: mia, says: "Mia digs, consentUntil: 2027-06-30"')))).toEqual([
    expect.stringContaining('gallery.yaml, line 2: “consentUntil” stands where nothing reads it'),
  ]);
});

test('consents are read where entries are: behind a link to a folder, but not in a file that nothing reads', () => {
  put('words/about.yaml', '\uFEFFhead:\r\n  picture: { name: mia, says: Mia digs, consentUntil: 2027-06-30 }\r\n');
  renameSync(join(site, 'words'), join(site, 'our-words'));
  symlinkSync('our-words', join(site, 'words'));
  put('gallery-old.yaml', '- picture: { name: ana, says: Ana digs, consentUntil: 2027-06-30 }\n');
  expect(consents()).toEqual([
    { name: 'mia', what: 'picture', consentUntil: '2027-06-30', place: 'words/about.yaml, line 2' },
  ]);
});

test('a drawing or a picture of the sample shows nobody: that its consent has ended is not said, and it stays', () => {
  put('gallery.yaml', '- picture: { name: arrival, says: Dolls, consentUntil: 2027-06-30 }\n');
  expect(endedPictures()).toEqual([]);
  expect(staleIn(site, '2027-07-01').join()).not.toContain('consent');
  put('pictures/arrival.jpg', '');
  expect(endedPictures()).toEqual(['arrival']);
  expect(staleIn(site, '2027-07-01').join()).toContain('the consent for “arrival” ended on 30 June 2027');
});

test('only photographs that an entry names are published, and those in the place of a picture of the sample', () => {
  for (const file of ['ana.jpg', 'bread.jpg', 'hero.jpg', 'cover.jpg', 'IMG_2041.JPG']) put(`pictures/${file}`, '');
  put('posts/soup.md', plain.replace('mia', 'IMG_2041'));
  put('gallery-old.yaml', '- picture: { name: ana, says: Ana digs }\n');
  put(
    'people.yaml',
    '- { id: a, name: Ana, picture: { name: mia, decoration: yes }, profile: { skills: [{ name: Bread }] } }\n',
  );
  const film = (until: string) =>
    put('recordings.yaml', `films: [{ id: day, consentUntil: ${until}, cover: { name: cover, decoration: yes } }]\n`);
  film('2027-07-01');
  expect(publishedPictures()).toEqual(['IMG_2041.JPG', 'cover.jpg', 'hero.jpg', 'mia.jpg']);
  film('2027-06-30');
  expect(publishedPictures()).toEqual(['IMG_2041.JPG', 'hero.jpg', 'mia.jpg']);
});
