// Searches everything that another daycare publishes and sends for words of the sample.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { categories } from '../../src/content/rules/post.ts';
import { unescapeHtml } from '../../src/mail/escape-html.ts';
import { answers as family } from '../../tests/mail/family.ts';
import type * as site from '../../tests/site.ts';
import { root } from '../programs.ts';
import { siteText } from '../site/entries.ts';
import { namesOf } from '../site/sample.ts';
import { allTextsOf } from '../site/texts.ts';

/** Files with texts that a reader may see. Letters and headers come from a running gateway instead. */
const readable = '**/*.{html,js,css,json,xml,txt,svg,ics,webmanifest}';
/** Of every daycare: the categories of posts, and what the pages about places and schools say themselves (content/words), which the sample's folder says, too. */
const ofAll: readonly string[] = [...categories, 'What does it cost?', 'Grades 1 to 6', 'After school'];
/** Whether a text is long enough that it cannot be there by chance. */
const isDistinctive = (text: string) =>
  /^(?=.*\s).{12,}$/s.test(text) && !/^(?:https?:|\d|%)/.test(text) && !ofAll.includes(text);

const year = new Date().getFullYear();
/** From another town than the sample's. */
const registration = {
  ...family,
  parentNumber: '587-346-0001',
  parentAddress: '1 First Avenue',
  parentCity: 'Calgary',
  parentPostalCode: 'T2P 0A1',
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

/** Resolves to a line for each word of the sample that the project `copy` publishes or sends, built of its folder `site`. */
export async function findSampleWords(copy: string, site: string): Promise<string[]> {
  const folder = join(copy, site);
  return sampleWordsIn([...publishedTexts(copy), ...(await answersAndLetters(copy, folder))], folder);
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

/** A line for each word of the sample that a daycare's folder has replaced, but that still stands in one of the texts. */
export function sampleWordsIn(texts: readonly NamedText[], folder: string): string[] {
  const [sample, own] = [sayingsOf(join(root, 'site')), sayingsOf(folder)];
  const kept = own.sentences.join('\n');
  const words = [
    ...sample.sentences.filter((text) => isDistinctive(text) && !kept.includes(text)),
    ...sample.names.filter((name) => !own.names.includes(name)),
  ].map((word) => ({ word, pattern: new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`) }));
  return texts.flatMap(([name, text]) => {
    const plain = unescapeHtml(text);
    return words
      .filter(({ word, pattern }) => plain.includes(word) && pattern.test(plain))
      .map(({ word }) => `${name}: ${word}`);
  });
}

/** What the files of a daycare's folder say, and the names of its people and of what identifies it. */
function sayingsOf(folder: string) {
  const textsIn = (file: string) => allTextsOf(siteText(folder, file).content);
  // Of a text each sentence, without what marks a heading, its address, an entry of the head or of a list.
  const sentences = globSync('**/*.md', { cwd: folder })
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\n+|(?<=[.?!]) /))
    .map((sentence) => sentence.replaceAll(/^(?:#+ |- |\s*\w+: )| \{#[\w-]+\}$/g, ''));
  const provider = siteText(folder, 'provider.yaml');
  const people = textsIn('people.yaml').filter(({ path: [, entry, ...more] }) => entry === 'name' && !more.length);
  return {
    sentences: [
      ...globSync('**/*.yaml', { cwd: folder })
        .flatMap(textsIn)
        .map(({ words }) => words),
      ...sentences,
    ],
    names: [
      ...namesOf(provider),
      String(provider.at(['phone'])).replaceAll('-', ''),
      new URL(String(provider.at(['url']))).hostname,
      ...people.map(({ words }) => words),
    ],
  };
}

/** The gateway's answers with their headers, and the letters that it sends for a registration and a question. */
async function answersAndLetters(copy: string, folder: string): Promise<NamedText[]> {
  const provider = String(siteText(folder, 'provider.yaml').at(['email']));
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
