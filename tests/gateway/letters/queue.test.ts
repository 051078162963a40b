// @vitest-environment node
import { expect, test } from 'vitest';

import { type LetterKind } from '#gateway/letters/letter.ts';
import { createQueue, entryOf, type Entry } from '#gateway/letters/outbox/queue.ts';

const entry = (id: string, kind: LetterKind, changes: Partial<Entry> = {}) =>
  Object.assign(entryOf({ id, kind, accepted: 0 }, {}), changes);
const broken = { failures: 1, last: { scope: 'unclear', code: 'ECONNECTION', words: '' } } as const;

function queueOf(...entries: Entry[]) {
  const queue = createQueue(() => undefined);
  for (const one of entries) queue.add(one);
  return queue;
}

test('a registration goes before a confirmation, and both before the rest', () => {
  const queue = queueOf(
    entry('question', 'question'),
    entry('confirmation', 'confirmation'),
    entry('r', 'registration'),
  );
  expect([1, 2, 3].map(() => queue.take(true)?.id)).toEqual(['r', 'confirmation', 'question']);
  expect(queue.take(true)).toBeUndefined();
});

test('a flood of registrations does not keep a question waiting for ever', () => {
  const queue = queueOf(entry('question', 'question'));
  const taken: (string | undefined)[] = [];
  for (let count = 0; count < 8; count += 1) {
    queue.add(entry(`r${count}`, 'registration'));
    queue.add(entry(`s${count}`, 'registration'));
    taken.push(queue.take(true)?.id);
  }
  expect(taken).toContain('question');
});

test('a letter at which a session broke goes behind all others, and one that is to blame for it behind those', () => {
  const queue = queueOf(
    entry('to blame', 'registration', { ...broken, breaksSessions: true }),
    entry('broken', 'registration', broken),
    entry('question', 'question'),
  );
  expect([1, 2, 3].map(() => queue.take(true)?.id)).toEqual(['question', 'broken', 'to blame']);
});

test('a letter that breaks sessions waits while enough such letters are under way', () => {
  const queue = queueOf(entry('to blame', 'registration', { ...broken, breaksSessions: true }));
  expect(queue.take(false)).toBeUndefined();
  expect(queue.take(true)?.id).toBe('to blame');
});

test('a letter that the operator sends again goes before all others', () => {
  const queue = queueOf(entry('r', 'registration'));
  queue.add(entry('asked', 'comment', broken), true);
  expect(queue.take(true)?.id).toBe('asked');
});

test('the probe is the letter that failed least, and another than the last that failed', () => {
  const queue = queueOf(entry('failed', 'registration', broken), entry('worse', 'question', { failures: 9 }));
  expect(queue.takeProbe('failed')?.id).toBe('worse');
  expect(queue.takeProbe('failed')?.id).toBe('failed');
  queue.add(entry('worse', 'registration', { failures: 9 }));
  queue.add(entry('new', 'question'));
  expect(queue.takeProbe(undefined)?.id).toBe('new');
});

test('a letter that is taken out while it is kept back is never due', async () => {
  let isDue = false;
  const queue = createQueue(() => (isDue = true));
  const [kept, dropped] = [entry('kept', 'question'), entry('dropped', 'question')];
  queue.defer(dropped, 1, 1);
  queue.remove(dropped);
  await new Promise<void>((resolve) => {
    const later = createQueue(resolve);
    later.defer(kept, 5, 5);
  });
  expect(isDue).toBe(false);
  expect(queue.take(true)).toBeUndefined();
});
