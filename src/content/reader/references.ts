/** Looks for what entries name in the rest of the folder: schemas/references.ts says which do. */
import { join, parse } from 'node:path';

import { isPair, isSeq, visit, type Document } from 'yaml';
import type { z } from 'zod';

import { nearest } from '#content/rules/mistypings.ts';
import { type FileName, isNeeded, type siteFiles } from '#content/schemas/files.ts';
import { type Kind, references } from '#content/schemas/references.ts';
import { isAddress } from '#content/schemas/texts.ts';

import { mistakeOfPlace } from './own-files.ts';
import { knownPaths, pathOf as pageOf } from './own-page-names.ts';
import { isOwnPicture, pictureNamed, pictureNames } from './picture-names.ts';
import { schemaAt } from './sentences.ts';
import { SiteError } from './site-error.ts';
import { onDisk, siteFolder } from './site-folder.ts';
import { today } from './today.ts';

/** readSiteFile: it is given, because that calls this. */
type Read = <Name extends FileName>(name: Name) => z.output<(typeof siteFiles)[Name]>;

/**
 * The mistakes of a document, as zod tells of its own. Names of pictures become those of addresses, and names of files those of the disk.
 * @param schema that of the whole file
 */
export function mistakesOfReferences(document: Document, schema: z.ZodType, read: Read): z.core.$ZodIssueCustom[] {
  const issues: z.core.$ZodIssueCustom[] = [];
  // A file of many references would have the same one read for each.
  const found = new Map<FileName, unknown>();
  const readOnce = ((name) => {
    if (!found.has(name)) found.set(name, read(name));
    return found.get(name);
  }) as Read;
  visit(document, {
    Scalar(key, node, above) {
      if (key === 'key') return;
      const path = pathOf([...above, node]);
      const named = schemaAt(path, schema);
      const kind = named && references.get(named)?.kind;
      // Of another type: zod tells of it.
      if (!kind || typeof node.value !== (kind === 'past year' ? 'number' : 'string')) return;
      if (kind === 'logo') node.value = onDisk(siteFolder, String(node.value));
      if (kind === 'media') node.value = onDisk(join(siteFolder, 'media'), String(node.value));
      const input = String(node.value);
      const message = unlessBroken(() =>
        faults[kind](input, readOnce, () => document.getIn([...path.slice(0, -1), 'name'])),
      );
      const params = ofThisFolder.includes(kind) ? { params: { example: undefined } } : {};
      if (message) issues.push({ code: 'custom', input, path, message, ...params });
      else if (kind === 'picture') node.value = pictureNamed(input);
    },
  });
  return issues;
}

function pathOf(nodes: readonly unknown[]): PropertyKey[] {
  return nodes.flatMap((node, index): PropertyKey[] =>
    isPair(node) ? [String(node.key)] : isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [],
  );
}

/** What is wrong in another file is told of that file. */
function unlessBroken(find: () => string | undefined): string | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const oneOf = (name: string, known: readonly string[], otherwise: string) =>
  known.includes(name) ? undefined : `must be one of ${known.join(', ') || otherwise}`;

/** Which ones there are is for the folder to say: the example of an editor would be wrong in most. */
const ofThisFolder: readonly Kind[] = ['consent', 'person', 'teacher', 'class', 'house', 'fee', 'films', 'sounds'];

/** What is wrong with what an entry names. */
const faults: Record<Kind, (named: string, read: Read, nameBeside: () => unknown) => string | undefined> = {
  page: (link) =>
    /^(?:https?:|www\.)/.test(link)
      ? 'leads to another site. Take it out here: links to others stand in menus.yaml, in “social” of provider.yaml, or in the text of a page or a post'
      : noPage(link),
  link: (link) =>
    isAddress(link)
      ? undefined
      : /^(?:https?:|www\.)/.test(link)
        ? `is “${link}”, which is no address that begins with https://`
        : noPage(link),
  picture: (name) => (pictureNames().includes(pictureNamed(name)) ? undefined : noPicture(name)),
  consent: (_, __, name) =>
    isOwnPicture(String(name()))
      ? undefined
      : `is only for photographs in pictures/, which has no “${String(name())}”. Take the line out`,
  logo: (name) => mistakeOfPlace('', name),
  media: (name) => mistakeOfPlace('media', name),
  person: (name, read) => {
    const known = ids(read('people'));
    return known.includes(name)
      ? undefined
      : `is “${name}”, which is the id of nobody in people.yaml. It has ${known.join(', ') || 'nobody yet: without “author” the daycare itself writes'}`;
  },
  teacher: (name, read) => {
    const known = ids(read('people').filter(({ profile }) => profile));
    return known.includes(name)
      ? undefined
      : `is “${name}”, but nobody with that id and a profile is in people.yaml. It has ${known.join(', ') || 'nobody yet'}`;
  },
  class: (name, read) => {
    const known = ids(read('classes').classes);
    return known.includes(name) || !isNeeded('words/landing-parts', () => read('pages'))
      ? undefined
      : `is “${name}”, which is the id of no class in classes.yaml. It has ${known.join(', ') || 'none yet'}`;
  },
  house: (name, read) => {
    const { house, locations = [] } = read('provider');
    const known = [...(house ? [house] : []), ...locations.map((each) => each.name)];
    return known.includes(name)
      ? undefined
      : `is “${name}”, which is the name of no house in provider.yaml. It has ${known.join(', ') || 'one house, without a name: take the line out'}`;
  },
  fee: (name, read) => {
    const known = new Set(ids(read('facts').fees.list));
    return known.has(name)
      ? undefined
      : `is “${name}”, which is the id of no fee in facts.yaml. It has ${[...known].join(', ') || 'none: write “text” instead, or take the entry out'}`;
  },
  films: (name, read) => oneOf(name, ids(read('recordings').films), 'the films in recordings.yaml, which has none'),
  sounds: (name, read) => oneOf(name, ids(read('recordings').sounds), 'the sounds in recordings.yaml, which has none'),
  'past day': (day) => (day > today() ? 'is a day that is still to come' : undefined),
  'past year': (year) => (year > today().slice(0, 4) ? 'is a year that is still to come' : undefined),
};

function noPage(link: string): string | undefined {
  const known = knownPaths();
  if (known.some((path) => path === pageOf(link))) return undefined;
  const meant = nearest(pageOf(link), known);
  return `is “${link}”, which is no page of the site${meant ? ` (did you mean “${meant}”?)` : ''}`;
}

function noPicture(name: string): string {
  const meant = nearest(parse(name).name, pictureNames());
  return `names no picture of the site${meant ? ` (did you mean “${meant}”?)` : '. Put the photograph into pictures/ and write its name here'}`;
}
