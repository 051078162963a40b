// What every journey runs against: the real gateway serving the built site, and a real SMTP server whose mailbox is read back. One of each per worker.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { expect, test as base } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

import { startGateway as start, type Gateway } from '../tasks/gateway.ts';

/** A real SMTP server that keeps what it receives. `refuse` makes it answer 550 to a recipient. */
export class Mailbox {
  readonly mails: ParsedMail[] = [];
  #arrivals = new EventTarget();
  #server = new SMTPServer({
    authOptional: true,
    // Otherwise each connection waits for the name server of the machine.
    disableReverseLookup: true,
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

/** The gateway with limits that no journey reaches. */
export const startGateway = (settings: Readonly<Record<string, string>>) =>
  start({ RATE_MAX: '10000', PLAIN_MAX: '10000', ...settings });

interface World {
  mailbox: Mailbox;
  gateway: Gateway;
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
