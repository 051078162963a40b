// npm run site -- new: a folder from answers in a pipe, and the site that is built from it.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { publishedTexts, sampleWordsIn } from '../../tasks/another-site/sample-words.ts';
import { answersOf } from '../new-daycare.ts';
import { copyWithoutBuild, runIn } from './copy.ts';

test('with every page on and empty lists, pages say so, count nothing and say no word of the sample’s', () => {
  const copy = copyWithoutBuild();
  const folder = join(copy, 'own');
  expect(runIn(copy, ['tasks/site.ts', 'new', 'own'], answersOf('none')).status).toBe(0);
  const inFile = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = readFileSync(join(copy, 'site/pages.yaml'), 'utf8').match(/^- path: \/[\w-]*\n(?: .*\n)+/gm) ?? [];
  // Those of posts need one.
  const added = pages.filter(
    (page) => !/^- path: \/(?:post|blog)-/.test(page) && !inFile('pages.yaml').includes(page.split('\n')[0]!),
  );
  writeFileSync(join(folder, 'pages.yaml'), inFile('pages.yaml') + added.join(''));
  cpSync(join(copy, 'site/words'), join(folder, 'words'), { recursive: true, force: false });
  writeFileSync(
    join(folder, 'words/landing-parts.yaml'),
    inFile('words/landing-parts.yaml').replaceAll(/^(figures|classes):\n(?: .*\n)+/gm, '$1: []\n'),
  );
  rmSync(join(folder, 'faqs.yaml'));
  const built = runIn(copy, ['tasks/build.ts'], '', { SITE: 'own' });
  expect(built.status, built.output).toBe(0);
  const client = join(copy, 'dist/client');
  for (const [path, says] of [
    ['classes', 'There are no classes just now.'],
    ['classes-details', 'There are no classes just now.'],
    ['event', 'Nothing is planned just now'],
    ['event-details', 'The next dates go up soon.'],
    ['gallery', 'There are no pictures here yet.'],
    ['gallery-filter', 'There are no pictures here yet.'],
    ['gallery-masonary', 'There are no pictures here yet.'],
    ['teachers', 'Nobody is introduced here yet.'],
    ['teachers-details', 'Nobody is introduced here yet.'],
  ] as const)
    expect(readFileSync(join(client, path, 'index.html'), 'utf8'), path).toContain(says);
  // Without answers nothing leads to one.
  for (const page of ['index.html', 'facts/index.html'])
    expect(readFileSync(join(client, page), 'utf8'), page).not.toMatch(/href="\/facts#(?!closed)/);
  // The design system shows parts of its own.
  const texts = publishedTexts(copy).filter(([file]) => !file.includes('design-system'));
  expect(sampleWordsIn(texts, folder)).toEqual([]);
  for (const file of globSync('**/*.html', { cwd: client, exclude: ['design-system/**'] })) {
    const html = readFileSync(join(client, file), 'utf8');
    expect(html, file).not.toMatch(/\b1 to 0\b|\bof 0\b|\b0 (?:pictures|posts)\b|<(ul|ol|dl)\b[^>]*><\/\1>/);
  }
}, 120_000);

test('a folder that is not empty is refused, and answers that end too early write nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'mine.txt'), 'Mine');
  const refused = runIn('.', ['tasks/site.ts', 'new', folder], answersOf('none'));
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('exists already and is not an empty folder. Name one that does not exist yet.');
  const other = join(folder, 'other');
  const ended = runIn('.', ['tasks/site.ts', 'new', other], 'Little Acorns\nno number\n');
  expect(ended.status).toBe(1);
  expect(ended.output).toContain('The answers ended before the last question, so nothing was written.');
  expect(ended.output).toContain('paste these lines:\nLittle Acorns\n\n');
  expect(existsSync(other)).toBe(false);
});
