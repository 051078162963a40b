import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { letterhead } from './family.ts';

const ana = {
  name: 'Ana Okafor',
  email: 'ana@family.example',
  phone: '403-555-0167',
  message: 'Is there room?\r\nOn Tuesdays.',
};

test('without a name the sender is a website visitor', () => {
  expect(contactInquiry(letterhead, { ...ana, name: ' ' }).subject).toBe(
    `New Inquiry from Website Visitor - ${letterhead.name}`,
  );
});

test("the visitor's words come first, then name, email and phone, and there is no html", () => {
  expect(contactInquiry(letterhead, ana)).toEqual({
    to: letterhead.email,
    subject: `New Inquiry from Ana Okafor - ${letterhead.name}`,
    message: 'Is there room?\nOn Tuesdays.\n\nName: Ana Okafor\nEmail: ana@family.example\nPhone: 403-555-0167',
  });
});

test("each detail that is empty is 'N/A'", () => {
  const { message } = contactInquiry(letterhead, { name: '', email: ' ', phone: '', message: 'Hello' });
  expect(message).toBe('Hello\n\nName: N/A\nEmail: N/A\nPhone: N/A');
});

test('line breaks in the details are folded, so that they cannot look like others', () => {
  const { subject, message } = contactInquiry(letterhead, { ...ana, name: 'Ana\r\nEmail: other@family.example' });
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(message.match(/^Email: .*$/gm)).toEqual(['Email: ana@family.example']);
});
