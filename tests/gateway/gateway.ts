// A gateway of its own for each test: real folders, the real app, and mail read back from real files or a real SMTP server.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

import { letterhead } from '#content/values/daycare.ts';
import { daycare as ownDaycare } from '#content/values/daycare.ts';
import type { Daycare } from '#daycare.ts';
import { openApp, type AppSettings } from '#gateway/http/app.ts';
import { openBuiltSite } from '#gateway/http/built-site.ts';
import { addRoutes, type Dependencies } from '#gateway/http/routes.ts';
import { connectRedis, createTtlStore } from '#gateway/http/ttl-store.ts';
import { connect } from '#gateway/letters/files.ts';
import { openOutbox, startOutbox, stopOutbox } from '#gateway/letters/open-outbox.ts';
import { countsOf, type Outbox } from '#gateway/letters/outbox.ts';
import { type Waits } from '#gateway/letters/retry-times.ts';
import { mailboxTransport, smtpTransport, type Transport } from '#gateway/letters/transport.ts';

// Real processes and servers on a busy machine: a test waits for what happens, never for a time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Waits until the check passes. */
export const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

export const senderOf = () => ({ name: letterhead.name, address: letterhead.email, replies: letterhead.email });

/** What a build would say of the daycare. */
export const daycare: Daycare = { ...ownDaycare, folder: 'site', former: [], mailHost: '' };

type End = () => void | Promise<void>;
let atEnd: (end: End) => void = onTestFinished;

/** Opens what all tests of a file use, for `beforeAll`, which it gives back with the function that closes it. */
export async function openForAll<Opened>(open: () => Promise<Opened>): Promise<[Opened, () => Promise<void>]> {
  const ends: End[] = [];
  atEnd = (end) => void ends.unshift(end);
  const opened = await open().finally(() => (atEnd = onTestFinished));
  const close = async () => {
    for (const end of ends) await end();
  };
  return [opened, close];
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Options {
  config?: Partial<Dependencies['config'] & AppSettings>;
  /** Folder of an earlier gateway, whose outbox this one goes on with. */
  folder?: string;
  transport?: Transport;
  now?: () => Date;
  /** The monotonic clock of limits and memories, in ms. */
  clock?: () => number;
  /** False: letters are stored and not delivered. */
  delivers?: boolean;
  /** Waits in place of the short ones that tests use. */
  waits?: Partial<Waits>;
  /** Bytes to be kept free on the outbox's disk. */
  reserve?: (size: number) => number;
  renderer?: Dependencies['renderer'];
  nightWatch?: Dependencies['nightWatch'];
  /** What the build in a folder says. */
  daycareOf?: (folder: string) => Daycare;
  /** Address of the Redis that several gateways share. */
  redis?: URL;
}

export async function openGateway({
  config = {},
  folder = temporaryFolder(),
  transport,
  now = () => new Date(),
  clock,
  delivers = true,
  redis,
  waits = {},
  reserve,
  renderer,
  nightWatch,
  daycareOf = () => daycare,
}: Options = {}) {
  const mailbox = join(folder, 'mailbox');
  const outboxFolder = join(folder, 'outbox');
  const site = await openBuiltSite(join(folder, 'site'), daycareOf);
  const letterheadNow = async () => (await site.current()).daycare.letterhead;
  const senderNow = async () => {
    const { name, email } = await letterheadNow();
    return { name, address: email, replies: email };
  };
  const log: string[] = [];
  const settings = {
    RATE_MAX: 1_000,
    RATE_MINUTES: 10,
    RATE_ALL: 100_000,
    PLAIN_MAX: 1_000,
    MAX_CONNECTIONS: 1_000,
    ALLOWED_ORIGIN: undefined,
    HTTPS_ONLY: false,
    BODY_LIMIT: 65_536,
    TRUSTED_PROXY: [],
    LOG_LEVEL: 'debug' as const,
    ...config,
  };
  const app = openApp(settings, site, { write: (line) => void log.push(line) });
  const outbox = await openOutbox({
    folder: outboxFolder,
    transport: transport ?? mailboxTransport(mailbox, senderNow),
    letterhead: letterheadNow,
    now,
    log: app.log,
    reserve,
    waits: { first: 5, longest: 20, server: 20, sweep: 60_000, look: 5, wipe: 20, ...waits },
  });
  const ttlStore = createTtlStore(redis && connectRedis(redis, app.log), clock);
  await addRoutes(app, {
    config: settings,
    site,
    outbox,
    ttlStore,
    now,
    nightWatch,
    ...(renderer ? { renderer } : {}),
  });
  if (delivers) startOutbox(outbox);
  const close = async () => {
    await app.close();
    await stopOutbox(outbox);
    ttlStore.close();
  };
  atEnd(close);

  return {
    app,
    outbox,
    outboxFolder,
    folder,
    mailbox,
    log: () => log.join(''),
    close,
    start: () => startOutbox(outbox),
    counts: () => countsOf(outbox),
    send: (body: unknown, address = '203.0.113.7') =>
      app.inject({
        method: 'POST',
        url: '/api/sendEmail',
        remoteAddress: address,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    post: (url: string, fields: Record<string, string>, address = '203.0.113.7') =>
      app.inject({
        method: 'POST',
        url,
        remoteAddress: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** Everything in the mailbox, once nothing waits any more, in order of arrival. */
    mails: async () => {
      await delivered(outbox);
      return readMailbox(mailbox);
    },
    /** All that the outbox keeps, as text. */
    kept: () => textOf(outboxFolder),
    /** Its letters, as another connection sees them. */
    rows: () => rowsIn(outboxFolder),
  };
}

export const delivered = (outbox: Outbox) =>
  until(async () => {
    if ((await countsOf(outbox)).queued) throw new Error('Letters still wait.');
  });

export async function readMailbox(folder: string): Promise<ParsedMail[]> {
  if (!existsSync(folder)) return [];
  const mails = await Promise.all(
    readdirSync(folder)
      .sort()
      .map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
  return mails.sort((one, other) => Number(one.date) - Number(other.date));
}

/** The letters of an outbox and what is left of delivered ones, in order of arrival. */
export function rowsIn(folder: string) {
  const db = connect(folder);
  const rows = db.prepare('SELECT * FROM letters ORDER BY number').all();
  db.close();
  return rows.map((row) => ({ ...row }));
}

/** The bytes of all files in a folder. Read by another process: a file of a database that this one closes would lose its locks. */
export const textOf = (folder: string) =>
  execFileSync('find', [folder, '-type', 'f', '-exec', 'cat', '{}', '+'], { maxBuffer: 1e9 }).toString();

/** Writes a site as the build does. */
export function writeSite(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'site', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

export interface SmtpReply {
  readonly code: number;
  readonly text: string;
}

export interface SmtpOptions extends SMTPServerOptions {
  /** Answers a recipient with an error. */
  refuse?: (to: string) => SmtpReply | undefined;
  /** What the server does once it has read a letter: cuts the connection, leaves with 421, stays silent, or waits. */
  spoil?: (mail: ParsedMail, to: readonly string[]) => 'cut' | '421' | 'silence' | Promise<unknown> | undefined;
  port?: number;
}

/** A real SMTP server. */
export async function openSmtp({ refuse, spoil, port = 0, ...options }: SmtpOptions = {}) {
  const mails: { mail: ParsedMail; from: string; to: string[] }[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let connections = 0;
  const keep = async (stream: Readable, { envelope, remotePort }: SMTPServerSession) => {
    const { mailFrom, rcptTo } = envelope;
    const mail = await simpleParser(stream);
    const to = rcptTo.map(({ address }) => address);
    const fate = spoil?.(mail, to);
    if (fate === 'cut') sockets.get(remotePort)?.destroy();
    if (fate === '421') throw Object.assign(new Error('Too busy'), { responseCode: 421 });
    if (fate === 'silence' || fate === 'cut') return new Promise<undefined>(() => undefined);
    await fate;
    mails.push({ mail, from: mailFrom ? mailFrom.address : '', to });
    return undefined;
  };
  const server = new SMTPServer({
    authOptional: true,
    // Otherwise each connection waits for the name server of the machine.
    disableReverseLookup: true,
    // Connections that the gateway keeps open must not hold up the end of a test.
    closeTimeout: 20,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const reply = refuse?.(address);
      done(reply && Object.assign(new Error(reply.text), { responseCode: reply.code }));
    },
    onData: (stream, session, finish) => void keep(stream, session).then(finish, finish),
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.set(socket.remotePort, socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  atEnd(close);
  const address = server.server.address() as AddressInfo;
  return {
    mails,
    close,
    port: address.port,
    connections: () => connections,
    /** A new one for each gateway, which closes it when it stops. */
    get transport() {
      return smtpTransport(new URL(`smtp://127.0.0.1:${address.port}`), senderOf);
    },
  };
}
