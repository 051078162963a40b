import { globSync, readFileSync } from 'node:fs';

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { classes, enrichment, figures, focus, steps } from '#content/words/landing-parts.ts';
import { stories } from '#content/words/landing.ts';
import { landingHeroes, landingLayouts, landingParts, landingStories } from '#content/layouts/landing.ts';
import { newest } from '#content/posts/news.ts';
import { provider } from '#content/records/provider.ts';
import { recentKey } from '#content/rules/addresses.ts';
import { Frame } from '#frame/frame.tsx';
import { Landing } from '#pages/landing/landing.tsx';
import { PageData } from '#pages/page-data.tsx';
import { routes } from '#routes.ts';

import { expectNoViolation } from '../ui/axe.ts';
import { closeWindow, openWindow } from '../ui/window.ts';
import { serveData } from './served.ts';

const paths = ['/index-2', '/index-3', '/index-4'] as const;
type LandingPath = (typeof paths)[number];

const posts = newest(6);
vi.setConfig({ testTimeout: 30_000 });

const page = (path: LandingPath) => (
  <MemoryRouter initialEntries={[path]}>
    <PageData given={{ key: recentKey, data: posts }}>
      <Landing />
    </PageData>
  </MemoryRouter>
);

beforeEach(() => {
  openWindow();
  serveData(recentKey, posts);
});
afterEach(closeWindow);

const textOf = (element: Element) => element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
async function open(path: LandingPath) {
  const user = userEvent.setup();
  render(page(path));
  // The code of the carousels loads by itself; the first time takes longest.
  const patience = { timeout: 20_000 };
  for (const name of ['Our Classes', 'From the Blog']) await screen.findByRole('group', { name }, patience);
  await screen.findByRole('form', { name: 'Newsletter' }, patience);
  return user;
}

test('no two landing pages share an option that they can choose, and every option is on one of them', () => {
  const rows = Object.values(landingLayouts);
  const looks = rows.flatMap(({ parts }) => Object.entries(parts).map(([part, look]) => `${part} ${look}`));
  const all = Object.entries(landingParts).flatMap(([part, each]) => each.map((look) => `${part} ${look}`));
  expect(looks.toSorted()).toEqual(all.toSorted());
  expect(rows.map(({ hero }) => hero).toSorted()).toEqual(landingHeroes.toSorted());
  expect(rows.map(({ story }) => story).toSorted()).toEqual(landingStories.toSorted());
  expect(new Set(rows.map(({ parts }) => Object.keys(parts).join())).size).toBe(rows.length);
  expect(routes.filter(({ kind }) => kind === 'landing').map(({ variant }) => variant)).toEqual(
    Object.keys(landingLayouts),
  );
});

test('the landing pages differ by the options of their rows alone: no code asks for a path', () => {
  const files = globSync('src/pages/landing/*.tsx');
  expect(files).not.toEqual([]);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/variant|pathname|useLocation|index-[234]/);
});

for (const path of paths)
  test(`${path}: Watch Video and the promo's play button each open the film in a dialog`, async () => {
    const user = await open(path);
    for (const name of ['Watch Video', 'Play “A day with us”']) {
      await user.click(screen.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: 'A day with us' });
      expect(dialog.querySelector('video')).not.toBeNull();
      await user.click(within(dialog).getByRole('button', { name: 'Close the film' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

test.each([
  [1280, 3],
  [800, 2],
  [500, 1],
])('at %i px the classes stand %i side by side, and so do the posts', async (width, count) => {
  closeWindow();
  openWindow({ width });
  await open('/index-2');
  for (const name of ['Our Classes', 'From the Blog']) {
    const slides = within(await screen.findByRole('group', { name })).getAllByRole('group', { hidden: true });
    expect(slides.filter((slide) => !slide.closest('[inert]'))).toHaveLength(count);
  }
});

const shownPost = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((heading) => heading.closest('#from-the-blog') && !heading.closest('[inert]'))
    .map(textOf);

test('the posts go round without end: after the last comes the first, and before the first the last', async () => {
  closeWindow();
  openWindow({ width: 500 });
  const user = await open('/index-3');
  for (const { title } of posts) {
    expect(shownPost()).toEqual([title]);
    await user.click(screen.getByRole('button', { name: 'Next posts' }));
  }
  expect(shownPost()).toEqual([posts[0]!.title]);
  await user.click(screen.getByRole('button', { name: 'Previous posts' }));
  expect(shownPost()).toEqual([posts.at(-1)!.title]);
});

test('the posts turn by themselves until somebody stops them, and their button comes first', async () => {
  closeWindow();
  openWindow({ width: 500 });
  await open('/index-4');
  vi.useFakeTimers();
  const carousel = screen.getByRole('group', { name: 'From the Blog' });
  const stop = within(carousel).getByRole('button', { name: 'Pause' });
  expect(within(carousel).getAllByRole('button')[0]).toBe(stop);
  fireEvent.click(stop);
  fireEvent.click(within(carousel).getByRole('button', { name: 'Play' }));
  act(() => vi.advanceTimersByTime(8000));
  expect(shownPost()).toEqual([posts[1]!.title]);
  fireEvent.click(within(carousel).getByRole('button', { name: 'Pause' }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(shownPost()).toEqual([posts[1]!.title]);
});

const slidesShown = () =>
  [...document.querySelectorAll('.hero-slide')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => textOf(slide.querySelector('.hero-caption')!));

test('the slides of the opening fade by themselves, go round and can be paused, and the name of the page stays', async () => {
  await open('/index-2');
  const [first, second] = stories.day.slides.map(({ time, text }) => `${time} ${text}`);
  vi.useFakeTimers();
  const slider = screen.getByRole('group', { name: 'Pictures of our days' });
  const button = (name: string) => within(slider).getByRole('button', { name });
  expect(within(slider).getAllByRole('button')[0]).toBe(button('Pause'));
  expect(slidesShown()).toEqual([first]);
  fireEvent.click(button('Pause'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(slidesShown()).toEqual([first]);
  fireEvent.click(button('Play'));
  act(() => vi.advanceTimersByTime(7000));
  expect(slidesShown()).toEqual([second]);
  fireEvent.click(button('Previous picture'));
  fireEvent.click(button('Previous picture'));
  expect(slidesShown()).not.toContain(first);
  fireEvent.click(button('Next picture'));
  expect(slidesShown()).toEqual([first]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(stories.day.title);
});

test('with reduced motion nothing turns until a button is pressed', async () => {
  closeWindow();
  openWindow({ width: 500, reducedMotion: true });
  await open('/index-3');
  vi.useFakeTimers();
  const [before, post] = [slidesShown(), shownPost()];
  act(() => vi.advanceTimersByTime(60_000));
  expect(slidesShown()).toEqual(before);
  expect(shownPost()).toEqual(post);
});

test('the way back to the top is on every page, and takes the focus along', async () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  for (const path of paths) {
    render(
      <main id="main" tabIndex={-1}>
        {page(path)}
      </main>,
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Back to the top' }));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement?.id).toBe('main');
    cleanup();
  }
});

test('the colour theme follows the page: color_1, color_2 on /index-3, and color_1 again', async () => {
  vi.stubGlobal('scrollTo', () => {});
  const user = userEvent.setup();
  const color = () => document.documentElement.dataset['color'];
  render(
    <MemoryRouter initialEntries={['/index-2']}>
      <Frame>
        {paths.map((path) => (
          <Link key={path} to={path}>{`To ${path}`}</Link>
        ))}
        <Link to="/">To the front page</Link>
      </Frame>
    </MemoryRouter>,
  );
  expect(color()).toBe('color_1');
  await user.click(screen.getByRole('link', { name: 'To /index-3' }));
  expect(color()).toBe('color_2');
  await user.click(screen.getByRole('link', { name: 'To /index-4' }));
  expect(color()).toBe('color_1');
  await user.click(screen.getByRole('link', { name: 'To /index-3' }));
  await user.click(screen.getByRole('link', { name: 'To the front page' }));
  expect(color()).toBe('color_1');
});

test('the header of /index-4 has the help phone, with the provider’s number; the others have not', () => {
  for (const path of paths) {
    const { container } = render(
      <MemoryRouter initialEntries={[path]}>
        <Frame>words</Frame>
      </MemoryRouter>,
    );
    const help = within(container.querySelector('header')!).queryByText(/Help on the phone/);
    expect(help?.querySelector('a')?.getAttribute('href')).toBe(
      path === '/index-4' ? `tel:+1${provider.phone.replace(/\D/g, '')}` : undefined,
    );
    cleanup();
  }
});

test('sample content is marked as such in the data', () => {
  const records = [...Object.values(stories), ...classes, enrichment, focus, steps, ...figures.slice(1)];
  for (const record of records) expect(record.sample, JSON.stringify(record).slice(0, 80)).toBe(true);
});

for (const path of paths)
  test(`${path} has nothing that axe finds wrong`, async () => {
    await open(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expectNoViolation();
  });
