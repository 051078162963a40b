// What every journey runs against: the real gateway serving the built site, and a real SMTP server whose mailbox is read back. One of each per worker.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test as base } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A real SMTP server that keeps what it receives. `refuse` makes it answer 550 to a recipient. */
export class Mailbox {
  readonly mails: ParsedMail[] = [];
  #arrivals = new EventTarget();
  #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      this.mails.push(await simpleParser(stream));
      this.#arrivals.dispatchEvent(new Event('mail'));
      done();
    },
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The next mail to this address, or one that has arrived already. Each mail is given out once. */
  async next(to: string): Promise<ParsedMail> {
    for (;;) {
      const index = this.mails.findIndex((mail) => addressesOf(mail).includes(to));
      if (index >= 0) return this.mails.splice(index, 1)[0]!;
      await new Promise((resolve) => this.#arrivals.addEventListener('mail', resolve, { once: true }));
    }
  }

  close = () => new Promise<void>((resolve) => this.#server.close(resolve));
}

const addressesOf = (mail: ParsedMail) =>
  [mail.to ?? []].flat().flatMap((to) => to.value.map(({ address }) => address));

/** Starts the gateway with these settings and resolves to its address once it serves. */
export async function startGateway(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  const child = spawn(process.execPath, [join(root, 'src/gateway/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      RATE_MAX: '10000',
      PLAIN_MAX: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      log += data.toString();
      const found = /http:\/\/[\w.:[\]]+:\d+/.exec(log);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The gateway did not start:\n${log}`)));
  });
  return {
    url,
    folder,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface World {
  mailbox: Mailbox;
  gateway: Awaited<ReturnType<typeof startGateway>>;
}

export const test = base.extend<{ baseURL: string; mail: Mailbox }, World>({
  mailbox: [
    async ({ browserName }, provide) => {
      expect(browserName, 'the system’s Chromium').toBe('chromium');
      const mailbox = new Mailbox();
      await provide(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ mailbox }, provide) => {
      const gateway = await startGateway({ SMTP_URL: await mailbox.open() });
      await provide(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gateway }, provide) => provide(gateway.url),
  /** The mailbox, emptied before each journey. */
  mail: async ({ mailbox }, provide) => {
    mailbox.mails.length = 0;
    await provide(mailbox);
  },
});

export { expect };
