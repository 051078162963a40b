import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { postAxes, postLayouts } from '#content/layouts/post.ts';
import { countOf } from '#content/posts/post.ts';
import { posts, postOf } from '#content/posts/index.ts';
import { Post } from '#pages/post/post.tsx';
import { routes } from '#routes.ts';

import { closeWindow, openWindow } from '../ui/window.ts';

import { openNews } from './news.tsx';

const open = (address: string) => openNews(address, <Post />);
const rows = routes.filter(({ kind }) => kind === 'post');
const postOfRow = (variant: string | undefined) => postOf(postLayouts[variant as keyof typeof postLayouts].post)!;

beforeEach(() => openWindow());
afterEach(closeWindow);

test('no two layouts are alike, every option of a layout is used, and every row of the route table has its layout', () => {
  const axes = Object.values(postLayouts).map((row) => JSON.stringify({ ...row, post: undefined }));
  const distinct = Object.values(postLayouts).map((row) => JSON.stringify(row));
  expect(new Set(distinct).size).toBe(19);
  expect(new Set(axes).size).toBe(axes.length);
  for (const [axis, words] of Object.entries(postAxes))
    for (const word of words)
      expect(
        Object.values(postLayouts).some((row) => row[axis as keyof typeof postAxes] === word),
        `${axis}: ${word}`,
      ).toBe(true);
  expect(rows.map(({ variant }) => variant)).toEqual(Object.keys(postLayouts));
});

for (const { path, variant } of rows)
  test(`${path}: title, author and comment count lead to the grid, the date is a time, and body, quote, subheading and tags are there`, async () => {
    const { container } = open(path);
    const post = postOfRow(variant);
    const h1 = screen.getByRole('heading', { level: 1 });
    expect(within(h1).getByRole('link', { name: post.title }).getAttribute('href')).toBe('/blog-grid');
    expect(container.querySelector('time')?.dateTime).toBe(post.date);
    for (const name of [post.author, new RegExp(`^(${countOf(post.comments)} comments?|No comments yet)$`)])
      expect(screen.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe('/blog-grid');
    expect((await screen.findByRole('blockquote')).textContent).toBe(post.quote.text);
    for (const { heading, paragraphs = [] } of post.parts) {
      if (heading) expect(screen.getAllByText(heading).length).toBeGreaterThan(0);
      for (const text of paragraphs) expect(screen.getByText(text)).toBeDefined();
    }
    expect(post.parts.some(({ heading }) => heading)).toBe(true);
    const links = [...container.querySelectorAll('a')];
    for (const tag of post.tags)
      expect(links.find(({ textContent }) => textContent === tag)?.getAttribute('href')).toBe(
        `/blog-list-right-sidebar?tag=${tag.toLowerCase()}`,
      );
  });

test('a post has a picture with its words, but for the layout of words only', async () => {
  expect(rows).toHaveLength(19);
  for (const { path, variant } of rows) {
    const { container } = open(path);
    const layout = postLayouts[variant as keyof typeof postLayouts];
    const post = postOfRow(variant);
    if (layout.head === 'paper' && ['none', 'contents'].includes(layout.lead))
      expect(within(container.querySelector('.post-text')!.parentElement!).queryByAltText(post.picture.alt)).toBeNull();
    else if (['hill', 'large', 'half', 'quote'].includes(layout.lead) || layout.head === 'stage')
      expect(await screen.findByAltText(post.picture.alt), path).toBeDefined();
    cleanup();
  }
});

test('the standard post has the four tags and eight comments in three levels, and heading and meta line agree', () => {
  const { container } = open('/post-standard');
  for (const tag of ['Child', 'Education', 'Money', 'Restaurant'])
    expect(screen.getByRole('link', { name: tag })).toBeDefined();
  expect(screen.getByRole('heading', { name: '8 Comments' })).toBeDefined();
  expect(screen.getByRole('link', { name: '8 comments' })).toBeDefined();
  expect(container.querySelectorAll('.thread .thread .thread').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('.thread .thread .thread .thread')).toHaveLength(0);
  const comments = screen.getAllByRole('article');
  expect(comments).toHaveLength(8);
  const nameOf = (comment: HTMLElement) =>
    comment
      .getAttribute('aria-labelledby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join(' ');
  expect(new Set(comments.map(nameOf)).size).toBe(comments.length);
  for (const comment of comments) {
    expect(comment.querySelector('.avatar')).not.toBeNull();
    expect(comment.querySelector('b')?.textContent).not.toBe('');
    expect(comment.querySelector('time')?.textContent).toMatch(/^\d+ \w+ 20\d\d, \d+:\d\d [ap]m$/);
    expect(within(comment).getAllByRole('paragraph').length).toBeGreaterThan(0);
    expect(within(comment).getByRole('link', { name: /^Reply to / }).textContent).toBe('Reply');
  }
});

test('Reply brings the focus into the form, which names the person and can be left again', async () => {
  const user = userEvent.setup();
  open('/post-standard');
  expect(screen.getByRole('form', { name: 'Leave a Reply' })).toBeDefined();
  await user.click(screen.getAllByRole('link', { name: 'Reply to Daniel' })[0]!);
  const form = await screen.findByRole('form', { name: /Daniel/ });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  await user.click(within(form).getByRole('link', { name: /Cancel/ }));
  expect(screen.getByRole('form', { name: 'Leave a Reply' })).toBeDefined();
});

test('without sidebar there is none, with two there are two', () => {
  const expected: Record<string, number> = { none: 0, left: 1, right: 1, both: 2 };
  for (const { path, variant } of rows) {
    open(path);
    const { sidebar } = postLayouts[variant as keyof typeof postLayouts];
    expect(screen.queryAllByRole('complementary'), path).toHaveLength(expected[sidebar]!);
    cleanup();
  }
});

test('the video post plays the film in a named player, the audio post the tune', async () => {
  open('/post-video');
  expect((await screen.findByLabelText(/A day with us/)).tagName).toBe('VIDEO');
  cleanup();
  open('/post-audio');
  expect((await screen.findByLabelText(/tidy-up tune/)).tagName).toBe('AUDIO');
});

test('the link post’s picture is a link with a name', async () => {
  open('/post-link');
  const link = await screen.findByRole('link', { name: /See out-of-school care/ });
  expect(link.querySelector('img')).not.toBeNull();
  expect(link.getAttribute('href')).toMatch(/^\/program/);
});

test('the quote stands over the picture and not a second time in the text', async () => {
  open('/post-quote');
  const quote = await screen.findByRole('blockquote');
  expect(quote.closest('.quote-over')?.querySelector('img')).not.toBeNull();
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
});

test('the tutorial has eight links to eight sections with the anchors a1 to a8', async () => {
  open('/post-tutorial');
  const contents = within(await screen.findByRole('navigation', { name: 'In this post' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).hash)).toEqual([
    '#a1',
    '#a2',
    '#a3',
    '#a4',
    '#a5',
    '#a6',
    '#a7',
    '#a8',
  ]);
  for (const [index, link] of links.entries()) {
    const target = document.getElementById(`a${index + 1}`);
    expect(link.textContent).toContain(target?.querySelector('h2')?.textContent);
  }
});

test('the catalogue has three boxes with a property table each; Buy Now leads to registering, Preview to the picture', async () => {
  open('/post-cateloge');
  expect(await screen.findAllByRole('table', { name: /at a glance/ })).toHaveLength(3);
  for (const table of screen.getAllByRole('table'))
    expect(within(table).getAllByRole('rowheader').length).toBeGreaterThanOrEqual(4);
  const buy = screen.getAllByRole('link', { name: /^Buy Now/ });
  expect(buy.map((link) => link.getAttribute('href'))).toEqual(['/#register', '/#register', '/#register']);
  expect(screen.getAllByRole('link', { name: /^Preview/ })[0]?.getAttribute('href')).toMatch(/^\/pictures\//);
});

test('Preview shows the thing’s picture in a window', async () => {
  open('/post-cateloge');
  await userEvent.setup().click((await screen.findAllByRole('link', { name: /^Preview/ }))[1]!);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText(postOf('on-our-shelf')!.boxes![1]!.title).length).toBeGreaterThan(0);
});

test('the banner post has its title on the stage, above its picture', () => {
  const { container } = open('/post-banner');
  const head = container.querySelector('.bg-stage')!;
  expect(within(head as HTMLElement).getByRole('heading', { level: 1 })).toBeDefined();
  expect(head.querySelector('img')).not.toBeNull();
});

test('the gallery post shows four small pictures; pressing one shows it large', async () => {
  open('/post-gallery');
  const strip = within(await screen.findByRole('list', { name: 'Choose a picture' }));
  const small = strip.getAllByRole('link');
  expect(small).toHaveLength(4);
  expect(small[0]?.getAttribute('aria-current')).toBe('true');
  await userEvent.setup().click(small[2]!);
  expect(small[2]?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(postOf('flight')!.pictures![2]!.title);
});

test('Play opens the notes in a window: each has a date, a title and Read Post to its post, and the next one follows', async () => {
  const user = userEvent.setup();
  open('/post-status-slider');
  await user.click(await screen.findByRole('button', { name: 'Play our notes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes from the rooms' }));
  for (const { date, title, post } of postOf('sick-days')!.notes!) {
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe(title);
    expect(document.querySelector<HTMLTimeElement>('[role=dialog] time')?.dateTime).toBe(date);
    expect(dialog.getByRole('link', { name: `Read Post: ${title}` }).getAttribute('href')).toBe(
      `/post-right-sidebar?post=${post}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Next note' }));
  }
  expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe(postOf('sick-days')!.notes![0]!.title);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play our notes' }));
});

test('any post can be read on the reading page, with what it holds at its head and its own title in the tab', async () => {
  for (const { slug, title, boxes } of posts) {
    open(`/post-right-sidebar?post=${slug}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    await waitFor(() => expect(document.title).toContain(title));
    if (boxes) expect(await screen.findAllByRole('table', { name: /at a glance/ })).toHaveLength(boxes.length);
    cleanup();
  }
});
