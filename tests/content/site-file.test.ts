import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { parseSiteFile, siteFolder, SiteError } from '#content/reader/site-file.ts';
import { longDate } from '#content/rules/dates.ts';
import { faqsSchema } from '#content/schemas/faqs.ts';
import { pagesSchema } from '#content/schemas/pages.ts';
import { providerSchema } from '#content/schemas/provider.ts';
import { facts } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';

const good = readFileSync(`${siteFolder}/provider.yaml`, 'utf8');
const line = (text: string) => good.slice(0, good.indexOf(text)).split('\n').length;

function mistakesIn(text: string): readonly string[] {
  try {
    parseSiteFile('provider.yaml', text, providerSchema);
  } catch (error) {
    if (error instanceof SiteError) return error.mistakes;
    throw error;
  }
  return [];
}

const broken: Readonly<Record<string, readonly [from: string | RegExp, to: string, says: string]>> = {
  'an entry that is missing': [/^phone:.*\n/m, '', 'line 5: phone is missing. For example: 403-346-0000'],
  'an entry of a group that is missing': [/^ {2}town:.*\n/m, '', 'address.town is missing. For example: Red Deer'],
  'a misspelt name': [/^phone:/m, 'phon:', '“phon” (did you mean “phone”?)'],
  'an empty text': [/^licence:.*/m, "licence: ''", `line ${line('licence:')}: licence is empty. For example: Licensed`],
  'hours in another form': [
    /^hours:.*/m,
    'hours: Mon-Fri 7-5',
    'hours is not days and times. For example: Monday to Fri',
  ],
  'a phone number without its area code': [/^phone:.*/m, 'phone: 346-0000', 'is not a number with its area code'],
  'an e-mail address without an @': [/^email:.*/m, 'email: hello', 'email is not an e-mail address'],
  'a postal code of another form': [/postalCode:.*/, 'postalCode: T4N1A1', 'is not a Canadian postal code'],
  'an address without https://': [/^url:.*/m, 'url: redacorns.ca', 'url is not an address that begins with https://'],
  'a number where a text belongs': [/^licence:.*/m, 'licence: 123', 'licence must be a text (put it in quotes). For'],
  'a text where a group belongs': [/^map:\n( .*\n)+/m, 'map: yes\n', 'map must be a group of entries'],
  'a tab': [/^ {2}town:/m, '\ttown:', 'cannot be read as YAML'],
  'a colon in a text without quotes': [/^arrival:.*/m, 'arrival: Ring: twice', 'cannot be read as YAML'],
  'an entry that stands twice': [/^phone:.*/m, 'phone: 403-346-0000\nphone: 403-346-0001', 'cannot be read as YAML'],
  'a # in a text without quotes': [/^parking:.*/m, 'parking: Lot #4 is ours', '“#4 is ours” would be left out'],
};

test.each(Object.entries(broken))('%s is said with the file, the line and what to do', (_, [from, to, says]) => {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  const mistakes = mistakesIn(text);
  expect(mistakes.join('\n')).toContain(says);
  for (const mistake of mistakes) expect(mistake).toMatch(/^provider\.yaml, line \d+: /);
});

test('all mistakes of a file are said at once', () => {
  const text = good.replace(/^phone:.*/m, 'phone: 1').replace(/^email:.*/m, 'email: 2');
  expect(mistakesIn(text).map((mistake) => mistake.match(/: (\w+)/)?.[1])).toEqual(['phone', 'email']);
});

test('a name in braces stands for a fact, a day in words, and one that no file has is a mistake', () => {
  const schema = z.strictObject({ text: z.string() });
  const { text } = parseSiteFile(
    'words.yaml',
    "text: '{provider.hours}, until {facts.fees.until}, {count} times'",
    schema,
  );
  expect(text).toBe(`${provider.hours}, until ${longDate(facts.fees.until)}, {count} times`);
  expect(() => parseSiteFile('words.yaml', 'text: At most {facts.fee}', schema)).toThrow(
    'words.yaml, line 1: “{facts.fee}” stands for nothing in provider.yaml or facts.yaml.',
  );
});

test('the files that names stand for cannot name each other or themselves', () => {
  expect(mistakesIn(good.replace(/^arrival:.*/m, "arrival: '{provider.name} is green'"))).toEqual([
    `provider.yaml, line ${line('arrival:')}: “{provider.name}” stands for nothing in provider.yaml or facts.yaml.`,
  ]);
});

test('pages.yaml: a misspelt page, a missing one and one that needs another are mistakes', () => {
  const pages = readFileSync('site/pages.yaml', 'utf8');
  const without = (path: string) => pages.replace(new RegExp(`^${path}:\\n(?: .*\\n)+`, 'm'), '');
  const parse = (text: string) => () => parseSiteFile('pages.yaml', text, pagesSchema);
  expect(parse(pages.replace('/about:', '/abuot:'))).toThrow('“/abuot” (did you mean “/about”?)');
  expect(parse(without('/privacy'))).toThrow('/privacy is missing');
  expect(parse(without('/post-right-sidebar'))).toThrow('needs /post-right-sidebar');
  expect(parse(without('/event'))).not.toThrow();
});

test('an id that stands twice is a mistake of the second', () => {
  const group = '- title: Joining\n  items:\n    - { id: ages, title: Ages?, text: All }\n';
  expect(() => parseSiteFile('faqs.yaml', group + group.replace('Joining', 'The day'), faqsSchema)).toThrow(
    'faqs.yaml, line 6: 1.items.0.id stands twice.',
  );
});
