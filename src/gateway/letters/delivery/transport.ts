/** The two ways a letter leaves: into the mailbox folder (without settings), or to a mail server. */
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { compose, type Sender } from './compose.ts';
import { makeFolder, writeDurably } from '#gateway/letters/outbox/durable-files.ts';
import { type Letter } from '#gateway/letters/letter.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { DeliveryError, deliveryError, isSenderRefused } from './smtp-errors.ts';

export interface Transport {
  /** Where the mail goes, for the start message; no credentials. */
  readonly where: string;
  /** Throws a DeliveryError. Delivering the same letter twice is recognisable by its Message-ID. */
  deliver(letter: Letter): Promise<void>;
  /** Resolves if letters could be delivered now: the server is there and lets us in. Throws a DeliveryError. */
  verify(): Promise<void>;
  /** Closes connections that are kept open; the next letter opens new ones. */
  close(): void;
}

/** One .eml file a letter. The file's name comes from the letter, so a second delivery replaces the first. */
export function mailboxTransport(folder: string, sender: Sender): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const orFail = async (write: () => Promise<unknown>) => {
    try {
      await write();
    } catch (error) {
      throw new DeliveryError('server', codeOf(error));
    }
  };
  return {
    where: `the folder ${folder}`,
    deliver: (letter) =>
      orFail(async () => {
        const { message } = await composer.sendMail(compose(letter, sender, sender.address));
        await makeFolder(folder);
        const moment = new Date(letter.accepted).toISOString().replace(/[-:]/g, '');
        await writeDurably(join(folder, `${moment}-${letter.id}.eml`), message as Buffer);
      }),
    // The first letter makes the folder.
    verify: () =>
      orFail(async () => {
        if (existsSync(folder)) await access(folder, constants.W_OK);
      }),
    close: () => undefined,
  };
}

const seconds = 1_000;

const smtpOptions = (url: URL, atOnce: number) => {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return {
    url: url.href,
    // Between machines the connection must be encrypted, unless the address says `?ignoreTLS=true`.
    requireTLS: url.protocol === 'smtp:' && !isLocal && url.searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 45 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: atOnce,
    maxMessages: 100,
    // A kept connection that the server closed in between is replaced once; any other failure is ours to judge.
    maxRequeues: 1,
    // Shorter than servers wait before they close a silent connection themselves.
    idleTimeout: 20 * seconds,
  } as const;
};

/** The longest that one letter may take, in ms: a server that answers a byte at a time is never silent for long enough to time out. */
const longestDelivery = 120 * seconds;

/** A mail server, with up to `atOnce` connections that are kept for the next letters. */
export function smtpTransport(url: URL, sender: Sender, atOnce = 4): Transport {
  let kept: ReturnType<typeof open> | undefined;
  const open = () => createTransport(smtpOptions(url, atOnce));
  const mailer = () => (kept ??= open());
  const login = decodeURIComponent(url.username);

  const send = (letter: Letter, from: string) =>
    mailer().sendMail({ ...compose(letter, sender, from), signal: AbortSignal.timeout(longestDelivery) });

  return {
    where: `the mail server ${url.host}`,
    async deliver(letter) {
      try {
        // A bounce of the confirmation would go to the daycare, which did not write it (RFC 3834, section 3.3).
        if (letter.kind !== 'confirmation') await send(letter, sender.address);
        else
          await send(letter, '').catch((error: unknown) => {
            // Some mail services take no null sender from their customers.
            if (!isSenderRefused(error)) throw error;
            return send(letter, sender.address);
          });
      } catch (error) {
        throw deliveryError(error, [letter.to, letter.replyTo ?? '', sender.address, login]);
      }
    },
    async verify() {
      try {
        await mailer().verify();
      } catch (error) {
        const { scope, code, words } = deliveryError(error, [sender.address, login]);
        throw new DeliveryError(scope === 'login' ? scope : 'server', code, words);
      }
    },
    close() {
      kept?.close();
      kept = undefined;
    },
  };
}
