/** The two ways to deliver a letter: into the mailbox folder (by default), or to a mail server. */
import { constants, existsSync } from 'node:fs';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { maxConcurrent } from './delivery.ts';
import { compose, type Letter, type Sender, type SenderOf } from './letter.ts';
import { codeOf } from './log.ts';
import { makeFolder, privateFile } from './place.ts';
import { DeliveryError, deliveryError, mayRefuseSender } from './smtp-errors.ts';

export interface Transport {
  /** Where the mail goes, for the message at the start; without credentials. */
  readonly where: string;
  /** Throws a DeliveryError. A letter that is delivered twice has the same Message-ID both times. */
  deliver(letter: Letter): Promise<void>;
  /** Resolves if the server can be reached and accepts the login. Throws a DeliveryError. */
  verify(): Promise<void>;
  close(): void;
}

/** Writes one .eml file a letter. Its name is derived from the letter, so a second delivery replaces the first. */
export function mailboxTransport(folder: string, senderOf: SenderOf): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  async function write(letter: Letter): Promise<void> {
    const sender = await senderOf();
    const { message } = await composer.sendMail(compose(letter, sender, sender.address));
    makeFolder(folder);
    const moment = new Date(letter.accepted).toISOString().replace(/[-:]/g, '');
    const path = join(folder, `${moment}-${letter.id}.eml`);
    const temporary = `${path}.tmp`;
    // Always a new file, since an old one could be a link; and on the disk before it has its name.
    await rm(temporary, { force: true });
    await writeFile(temporary, message as Buffer, { flag: 'wx', mode: privateFile, flush: true });
    await rename(temporary, path);
  }
  const fail = (error: unknown) => {
    throw new DeliveryError('server', codeOf(error));
  };
  return {
    where: `the folder ${folder}`,
    deliver: (letter) => write(letter).catch(fail),
    // The folder need not exist yet: the first letter creates it.
    verify: async () => (existsSync(folder) ? access(folder, constants.W_OK).catch(fail) : undefined),
    close: () => undefined,
  };
}

const seconds = 1_000;

/** Timeout of one delivery, in ms: a server that sends one byte at a time never reaches the timeout of the socket. */
const deliveryTimeout = 120 * seconds;

/** Sends to a mail server over a pool of connections. */
export function smtpTransport(url: URL, senderOf: SenderOf): Transport {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const mailer = createTransport({
    url: url.href,
    // Connections to other machines must be encrypted, unless SMTP_URL has `?ignoreTLS=true`.
    requireTLS: url.protocol === 'smtp:' && !isLocal && url.searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 45 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: maxConcurrent,
    maxMessages: 100,
    // Retries once, for a pooled connection that the server has closed meanwhile. Any other retry is up to delivery.ts.
    maxRequeues: 1,
    // Shorter than servers keep an idle connection open.
    idleTimeout: 20 * seconds,
  });
  const login = [url.username, url.password]
    .map(decodeURIComponent)
    .flatMap((text) => [text, Buffer.from(text).toString('base64')]);
  let isNullSenderRefused = false;

  const send = (letter: Letter, sender: Sender, from: string) =>
    mailer.sendMail({ ...compose(letter, sender, from), signal: AbortSignal.timeout(deliveryTimeout) });

  /** With the null sender: a bounce would reach the daycare, which did not write it (RFC 3834, section 3.3). */
  async function sendConfirmation(letter: Letter, sender: Sender): Promise<void> {
    try {
      await send(letter, sender, '');
    } catch (error) {
      // Some mail services refuse the null sender from their customers, at any step. If the mailbox was refused, it is so again.
      if (!mayRefuseSender(error)) throw error;
      await send(letter, sender, sender.address);
      isNullSenderRefused = true;
    }
  }

  return {
    where: `the mail server ${url.host}`,
    async deliver(letter) {
      const sender = await senderOf();
      try {
        if (letter.kind === 'confirmation' && !isNullSenderRefused) await sendConfirmation(letter, sender);
        else await send(letter, sender, sender.address);
      } catch (error) {
        throw deliveryError(error, [letter.to, letter.replyTo ?? '', sender.address], login);
      }
    },
    async verify() {
      try {
        await mailer.verify();
      } catch (error) {
        const { scope, code, words } = deliveryError(error, [(await senderOf()).address], login);
        throw new DeliveryError(scope === 'login' ? scope : 'server', code, words);
      }
    },
    close: () => mailer.close(),
  };
}
