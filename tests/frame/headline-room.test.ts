import { expect, test } from 'vitest';

import { headlineRoom } from '../../src/frame/headline-room.ts';

test('a headline has the room of the longest of its first and of its second lines, whichever it is as a whole', () => {
  const even = ['We are all at the pond.', 'Come and see us there.'];
  const open = ['Come in.', 'The door is open for you and yours.'];
  expect(headlineRoom([even, open, ['Closed.']])).toBe('We are all at the pond.\nThe door is open for you and yours.');
  expect(headlineRoom([['Home is this way.'], ['Home.']])).toBe('Home is this way.\n');
});
