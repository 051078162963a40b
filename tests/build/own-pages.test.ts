// What is read of pages/ and files/ in the owner's folder, and what is said of them.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { mistakesBetweenFiles } from '#content/reader/between-files.ts';
import { parseOwnPage, readOwnPages } from '#content/reader/own-pages.ts';
import { parsePost } from '#content/reader/posts.ts';
import { siteOwnPages, sitePages } from '#content/reader/site-content.ts';
import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles } from '#content/schemas/files.ts';

import { copyDocuments } from '../../tasks/build/own-documents.ts';
import { documentsIn } from '../../tasks/site/documents.ts';
import { unpublished } from '../../tasks/site/unpublished.ts';
import { mistakesOf } from '../content/mistakes-of.ts';

const site = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  return (process.env['SITE'] = mkdtempSync('/tmp/lantern-own-pages-'));
});
cpSync('site', site, { recursive: true });
afterAll(() => rmSync(site, { recursive: true }));
const put = (file: string, text: string) => writeFileSync(join(site, file), text);
beforeEach(() => {
  for (const name of ['pages', 'files']) {
    rmSync(join(site, name), { recursive: true, force: true });
    mkdirSync(join(site, name));
  }
});

const head = `title: Handbook
description: How we do things.
pictures:
  - { name: paper-boats, says: Boats on a cloth }
`;
const written = (body: string, more = '') => `---\n${head}${more}---\n\nLead.\n\n${body}`;
const page = (body: string, more = '') => parseOwnPage('handbook.md', written(body, more));
const boats = '\n\n{paper-boats}\n';

test('a page has sections with addresses, headings below others, numbered lists, tables, and pictures between its paragraphs', () => {
  put('pages/jobs.md', written(boats));
  const { intro, sections, ...rest } = page(
    `Above all.\n\n## What to pack {#bag}\n\nA *full* bag.\n${boats}\nMore.\n\n### Été\n\n1. Boots\n2. [Jobs](/jobs#boots)\n\n## Days\n\nTable: Days\n\n| Day | What |\n| - | - |\n| Monday | Soup |\n`,
  );
  expect(rest).toEqual({ path: '/handbook', title: 'Handbook', description: 'How we do things.', lead: 'Lead.' });
  expect(intro).toEqual([{ paragraphs: ['Above all.'] }]);
  expect(sections).toEqual([
    {
      id: 'bag',
      title: 'What to pack',
      parts: [
        {
          paragraphs: [
            ['A ', { em: 'full' }, ' bag.'],
            { is: 'picture', name: 'paper-boats', alt: 'Boats on a cloth' },
            'More.',
          ],
        },
      ],
      below: [
        {
          id: 'ete',
          title: 'Été',
          parts: [{ list: ['Boots', [{ words: 'Jobs', to: '/jobs#boots' }]], isNumbered: true }],
          below: [],
        },
      ],
    },
    {
      id: 'days',
      title: 'Days',
      below: [],
      parts: [{ table: { caption: 'Days', head: ['Day', 'What'], rows: [['Monday', 'Soup']] } }],
    },
  ]);
});

test('it is one of the pages of the site, with its pictures as the site shows them; menus and questions can lead to it', async () => {
  put('pages/handbook.md', written(boats));
  expect(Object.entries(sitePages()).at(-1)).toEqual([
    '/handbook',
    { title: 'Handbook', description: 'How we do things.' },
  ]);
  const [own] = await siteOwnPages();
  expect(own!.intro[0]!.paragraphs![0]).toMatchObject({
    name: 'paper-boats',
    alt: 'Boats on a cloth',
    widths: expect.arrayContaining([480]),
  });
  const menu = 'main:\n  - { title: Handbook, link: /handbook#bag }\nfooter: []\n';
  expect(mistakesOf(() => parseSiteFile('menus.yaml', menu, siteFiles.menus))).toEqual([]);
  expect(
    mistakesOf(() => parseSiteFile('menus.yaml', menu.replace('handbook', 'hanbook'), siteFiles.menus)).join(),
  ).toContain('which is no page of the site (did you mean “/handbook”?)');
});

test('a picture whose consent has ended is on the page no more, and nothing is wrong', () => {
  cpSync('public/pictures/hero-480.webp', join(site, 'pictures/our-yard.webp'));
  const own = head
    .replace('says: Boats on a cloth', 'says: Ana, consentUntil: 2026-01-31')
    .replace('paper-boats', 'our-yard');
  put('pages/handbook.md', `---\n${own}---\n\nLead.\n\n{our-yard}\n\nMore.\n`);
  expect(readOwnPages()[0]!.intro).toEqual([{ paragraphs: ['More.'] }]);
});

test.each([
  ['no title', `---\ndescription: A.\n---\n\nLead.\n`, 'line 2: title is missing. For example: Parent handbook'],
  ['no text', `---\ntitle: A\ndescription: A.\n---\n`, 'there is no text. Begin with one paragraph'],
  [
    'a heading of a level too low',
    written(`### Boots\n\nA.\n${boats}`),
    'line 10: a heading with three marks stands below',
  ],
  [
    'a second title',
    written(`# Boots\n\nA.\n${boats}`),
    'line 10: the title of the page stands in its head, at “title”',
  ],
  [
    'a heading over nothing',
    written(`## Boots\n\n## Mitts\n\nA.\n${boats}`),
    'line 10: nothing stands below the heading',
  ],
  ['HTML', written(`<b>Boots</b>\n${boats}`), 'line 10: HTML is not shown'],
  [
    'a link to no page',
    written(`[Fees](/fcats)\n${boats}`),
    'line 10: the link “Fees” leads to /fcats, which is neither a page',
  ],
  [
    'a picture that there is not',
    written(boats).replace('name: paper-boats', 'name: paper-boots'),
    'line 5: pictures, entry 1: name names no picture of the site (did you mean “paper-boats”?)',
  ],
  [
    'a name that is not in its head',
    written(`{our-yard}\n${boats}`),
    'line 10: “{our-yard}” stands for nothing. “pictures” in the head has {paper-boats}.',
  ],
  [
    'a picture that it does not show',
    written('More.'),
    'line 5: the text does not show the picture “paper-boats”. Write {paper-boats}',
  ],
  [
    'a picture in the text',
    written(`![A](a.jpg)\n${boats}`),
    'where its name stands in braces, as a paragraph of its own',
  ],
  ['a part without an address', written(`## ᓄᓇ\n\nA.\n${boats}`), 'line 10: “ᓄᓇ” has no letters for the address'],
  [
    'two parts of one address',
    written(`## A\n\nA.\n\n## A\n\nA.\n${boats}`),
    'line 14: “A” has the address #a of another part',
  ],
  ['a part with the address of the menu', written(`## Menu\n\nA.\n${boats}`), 'line 10: “Menu” has the address #menu'],
  [
    'a column without a heading',
    written(`Table: A\n\n| | B |\n| - | - |\n| C | D |\n${boats}`),
    'line 12: a table needs words over each column',
  ],
])('a page with %s is a mistake, with its line and what to do', (_, text, says) => {
  const mistakes = mistakesOf(() => parseOwnPage('handbook.md', text));
  expect(mistakes.join('\n')).toContain(says);
  for (const mistake of mistakes) expect(mistake).toMatch(/^pages\/handbook\.md/);
});

test.each([
  ['facts.md', 'the site has something else at /facts. Rename the file, for example to our-facts.md.'],
  ['faq.md', 'the site has something else at /faq.'],
  ['data.md', 'the site has something else at /data.'],
  ['favicon.md', 'the site has something else at /favicon.'],
  ['Our Jobs.md', 'For example: our-jobs.md'],
  ['jobs.md.txt', 'the name of a page ends with .md. Rename it to jobs.md.'],
])('pages/%s cannot be a page', (file, says) => {
  expect(mistakesOf(() => parseOwnPage(file, written(boats))).join()).toContain(
    `pages/${file}: ${says}`.replace(
      /: For/,
      ': the name of the file becomes a part of the page’s address, so it may have small letters, digits and single hyphens only, and ends with .md. For',
    ),
  );
});

test('a link to a PDF says what it is and how large; only what is linked is published, and a check says whom it keeps out', () => {
  for (const name of ['menu.pdf', 'old.pdf']) put(`files/${name}`, `%PDF-1.7${' '.repeat(239_500)}`);
  put('files/all.pdf', `%PDF-1.7${' '.repeat(1_250_000)}`);
  put('pages/handbook.md', written(`See [the menu](files/menu.pdf) and [all of it (PDF)](/files/all.pdf).\n${boats}`));
  expect(readOwnPages()[0]!.intro[0]!.paragraphs![0]).toEqual([
    'See ',
    { words: 'the menu, PDF, 240 KB', href: '/files/menu.pdf' },
    ' and ',
    { words: 'all of it (PDF), 1.3 MB', href: '/files/all.pdf' },
    '.',
  ]);
  expect(unpublished(site).join()).toContain('files/old.pdf: no text links this file, so it is not published.');
  expect(unpublished(site).join()).not.toContain('menu.pdf');
  copyDocuments(join(site, 'built'));
  expect(readdirSync(join(site, 'built/files'))).toEqual(['all.pdf', 'menu.pdf']);
  expect(documentsIn(site)[0]).toMatch(
    /^pages\/handbook\.md, line 10: files\/menu\.pdf is a PDF\. It does not fit a phone/,
  );
});

test.each([
  ['[A](files/menue.pdf)', 'leads to files/menue.pdf, which is not there (did you mean “files/menu.pdf”?).'],
  [
    '[A](files/menu.docx)',
    'leads to files/menu.docx, which is no PDF, and nothing else can be linked. Save it as a PDF',
  ],
  ['[A](files/fake.pdf)', 'which is broken, or is no PDF whatever its name says.'],
  ['[A](files/Our%20menu.pdf)', 'has a name that no address can have. Rename it, for example to our-menu.pdf.'],
  [
    '[A](files/Our menu.pdf)',
    'the name “Our menu.pdf” has a space, which no address has. Rename the file, for example to our-menu.pdf.',
  ],
])('a link %s is a mistake with what to do', (link, says) => {
  put('files/menu.pdf', '%PDF-1.7');
  put('files/fake.pdf', 'PK');
  put('files/Our menu.pdf', '%PDF-1.7');
  put('files/menu.docx', 'PK');
  expect(mistakesOf(() => page(`${link}\n${boats}`)).join()).toContain(says);
});

test('two spellings of one tag are told of, in the post that has the second', () => {
  const post = (tags: string) =>
    `---\ntitle: Soup\ndate: 2026-11-02\nexcerpt: Soup.\ncategory: Food\ntags: ${tags}\npicture: { name: lunch, says: A bowl }\n---\n\nSoup.\n`;
  put('posts/soup.md', post('[child]'));
  expect(parsePost('soup.md', post('[child]')).head.tags).toEqual(['child']);
  expect(mistakesBetweenFiles()).toEqual([
    expect.stringMatching(
      /^posts\/[\w-]+\.md: the tag “(?:child|Child)” has the address of “(?:child|Child)”, which another post has\./,
    ),
  ]);
});

test('posts whose names differ in accents alone are told of, since one address finds both', () => {
  const post =
    '---\ntitle: Soup\ndate: 2026-11-02\nexcerpt: Soup.\ncategory: Food\ntags: []\npicture: { name: lunch, says: A bowl }\n---\n\nSoup.\n';
  put('posts/ete.md', post);
  put('posts/e\u0301te\u0301.md', post);
  expect(mistakesBetweenFiles()).toContain(
    'posts/été.md: without accents its name is that of posts/ete.md. Rename one.',
  );
});
