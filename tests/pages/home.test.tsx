import { philosophy, programsWords, welcome } from '#content/site/words/home.ts';
import { title } from '#content/site/words/registration.ts';
import { restOfName } from '#content/rules/provider.ts';
import { offersWords } from '#content/site/words/home.ts';
import { provider } from '#content/site/provider.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';

import { galleryItems } from '#content/values/lists.ts';
import { title as galleryTitle } from '#content/site/words/gallery.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Home } from '#pages/home/home.tsx';

import { builtHtml, parsed } from '../built-html.ts';

/** The page as it is before any script runs. */
let page: Document;

beforeAll(async () => {
  page = parsed(
    await builtHtml(
      <MemoryRouter>
        <Home />
      </MemoryRouter>,
    ),
  );
}, 20_000);

test('without scripts every section is there, in its order', () => {
  const headings = [...page.querySelectorAll('h1, h2')].map((heading) =>
    heading.textContent?.trim().replace(/\s+/g, ' '),
  );
  expect(headings).toEqual([
    `${provider.name} ${restOfName(provider)}`,
    expect.stringContaining(title),
    welcome.lines.join(' '),
    philosophy.title,
    offersWords.title,
    ...(galleryItems.length ? [galleryTitle] : []),
    ...(testimonials.length ? [testimonialsWords.title] : []),
    programsWords.title,
  ]);
});

test('without scripts every picture of the gallery and every testimonial can be reached', () => {
  expect(page.querySelectorAll('#main-gallery a[href^="/pictures/"]')).toHaveLength(galleryItems.length);
  expect(page.querySelectorAll('#voices blockquote')).toHaveLength(testimonials.length);
  expect(page.querySelector('#main-gallery [inert], #voices [inert]')).toBeNull();
});

test('the form comes after the name and before the picture, on phones and for screen readers', () => {
  const order = [...page.querySelectorAll('h1, form, .bow')].map((element) => element.localName);
  expect(order).toEqual(['h1', 'form', 'div']);
});

test('only the banner’s picture is loaded at once; the others load when they are near the viewport', () => {
  const eager = [...page.querySelectorAll('img')].filter((picture) => picture.getAttribute('loading') !== 'lazy');
  expect(eager).toHaveLength(1);
  expect(eager[0]?.closest('.bow')).not.toBeNull();
});
