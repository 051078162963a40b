import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { run } from 'axe-core';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { commentsUrl } from '#content/records/form-service.ts';
import { messages } from '#content/words/template-forms.ts';
import { CommentForm, type ReplyTo } from '#forms/comment/comment-form.tsx';

/** A post with two comments to reply to. */
function Post() {
  const [replyTo, setReplyTo] = useState<ReplyTo>();
  return (
    <MemoryRouter>
      {['Maya', 'Ken'].map((name, index) => (
        <article key={name} id={`comment-${index + 1}`}>
          <button type="button" onClick={() => setReplyTo({ id: String(index + 1), name })}>
            Reply to {name}
          </button>
        </article>
      ))}
      <CommentForm path="/about" postTitle="Mud" replyTo={replyTo} onCancelReply={() => setReplyTo(undefined)} />
    </MemoryRouter>
  );
}

const form = () => screen.getByRole<HTMLFormElement>('form');
const field = (name: RegExp | string) => within(form()).getByRole<HTMLInputElement>('textbox', { name });
const posted = () => Object.fromEntries(new FormData(form()));

test('the comment form is a plain post to the configured address, which is the gateway’s', () => {
  document.body.innerHTML = renderToString(<Post />);
  const element = document.querySelector('form')!;
  expect([element.method, element.getAttribute('action'), element.enctype]).toEqual([
    'post',
    commentsUrl,
    'application/x-www-form-urlencoded',
  ]);
  expect(commentsUrl).toBe('/api/comments');
  document.body.replaceChildren();
});

test('Author, Email, Website and comment have the field names that are sent', () => {
  render(<Post />);
  const facts = within(form())
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ name, type }) => [name, type]);
  expect(facts).toEqual([
    ['Author', 'text'],
    ['Email', 'text'],
    ['Website', 'text'],
    ['comment', 'textarea'],
  ]);
  expect(field(/^Comment/).getAttribute('rows')).toBe('8');
});

test('an asterisk marks Author and Email, and words say what it means; Website is optional', () => {
  render(<Post />);
  expect(field('Author *').getAttribute('aria-required')).toBe('true');
  expect(field('Email *').getAttribute('aria-required')).toBe('true');
  expect(field(/^Website.*optional/).getAttribute('aria-required')).toBeNull();
  expect(form().textContent).toContain('Fields marked with an asterisk (*) are required.');
});

test('a comment is sent with the page and title of its post', () => {
  render(<Post />);
  expect(posted()).toMatchObject({ post: '/about', postTitle: 'Mud' });
  expect(posted()).not.toHaveProperty('parent');
});

test('Cancel reply is shown only during a reply, and cancels it', async () => {
  const user = userEvent.setup();
  render(<Post />);
  expect(screen.queryByRole('link', { name: 'Cancel reply' })).toBeNull();
  await user.type(field(/^Comment/), 'So do I.');
  await user.click(screen.getByRole('button', { name: 'Reply to Maya' }));
  const cancel = screen.getByRole('link', { name: 'Cancel reply' });
  expect(cancel.getAttribute('href')).toBe('/about#comment-1');
  expect(posted()).toMatchObject({ parent: '1', parentName: 'Maya', comment: '@Maya So do I.' });
  await user.click(cancel);
  expect(screen.queryByRole('link', { name: 'Cancel reply' })).toBeNull();
  expect(posted()).toMatchObject({ comment: 'So do I.' });
  expect(posted()).not.toHaveProperty('parent');
});

test('axe finds nothing wrong, before and while replying', async () => {
  render(<Post />);
  for (let round = 0; round < 2; round += 1) {
    const { violations } = await run(form(), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reply to Maya' }));
  }
});

test('a comment that is not whole is not posted: each message stands beside its field, and the first has the focus', async () => {
  const user = userEvent.setup();
  render(<Post />);
  const submitted: boolean[] = [];
  // React has decided when the event reaches the window. jsdom cannot post a form.
  const note = (event: Event) => {
    submitted.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  const post = () => user.click(within(form()).getByRole('button', { name: 'Post Comment' }));
  await post();
  expect(submitted).toEqual([false]);
  expect(document.activeElement).toBe(field('Author *'));
  for (const [name, message] of [
    ['Author *', messages.authorMissing],
    ['Email *', messages.emailMissing],
    [/^Comment/, messages.commentBlank],
  ] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field(name).getAttribute('aria-describedby')!)!.textContent).toContain(message);
  }
  await user.type(field('Author *'), 'Ana');
  expect(field('Author *').getAttribute('aria-invalid')).toBe('false');
  await user.type(field('Email *'), 'ana@home.example');
  await user.type(field(/^Comment/), 'Thank you.');
  await post();
  expect(submitted).toEqual([false, true]);
  window.removeEventListener('submit', note);
});
