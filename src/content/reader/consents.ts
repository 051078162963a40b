/** Until when families permit that a picture is shown: “consentUntil” of the entries and posts that name it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isMap, LineCounter, parseDocument, visit } from 'yaml';

import { hasConsent } from '#content/rules/fact-state.ts';

import { siteFolder } from './site-folder.ts';
import { today } from './today.ts';

export interface Consent {
  /** The name of the picture. */
  readonly name: string;
  /** The last day. */
  readonly until: string;
  /** `gallery.yaml, line 5` */
  readonly place: string;
}

/** Reads the files as they are written: whether they are right is said elsewhere. */
export function consents(folder = siteFolder): Consent[] {
  return globSync(['**/*.yaml', 'posts/*.md'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return text.includes('consentUntil') ? consentsIn(file, text) : [];
    });
}

function consentsIn(file: string, text: string): Consent[] {
  const isPost = file.endsWith('.md');
  const head = isPost ? (/^---\r?\n(.*?)^---/ms.exec(text)?.[1] ?? '') : text;
  const lines = new LineCounter();
  const found: Consent[] = [];
  visit(parseDocument(head, { lineCounter: lines }), {
    Pair: (_, { key, value }, path) => {
      const picture = path.at(-1);
      if (String(key) !== 'consentUntil' || !isMap(picture)) return;
      const { line } = lines.linePos(picture.range?.[0] ?? 0);
      found.push({
        name: String(picture.get('name')),
        until: String(value),
        place: `${file}, line ${line + Number(isPost)}`,
      });
    },
  });
  return found;
}

/** The names of the pictures that may not be shown any more, which is when one of their consents has ended. */
export function endedPictures(): string[] {
  // Schemas ask, so provider.yaml, which they check, cannot be asked: Alberta's difference from UTC is the same all year.
  const day = today('-06:00');
  return [
    ...new Set(
      consents()
        .filter(({ until }) => !hasConsent(until, day))
        .map(({ name }) => name),
    ),
  ];
}
