/** The pictures that the files of the owner's folder name, as they are written: whether they are right is said elsewhere. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LineCounter, parseDocument, visit } from 'yaml';

import { slugOf } from '#route-rows.ts';

export interface NamedPicture {
  /** As in addresses: `img-2041` of `IMG_2041`. */
  readonly name: string;
  readonly says?: string;
  readonly consentUntil?: string;
  /** `gallery.yaml, line 5` */
  readonly place: string;
}

/** @param entry only the pictures that have this entry */
export function namedPictures(folder: string, entry: 'says' | 'consentUntil'): NamedPicture[] {
  return globSync(['**/*.yaml', 'posts/*.md'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return text.includes(entry) ? picturesIn(file, text, entry) : [];
    });
}

function picturesIn(file: string, text: string, entry: 'says' | 'consentUntil'): NamedPicture[] {
  const isPost = file.endsWith('.md');
  const head = isPost ? (/^---\r?\n(.*?)^---/ms.exec(text)?.[1] ?? '') : text;
  const lines = new LineCounter();
  const found: NamedPicture[] = [];
  visit(parseDocument(head, { lineCounter: lines }), {
    Map: (_, picture) => {
      if (!picture.has('name') || !picture.has(entry)) return;
      const { line } = lines.linePos(picture.range?.[0] ?? 0);
      found.push({
        name: slugOf(String(picture.get('name'))),
        [entry]: String(picture.get(entry)),
        place: `${file}, line ${line + Number(isPost)}`,
      });
    },
  });
  return found;
}
