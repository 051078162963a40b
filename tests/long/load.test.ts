// @vitest-environment node
// Many visitors at once: every answer is right, nothing is lost, and the memory stays bounded, however fast or slow the machine is. The figures are printed.
import { expect, test, vi } from 'vitest';

import { residentMemory } from '../../tasks/resident-memory.ts';
import { openSmtp, temporaryFolder, writeSite } from '../gateway/gateway.ts';
import { registrationOf, startGateway, type RunningGateway } from '../gateway/running-gateway.ts';

const minutes = 60_000;
const page = '<!doctype html><title>Home</title>';
/** In MB: the heap that the gateway may use. Without bounds to what it remembers it ends in an error. */
const heap = 128;
/** In MB: how much of the machine's memory it may take beside its heap, for buffers of open connections. */
const buffers = 256;

type Mail = Awaited<ReturnType<typeof openSmtp>>['mails'][number];

async function openSite(settings: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  writeSite(folder, { 'index.html': page });
  return startGateway(folder, { NODE_OPTIONS: `--max-old-space-size=${heap}`, LOG_LEVEL: 'warn', ...settings });
}

/** Posts registrations all at once, and again those that were told to come back. Resolves to how many were told so. */
async function burst(gateway: RunningGateway, name: string, count: number): Promise<number> {
  let waiting = Array.from({ length: count }, (_, index) => `${name}n${index}x`);
  let busy = 0;
  while (waiting.length) {
    const answers = await Promise.all(
      waiting.map(async (token) => ({ token, ...(await gateway.post(registrationOf(token))) })),
    );
    for (const { status, retryAfter } of answers) {
      expect(status).toBeOneOf([200, 503]);
      if (status === 503) expect(retryAfter).toBeGreaterThan(0);
    }
    waiting = answers.filter(({ status }) => status === 503).map(({ token }) => token);
    busy += waiting.length;
  }
  return busy;
}

test(
  'registrations at once are all kept and mailed once, while pages are served',
  { timeout: 20 * minutes },
  async () => {
    const smtp = await openSmtp();
    const gateway = await openSite({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const over = new AbortController();
    let pages = 0;
    const reading = (async () => {
      for (; !over.signal.aborted; pages += 1) {
        const response = await fetch(`${gateway.url}/`);
        expect([response.status, await response.text()]).toEqual([200, page]);
      }
    })();
    const figures: string[] = [];
    let accepted = 0;
    const sizes = [50, 50, 50, 500, 1_000];
    for (const [index, count] of sizes.entries()) {
      const began = performance.now();
      const busy = await burst(gateway, `b${index}`, count);
      accepted += count;
      const seconds = (performance.now() - began) / 1_000;
      figures.push(
        `${count} at once: ${Math.round(count / seconds)} a second, ${busy} told to come back, ${residentMemory(gateway.pid)} MB`,
      );
    }
    over.abort();
    await reading;
    await vi.waitFor(async () => expect(await gateway.health()).toMatchObject({ queued: 0, dead: 0 }), {
      timeout: 10 * minutes,
      interval: 100,
    });
    figures.push(`${pages} pages meanwhile; delivered: ${residentMemory(gateway.pid)} MB`);
    console.info(figures.join('\n'));
    // A letter that is acknowledged too late is sent again, with the same Message-ID.
    for (const nameOf of [({ mail }: Mail) => mail.messageId, ({ mail }: Mail) => mail.replyTo?.value[0]?.address])
      expect(new Set(smtp.mails.map(nameOf)).size).toBe(accepted);
    expect(residentMemory(gateway.pid)).toBeLessThan(heap + buffers);
    expect(await gateway.stop('SIGTERM')).toBe(0);
  },
);

test('made-up addresses of made-up visitors do not fill the memory', { timeout: 20 * minutes }, async () => {
  const count = 60_000;
  // Every request then counts as one of the household in its X-Forwarded-For.
  const gateway = await openSite({ TRUSTED_PROXY: '127.0.0.1', MAILBOX_DIR: temporaryFolder() });
  const addresses = [
    (index: number) => `/?${index}=${'x'.repeat(900)}`,
    (index: number) => `/${'x'.repeat(900)}/${index}`,
    (index: number) => `/blog-list-right-sidebar?tag=${'tag-'.repeat(100)}${index}`,
    (index: number) => `/api/${index}`,
  ];
  const memory: number[] = [];
  let index = 0;
  const visitor = async () => {
    while (index < count) {
      const number = (index += 1);
      const household = `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;
      const response = await fetch(gateway.url + addresses[number % addresses.length]!(number), {
        headers: { 'X-Forwarded-For': household, 'If-None-Match': `"${number}"` },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      expect(response.status).toBeOneOf([200, 301, 404]);
      if (number % (count / 6) === 0) memory.push(residentMemory(gateway.pid));
    }
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
  console.info(`${count} different GETs, MB at each sixth: ${memory.join(' ')}`);
  expect(Math.max(...memory)).toBeLessThan(heap + buffers);
  expect(await gateway.stop('SIGTERM')).toBe(0);
});
