import { expect, test } from 'vitest';

import { commentLetter, type Comment } from '#mail/comment.ts';
import { newsletterSignup } from '#mail/newsletter-signup.ts';
import { question, teacherMessage } from '#mail/question.ts';

import { isOwnSite } from '../any-daycare.ts';
import { letterhead } from './family.ts';

const ana = { name: 'Ana', email: 'ana@family.example', phone: '403-555-0167', message: 'Is there room?\r\nTuesdays.' };
const said: Comment = {
  author: 'Ana',
  email: 'ana@family.example',
  website: '',
  comment: 'We loved it.',
  post: { title: 'Mud', address: 'https://site.example/post-standard' },
};

test.skipIf(isOwnSite)(
  'a sign-up is a request: it names the address, says that nobody confirmed it, and what consent the law asks for',
  () => {
    expect(newsletterSignup(letterhead, ' ana@family.example ')).toEqual({
      to: letterhead.email,
      subject: `Newsletter request for ana@family.example - ${letterhead.name}`,
      message: expect.stringMatching(
        /^Somebody typed ana@family\.example [^]*Nobody has confirmed [^]*own consent[^]*only when/,
      ),
    });
  },
);

test('a question says who asks, in the contact form’s own order', () => {
  expect(question(letterhead, ana)).toEqual({
    to: letterhead.email,
    subject: `New Question from Ana - ${letterhead.name}`,
    message: 'Is there room?\nTuesdays.\n\nName: Ana\nEmail: ana@family.example\nPhone: 403-555-0167',
  });
});

test('a message to an educator says whom it is for, also when the page does not', () => {
  expect(teacherMessage(letterhead, ana, 'Noor\nBcc: all@example.com').subject).toBe(
    `New Message for Noor Bcc: all@example.com from Ana - ${letterhead.name}`,
  );
  expect(teacherMessage(letterhead, { ...ana, name: ' ' }, '').subject).toBe(
    `New Message for an educator from Website Visitor - ${letterhead.name}`,
  );
});

test('a comment begins with the writer’s words, then who and where', () => {
  expect(commentLetter(letterhead, said)).toEqual({
    to: letterhead.email,
    subject: `New Comment from Ana - ${letterhead.name}`,
    message:
      'We loved it.\n\nAuthor: Ana\nEmail: ana@family.example\nWebsite: N/A\nPost: Mud (https://site.example/post-standard)',
  });
});

test.each([
  ['I agree.', '@Maya I agree.'],
  ['@Maya I agree.', '@Maya I agree.'],
])('a reply of “%s” arrives as “%s”', (comment, first) => {
  const { message } = commentLetter(letterhead, { ...said, comment, parent: { id: '3', name: 'Maya' } });
  expect(message.split('\n')[0]).toBe(first);
  expect(message).toContain('Reply to: Maya (3)');
});

test('what is typed in one field cannot look like another', () => {
  const { subject, message } = commentLetter(letterhead, { ...said, author: 'Ana\nEmail: other@family.example' });
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(message.match(/^Email: .*$/gm)).toEqual(['Email: ana@family.example']);
});
