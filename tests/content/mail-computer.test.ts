import { expect, test } from 'vitest';

import { mailComputer } from '#content/reader/mail-computer.ts';
import { withFacts } from '#content/reader/site-file.ts';

test.each([
  [{}, 'this website’s own computer'],
  [{ MAIL_HOST: 'https://mail.example.com' }, 'a computer that works for us, mail.example.com'],
  [{ MAIL_HOST: 'https://mail.example.com', STATIC_HOST: 'yes' }, 'a computer that works for us, mail.example.com'],
  [{ STATIC_HOST: 'yes' }, 'the computer of your own mail service'],
])('with %o messages go to %s', (environment, computer) => {
  expect(mailComputer(environment)).toBe(computer);
});

test('a policy names that computer in braces', () => {
  expect(withFacts('Your message goes to {provider.mailComputer}.')).toEqual({
    text: 'Your message goes to this website’s own computer.',
    unknown: [],
  });
});
