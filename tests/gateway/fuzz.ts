// Random bodies and paths from a seed, so that a failure can be repeated. A test uses a few of them, `npm run torture` many.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { formService } from '#content/records/form-service.ts';
import { provider } from '#content/records/provider.ts';
import { createApp } from '#gateway/app.ts';
import { createTtlStore } from '#gateway/ttl-store.ts';
import { openOutbox } from '#gateway/letters/outbox/outbox.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { noScriptPaths, sendPath } from '#mail/contract.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport, type RegistrationLetterAnswers } from '#mail/registration-report.ts';

/** Random numbers from 0 to 1, and choices made with them. */
export interface Chance {
  next(): number;
  below(most: number): number;
  of<Item>(list: readonly Item[]): Item;
  is(share: number): boolean;
}

interface Found {
  /** What went wrong, each with the input that caused it. */
  readonly failures: string[];
  readonly statuses: Record<string, number>;
}

const secret = 'OUTSIDE-THE-SITE';
const lookFor = (text: string) => text.includes(secret) || text.includes('root:x:');

/** A gateway over a site of two pages in a folder, with words beside it that must never be served. */
export async function openFuzzed(folder: string): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  for (const [name, text] of [
    ['site/index.html', '<!doctype html><title>Home</title>'],
    ['site/error-404/index.html', '<!doctype html><title>Gone</title>'],
    ['site/assets/client-DiwrgTda.js', 'start()'],
    ['site/.vite/manifest.json', secret],
    ['secret.txt', secret],
    ['site-secret/index.html', secret],
  ] as const) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const now = () => new Date();
  const transport = {
    where: 'nowhere',
    deliver: async () => undefined,
    verify: async () => undefined,
    close: () => undefined,
  };
  const outbox = await openOutbox({ folder: join(folder, 'outbox'), transport, now });
  writeFileSync(join(folder, 'outbox', 'note.txt'), secret);
  const app = await createApp({
    config: {
      siteDir: join(folder, 'site'),
      rateMax: 1_000_000,
      rateMinutes: 1,
      rateAll: 1_000_000,
      plainMax: 1_000_000,
      bodyLimit: 65_536,
      maxConnections: 10_000,
      trustedProxy: [],
      allowedOrigin: undefined,
      isHttpsOnly: false,
      mailHost: '',
      logLevel: 'silent',
    },
    provider,
    outbox,
    ttlStore: createTtlStore(),
    now,
  });
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  outbox.start(quiet);
  return {
    app,
    async close() {
      await app.close();
      await outbox.stop();
    },
  };
}

const bits = [
  '', ' ', '\0', '\r\n', '\u2028', '\uFEFF', '\uD800', '👩‍👧', 'İ', 'ß'.repeat(9), '../../etc/passwd', '<script>', '"', "'", '\\', '%00', '{{7*7}}', '${x}',
  '=?utf-8?B?eA==?=', '__proto__', 'constructor', provider.email, 'x@y.example', 'Bcc: x@y.example', '1e400', '-0', 'NaN', 'x'.repeat(500), '=', '&', ';', '--edge', '\r\n.\r\n',
]; // prettier-ignore
const wordOf = (chance: Chance): string =>
  chance.is(0.5)
    ? chance.of(bits)
    : Array.from({ length: chance.below(12) }, () =>
        chance.is(0.3) ? chance.of(bits) : String.fromCodePoint(chance.below(0x2_fff)),
      ).join('');

function valueOf(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 4 ? 6 : 8);
  if (kind < 3) return wordOf(chance);
  if (kind === 3) return chance.of([0, -1, 1e308, 2 ** 53, 0.1]);
  if (kind === 4) return chance.of([true, false, null]);
  if (kind === 5) return chance.of([[], {}]);
  const count = chance.below(5);
  if (kind === 6) return Array.from({ length: count }, () => valueOf(chance, depth + 1));
  return Object.fromEntries(Array.from({ length: count }, () => [wordOf(chance), valueOf(chance, depth + 1)]));
}

const names =
  'parentFirstName parentLastName parentNumber parentEmail parentAddress parentCity parentProvince parentPostalCode foundUs note childFirstName childLastName startDate dob'.split(
    ' ',
  );
const answersOf = (chance: Chance) => Object.fromEntries(names.map((name) => [name, wordOf(chance)]));

/** A letter as the site sends it, or nearly. */
function letterOf(chance: Chance): Record<string, unknown> {
  const letter: Record<string, unknown> = {
    ...chance.of([
      () => registrationReport(provider, answersOf(chance) as unknown as RegistrationLetterAnswers, new Date()),
      () =>
        contactInquiry(provider, {
          name: wordOf(chance),
          email: wordOf(chance),
          phone: wordOf(chance),
          message: wordOf(chance),
        }),
      () => parentConfirmation(provider, wordOf(chance)),
    ])(),
  };
  for (const name of Object.keys(letter))
    if (chance.is(0.12)) letter[name] = valueOf(chance);
    else if (chance.is(0.05)) delete letter[name];
  if (chance.is(0.1)) letter[wordOf(chance)] = valueOf(chance);
  return letter;
}

const fieldNames = [
  'dzName',
  'dzEmail',
  'dzOther[Phone]',
  'dzMessage',
  'Author',
  'Email',
  'comment',
  ...names,
  'altcha',
  '__proto__',
];

function serviceBody(chance: Chance): Record<string, unknown> {
  return {
    user_id: chance.is(0.9) ? formService.publicKey : valueOf(chance),
    service_id: chance.is(0.9) ? formService.serviceId : valueOf(chance),
    template_id: chance.is(0.9) ? chance.of(Object.values(formService.templates)) : valueOf(chance),
    template_params: chance.is(0.8)
      ? Object.fromEntries(fieldNames.map((name) => [name, chance.is(0.8) ? wordOf(chance) : valueOf(chance)]))
      : valueOf(chance),
  };
}

function multipartOf(chance: Chance): string {
  const fields = Object.entries(serviceBody(chance)).concat(fieldNames.map((name) => [name, wordOf(chance)]));
  return `${fields.map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"${chance.is(0.1) ? '; filename="x"' : ''}\r\n\r\n${String(value)}\r\n`).join('')}${chance.is(0.9) ? '--edge--\r\n' : ''}`;
}

interface Request {
  readonly url: string;
  readonly type: string;
  readonly payload: string | Buffer;
}

function requestOf(chance: Chance): Request {
  const json = 'application/json';
  const made = chance.of<() => Request>([
    () => ({ url: sendPath, type: json, payload: JSON.stringify(letterOf(chance)) }),
    () => ({ url: sendPath, type: json, payload: JSON.stringify(valueOf(chance)) }),
    () => ({ url: '/api/v1.0/email/send', type: json, payload: JSON.stringify(serviceBody(chance)) }),
    () => ({
      url: '/api/v1.0/email/send-form',
      type: 'multipart/form-data; boundary=edge',
      payload: multipartOf(chance),
    }),
    () => ({
      url: chance.of([...Object.values(noScriptPaths), '/api/comments']),
      type: 'application/x-www-form-urlencoded',
      payload: fieldNames
        .map(
          (name) =>
            `${encodeURIComponent(name)}=${chance.is(0.8) ? encodeURIComponent(wordOf(chance).toWellFormed()) : '%'}`,
        )
        .join('&'),
    }),
  ])();
  if (chance.is(0.1)) return { ...made, payload: Buffer.from(made.payload).subarray(0, chance.below(300)) };
  if (chance.is(0.05))
    return { ...made, payload: Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256))) };
  if (chance.is(0.05))
    return {
      ...made,
      type: chance.of(['text/plain', 'text/xml', '', 'application/json; charset=x', '*/*', made.type.toUpperCase()]),
    };
  if (chance.is(0.02)) return { ...made, payload: 'x'.repeat(70_000) };
  return made;
}

/** Whether a refusal is JSON with a sentence. */
function isTold(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { message?: unknown }).message === 'string';
  } catch {
    return false;
  }
}

/** Posts so many bodies. `meanwhile` is called a hundred times between them, so that a caller can measure. */
export async function fuzzBodies(
  app: FastifyInstance,
  chance: Chance,
  count: number,
  meanwhile = (_share: number) => {},
): Promise<Found> {
  const failures: string[] = [];
  const statuses: Record<string, number> = {};
  const step = Math.max(1, Math.floor(count / 100));
  for (let index = 0; index < count; index += 1) {
    const { url, type, payload } = requestOf(chance);
    const response = await app.inject({
      method: chance.is(0.97) ? 'POST' : chance.of(['PUT', 'DELETE', 'PATCH']),
      url,
      headers: { 'content-type': type, accept: 'application/json' },
      remoteAddress: `203.0.113.${chance.below(256)}`,
      payload,
    });
    const { statusCode, body } = response;
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode >= 500 || (statusCode >= 400 && !isTold(body)) || lookFor(body))
      failures.push(`${url} ${type}: ${statusCode} ${body.slice(0, 200)} for ${payload.toString().slice(0, 300)}`);
    if (index % step === 0) meanwhile(index / count);
  }
  return { failures, statuses };
}

const parts = [
  '..', '.', '%2e%2e', '%2E.', '..%2f', '..%5c', '%252e%252e', '..;', '%c0%ae%c0%ae', '%u002e', '/', '//', '\\', '%2f', '%5c', '%00', '%0d%0aX:1', '%', '%zz', '%E0%A4%A', '~', 'C:', 'file:', '@', ':',
  'index.html', 'index.html.br', '.vite', 'manifest.json', 'secret.txt', 'outbox', 'note.txt', 'key', 'etc', 'passwd', 'site-secret', 'site', 'assets', 'client-DiwrgTda.js', 'about', 'api', 'health', 'sendEmail',
  '__proto__', 'constructor', 'toString', '?', '#', ';x', '*', 'x'.repeat(300), '\u00e9', '{', '|', '`',
]; // prettier-ignore

/** Asks for so many paths over real connections, since every client library tidies a path first. The app must listen. */
export async function fuzzPaths(app: FastifyInstance, chance: Chance, count: number): Promise<Found> {
  const failures: string[] = [];
  const statuses: Record<string, number> = {};
  const { port } = app.server.address() as AddressInfo;
  for (let index = 0; index < count; index += 1) {
    const path = `/${Array.from({ length: chance.below(9) }, () => chance.of(parts)).join(chance.of(['/', '', '/', '%2f', '\\']))}`;
    const method = chance.is(0.9) ? 'GET' : chance.of(['HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE', 'X']);
    const answer = await ask(
      port,
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    );
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    const isUntold = status >= 400 && method !== 'HEAD' && !isTold(body);
    if (!status || status >= 500 || isUntold || lookFor(answer) || /^x: 1/im.test(answer))
      failures.push(`${method} ${path}: ${answer.slice(0, 300)}`);
  }
  return { failures, statuses };
}

async function ask(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return answer;
}
