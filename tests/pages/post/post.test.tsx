import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { postLayouts } from '#pages/post/post-layouts.ts';
import { countOf } from '#content/rules/post.ts';
import { plainOf } from '#content/rules/rich-text.ts';
import { posts } from '#content/site/posts.ts';
import { films, sounds } from '#content/values/recordings.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { shortDate } from '#content/rules/dates.ts';
import { postWords } from '#content/words/post-words.ts';
import { otherWays } from '#content/words/other-ways.ts';
import { Post } from '#pages/post/post.tsx';
import { routes } from '#routes.ts';
import { preload } from '#runtime/late.tsx';

import { standSideBySide } from '../../ui/side-by-side.ts';
import { openNews } from '../open-news.tsx';

const postOf = (slug: string) => posts.find((post) => post.slug === slug);
const open = (address: string) => openNews<'post'>(address, (route) => <Post route={route} />);
const rows = routes.filter(({ kind }) => kind === 'post');
/** The post that the layout of that name shows: the newest if pages.yaml names none. */
const postOfRow = (variant: string | undefined) =>
  postOf(rows.find((row) => row.variant === variant)!.post ?? posts[0]!.slug)!;

// As a document that is opened has its code before it is drawn.
beforeAll(async () => void (await preload('lead-quote')));

for (const { path, variant } of rows)
  test(`${path} has its title, author, date, body, quote, subheading, tags and number of comments`, async () => {
    const { container } = open(path);
    const post = postOfRow(variant);
    const h1 = screen.getByRole('heading', { level: 1 });
    expect(within(h1).getByRole('link', { name: post.title }).getAttribute('href')).toBe('/blog-grid');
    expect(container.querySelector('time')?.dateTime).toBe(post.date);
    for (const name of [post.author, new RegExp(`^(${countOf(post.comments)} comments?|No comments yet)$`)])
      expect(screen.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe('/blog-grid');
    if (post.quote) expect((await screen.findByRole('blockquote')).textContent).toBe(post.quote.text);
    else expect(screen.queryByRole('blockquote')).toBeNull();
    for (const { heading, paragraphs = [] } of post.parts) {
      if (heading) expect(screen.getAllByText(heading).length).toBeGreaterThan(0);
      for (const text of paragraphs) expect(container.textContent).toContain(plainOf(text));
    }
    for (const tag of post.tags) {
      const [link] = await screen.findAllByRole('link', { name: tag });
      expect(link!.getAttribute('href')).toBe(`/blog-list-right-sidebar?tag=${tag.toLowerCase()}`);
    }
  });

test.each(['video', 'audio'])('the %s post shows its picture where there is no recording any more', (variant) => {
  openNews<'post'>(`/post-${variant}`, (row) => <Post route={{ ...row, post: 'fees' }} />);
  expect(screen.getAllByAltText(postOf('fees')!.picture.alt)).toHaveLength(1);
});

test('a page for which pages.yaml names no post shows the newest', () => {
  openNews<'post'>('/post-right-sidebar', (row) => {
    const route = { ...row };
    delete route.post;
    return <Post route={route} />;
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(posts[0]!.title);
});

test('a post shows its picture with its words, but for the layout of words only', async () => {
  const layouts = rows.map(({ path, variant }) => ({
    path,
    variant,
    ...postLayouts[variant as keyof typeof postLayouts],
  }));
  const altOf = ({ variant }: { variant?: string | undefined }) => postOfRow(variant).picture.alt;
  for (const layout of layouts.filter(({ lead }) => ['hill', 'large', 'half', 'quote'].includes(lead))) {
    open(layout.path);
    expect(await screen.findByAltText(altOf(layout)), layout.path).toBeDefined();
    cleanup();
  }
  for (const layout of layouts.filter(({ lead }) => lead === 'none')) {
    open(layout.path);
    expect(screen.queryByAltText(altOf(layout)), layout.path).toBeNull();
    cleanup();
  }
});

test('a comment has an avatar, a name, its time, text and a link to reply, and a thread is three levels deep', async () => {
  const { container } = open('/post-standard');
  const { comments } = postOfRow('standard');
  const count = countOf(comments);
  expect(screen.getByRole('heading', { name: postWords.commentsTitle(count) })).toBeDefined();
  expect(screen.getByRole('link', { name: postWords.comments(count) })).toBeDefined();
  expect(container.querySelectorAll('ol ol ol').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('ol ol ol ol')).toHaveLength(0);
  const shown = screen.getAllByRole('article');
  expect(shown).toHaveLength(count);
  for (const comment of shown) {
    expect(comment.querySelector('img, [aria-hidden]')).not.toBeNull();
    expect(comment.querySelector('b')?.textContent).not.toBe('');
    expect(comment.querySelector('time')?.textContent).toMatch(/^\d+ \w+ 20\d\d, \d+:\d\d\u00A0[ap]m$/);
    expect(within(comment).getAllByRole('paragraph').length).toBeGreaterThan(0);
    expect(within(comment).getByRole('link', { name: /^Reply to / }).textContent).toBe(postWords.reply);
  }
  const nameOf = (comment: HTMLElement) =>
    comment
      .getAttribute('aria-labelledby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join(' ');
  expect(new Set(shown.map(nameOf)).size).toBe(count);
  expect(await screen.findByRole('form', { name: 'Leave a Reply' })).toBeDefined();
});

test('where no comment can be sent, no comment offers a reply, and the page can be left', async () => {
  vi.stubEnv('STATIC_HOST', 'yes');
  onTestFinished(() => void vi.unstubAllEnvs());
  open(rows.find(({ variant }) => countOf(postOfRow(variant).comments) > 0)!.path);
  expect(await screen.findByText(otherWays.title)).toBeDefined();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  expect(screen.queryByRole('link', { name: /^Reply to / })).toBeNull();
  cleanup();
});

test('every layout of a post shows a thread that can be answered', () => {
  for (const { variant, path } of rows) expect(countOf(postOfRow(variant).comments), path).toBeGreaterThan(0);
});

test('the video post plays the film in a named player, the audio post the tune', async () => {
  open('/post-video');
  expect((await screen.findByLabelText(films['a-day']!.title)).tagName).toBe('VIDEO');
  cleanup();
  open('/post-audio');
  expect((await screen.findByLabelText(sounds['tidy-up']!.title)).tagName).toBe('AUDIO');
});

test('the link post’s picture is a link with a name', async () => {
  open('/post-link');
  const link = await screen.findByRole('link', { name: new RegExp(postOfRow('link').link!.words) });
  expect(link.querySelector('img')).not.toBeNull();
  expect(link.getAttribute('href')).toBe(postOfRow('link').link!.to);
});

test('the quote stands over the picture and not a second time in the text', async () => {
  open('/post-quote');
  const quote = await screen.findByRole('blockquote');
  expect(quote.closest('figure')?.parentElement?.querySelector('img')).not.toBeNull();
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
});

test('the catalogue has three boxes with a property table each; Buy Now leads to registering, Preview to the picture', async () => {
  open('/post-cateloge');
  expect(await screen.findAllByRole('table', { name: /at a glance/ })).toHaveLength(3);
  for (const table of screen.getAllByRole('table'))
    expect(within(table).getAllByRole('rowheader').length).toBeGreaterThanOrEqual(4);
  const buy = screen.getAllByRole('link', { name: /^Buy Now/ });
  expect(buy.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/#register'));
  expect(screen.getAllByRole('link', { name: /^Preview/ })[0]?.getAttribute('href')).toMatch(/^\/pictures\//);
});

test('the gallery post shows four small pictures; pressing one shows it large', async () => {
  open('/post-gallery');
  const strip = within(await screen.findByRole('list', { name: postWords.strip.name }));
  const small = strip.getAllByRole('link');
  expect(small).toHaveLength(4);
  expect(small[0]?.getAttribute('aria-current')).toBe('true');
  await userEvent.setup().click(small[2]!);
  expect(small[2]?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(postOfRow('gallery').pictures![2]!.title);
});

test('Play opens the notes in a dialog: each has a date, a title and Read Post, and the next one follows', async () => {
  standSideBySide();
  const user = userEvent.setup();
  open('/post-status-slider');
  await user.click(await screen.findByRole('button', { name: postWords.notes.play }));
  const dialog = within(await screen.findByRole('dialog', { name: postWords.notes.title }));
  /** The note that can be reached. */
  const note = () =>
    within(
      dialog
        .getAllByRole('heading', { level: 3 })
        .find((each) => !each.closest('[inert]'))!
        .closest('.carousel-slide')!,
    );
  for (const { date, title, post } of postOfRow('status-slider').notes!) {
    expect(note().getByRole('heading').textContent).toBe(title);
    expect(note().getByText(shortDate(date)).getAttribute('datetime')).toBe(date);
    expect(
      note()
        .getByRole('link', { name: `Read Post: ${title}` })
        .getAttribute('href'),
    ).toBe(postAddress(post));
    await user.click(dialog.getByRole('button', { name: postWords.notes.next }));
  }
  expect(note().getByRole('heading').textContent).toBe(postOfRow('status-slider').notes![0]!.title);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: postWords.notes.play }));
});
