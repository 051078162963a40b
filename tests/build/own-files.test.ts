// What others than their owner put into folders is read by nothing, in whatever folder it stands.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { filesOf } from '#content/reader/own-files.ts';

import { filesBehind } from '../../tasks/build/read-files.ts';

const foreign = {
  'what systems write': [
    '.DS_Store',
    '._soup.md',
    'Thumbs.db',
    'ehthumbs.db',
    'Desktop.ini',
    'Icon\r',
    'soup.md:Zone.Identifier',
  ],
  'what disks on a network write': ['@eaDir', '#recycle', '@Recycle', 'lost+found', '$RECYCLE.BIN', '__MACOSX'],
  'what editors write': ['soup.md~', '~$soup.docx', '.soup.md.swp', 'soup.md.bak', '#soup.md#', '.#soup.md'],
  'what is not there yet': [
    'soup.md.part',
    'soup.jpg.crdownload',
    'soup.tmp',
    '~syncthing~soup.md.tmp',
    'soup.download',
  ],
};
const own = [
  '#1 in the yard.jpg',
  'IMG_2041.JPG',
  'icon.png',
  'part.jpg',
  'soup.md',
  'soup~2.md',
  'temp.md',
  'thumbs.jpg',
];

test.each(Object.entries(foreign))('%s is left out', (_, names) => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [...names, ...own]) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, '@tmp'));
  expect(filesOf(folder)).toEqual(own.toSorted());
});

test('a build is made anew when a file changes that stands behind a link, and ends where links lead round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['site', 'shared', '.git']) mkdirSync(join(folder, name));
  for (const name of ['site/pages.yaml', 'site/Thumbs.db', 'shared/soup.md', 'facts.yaml'])
    writeFileSync(join(folder, name), '');
  for (const [to, name] of [
    ['../shared', 'posts'],
    ['../facts.yaml', 'facts.yaml'],
    ['..', 'round'],
    ['loop', 'loop'],
    ['nowhere', 'lost.yaml'],
  ] as const)
    symlinkSync(to, join(folder, 'site', name));
  const found = filesBehind(join(folder, 'site')).map((path) => relative(join(folder, 'site'), path));
  expect(found.filter((path) => !path.startsWith('round'))).toEqual(['facts.yaml', 'pages.yaml', 'posts/soup.md']);
});
