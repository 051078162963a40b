/** The pictures that the files of the owner's folder name, as they are written: whether they are right is said elsewhere. */
import { globSync } from 'node:fs';

import { isScalar, visit } from 'yaml';

import { slugOf } from '#route-rows.ts';

import { readDocument, readText } from './plain-text.ts';

export interface NamedPicture {
  /** As in addresses: `img-2041` of `IMG_2041`. */
  readonly name: string;
  readonly says?: string;
  readonly consentUntil?: string;
  /** `gallery.yaml, line 5` */
  readonly place: string;
}

type Entry = 'name' | 'says' | 'consentUntil';

/** What pictures can have. People and closed days have names as well, and more than this. */
const ofPictures: readonly unknown[] = ['name', 'says', 'focus', 'consentUntil', 'decoration', 'title'];

/** @param entry only the pictures that have this entry */
export function namedPictures(folder: string, entry: Entry): NamedPicture[] {
  return globSync(['**/*.yaml', 'posts/*.md'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readText(file, folder);
      return text.includes(entry) ? picturesIn(file, text, entry) : [];
    });
}

function picturesIn(file: string, text: string, entry: Entry): NamedPicture[] {
  const isPost = file.endsWith('.md');
  const head = isPost ? (/^---\n(.*?)^---/ms.exec(text)?.[1] ?? '') : text;
  const { document, at } = readDocument(file, head, isPost ? 2 : 1);
  const found: NamedPicture[] = [];
  visit(document, {
    Map: (_, picture) => {
      const isPicture = picture.items.every(({ key }) => ofPictures.includes(isScalar(key) ? key.value : key));
      if (!isPicture || !picture.has('name') || !picture.has(entry)) return;
      found.push({
        [entry]: String(picture.get(entry)),
        name: slugOf(String(picture.get('name'))),
        place: at(picture.range?.[0] ?? 0),
      });
    },
  });
  return found;
}
