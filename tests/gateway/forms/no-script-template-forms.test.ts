// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { answers } from '#content/site/words/forms.ts';

import { letterhead } from '../../mail/family.ts';
import { fieldOf, openForms, outcomeOf, show, summaryOf } from './answers.ts';

const question = {
  dzToDo: 'Contact',
  dzFax: '',
  dzName: 'Ana',
  dzEmail: 'ana@family.example',
  'dzOther[Phone]': '403-555-0167',
  dzMessage: 'Is there room?',
};
const comment = {
  dzFax: '',
  post: '/post-right-sidebar',
  postTitle: 'A day in the mud',
  Author: 'Ana',
  Email: 'ana@family.example',
  Website: 'https://ana.example',
  comment: 'We loved it.\nThank you.',
  submit: '',
};

test('a message to an educator that is not whole comes back with its four messages, and still says whom it is for', async () => {
  const gateway = await openForms();
  const response = await gateway.post('/api/teacher-message', { 'dzOther[Teacher]': '"Noor" & co' });
  expect(response.statusCode).toBe(422);
  const page = show(response.body);
  expect(summaryOf(page).map(([, text]) => text)).toEqual([
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Please enter a message.',
  ]);
  expect(fieldOf(page, 'dzOther[Teacher]')?.value).toBe('"Noor" & co');
  expect(await gateway.mails()).toEqual([]);
});

test('without scripts the small allowance decides, and the page keeps what was typed', async () => {
  const gateway = await openForms({ config: { PLAIN_MAX: 1 } });
  await gateway.post('/api/question', question);
  const response = await gateway.post('/api/teacher-message', question);
  expect(response.statusCode).toBe(429);
  expect(fieldOf(show(response.body), 'dzMessage')?.value).toBe('Is there room?');
  expect((await gateway.post('/api/contact', { ...question, dzToDo: 'Contact' })).statusCode).toBe(200);
});

test('a filled honeypot is told on the page, whose form has no honeypot, so that a person can send again', async () => {
  const gateway = await openForms();
  const response = await gateway.post('/api/question', { ...question, dzFax: '1' });
  expect(response.statusCode).toBe(403);
  const page = show(response.body);
  expect(outcomeOf(page)?.textContent).toContain(answers.hiddenField);
  const again = Object.fromEntries(
    [...new FormData(outcomeOf(page)!.closest('form')!)].map(([name, value]) => [name, String(value)]),
  );
  expect((await gateway.post('/api/question', again)).statusCode).toBe(200);
  expect(await gateway.mails()).toHaveLength(1);
});

test('a comment is mailed to the provider with all its fields and its post', async () => {
  const gateway = await openForms();
  expect((await gateway.post('/api/comments', comment)).statusCode).toBe(200);
  const [mail, ...more] = await gateway.mails();
  expect(more).toEqual([]);
  expect(mail?.to).toMatchObject({ value: [{ address: letterhead.email }] });
  expect(mail?.replyTo?.value[0]?.address).toBe('ana@family.example');
  expect(mail?.subject).toBe(`New Comment from Ana - ${letterhead.name}`);
  expect(mail?.text?.trim()).toBe(
    `We loved it.\nThank you.\n\nAuthor: Ana\nEmail: ana@family.example\nWebsite: https://ana.example\nPost: A day in the mud (${letterhead.url}/post-right-sidebar)`,
  );
});

test('the answer to a form that stands on many pages is the page that it was posted from', async () => {
  const gateway = await openForms();
  const h1 = async (page: string) =>
    show((await gateway.post('/api/newsletter', { page })).body).querySelector('h1')?.textContent;
  const [grid, faqs] = [await h1('/blog-grid?page=2'), await h1('/faqs')];
  for (const [address, shown] of [
    ['/blog-grid?page=2', grid],
    ['/faqs', faqs],
  ] as const)
    expect(show((await gateway.app.inject(address)).body).querySelector('h1')?.textContent).toBe(shown);
  expect(grid).not.toBe(faqs);
  const { body } = await gateway.post('/api/newsletter', { page: '/blog-grid?page=2' });
  expect(fieldOf(show(body), 'page')?.value).toBe('/blog-grid?page=2');
});

test.each(['https://evil.example/faqs', '/..//etc/passwd', '/contact-us', '/blog-grid?page=9', ''])(
  'posted from %j, which is no page with the form, it is told without the form',
  async (page) => {
    const gateway = await openForms();
    const { statusCode, body } = await gateway.post('/api/newsletter', { page, dzEmail: 'ana@family.example' });
    expect(statusCode).toBe(200);
    expect(show(body).querySelector('h1')?.textContent).toBe(answers.thanks);
  },
);

test('a post that is one of several of a page has its whole address', async () => {
  const gateway = await openForms();
  await gateway.post('/api/comments', { ...comment, post: '/about?post=mud&x="' });
  expect((await gateway.mails())[0]?.text).toContain(`(${letterhead.url}/about?post=mud&x=%22)`);
});

test('a post that this site does not have is no address to lead back to', async () => {
  const gateway = await openForms();
  const response = await gateway.post('/api/comments', { ...comment, post: 'https://evil.example/"><script>' });
  expect(response.statusCode).toBe(200);
  const page = show(response.body);
  expect(page.querySelector('h1')?.textContent).toBe(answers.thanks);
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/blog-grid');
  expect(page.querySelector('script')).toBeNull();
  expect((await gateway.mails())[0]?.text).toContain(`Post: N/A (${letterhead.url}/)`);
});

test('whatever stands in place of the post’s address, the comment is mailed', async () => {
  const gateway = await openForms();
  for (const post of [
    `${new URL(letterhead.url).origin}//`,
    '//',
    'https://',
    'http://[',
    '/%',
    '\\\\',
    `/${'a/'.repeat(500)}`,
  ])
    expect([post, (await gateway.post('/api/comments', { ...comment, comment: post, post })).statusCode]).toEqual([
      post,
      200,
    ]);
});

test('a reply carries the name of whom it answers at its start, once', async () => {
  const gateway = await openForms();
  const reply = { ...comment, parent: '3', parentName: 'Maya' };
  await gateway.post('/api/comments', { ...reply, comment: '@Maya I think so too.' });
  await gateway.post('/api/comments', { ...reply, comment: 'So do I.' });
  const texts = (await gateway.mails()).map(({ text = '' }) => text);
  expect(texts.map((text) => text.split('\n')[0]).toSorted()).toEqual(['@Maya I think so too.', '@Maya So do I.']);
  for (const text of texts) expect(text).toContain('Reply to: Maya (3)');
});

test('another caller than a browser gets the same words as JSON', async () => {
  const gateway = await openForms();
  const post = (fields: Record<string, string>) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/comments',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const refused = await post({ ...comment, Author: ' ' });
  expect([refused.statusCode, refused.json()]).toEqual([422, { message: 'Author is required' }]);
  const accepted = await post(comment);
  expect([accepted.statusCode, accepted.json()]).toEqual([200, { message: answers.thanks }]);
  const long = await post({ ...comment, comment: 'x'.repeat(70_000) });
  expect(long.statusCode).toBe(413);
  expect(long.json().message).toMatch(/\.$/);
});
