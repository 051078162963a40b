// Looks for words of the sample in what the second daycare publishes and sends.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as site from '../../tests/site.ts';

/** Files whose texts a reader may meet; letters and headers are asked of a running gateway. */
const readable = '**/*.{html,js,css,json,xml,txt,svg,ics,webmanifest}';
/** A text of the content that is long enough to be told from ordinary words. */
const isTelling = (text: string) => /^(?=.*\s).{12,}$/s.test(text) && !/^(?:https?:|\d|%)/.test(text);

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

/** Where a text of the sample stands, as sentences; none is expected. */
export async function findSampleWords(root: string, copy: string): Promise<string[]> {
  const [before, after] = [await contentOf(root), await contentOf(copy)];
  const words = wordsGone(before, after);
  const folder = join(copy, 'dist/client');
  const published = [...globSync(readable, { cwd: folder }), '_headers']
    // The reports of an audit speak of the site that was audited.
    .filter((file) => !file.startsWith('accessibility/reports/'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  return [...published, ...(await answersAndLetters(copy, after.provider.email))].flatMap(([name, text]) => {
    const plain = unescaped(text);
    return words.filter(({ pattern }) => pattern.test(plain)).map(({ word }) => `${name}: ${word}`);
  });
}

/** The texts that the second daycare has replaced, the names of the sample's people, and what identifies its provider. */
function wordsGone(before: Content, after: Content): { word: string; pattern: RegExp }[] {
  const gone = [...before.texts].filter((text) => isTelling(text) && !after.texts.has(text));
  const { name, phone, email, url, address } = before.provider;
  const identity = [name, phone, phone.replaceAll('-', ''), email, new URL(url).hostname, ...Object.values(address)];
  const kept = Object.values(after.provider.address);
  const people = before.people.filter((person) => !after.people.includes(person));
  return [...gone, ...identity.filter((word) => !kept.includes(word)), ...people].map((word) => ({
    word,
    pattern: new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`),
  }));
}

interface Content {
  readonly texts: ReadonlySet<string>;
  readonly provider: { name: string; phone: string; email: string; url: string; address: Record<string, string> };
  readonly people: readonly string[];
}

async function contentOf(folder: string): Promise<Content> {
  const files = globSync('src/content/**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.sample.ts'));
  const modules = new Map<string, Record<string, unknown>>();
  for (const file of files) modules.set(file, await import(pathToFileURL(join(folder, file)).href));
  return {
    texts: new Set([...modules.values()].flatMap((module) => Object.values(module).flatMap(textsOf))),
    provider: modules.get('src/content/records/provider.ts')!['provider'] as Content['provider'],
    people: Object.values(
      modules.get('src/content/posts/authors.ts')!['authors'] as Record<string, { name: string }>,
    ).map(({ name }) => name),
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** What the gateway sends for a registration and a question, and what it answers: headers, pages and letters. */
async function answersAndLetters(copy: string, provider: string): Promise<(readonly [string, string])[]> {
  const { Mailbox, startGateway } = (await import(join(copy, 'tests/site.ts'))) as typeof site;
  const mailbox = new Mailbox();
  const gateway = await startGateway({ SMTP_URL: await mailbox.open() });
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

function unescaped(text: string) {
  const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" };
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => characters[entity as keyof typeof characters]);
}
