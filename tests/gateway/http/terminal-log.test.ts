import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { readable } from '#gateway/http/terminal-log.ts';

test('a terminal shows a line of the log as words with the time, its weight and what it is about', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(readable(line)) } } });
  log.info({ outcome: 'refused', reason: 'too-many' }, 'message');
  log.error({ waiting: { dead: 2 } }, 'letters could not be delivered');
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d message \(outcome: refused, reason: too-many\)$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d ERROR: letters could not be delivered \(waiting: \{"dead":2\}\)$/),
  ]);
});
