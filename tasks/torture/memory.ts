// npm run torture -- --memory: requests that all differ, from visitors that all differ, against a gateway with a small heap. Its memory must not grow with them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { residentMemory } from '../resident-memory.ts';
import { table } from './chance.ts';
import { startGateway } from './gateway.ts';
import { openRaw } from './raw.ts';

const connections = 32;
/** The memory may grow by this many MB from a fifth of the requests to the end. */
const growth = 40;

/** Each makes a different address from a number: of files and pages that exist or not, with and without long queries. */
const addresses: readonly ((index: number) => string)[] = [
  (index) => `/privacy?${index}`,
  (index) => `/privacy?${index}=${'x'.repeat(900)}`,
  (index) => `/classes-details?class=${index}`,
  (index) => `/blog-list-right-sidebar?tag=${'tag-'.repeat(100)}${index}`,
  (index) => `/favicon.svg?${index}`,
  (index) => `/pictures/${index}.webp`,
  (index) => `/${'x'.repeat(900)}/${index}`,
  (index) => `/api/${index}`,
  (index) => `/?${index}=${'x'.repeat(12_000)}`,
];

export async function memory({ failures, count }: { failures: string[]; count: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const gateway = await startGateway(folder, {
    NODE_OPTIONS: '--max-old-space-size=256',
    LOG_LEVEL: 'error',
    // Every request then counts as one from the household in its X-Forwarded-For.
    TRUSTED_PROXY: '127.0.0.1',
  });
  const held = [residentMemory(gateway.pid)];
  /** Answers by status; 0 is none. */
  const statuses: Record<number, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const raw = openRaw(gateway.url);
      while (next < count) {
        const index = (next += 1);
        const visitor = `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`;
        const path = addresses[index % addresses.length]?.(index);
        const accepted = ['br', 'gzip', `x${index}`][index % 3];
        const status = await raw.send(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nAccept-Encoding: ${accepted}\r\nIf-None-Match: "${index}"\r\n\r\n`,
        );
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (index % Math.ceil(count / 10) === 0) held.push(residentMemory(gateway.pid));
      }
      raw.close();
    }),
  );
  const isAlive = (await gateway.health()).status !== undefined;
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
  table(`${count} different GETs of as many visitors, heap of at most 256 MB`, [
    ['resident memory in MB, at first and at every tenth', held.join(' ')],
    [
      'answers by status',
      Object.entries(statuses)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
    ],
    ['the gateway afterwards', isAlive ? 'answers' : 'is gone'],
  ]);
  const grown = Math.max(...held.slice(3)) - (held[2] ?? 0);
  if (!isAlive || statuses[0]) failures.push(`of ${count} GETs ${statuses[0] ?? 0} had no answer`);
  if (grown > growth) failures.push(`the gateway’s memory grew by ${grown} MB`);
}
