// @vitest-environment jsdom
// Words of another language say so where they stand in the built files: the sample has none, the tests’ second daycare has a post, a question, names and the words of a page in French.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Language } from '#content/rules/language.ts';
import { postAddress, readingPath } from '#content/rules/addresses.ts';
import { day } from '#content/site/day.ts';
import { fees } from '#content/site/facts.ts';
import { faqs } from '#content/site/faqs.ts';
import { people } from '#content/site/people.ts';
import { programs } from '#content/site/programs.ts';
import { posts } from '#content/site/posts.ts';
import { newsHead, newsLang } from '#content/site/words/news.ts';
import { fields } from '#content/site/words/registration.ts';
import { galleryItems } from '#content/values/lists.ts';
import { footerMenu } from '#content/values/menus.ts';
import { titleLangs } from '#content/values/title-langs.ts';
import { find } from '#pages/shared-search/find.ts';
import { fileOf, routeOf, routes } from '#routes.ts';

import { languagesIn } from '../../a11y/own-content.ts';
import { builtPages as pages, readPage, site } from './site.ts';

interface Said {
  readonly lang?: Language;
}
const isMarked = <Each extends Said>(each: Each): each is Each & { lang: Language } => each.lang !== undefined;
const languageAt = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');
const questions = faqs.flatMap(({ items }) => items).filter(isMarked);
const news = posts.filter(isMarked);
const fileOfPost = (slug: string) =>
  join(readingPath, fileOf(routeOf(readingPath)!, postAddress(slug).replace(/^[^?]*/, '')).replace(/^.*\//, ''));

test('menus and all words of the program are in the language of the document, and no other is marked than what the folder says', () => {
  const found = new Set(
    pages.flatMap(({ dom }) => Array.from(dom.querySelectorAll('[lang]'), (each) => each.getAttribute('lang')!)),
  );
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const known = ['English', ...languagesIn()];
  expect([...found].filter((tag) => !known.includes(names.of(new Intl.Locale(tag).language)!))).toEqual([]);
  for (const { path, dom } of pages)
    for (const part of ['header', 'footer', 'nav[aria-label]'])
      expect(languageAt(dom.querySelector(part)), `${path} ${part}`).toBe('en-CA');
});

test.runIf(news.length)(
  'a post in another language says so in its page, its title, the lists, the feed and for search engines',
  () => {
    const feed = readFileSync(join(site, 'feed.xml'), 'utf8');
    for (const { slug, title, excerpt, lang } of news) {
      const page = readPage(fileOfPost(slug));
      expect(page.querySelector('title')?.lang, slug).toBe(lang.lang);
      expect(languageAt(page.querySelector('h1 a')?.firstElementChild)).toBe(lang.lang);
      for (const part of page.querySelectorAll('main section[id^=a]'))
        expect(part.getAttribute('lang')).toBe(lang.lang);
      expect(page.querySelector('main section[id^=a]')).not.toBeNull();
      expect(languageAt(page.querySelector('main time'))).toBe('en-CA');
      expect(page.querySelector('[type="application/ld+json"]')?.textContent).toContain(`"inLanguage":"${lang.lang}"`);
      const list = readPage('blog-grid/index.html');
      const heading = Array.from(list.querySelectorAll('h2')).find((each) => each.textContent === title);
      expect(heading?.lang, slug).toBe(lang.lang);
      expect(feed).toContain(`<title xml:lang="${lang.lang}">${title}</title>`);
      expect(feed).toContain(`<description xml:lang="${lang.lang}">${excerpt}</description>`);
      const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
      for (const words of [title, plain, title.normalize('NFD')])
        expect(find(words, ['post'])[0], words).toMatchObject({ lang, path: postAddress(slug) });
    }
  },
);

test.runIf(questions.length)('a question in another language says so on the page and in what a search finds', () => {
  const page = readPage('facts/index.html');
  for (const { id, title, lang } of questions) {
    expect(page.getElementById(id)?.lang).toBe(lang.lang);
    expect(find(title, ['question'])[0]).toMatchObject({ lang, path: `/facts#${id}` });
  }
});

test.runIf(routeOf('/about'))('a name of another language says so', () => {
  const names = Array.from(readPage('about/index.html').querySelectorAll('h3'));
  expect(names.length).toBeGreaterThan(0);
  for (const { name, nameLang, about } of people)
    if (about) expect(names.find((each) => each.textContent === name)?.lang, name).toBe(nameLang?.lang ?? '');
});

test.runIf(day.length && routeOf('/program'))(
  'a part of the day in another language says so, and the hour does not',
  () => {
    const parts = Array.from(readPage('program/index.html').querySelectorAll('#day li'));
    for (const { title, text, lang = { lang: 'en-CA' } } of day) {
      const part = parts.find((each) => each.querySelector('h3')?.textContent === title);
      const [head, words] = ['h3', 'p'].map((name) => part?.querySelector(name));
      expect([languageAt(head), words?.textContent, languageAt(words)], title).toEqual([lang.lang, text, lang.lang]);
      expect(languageAt(part?.querySelector('time')), title).toBe('en-CA');
    }
  },
);

const groups = programs.filter(isMarked);
test.runIf(groups.length)('a group in another language says so of what it says, and not of its ages', () => {
  const page = readPage('program/index.html');
  for (const { id, title, lang, titleLang = lang, ages, line, things } of groups) {
    const said = Array.from(page.querySelectorAll(`#${id} *`)).filter(({ children }) => !children.length);
    const languageOf = (words: string) => languageAt(said.find(({ textContent }) => textContent === words));
    expect([line, ...things].map(languageOf), title).toEqual([line, ...things].map(() => lang.lang));
    expect([languageOf(title), languageOf(ages)], title).toEqual([titleLang.lang, 'en-CA']);
    expect(page.querySelector(`#${id} img`)?.getAttribute('lang'), title).toBe(lang.lang);
  }
});

const pictures = galleryItems.filter(isMarked);
test.runIf(pictures.length)('a picture in another language says so, with its title and not with its kind', () => {
  const gallery = readPage('index.html').getElementById('main-gallery')!;
  for (const { title, lang, picture } of pictures) {
    const heading = Array.from(gallery.querySelectorAll('b')).find((each) => each.textContent === title);
    const image = Array.from(gallery.querySelectorAll('img')).find(({ alt }) => alt === picture.alt);
    expect([heading?.lang, image?.lang], title).toEqual([lang.lang, lang.lang]);
    expect(languageAt(heading?.nextElementSibling), title).toBe('en-CA');
  }
});

const foreignFees = fees.list.filter(isMarked);
test.runIf(foreignFees.length)('a fee in another language says so of its name and for whom, and not of its sum', () => {
  const rows = Array.from(readPage('facts/index.html').querySelectorAll('#care-costs tr'));
  for (const { short, lang, sum, for: whom = '' } of foreignFees) {
    const row = rows.find((each) => each.querySelector('th')?.textContent === short);
    const said = Array.from(row?.querySelectorAll('td *') ?? []).filter(({ children }) => !children.length);
    const named = said.find(({ textContent }) => textContent.toLowerCase() === whom.toLowerCase());
    expect([row?.querySelector('th')?.lang, languageAt(named)], short).toEqual([lang.lang, lang.lang]);
    expect(languageAt(said.find(({ textContent }) => textContent.includes(sum))), short).toBe('en-CA');
  }
});

const asked = (fields ?? []).filter(isMarked);
test.runIf(asked.length)(
  'a question of a daycare’s own in another language says so, with its hint and choices, and not what the program says beside them',
  () => {
    const form = readPage('index.html').getElementById('register')!;
    for (const { ask = '', hint = '', choices = [], lang } of asked) {
      const said = (words: string) =>
        Array.from(form.querySelectorAll<HTMLElement>('label *, legend *, p *, option')).findLast(
          ({ textContent }) => textContent === words,
        );
      for (const words of [ask, hint, ...choices]) expect(languageAt(said(words)), words).toBe(lang.lang);
      for (const choice of choices) expect(said(choice)?.lang).toBe(lang.lang);
      const label = said(ask)?.closest('label');
      expect(languageAt(label?.lastElementChild), label?.textContent).toBe('en-CA');
      const field = form.querySelector<HTMLSelectElement>(`[id="${label?.htmlFor}"]`);
      expect(languageAt(field?.options[0])).toBe('en-CA');
    }
  },
);

test.runIf(titleLangs)('the title of a page in another language says so in its page and on the site map', () => {
  const onMap = Array.from(readPage('site-map/index.html').querySelectorAll('h3'));
  for (const { path, title, lang } of routes.filter(isMarked)) {
    const page = readPage(fileOf(routeOf(path)!));
    expect(page.querySelector('title')?.lang, path).toBe(lang.lang);
    expect(onMap.find((each) => each.textContent === title)?.lang, path).toBe(lang.lang);
  }
});

test('an entry of a menu in another language says so on every page', () => {
  const said = footerMenu.filter(({ lang }) => lang);
  for (const { path, dom } of pages)
    for (const { title, lang } of said) {
      const links = Array.from(dom.querySelectorAll<HTMLElement>('footer nav a'));
      expect(links.find((each) => each.textContent === title)?.lang, path).toBe(lang);
    }
});

test.runIf(newsLang && routeOf('/blog-grid'))(
  'words of a page in another language say so, and those beside them do not',
  () => {
    const page = readPage('blog-grid/index.html');
    const [title, lead] = [newsHead.title, newsHead.lead].map((words) =>
      Array.from(page.querySelectorAll('main *')).findLast((each) => each.textContent === words),
    );
    expect([languageAt(title), languageAt(lead)]).toEqual([newsLang?.lang, newsLang?.lang]);
    expect(languageAt(page.querySelector('main time'))).toBe('en-CA');
  },
);

test('the conformance report names the languages that are marked', () => {
  const report = JSON.parse(readFileSync(join(site, 'accessibility/reports/openacr.yaml'), 'utf8')) as {
    chapters: { success_criteria_level_aa: { criteria: { num: string; components: { adherence: unknown }[] }[] } };
  };
  const row = report.chapters.success_criteria_level_aa.criteria.find(({ num }) => num === '3.1.2');
  const said = JSON.stringify(row?.components[0]?.adherence);
  for (const name of languagesIn()) expect(said).toMatch(new RegExp(`${name}|may be of another language`));
  if (!languagesIn().length) expect(said).toContain('All text is English.');
});
