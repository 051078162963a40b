/** The PDFs in files/ of the owner's folder: a text links one as files/handbook.pdf, and only those that are linked are published. */
import { closeSync, existsSync, globSync, openSync, readSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';

import { nearest } from '#content/rules/mistypings.ts';
import { slugOf } from '#route-rows.ts';

import { filesOf, mistakeOfPlace } from './own-files.ts';
import { readText } from './plain-text.ts';
import { onDisk, siteFolder } from './site-folder.ts';

/** Where a link in Markdown leads to a file: `](files/handbook.pdf`, also as from the file of the text. */
const linked = /\]\(<?(?:\.\.)?\/?files\/([^)\s>]+)/g;
const address = /^(?:\.\.)?\/?files\/(.+)$/;

/** The name of the file in files/ that a link leads to; undefined of any other link. */
export const documentOf = (link: string): string | undefined => address.exec(link)?.[1];

/** The links to files in the texts of a folder. */
export const linkedDocuments = (folder = siteFolder) =>
  globSync('{pages,policies,posts}/*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readText(file, folder)
        .split('\n')
        .flatMap((line, index) =>
          Array.from(line.matchAll(linked), ([, name = '']) => ({ name, place: `${file}, line ${index + 1}` })),
        ),
    );

/** What is wrong with a link to a file, after “which”. */
export function faultOfDocument(name: string): string | undefined {
  const folder = join(siteFolder, 'files');
  if (!/\.pdf$/i.test(name))
    return 'is no PDF, and nothing else can be linked. Save it as a PDF, or better, write what it says as a page in pages/.';
  if (!existsSync(join(folder, onDisk(folder, name)))) {
    const meant = nearest(name, filesOf(folder));
    return `is not there${meant ? ` (did you mean “files/${meant}”?).` : '. Put the file into files/, or take the link out.'}`;
  }
  if (!/^\w[\w.-]*$/.test(name))
    return `has a name that no address can have. Rename it, for example to ${nameFor(name)}.`;
  const place = mistakeOfPlace('files', name);
  if (place) return `${place}.`;
  return beginningOf(join(folder, name)) === '%PDF-'
    ? undefined
    : 'is broken, or is no PDF whatever its name says. Save it as a PDF again.';
}

/** What a file could be called, of whatever signs its name is. */
export const nameFor = (name: string): string => `${slugOf(parse(name).name) || 'handbook'}.pdf`;

function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(5);
  readSync(file, bytes);
  closeSync(file);
  return bytes.toString('latin1');
}

/** The words of a link to a file, with what it is and how large: “Handbook, PDF, 240 KB”. */
export function wordsOfDocument(words: string, name: string): string {
  const kilobytes = Math.ceil(statSync(join(siteFolder, 'files', name)).size / 1000);
  const size = kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
  return [words, ...(/\bPDF\b/i.test(words) ? [] : ['PDF']), size].join(', ');
}
