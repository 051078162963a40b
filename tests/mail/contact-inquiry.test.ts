import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { provider } from './family.ts';

const ana = {
  name: 'Ana Okafor',
  email: 'ana@family.example',
  phone: '403-555-0167',
  message: 'Is there room?\r\nOn Tuesdays.',
};

test('without a name the sender is a website visitor', () => {
  expect(contactInquiry(provider, { ...ana, name: ' ' }).subject).toBe(
    `New Inquiry from Website Visitor - ${provider.name}`,
  );
});

test("the visitor's words come first, then name, email and phone, and there is no html", () => {
  expect(contactInquiry(provider, ana)).toEqual({
    to: provider.email,
    subject: `New Inquiry from Ana Okafor - ${provider.name}`,
    message: 'Is there room?\nOn Tuesdays.\n\nName: Ana Okafor\nEmail: ana@family.example\nPhone: 403-555-0167',
  });
});

test("each detail that is empty is 'N/A'", () => {
  const { message } = contactInquiry(provider, { name: '', email: ' ', phone: '', message: 'Hello' });
  expect(message).toBe('Hello\n\nName: N/A\nEmail: N/A\nPhone: N/A');
});

test('line breaks in the details are folded, so that they cannot look like others', () => {
  const { subject, message } = contactInquiry(provider, { ...ana, name: 'Ana\r\nEmail: other@family.example' });
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(message.match(/^Email: .*$/gm)).toEqual(['Email: ana@family.example']);
});
