// The languages of entries, and what is said of mistakes in them.
import { expect, test } from 'vitest';

import { feed } from '#app/feed.ts';
import { parsePost } from '#content/reader/posts.ts';
import { parseSiteFile } from '#content/reader/site-file.ts';
import { languageOf } from '#content/rules/language.ts';
import { siteFiles } from '#content/schemas/files.ts';
import { letterhead } from '#content/values/daycare.ts';
import { calendarOf } from '#app/calendar.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';

import { mistakesOf } from './mistakes-of.ts';
import { soupEvening as event, soupPost as post } from './own-entries.ts';

const written = (head: string) =>
  `---\ntitle: Soupe\ndate: 2026-11-02\nexcerpt: De la soupe.\ncategory: Food\ntags: []\npicture: { name: lunch, says: Un bol }\n${head}---\n\nSoupe.\n`;

test.each([
  ['fr', { lang: 'fr' }],
  ['FR-ca', { lang: 'fr-CA' }],
  ['ar', { lang: 'ar', dir: 'rtl' }],
  ['pa-Arab', { lang: 'pa-Arab', dir: 'rtl' }],
  ['french', undefined],
  ['fr_CA', undefined],
  ['qqq', undefined],
])('“%s” is the language %j', (tag, language) => {
  expect(languageOf(tag)).toEqual(language);
});

test.each([
  ['French', 'fr'],
  ['français', 'fr'],
  ['Punjabi', 'pa'],
  ['klingonish', 'fr'],
])('“lang: %s” is a mistake with its line, and with the tag that is meant', (tag, meant) => {
  const mistakes = mistakesOf(() => parsePost('soup.md', written(`lang: ${tag}\n`)));
  expect(mistakes).toEqual([
    `posts/soup.md, line 8: lang is “${tag}”, which is the tag of no language. For example: ${meant}`,
  ]);
  expect(parsePost('soup.md', written(`lang: ${meant}\n`)).head.lang).toEqual({ lang: meant });
});

test('a picture says what it shows in the language of its entry, and of no other', () => {
  const { picture } = parsePost('soup.md', written('lang: fr\n')).head;
  expect(picture).toMatchObject({ alt: 'Un bol', lang: { lang: 'fr' } });
  const voices = `- { text: A, by: A, lang: uk, picture: { name: lunch, says: A } }\n- { text: B, by: B, picture: { name: lunch, says: B } }\n`;
  const read = parseSiteFile('testimonials.yaml', voices, siteFiles.testimonials);
  expect(read.map(({ picture: { lang } }) => lang?.lang)).toEqual(['uk', undefined]);
});

test('the feed, a calendar and the letter to parents name the language of words, and say nothing where it is that of the site', () => {
  const lang = { lang: 'fr' } as const;
  expect(feed([{ ...post, lang }])).toContain('<title xml:lang="fr">');
  // The title of the channel may have one of its own.
  expect(feed([post]).split('<item>')[1]).not.toContain('xml:lang');
  expect(calendarOf({ ...event, lang })).toContain('\r\nSUMMARY;LANGUAGE=fr:');
  expect(calendarOf(event)).not.toContain('LANGUAGE');
  const { words } = letterhead;
  const french = { ...letterhead, words: { ...words, confirmation: { ...words.confirmation, lang: 'fr' } } };
  const { html = '' } = parentConfirmation(french, 'ana@example.com');
  expect(html.match(/<span lang="fr" dir="auto">/g)).toHaveLength(4);
  expect(parentConfirmation(letterhead, 'ana@example.com').html).not.toContain('<span');
});
