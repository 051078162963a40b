/**
 * The site's small files in memory, with their compressed copies and all that is said of them: an answer reads no file and works nothing out. What is asked
 * for in parts, is large or of another kind is served by @fastify/static.
 */
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** In bytes: what is larger is read from the disk as it is sent. */
const largest = 512 * 1024;
/** In bytes, of all files together. A site that is larger begins anew; what is asked for often is soon there again. */
const most = 128 * 1024 * 1024;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Plain names only: everything that a file system could read otherwise is left to @fastify/static. */
const plain = /^\/?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** The compressed copies, the smallest first, as the build writes them. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof encodings)[number]['name'] | 'identity';

interface Kept {
  readonly path: string;
  readonly written: number;
  readonly bytes: number;
  readonly answers: ReadonlyMap<Encoding, Answer>;
}
interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The same and what every answer says, as the runtime takes it quickest: names and values in turn. */
  readonly list: readonly string[];
}

interface KeepOptions {
  /** Headers of a file, given its text: worked out when it is read. */
  headersOf: (path: string, text: () => string) => Record<string, string>;
  /** Headers of every answer of the site. */
  always: Readonly<Record<string, string>>;
}

/** In ms: for so long a file that is asked for at the same address again is not looked at. */
const unseen = 100;
/** Addresses that are known to lead to a file; those with a query are only known if they make a page. */
const mostAddresses = 20_000;

/**
 * Returns two ways to answer with a file of the folder, which return undefined and false if it is not one to be kept. `answer` is the framework's; `quick`
 * is asked before it and answers an address again that `answer` has answered before.
 */
export function keepFiles(folder: string, { headersOf, always }: KeepOptions) {
  const files = new Map<string, Kept>();
  const addresses = new Map<string, { readonly path: string; readonly file: Kept; looked: number }>();
  let held = 0;

  function forget(path: string) {
    held -= files.get(path)?.bytes ?? 0;
    files.delete(path);
  }

  function read(path: string): Kept | undefined {
    const type = types[extname(path)];
    const found = plain.test(path) && type ? statSync(join(folder, path), { throwIfNoEntry: false }) : undefined;
    if (!type || !found?.isFile() || found.size > largest) return undefined;
    const body = readFileSync(join(folder, path));
    const own = headersOf(path, () => body.toString('utf8'));
    const answers = new Map<Encoding, Answer>([['identity', answerOf(body, 'identity')]]);
    for (const { name, suffix } of encodings) {
      const copy = statSync(join(folder, path + suffix), { throwIfNoEntry: false });
      if (copy) answers.set(name, answerOf(readFileSync(join(folder, path + suffix)), name));
    }
    const bytes = [...answers.values()].reduce((sum, answer) => sum + answer.body.length, 0);
    return { path: join(folder, path), written: found.mtimeMs, bytes, answers };

    function answerOf(content: Buffer, encoding: Encoding): Answer {
      const headers: Record<string, string> = {
        'Content-Type': type!,
        'Accept-Ranges': 'bytes',
        'Last-Modified': found!.mtime.toUTCString(),
        ETag: `W/"${tagOf(found!, encoding)}"`,
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        ...own,
      };
      return {
        body: content,
        headers,
        list: Object.entries({ ...always, ...headers, 'Content-Length': String(content.length) }).flat(),
      };
    }
  }

  function find(path: string): Kept | undefined {
    const known = files.get(path);
    // A new build is seen at once: asking when a file was written takes some millionths of a second.
    if (known && statSync(known.path, { throwIfNoEntry: false })?.mtimeMs === known.written) return known;
    forget(path);
    const file = read(path);
    if (!file) return undefined;
    if (held + file.bytes > most) {
      files.clear();
      held = 0;
    }
    held += file.bytes;
    files.set(path, file);
    return file;
  }

  function answerWith(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply | undefined {
    const file = request.headers.range === undefined ? find(path) : undefined;
    if (!file) return undefined;
    if (addresses.size >= mostAddresses) addresses.clear();
    addresses.set(request.url, { path, file, looked: performance.now() });
    const { body, headers } = answerFor(request.headers, file);
    reply.headers(headers);
    return isKnown(request.headers, headers) ? reply.code(304).send() : reply.send(body);
  }

  function quick({ method, url = '', headers: asked }: IncomingMessage, response: ServerResponse): boolean {
    const known = addresses.get(url);
    if (!known || method !== 'GET' || asked.range !== undefined) return false;
    const now = performance.now();
    if (now - known.looked > unseen) {
      if (find(known.path) !== known.file) {
        addresses.delete(url);
        return false;
      }
      known.looked = now;
    }
    const { body, headers, list } = answerFor(asked, known.file);
    if (isKnown(asked, headers)) return false;
    response.writeHead(200, list as string[]).end(body);
    return true;
  }

  return { answer: answerWith, quick };
}

const tagOf = ({ mtimeMs, size }: { mtimeMs: number; size: number }, encoding: Encoding) =>
  `${mtimeMs.toString(36)}-${size.toString(36)}-${encoding}`;

const answerFor = ({ 'accept-encoding': accepted = '' }: Asked, file: Kept): Answer =>
  file.answers.get(encodingFor(accepted, file)) ?? file.answers.get('identity')!;

type Asked = IncomingMessage['headers'];

/** Headers that browsers send are few: each is read once. */
const read = new Map<string, readonly Encoding[]>();

function encodingFor(accepted: string | readonly string[], file: Kept): Encoding {
  const text = String(accepted);
  let wanted = read.get(text);
  if (!wanted) {
    const refused = /(?:^|,)\s*([\w*]+)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi;
    const without = new Set([...text.matchAll(refused)].map(([, name]) => name!.toLowerCase()));
    const named = new Set([...text.matchAll(/(?:^|,)\s*([\w*]+)/g)].map(([, name]) => name!.toLowerCase()));
    wanted = encodings.map(({ name }) => name).filter((name) => named.has(name) && !without.has(name));
    if (read.size < 1000) read.set(text, wanted);
  }
  return wanted.find((name) => file.answers.has(name)) ?? 'identity';
}

/** Whether the browser has this very answer (RFC 9110, 13.1). */
function isKnown(asked: Asked, headers: Answer['headers']): boolean {
  const tags = asked['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(/\s*,\s*/).includes(headers['ETag']!);
  const since = asked['if-modified-since'];
  return since !== undefined && Date.parse(since) >= Date.parse(headers['Last-Modified']!);
}
