// Searches everything that another daycare publishes and sends for words of the sample.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { categories } from '../../src/content/rules/post.ts';
import { unescapeHtml } from '../../src/mail/escape-html.ts';
import type * as site from '../../tests/site.ts';

/** Files with texts that a reader may see. Letters and headers come from a running gateway instead. */
const readable = '**/*.{html,js,css,json,xml,txt,svg,ics,webmanifest}';
/** Whether a text is long enough that it cannot be there by chance, and no category of posts, which are the same for all. */
const isDistinctive = (text: string) =>
  /^(?=.*\s).{12,}$/s.test(text) && !/^(?:https?:|\d|%)/.test(text) && !categories.some((name) => name === text);

const year = new Date().getFullYear();
const registration = {
  parentFirstName: 'Ana',
  parentLastName: 'Okafor',
  parentNumber: '587-346-0001',
  parentEmail: 'ana@family.test',
  parentAddress: '1 First Avenue',
  parentCity: 'Calgary',
  parentProvince: 'AB',
  parentPostalCode: 'T2P 0A1',
  foundUs: 'Friend',
  note: 'Two days a week.',
  childFirstName: 'Ngozi',
  childLastName: 'Okafor',
  startDate: `${year + 1}-01-10`,
  dob: `${year - 3}-05-15`,
};
const question = {
  dzName: 'Ana Okafor',
  dzEmail: registration.parentEmail,
  'dzOther[Phone]': registration.parentNumber,
  dzMessage: 'Is there room on Tuesdays?',
  dzToDo: 'Contact',
};

/**
 * Resolves to a line for each word of the sample that was found, with the place where it stands.
 * @param copy the project in which the other site is built
 * @param site the folder of the other site
 */
export async function findSampleWords(root: string, copy: string, site: string): Promise<string[]> {
  const [before, after] = [join(root, 'site'), join(copy, site)];
  return [
    ...sampleWordsIn(publishedTexts(copy), before, after),
    ...sampleWordsIn(await answersAndLetters(copy, after, contentOf(after).provider.email), before, after),
  ];
}

type NamedText = readonly [name: string, text: string];

/** What a build has published. */
export function publishedTexts(copy: string): NamedText[] {
  const folder = join(copy, 'dist/client');
  return [...globSync(readable, { cwd: folder }), '_headers'].map((file) => [
    file,
    readFileSync(join(folder, file), 'utf8'),
  ]);
}

/** A line for each word of the folder `before` that `after` has replaced, but that still stands in one of the texts. */
export function sampleWordsIn(texts: readonly NamedText[], before: string, after: string): string[] {
  const words = replacedWords(contentOf(before), contentOf(after));
  return texts.flatMap(([name, text]) => {
    const plain = unescapeHtml(text);
    return words
      .filter(({ word, pattern }) => plain.includes(word) && pattern.test(plain))
      .map(({ word }) => `${name}: ${word}`);
  });
}

/** The texts that the other daycare has replaced, the names of the sample's people, and what identifies its provider. */
function replacedWords(before: Content, after: Content): { word: string; pattern: RegExp }[] {
  const kept = [...after.texts].join('\n');
  const gone = [...before.texts].filter((text) => isDistinctive(text) && !kept.includes(text));
  const { name, phone, email, url, address } = before.provider;
  const known = [name, phone, phone.replaceAll('-', ''), email, new URL(url).hostname, ...Object.values(address)];
  const sameAddress = Object.values(after.provider.address);
  const people = before.people.filter((person) => !after.people.includes(person));
  return [...gone, ...known.filter((word) => !sameAddress.includes(word)), ...people].map((word) => ({
    word,
    pattern: new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`),
  }));
}

const identity = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  url: z.string(),
  address: z.record(z.string(), z.string()),
});
const named = z.array(z.object({ name: z.string() }));

interface Content {
  readonly texts: ReadonlySet<string>;
  readonly provider: z.infer<typeof identity>;
  readonly people: readonly string[];
}

/** What the files of a daycare's folder say. */
function contentOf(folder: string): Content {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const yaml = (file: string): unknown => parse(read(file));
  // Of a text each sentence, without what marks a heading, its address, an entry of the head or of a list.
  const sentences = globSync('**/*.md', { cwd: folder })
    .flatMap((file) => read(file).split(/\n+|(?<=[.?!]) /))
    .map((sentence) => sentence.replaceAll(/^(?:#+ |- |\s*\w+: )| \{#[\w-]+\}$/g, ''));
  return {
    texts: new Set([...globSync('**/*.yaml', { cwd: folder }).map(yaml).flatMap(textsOf), ...sentences]),
    provider: identity.parse(yaml('provider.yaml')),
    people: named.parse(yaml('people.yaml')).map(({ name }) => name),
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** The gateway's answers with their headers, and the letters that it sends for a registration and a question. */
async function answersAndLetters(copy: string, folder: string, provider: string): Promise<NamedText[]> {
  const { Mailbox, startGateway }: typeof site = await import(join(copy, 'tests/site.ts'));
  const mailbox = new Mailbox();
  const gateway = await startGateway({ SMTP_URL: await mailbox.open(), SITE: folder });
  try {
    const answers = [
      await answerOf(gateway.url, '/'),
      await answerOf(gateway.url, '/no-such-page'),
      await answerOf(gateway.url, '/api/registration', registration),
      await answerOf(gateway.url, '/api/contact', question),
    ];
    const letters = [
      await mailbox.next(provider),
      await mailbox.next(provider),
      await mailbox.next(registration.parentEmail),
    ].map(({ subject, headerLines, text, html }) => {
      const parts = [...headerLines.map(({ line }) => line), text, html || ''];
      return [`the letter “${subject}”`, parts.join('\n')] as const;
    });
    return [...answers, ...letters];
  } finally {
    await gateway.stop();
    await mailbox.close();
  }
}

async function answerOf(origin: string, path: string, fields?: Record<string, string>) {
  const response = await fetch(origin + path, fields && { method: 'POST', body: new URLSearchParams(fields) });
  if (fields && !response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  const headers = [...response.headers].map((header) => header.join(': '));
  return [`the answer to ${path}`, [...headers, await response.text()].join('\n')] as const;
}
