import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

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
