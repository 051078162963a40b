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

test('a letter that the operator sends again goes before all others', () => {
  const queue = queueOf(entry('r', 'registration'));
  queue.add(entry('asked', 'comment', broken), true);
  expect(queue.take(true)?.id).toBe('asked');
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
