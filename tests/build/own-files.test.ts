// What others than their owner put into folders is read by nothing, in whatever folder it stands.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { filesOf } from '#content/reader/own-files.ts';

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
