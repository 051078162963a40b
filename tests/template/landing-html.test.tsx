import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';

import { classes as allClasses } from '#content/records/classes.ts';
import { classes, enrichment, focus } from '#content/words/landing-parts.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { newest } from '#content/posts/news.ts';
import { postAddress, recentKey } from '#content/rules/addresses.ts';
import { testimonials } from '#content/records/testimonials.ts';
import { Landing } from '#pages/landing/landing.tsx';
import { PageData } from '#pages/page-data.tsx';

import { serveData } from './served.ts';

const paths = ['/index-2', '/index-3', '/index-4'] as const;
type LandingPath = (typeof paths)[number];

const posts = newest(6);

/** Each page as it is before any script runs. */
const html = {} as Record<LandingPath, Document>;

beforeAll(async () => {
  serveData(recentKey, posts);
  for (const path of paths) {
    const { prelude } = await prerender(
      <MemoryRouter initialEntries={[path]}>
        <PageData given={{ key: recentKey, data: posts }}>
          <Landing />
        </PageData>
      </MemoryRouter>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    html[path] = new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
  }
}, 60_000);

const textOf = (element: Element) => element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
const links = (path: LandingPath, name: string) =>
  [...html[path].querySelectorAll('a')].filter((link) => textOf(link) === name);
const section = (path: LandingPath, heading: string) => {
  const title = [...html[path].querySelectorAll('h2')].find((each) => textOf(each) === heading);
  expect(title, `${path}: ${heading}`).toBeDefined();
  return title!.closest('section')!;
};

test('each landing page has a name of its own, one h1, no skipped level, and each id once', () => {
  const names = paths.map((path) => textOf(html[path].querySelector('h1')!));
  expect(new Set(names).size).toBe(3);
  for (const path of paths) {
    const levels = [...html[path].querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => Number(localName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => expect(level - levels[index]!, path).toBeLessThanOrEqual(1));
    const ids = [...html[path].querySelectorAll('[id]')].map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
    for (const element of html[path].querySelectorAll('[aria-labelledby]'))
      expect(ids, path).toContain(element.getAttribute('aria-labelledby'));
  }
});

test('the buttons to join and to read more about enrolling both lead to the contact page', () => {
  for (const path of paths) {
    expect(links(path, 'Join us').map((link) => link.getAttribute('href'))).toEqual(['/contact-us']);
    expect(links(path, 'Read More').map((link) => link.getAttribute('href'))).toEqual(['/contact-us']);
    expect(links(path, 'Read More')[0]!.getAttribute('aria-label')).toMatch(/^Read More/);
  }
});

test('without scripts the film is a link in the opening and a player in its own part, with its words under both', () => {
  for (const path of paths)
    expect(
      [...html[path].querySelectorAll('noscript > a[href="/media/a-day.mp4"], noscript video')],
      path,
    ).toHaveLength(2);
});

test('the figures stand in the HTML with their commas, and say that they are sample', () => {
  for (const path of paths) {
    const shown = [...html[path].querySelectorAll('dl dd')].map(textOf);
    expect(shown, path).toEqual(['3', '215', '9,460', '20K+']);
    expect(textOf(html[path].querySelector('#figures')!.closest('section')!)).toContain('Sample figures');
  }
});

test('Our Classes shows every class in a carousel, and each leads to its own class in detail', () => {
  for (const path of paths) {
    const part = section(path, 'Our Classes');
    expect(part.querySelector('[aria-roledescription=carousel]')).not.toBeNull();
    expect([...part.querySelectorAll('h3 a')].map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      classes.map(({ id, name }) => [name, classAddress(id)]),
    );
  }
});

test('each class of the landing pages is one of the classes, and has its title', () => {
  for (const { id, name } of classes) expect(allClasses.find((each) => each.id === id)?.title).toBe(name);
});

test('From the Blog shows the six newest posts in a carousel, each with its day and its own address', () => {
  expect(posts).toHaveLength(6);
  for (const path of paths) {
    const part = section(path, 'From the Blog');
    expect(part.querySelector('[aria-roledescription=carousel]')).not.toBeNull();
    expect([...part.querySelectorAll('h3 a')].map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      posts.map(({ title, slug }) => [title, postAddress(slug)]),
    );
    expect([...part.querySelectorAll('time')].map((time) => time.dateTime)).toEqual(posts.map(({ date }) => date));
  }
});

test('without scripts no slide is shut away, and only pictures of the opening are loaded at once', () => {
  for (const path of paths) {
    expect(html[path].querySelector('[inert]'), path).toBeNull();
    const eager = [...html[path].querySelectorAll('img')].filter(
      (picture) => picture.getAttribute('loading') !== 'lazy',
    );
    expect(eager, path).toHaveLength(1);
    expect(eager[0]?.closest('.hero-slide')).not.toBeNull();
    for (const picture of html[path].querySelectorAll('.hero-slide img'))
      expect(picture.getAttribute('alt')).not.toBe('');
  }
});

test('/index-4 has Get Started, which leads to the registration form; the others have not', () => {
  expect(links('/index-4', 'Get Started').map((link) => link.getAttribute('href'))).toEqual(['/#register']);
  for (const path of ['/index-2', '/index-3'] as const) expect(links(path, 'Get Started')).toEqual([]);
});

test('the enrichment and the focus block stand on /index-2 and /index-3, each with its picture or its rules', () => {
  for (const path of ['/index-2', '/index-3'] as const)
    for (const { title, text, points } of [enrichment, focus]) {
      const part = textOf(section(path, title));
      for (const words of [text, ...points.flatMap((point) => [point.title, point.text])])
        expect(part).toContain(words);
    }
  expect(textOf(html['/index-4'].body)).not.toContain(focus.title);
});

test('every page has what families say, marked as sample, and the newsletter with its one field', () => {
  for (const path of paths) {
    const voices = section(path, 'What families say');
    expect([...voices.querySelectorAll('blockquote')].map(textOf)).toEqual(testimonials.map(({ text }) => text));
    expect(voices.textContent).toContain('sample words');
    const form = html[path].querySelector('form')!;
    expect(form.method).toBe('post');
    expect([...form.querySelectorAll('input[type=email]')].map((field) => field.getAttribute('name'))).toEqual([
      'dzEmail',
    ]);
  }
});
