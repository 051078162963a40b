/** What in the owner's folder is still the sample's: marked as a sample, or word for word what the repository's site/ says. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { readText } from '../../src/content/reader/plain-text.ts';
import { feesIn } from '../../src/content/schemas/fees.ts';
import { fileNames } from '../../src/content/schemas/files.ts';

import { root } from '../programs.ts';
import { isShown, siteText, type SiteText } from './entries.ts';
import { replacedPictures } from './replaced-pictures.ts';
import { isSame, titleOf, wordsOf } from './texts.ts';

const sampleFolder = join(root, 'site');

/** Entries of provider.yaml that no two daycares share, and what to write there. */
const identity: Readonly<Record<string, string>> = {
  name: 'the short name of your daycare',
  longName: 'the name on your licence',
  tagline: 'one sentence on what you do',
  'address.street': 'your street',
  'address.town': 'your town',
  'address.postalCode': 'your postal code',
  phone: 'your number',
  email: 'your address',
  arrival: 'how families get in',
  parking: 'where they park',
  'map.embed': 'the map of your street',
  'map.directions': 'the way to your door',
  url: 'the address of your site',
};

/** Lists whose entries are somebody's, in the order of weight, and what to write there. */
const lists = [
  { file: 'testimonials.yaml', at: [], instead: 'what a family permits you to publish' },
  { file: 'people.yaml', at: [], instead: 'who works with you, with their consent' },
  { file: 'events.yaml', at: [], instead: 'what is on at your daycare' },
  { file: 'schools.yaml', at: ['schools'], instead: 'a school whose children you have' },
  { file: 'classes.yaml', at: ['classes'], instead: 'a class that you have' },
  { file: 'words/landing-parts.yaml', at: ['figures'], instead: 'a figure that you can prove' },
  { file: 'words/landing-parts.yaml', at: ['classes'], instead: 'a class that you have' },
] as const;

const pageOff = 'take the page out of pages.yaml';
/** Groups of words that only a daycare can say of itself. */
const claims: readonly { file: string; at: readonly string[]; instead: string; or?: string }[] = [
  {
    file: 'provider.yaml',
    at: ['licensing'],
    instead: 'the number and the last inspection of yours',
    or: 'take the group out',
  },
  { file: 'words/home.yaml', at: ['badge'], instead: 'a figure that you can prove' },
  { file: 'words/home.yaml', at: ['ribbon'], instead: 'what is new at your daycare' },
  ...['day', 'room', 'start'].map((story) => ({
    file: 'words/landing.yaml',
    at: [story],
    instead: 'your own words',
    or: pageOff,
  })),
  ...['enrichment', 'focus', 'steps'].map((part) => ({
    file: 'words/landing-parts.yaml',
    at: [part],
    instead: 'your own words',
    or: pageOff,
  })),
];

/** Words of forms, letters and answers, which any daycare may say. */
const ofAnyDaycare = /^words\/(?:forms|letters|not-found|registration)$/;
/** Numbers and domains that nobody has (provider.yaml of the sample). */
const isReserved = (value: string) => /555-01\d\d$|\.example(?:\/|$)/.test(value);

/**
 * A sentence for each entry, in the order of weight: identity, fees, testimonials, people, events, classes and figures, claims, words, posts, pictures. In site/ itself nothing can be compared:
 * there only reserved numbers and domains count, and the marks.
 */
export function samplesIn(folder: string): string[] {
  return [
    ...identityIn(folder),
    ...sumsIn(folder),
    ...lists.filter(({ file }) => isShown(folder, file)).flatMap((list) => entriesIn(folder, list)),
    ...questionsIn(folder),
    ...figuresIn(folder),
    ...claims.filter(({ file }) => isShown(folder, file)).flatMap((claim) => claimIn(folder, claim)),
    ...wordsIn(folder),
    ...namesIn(folder),
    ...postsIn(folder),
    ...replacedPictures(folder, sampleFolder),
  ];
}

/** The sample's file, or no entries where the folder is the sample's own. */
const sampleText = (folder: string, file: string) => siteText(folder === sampleFolder ? undefined : sampleFolder, file);

function identityIn(folder: string): string[] {
  const text = siteText(folder, 'provider.yaml');
  const sample = sampleText(folder, 'provider.yaml');
  return Object.entries(identity).flatMap(([name, instead]) => {
    const path = name.split('.');
    const value = text.at(path);
    return typeof value === 'string' && (value === sample.at(path) || isReserved(value))
      ? [`${text.place(path)}: ${name} is still “${value}”${value.endsWith('.') ? '' : '.'} Write ${instead}.`]
      : [];
  });
}

/** Sums of the daycare's own, of which the site would say that the sample's source has them. */
function sumsIn(folder: string): string[] {
  const text = siteText(folder, 'facts.yaml');
  const sample = sampleText(folder, 'facts.yaml');
  const known = feesIn(sample.content);
  return feesIn(text.content).flatMap(({ name, cents, source, checked }, index) => {
    const sourced = known.filter((other) => other.source?.href === source?.href && other.checked === checked);
    return source && sourced.length && !sourced.some((other) => other.cents === cents)
      ? [
          `${text.place(['fees', 'list', index, 'sum'])}: the sum of ${name} is yours, but its source, and the day at “checked”, are still those of the sample’s fees. Write where yours comes from, and the day on which you compared it, or take its “source” out.`,
        ]
      : [];
  });
}

function entriesIn(folder: string, { file, at, instead }: (typeof lists)[number]): string[] {
  const text = siteText(folder, file);
  const known = listAt(sampleText(folder, file), at).map(wordsOf);
  return listAt(text, at).flatMap((entry, index) => {
    const words = wordsOf(entry);
    // A whole sentence of the sample's is no chance; a name or a title alone may be, or what the folder itself says by a name in braces.
    const isKnown = known.some(
      (other) =>
        other.some((word) => /^[^{]*\s[^{]{20,}[.!?][”’]?$/.test(word) && words.includes(word)) || isSame(words, other),
    );
    return isMarked(entry) || isKnown
      ? [`${text.place([...at, index])}: entry ${index + 1} ${theSamples(entry, instead)}`]
      : [];
  });
}

/** Answers that name what only the sample has. The others may be true of any daycare. */
function questionsIn(folder: string): string[] {
  const text = siteText(folder, 'faqs.yaml');
  return listAt(text, []).flatMap((group, at) => {
    const { items } = Object(group) as { items?: unknown };
    return (Array.isArray(items) ? items : []).flatMap((entry, index) =>
      isMarked(entry)
        ? [`${text.place([at, 'items', index])}: the question ${theSamples(entry, 'what is true of you')}`]
        : [],
    );
  });
}

function claimIn(folder: string, { file, at, instead, or }: (typeof claims)[number]): string[] {
  const text = siteText(folder, file);
  const groupIn = ({ content }: typeof text) =>
    at.reduce<unknown>((group, name) => (Object(group) as Record<string, unknown>)[name], content);
  const entry = groupIn(text);
  return isMarked(entry) || isSame(wordsOf(entry), wordsOf(groupIn(sampleText(folder, file))))
    ? [`${text.place(at)}: ${at.join('.') || 'the file'} ${theSamples(entry, instead, or)}`]
    : [];
}

/** The files with the words of the pages that the site has. */
const wordFiles = (folder: string) =>
  fileNames
    .filter((name) => name.startsWith('words/') && !ofAnyDaycare.test(name))
    .map((name) => `${name}.yaml`)
    .filter((file) => isShown(folder, file));

/** Files of words that say what the sample's do, and nothing else. */
const wordsIn = (folder: string) =>
  wordFiles(folder).flatMap((file) => claimIn(folder, { file, at: [], instead: 'what is true of you', or: pageOff }));

/** What names a daycare wherever it stands, of its provider.yaml. */
export const namesOf = (provider: SiteText): string[] =>
  ['name', 'address.street', 'address.town', 'address.postalCode', 'phone', 'email']
    .map((name) => provider.at(name.split('.')))
    .filter((name) => typeof name === 'string');

/** Lines that name the sample, whoever the folder's daycare is. */
function namesIn(folder: string): string[] {
  const own = namesOf(siteText(folder, 'provider.yaml'));
  const names = namesOf(sampleText(folder, 'provider.yaml')).filter((name) => !own.includes(name));
  return globSync(['*.yaml', 'words/*.yaml', '{pages,policies,posts}/*.md'], {
    cwd: folder,
    exclude: ['provider.yaml'],
  })
    .toSorted()
    .flatMap((file) =>
      readText(file, folder)
        .split('\n')
        .flatMap((line, index) => {
          const named = !/^\s*# /.test(line) && names.find((name) => line.includes(name));
          return named ? [`${file}, line ${index + 1}: “${named}” is the sample’s. Write yours.`] : [];
        }),
    );
}

const isMarked = (entry: unknown) => Boolean((Object(entry) as { sample?: unknown }).sample);

const theSamples = (entry: unknown, instead: string, or = 'take the entry out') =>
  `(${titleOf(wordsOf(entry))}) is the sample’s. Write ${instead}${isMarked(entry) ? ', without “sample: yes”' : ''}, or ${or}.`;

function figuresIn(folder: string): string[] {
  const text = siteText(folder, 'classes.yaml');
  const sample = sampleText(folder, 'classes.yaml');
  return ['time', 'size', 'ages', 'tuition', 'hours', 'duration', 'rating']
    .map((name) => ['figures', name])
    .filter((path) => text.at(path) !== undefined && text.at(path) === sample.at(path))
    .map(
      (path) => `${text.place(path)}: ${path.join('.')} is still “${String(text.at(path))}”. Write your own figure.`,
    );
}

function postsIn(folder: string): string[] {
  return globSync('posts/*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const lines = readText(file, folder).split('\n');
      const line = lines.findIndex((each) => each.startsWith('sample: yes'));
      return line < 0
        ? []
        : [`${file}, line ${line + 1}: the post is the sample’s. Write your own, or take the file out.`];
    });
}

function listAt(text: SiteText, at: readonly string[]): readonly unknown[] {
  const [key] = at;
  const list = key ? (Object(text.content) as Record<string, unknown>)[key] : text.content;
  return Array.isArray(list) ? list : [];
}
