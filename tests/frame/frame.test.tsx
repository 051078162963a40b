import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, StaticRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { mainMenu, templateMenu } from '#content/values/menus.ts';
import { header } from '#content/words/header.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { preload } from '#runtime/late.tsx';
import { Frame } from '#frame/frame.tsx';
import { Head } from '#pages/page.tsx';
import { notFoundPath, routeOf, routes } from '#routes.ts';

import { isLink, titleIn } from './menus.ts';

/** Lets the delays pass after which the frame announces a page or moves the focus. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(1000));

// As a document that is opened has its code before it is drawn.
beforeAll(async () => {
  for (const name of ['footer-newsletter', 'notice-line', 'template-header']) await preload(name);
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => act(() => vi.useRealTimers()));

/** The name of a link that these tests follow. */
const contact = titleIn(mainMenu, '/contact-us');
const about = routeOf('/about')!;

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <Head path="/" />
      <h1>A daycare</h1>
      <Link to="/about">Read about us</Link>
      <Link to="/?filter=lunch">Lunch only</Link>
      <Link to="/#main-gallery">To the pictures</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <section id="main-gallery">
        <h2>Pictures</h2>
      </section>
    </>
  );
}

function About() {
  const navigate = useNavigate();
  return (
    <>
      <Head path="/about" />
      <h1>We keep the light on</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const Contact = () => (
  <>
    <Head path="/contact-us" />
    <h1>{routeOf('/contact-us')!.title}, any day</h1>
  </>
);

const site = (
  <Frame>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/about" element={<About />} />
      <Route path="/contact-us" element={<Contact />} />
      <Route path="*" element={<h1>Nothing here</h1>} />
    </Routes>
  </Frame>
);
const open = (at = '/') => render(<MemoryRouter initialEntries={[at]}>{site}</MemoryRouter>);
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
/** Follows a link after pending effects. */
const go = async (name: string) => {
  await act(async () => undefined);
  await user.click(screen.getAllByRole('link', { name })[0]!);
};
const spoken = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter(Boolean);

test('when the site is opened nothing takes the focus, scrolls or speaks', async () => {
  open();
  await settled();
  expect(document.activeElement).toBe(document.body);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(spoken()).toEqual([]);
  expect(document.title).toBe(titleOf(routeOf('/')!, provider));
});

test('a screen reader hears a new page once: the heading by its focus, the title only if the heading does not say it', async () => {
  open();
  await go('Read about us');
  await settled();
  expect(spoken()).toEqual([about.title]);
  cleanup();
  open();
  await go(contact);
  await settled();
  expect(document.activeElement?.textContent).toBe(`${routeOf('/contact-us')!.title}, any day`);
  expect(spoken()).not.toContain(routeOf('/contact-us')!.title);
});

test('opened with a hash, the page stands at that section, and the link to it scrolls there smoothly', async () => {
  open('/#main-gallery');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pictures'));
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
  await go('To the pictures');
  expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});

test('opened with a hash that cannot be read, the page is there', async () => {
  open('/#%E0%A4%A');
  await settled();
  expect(screen.getByRole('heading', { level: 1, name: 'A daycare' })).toBeDefined();
});

test('a hash that never appears ends at the page’s heading', async () => {
  open('/about');
  await go(header.register);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })), {
    timeout: 3000,
  });
});

test('a visitor who moves the focus at once after Back keeps it', async () => {
  open();
  await go('Read about us');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const link = screen.getByRole('link', { name: 'Read about us' });
  act(() => link.focus());
  await settled();
  expect(document.activeElement).toBe(link);
});

test('a page that changes only its own query keeps its place and the focus', async () => {
  open();
  await go('Lunch only');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Lunch only');
});

test.skipIf(templateMenu.length === mainMenu.length)(
  'template pages have the menu of all pages; the main pages and the not-found page do not',
  () => {
    const { title } = templateMenu.at(-1)!;
    for (const [path, has] of [
      ...mainMenu.flatMap((item) => ('link' in item ? [[item.link, false] as const] : [])),
      ['/faqs', true],
      [notFoundPath, false],
    ] as const) {
      open(path);
      expect(within(screen.getByRole('banner')).queryAllByText(title).length > 0, path).toBe(has);
      cleanup();
    }
  },
);

test('the header of /index-4 alone has the provider’s number for help', () => {
  for (const { path } of routes.filter(({ kind }) => kind === 'landing')) {
    open(path);
    const help = within(screen.getByRole('banner')).queryByText(new RegExp(header.help));
    expect(help?.querySelector('a')?.getAttribute('href'), path).toBe(
      path === '/index-4' ? phoneLink(provider.phone) : undefined,
    );
    cleanup();
  }
});

test('the prerendered frame and the one in the browser are the same, also with a hash', async () => {
  const errors: unknown[] = [];
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StaticRouter location="/">{site}</StaticRouter>);
  document.body.append(container);
  vi.spyOn(console, 'error').mockImplementation((error) => errors.push(error));
  const root = await act(async () =>
    hydrateRoot(container, <MemoryRouter initialEntries={['/#main-gallery']}>{site}</MemoryRouter>, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect(errors).toEqual([]);
  const main = within(container).getAllByRole('navigation', { name: header.menuName })[0]!;
  const current = mainMenu.filter(isLink).find(({ link }) => link === '/#main-gallery')?.title;
  expect(
    within(main)
      .queryAllByRole('link', { current: 'page' })
      .map((link) => link.textContent),
  ).toEqual([current ?? titleIn(mainMenu, '/')]);
  act(() => root.unmount());
  container.remove();
});
