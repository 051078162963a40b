// @vitest-environment jsdom
// Over the built HTML: what every page must have before any script runs.
import { readSiteFile } from '#content/reader/site-file.ts';
import { clockOf, rowsOfHours } from '#content/rules/opening-hours.ts';
import { holds } from '#content/rules/fact-state.ts';
import { isSample } from '#content/rules/provider.ts';
import { closures } from '#content/values/opening.ts';
import { faqGroups } from '#content/values/lists.ts';
import { hasNewsletter } from '#content/values/site.ts';
import { buildDay } from '#content/site/build-day.ts';
import { fees } from '#content/site/facts.ts';
import { house, locations, provider } from '#content/site/provider.ts';
import { takenIds } from '#content/schemas/faqs.ts';
import { fileNames, type FileName } from '#content/schemas/files.ts';
import { sampleNotice } from '#content/words/sample-notice.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { routeOf, routes, variantOf } from '#routes.ts';

import { isOwnSite } from '../any-daycare.ts';
import { builtPages, site } from './site.ts';

const pages = builtPages.map(({ row, path, dom }) => ({ ...row, path, row, dom }));
/** The page that an address shows: parts of a query that make no other page are left out. */
const pageAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://site.example');
  return pages.find(
    ({ path, row }) => row.path === pathname && variantOf(row, path.slice(row.path.length)) === variantOf(row, search),
  );
};

test('every row of the route table is built, and so is every page of a query', () => {
  for (const { path } of routes) expect(pageAt(path), path).toBeDefined();
  for (const page of pages) expect(pageAt(page.path), page.path).toBe(page);
  expect(pages.length).toBeGreaterThan(routes.length);
});

test('every built row is a complete page with a language, a landmark of each kind and one h1', () => {
  for (const { path, dom } of pages) {
    expect(dom.documentElement.lang, path).toBe('en-CA');
    for (const landmark of ['header', 'main', 'footer'])
      expect(dom.querySelectorAll(`#root > ${landmark}, #root > * > ${landmark}`).length, `${path} ${landmark}`).toBe(
        1,
      );
    expect(dom.querySelectorAll('h1').length, path).toBe(1);
  }
});

test('every page says that it is a sample while the identity is, and only then', () => {
  const said = pages.filter(({ dom }) => dom.querySelector('body > aside')?.textContent === sampleNotice);
  expect(said).toEqual(isSample(provider) ? pages : []);
});

test('every page has one title and one description, which are unique', () => {
  for (const { path, dom } of pages)
    for (const part of ['title', 'meta[name=description]'])
      expect(dom.querySelectorAll(`head > ${part}`), `${path} ${part}`).toHaveLength(1);
  for (const word of [
    (dom: Document) => dom.title,
    (dom: Document) => dom.querySelector('meta[name=description]')?.getAttribute('content'),
  ]) {
    const all = pages.map(({ dom }) => word(dom));
    expect(all.every(Boolean)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('a phone number is never broken in two, wherever a page shows one', () => {
  for (const { path, dom } of pages) {
    const walker = dom.createTreeWalker(dom.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (parentElement?.closest('script, style, template, .whitespace-nowrap')) continue;
      if (/\d{3}-\d{3}-\d{4}/.test(textContent ?? '')) broken.push(textContent ?? '');
    }
    expect(broken, path).toEqual([]);
  }
});

test('the newsletter stands once on each page of a layout, in its footer', () => {
  for (const { path, dom, row } of pages) {
    if (row.kind === 'design-system') continue;
    const all = [...dom.querySelectorAll('#newsletter')];
    expect(all.length, path).toBe(hasNewsletter && row.group === 'template' ? 1 : 0);
    for (const form of all) expect(form.closest('footer'), path).not.toBeNull();
  }
});

test('headings never skip a level', () => {
  for (const { path, dom } of pages) {
    const levels = [...dom.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1]));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? level), `${path}, heading ${index + 1}`).toBeLessThanOrEqual(1);
    for (const section of dom.querySelectorAll('section')) {
      const around = section.parentElement?.closest('section') ?? dom;
      expect(levelIn(section) - levelIn(around), `${path}: ${headingIn(section)?.textContent}`).toBeLessThanOrEqual(1);
    }
  }
});

const headingIn = (part: ParentNode) => part.querySelector('h1, h2, h3, h4, h5, h6');
/** The level of the first heading of a part; 1 where it has none. */
const levelIn = (part: ParentNode) => Number(headingIn(part)?.tagName[1] ?? 1);

test('every link of every page leads to a built page, an anchor that exists, a file, or another site', () => {
  for (const { path, dom } of pages)
    for (const link of dom.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      expect(href, `${path}: ${link.textContent}`).toMatch(/^(\/|#.|tel:|mailto:|https:)/);
      if (!/^[/#]/.test(href)) continue;
      const [to = '', anchor] = href.split('#');
      // A picture or a film is a link to its file, for those without scripts; an event and the closed days have files for the calendar, an auditor the reports, a program the facts, a text its PDF.
      if (/^\/(pictures|media|events|files|accessibility\/reports)\/|^\/(facts\.json|closures\.ics)$/.test(to)) {
        expect(existsSync(join(site, to)), `${path} links to ${href}`).toBe(true);
        continue;
      }
      const target = pageAt(to || path);
      expect(target, `${path} links to ${href}`).toBeDefined();
      if (anchor) expect(target!.dom.getElementById(anchor), `${path} links to ${href}`).not.toBeNull();
    }
});

test('each question has an address of its own on the page of facts, and none takes the name of another part', () => {
  const { dom } = pageAt('/facts')!;
  const questions = faqGroups.flatMap(({ items }) => items);
  for (const { id, title, text } of questions) {
    const part = dom.getElementById(id)!;
    expect(part.querySelector('h3')!.textContent).toBe(title);
    expect(part.textContent).toContain(text);
  }
  const others = [...dom.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !/^_R_|^radix-/.test(id));
  expect(takenIds).toEqual(
    expect.arrayContaining(others.filter((id) => !questions.some((question) => question.id === id))),
  );
});

test('the template pages are reached from the header of the template pages only: no page of the provider links to one', () => {
  for (const { path, group, dom } of pages) {
    if (group === 'template') continue;
    for (const link of dom.querySelectorAll('a[href^="/"]')) {
      const target = pageAt(link.getAttribute('href')!.split('#')[0]!);
      expect(target?.group, `${path}: ${link.outerHTML.slice(0, 120)}`).not.toBe('template');
    }
  }
});

test('every picture has a size, files that exist and an alt attribute', () => {
  for (const { path, dom } of pages) {
    for (const image of dom.querySelectorAll('img')) {
      expect(image.hasAttribute('alt'), path).toBe(true);
      expect(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0, path).toBe(true);
    }
    for (const element of dom.querySelectorAll('img, picture source'))
      for (const file of [element.getAttribute('src'), ...(element.getAttribute('srcset')?.split(', ') ?? [])])
        if (file) expect(existsSync(join(site, file.split(' ')[0]!)), `${path}: ${file}`).toBe(true);
  }
});

test('the provider’s pages can be found, the template’s are noindex, and the sitemap lists just the provider’s and the small print', () => {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  for (const { path, group, dom } of pages) {
    expect(Boolean(dom.querySelector('meta[name=robots][content*=noindex]')), path).toBe(group === 'template');
    expect(sitemap.includes(`<loc>${provider.url}${path}</loc>`), path).toBe(
      group !== 'template' && !path.includes('?'),
    );
  }
  expect(sitemap.match(/<loc>/g)).toHaveLength(routes.filter(({ group }) => group !== 'template').length);
});

/** The page that shows all of a file; what the other files say may stand on any page. */
const pageOfFile: Partial<Record<FileName, string>> = {
  day: '/program',
  faqs: '/facts',
  offers: '/',
  programs: '/program',
  testimonials: '/',
  'words/about': '/about',
  'words/contact': '/contact-us',
  'words/curriculum': '/curriculum',
  'words/home': '/',
  'words/outdoor-play': '/outdoorplay',
  'words/program': '/program',
};
/** What these say is an answer to a post, a letter, in a film, or for another day. */
const saidLater: readonly FileName[] = [
  'facts',
  'recordings',
  'words/coming-soon',
  'words/events',
  'words/forms',
  'words/letters',
  'words/news',
  'words/registration',
];
/** By these the search finds an entry, a rule says it in other words, or scripts say it by the clock; no page shows them. */
const searchedOnly = new Set(['also', 'open', 'whenOpen', 'whenClosed']);
const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => (searchedOnly.has(name) ? [] : stringsIn(inner)));
/** Names of pictures and drawings begin with a small letter; what is in focus are two shares; names in braces are filled in later. */
const isShown = (text: string) => /^\p{Lu}|\s/u.test(text) && !/^\d+% \d+%$|\{\w+\}/.test(text);
const plain = (text: string) => text.replaceAll(/[*_\s]+/g, ' ').trim();
const wordsOf = (dom: Document) =>
  plain(
    [
      dom.title,
      dom.body.textContent,
      ...[...dom.querySelectorAll('[alt], [aria-label], meta')].flatMap((element) =>
        ['alt', 'aria-label', 'content'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join(' '),
  );

/** Another daycare may have switched off the page of any other file. */
const asked = fileNames.filter(
  (name) => name !== 'confirmed' && (isOwnSite ? name in pageOfFile : !saidLater.includes(name)),
);

test.each(asked)('what the owner writes into %s.yaml is shown', (name) => {
  const path = pageOfFile[name];
  if (path && !routeOf(path)) return;
  const shown = pages.filter((page) => !path || page.path === path).map(({ dom }) => wordsOf(dom));
  const texts = stringsIn(name === 'menus' ? menusInHtml() : readSiteFile(name)).filter(isShown);
  expect(texts.filter((text) => !shown.some((words) => words.includes(plain(text))))).toEqual([]);
});

/** Without the lists beside the pictures of a panel, which only the bar's open panel has (product decision 32). */
function menusInHtml() {
  const { main, ...menus } = readSiteFile('menus');
  return {
    ...menus,
    main: main.map(({ pictures, groups, ...entry }) => (pictures ? { ...entry, pictures } : { ...entry, groups })),
  };
}

test('no page loads anything from another host, not even a captcha, except the map when it is near the viewport', () => {
  for (const { path, dom } of pages)
    for (const element of dom.querySelectorAll('[src], link[href]:not([rel=canonical])')) {
      const address = element.getAttribute('src') ?? element.getAttribute('href')!;
      if (element.tagName === 'IFRAME') expect(element.getAttribute('loading'), path).toBe('lazy');
      else expect(address, path).toMatch(/^\//);
    }
});

test('no link opens a window, no clock reloads a page, and no letter is a shortcut', () => {
  for (const { path, dom } of pages)
    expect(dom.querySelectorAll('[target], [http-equiv=refresh], [accesskey]').length, path).toBe(0);
});

test('every page has an icon for the tab and one for a phone’s home screen, both PNG files', () => {
  for (const { path, dom } of pages) {
    const icons = [...dom.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')];
    expect(icons, path).toHaveLength(2);
    for (const icon of icons) {
      expect(icon.getAttribute('href'), path).toMatch(/\.png$/);
      expect(existsSync(join(site, icon.getAttribute('href')!)), path).toBe(true);
    }
  }
});

test('every page of the provider names a picture for other services, a JPEG of the site', () => {
  for (const { path, dom } of pages.filter(({ group }) => group !== 'template')) {
    const property = (name: string) =>
      dom.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? '';
    expect(property(':alt'), path).not.toBe('');
    const { origin, pathname } = new URL(property(''));
    expect(origin, path).toBe(new URL(provider.url).origin);
    expect([...readFileSync(join(site, pathname)).subarray(0, 3)], path).toEqual([0xff, 0xd8, 0xff]);
  }
});

test('the about page tells search engines who the daycare is, where, and when it is open, of each house', () => {
  const data = JSON.parse(pageAt('/about')!.dom.querySelector('script[type="application/ld+json"]')!.textContent);
  const all = [{ ...provider, name: house }, ...locations];
  const { subOrganization: told = [data] } = data;
  expect(data.name).toBe(provider.longName);
  expect(told).toMatchObject(
    all.map(({ name, address, phone = provider.phone, hours = provider.hours }) => ({
      '@type': 'ChildCare',
      name: name ? `${provider.longName}, ${name}` : provider.longName,
      telephone: `+1-${phone}`,
      address: { postalCode: address.postalCode },
      openingHoursSpecification: rowsOfHours(hours).map(({ days }) => ({ dayOfWeek: days })),
      specialOpeningHoursSpecification: expect.arrayContaining(
        closures
          .filter(({ every, house: of }) => !every && (!of || of === name))
          .map(({ from, until, open }) =>
            expect.objectContaining({
              validFrom: from,
              validThrough: until,
              // Midnight to midnight is how a closed day is written (https://developers.google.com/search/docs/appearance/structured-data/local-business).
              ...(open ? { opens: clockOf(open[0]), closes: clockOf(open[1]) } : { opens: '00:00', closes: '00:00' }),
            }),
          ),
      ),
    })),
  );
});

test('the about page offers care at the fees that hold, and no other page does', () => {
  const offersAt = (path: string) =>
    Array.from(pageAt(path)?.dom.querySelectorAll('script[type="application/ld+json"]') ?? [], ({ textContent }) =>
      JSON.parse(textContent!),
    ).flatMap(({ makesOffer = [] }) => makesOffer.map(({ name }: { name: string }) => name));
  const held = fees.list.filter((fee) => fee.kind === 'fee' && holds(fee, buildDay)).map(({ name }) => name);
  expect(held).toEqual(expect.arrayContaining(offersAt('/about')));
  expect(pages.flatMap(({ path }) => (path === '/about' ? [] : offersAt(path)))).toEqual([]);
});

test('every text file has its compressed copies', () => {
  const files = readdirSync(site, { recursive: true }) as string[];
  for (const name of files.filter((each) => /\.(html|css|js|svg|xml|txt)$/.test(each)))
    expect(files, name).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
});

test('the site takes no payment: no field asks for a card and nothing leads to a checkout', () => {
  for (const { path, dom } of pages) {
    expect(
      dom.querySelectorAll('[autocomplete^=cc-], [name*=card i], [href*=checkout i], [href*=pay i]').length,
      path,
    ).toBe(0);
    expect(dom.body.textContent, path).not.toMatch(/add to cart|pay now|checkout/i);
  }
});
