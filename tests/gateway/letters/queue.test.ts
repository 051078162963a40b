// @vitest-environment node
import { expect, test } from 'vitest';

import { type LetterKind } from '#gateway/letters/letter.ts';
import { createQueue, entryOf } from '#gateway/letters/outbox/queue.ts';

const entry = (id: string, kind: LetterKind) => entryOf({ id, kind, accepted: 0 }, {});

test('a flood of registrations does not keep a question waiting for ever', () => {
  const queue = createQueue(() => undefined);
  queue.add(entry('question', 'question'));
  const taken: (string | undefined)[] = [];
  for (let count = 0; count < 8; count += 1) {
    queue.add(entry(`r${count}`, 'registration'));
    queue.add(entry(`s${count}`, 'registration'));
    taken.push(queue.take(true)?.id);
  }
  expect(taken).toContain('question');
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
