import { expect, test } from 'vitest';

import { isAddress } from '#mail/address.ts';

test("a parent's plain address is one (M33)", () => {
  for (const address of ['zoe@family.example', "zoe.o'brien+daycare@mail.family.example", 'z@x-y.ca'])
    expect(isAddress(address)).toBe(true);
});

test('lists, names, comments, line breaks and half addresses are not (M33, M39)', () => {
  const wrong = [
    '',
    'zoe',
    'zoe@family',
    '@family.example',
    'a@b.ca,c@d.ca',
    'a@b.ca c@d.ca',
    'a@b.ca;c@d.ca',
    'Zoë <zoe@b.ca>',
    'zoe@b.ca\r\nBcc: x@y.ca',
    'zoe(x)@b.ca',
    '"a b"@c.ca',
    'a@b@c.ca',
    'a@-b.ca',
    `${'a'.repeat(65)}@b.ca`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}`,
  ];
  expect(wrong.filter(isAddress)).toEqual([]);
});
