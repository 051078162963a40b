/** Serves the built site: each page at its own path, hashed files cached for a year, everything else revalidated by the browser. */
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';

import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { aliasRows, fileOf, notFoundPath, rowOf, rows, type AnyRow, type Path } from '#route-rows.ts';

import { refuse, wantsPage } from './answers.ts';
import { documentPolicy } from './headers.ts';
import { refusals } from './refusals.ts';

/** Reports for auditors (a11y/reports): the only HTML pages without a row in the route table. */
const report = /^\/accessibility\/reports\/[\w-]+\.html$/;
/** A page of the owner's own, in its three spellings: whether there is one is up to the build that is served, since the route table has no row for it. */
const ownPage = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(\/(?:index\.html)?)?$/;
/** The only file served from a path with a leading dot (RFC 9116). */
const securityText = '/.well-known/security.txt';
/** The page whose query is a visitor's question: without scripts it is drawn with the answer in it. */
const answering = '/places' satisfies Path;
const caching = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600, must-revalidate',
} as const;
/** Request headers that ask for something other than the whole file. */
const conditionalHeaders = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'] as const;

/** Sends a page with the answer to the question in its address. Resolves to false if it is the page of the build that is to be sent. */
export type AnswerQuestion = (request: FastifyRequest, reply: FastifyReply, file: string) => Promise<boolean>;

/** @param folder of the built site: which of the rows have a page is up to the build that is served at the moment */
export async function serveSite(app: FastifyInstance, folder: string, answer: AnswerQuestion): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    suppressWarning: true,
  });

  for (const row of rows as readonly AnyRow[]) {
    app.get(row.path, async (request, reply) => {
      const file = fileOf(row, queryOf(request));
      if (row.path === answering && queryOf(request) && (await answer(request, reply, file))) return reply;
      return sendPage(request, reply, file, row.isLenient && fileOf(row));
    });
    redirect(otherSpellings(row.path), row.path);
  }
  for (const [alias, path] of Object.entries(aliasRows)) redirect([alias, ...otherSpellings(alias)], path);

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (report.test(path)) return sendPage(request, reply, path.slice(1));
    const [, name, spelling] = ownPage.exec(path) ?? [];
    if (name)
      return spelling
        ? sendTo(request, reply, `/${name}`)
        : sendPage(request, reply, fileOf({ path: `/${name}` as Path }));
    const root = request.build.folder;
    // Looked for first: `sendFile` would call `sendNotFound` itself, and both add listeners to the response, more than Node takes without a warning.
    const found = isFile(path) && (await stat(join(root, path)).catch(() => undefined));
    if (!found || !found.isFile()) return sendNotFound(request, reply);
    const dotfiles = path === securityText ? 'allow' : 'ignore';
    if (extname(path) === '.pdf') reply.header('Content-Security-Policy', documentPolicy);
    return reply.header('Cache-Control', cachingOf(path)).sendFile(path, root, { dotfiles, ...strictRange(request) });
  });
  app.setNotFoundHandler(sendNotFound);
  // Respond to unknown paths before the body is read: the limits on number and speed of bodies do not apply to them.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? sendNotFound(request, reply) : undefined));

  function redirect(from: readonly string[], to: Path) {
    for (const path of from) app.get(path, (request, reply) => sendTo(request, reply, to));
  }

  async function sendTo(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { folder: root, policyFor } = request.build;
    const isPage = (await policyFor(join(root, fileOf({ path: path as Path })))) !== undefined;
    return isPage ? reply.redirect(path + queryOf(request), 301) : sendNotFound(request, reply);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    otherwise?: string,
  ): Promise<FastifyReply> {
    const { folder: root, policyFor } = request.build;
    const policy = await policyFor(join(root, file));
    if (policy === undefined) return otherwise ? sendPage(request, reply, otherwise) : sendNotFound(request, reply);
    reply.headers({ 'Cache-Control': caching.page, 'Content-Security-Policy': policy });
    return reply.sendFile(file, root, strictRange(request));
  }

  /** The built 404 page for browsers that open a page, JSON for everything else. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const file = fileOf({ path: notFoundPath });
    const { folder: root, policyFor } = request.build;
    const policy = wantsPage(request) ? await policyFor(join(root, file)) : undefined;
    reply.header('Cache-Control', caching.page);
    if (policy === undefined) return refuse(request, reply, refusals.notFound);
    // Send the whole page: a conditional request refers to the file of another address, and could get a 304 or 206 in place of the 404.
    for (const name of conditionalHeaders) delete request.raw.headers[name];
    reply.code(404).header('Content-Security-Policy', policy);
    return reply.sendFile(file, root, { etag: false, lastModified: false });
  }
}

/** Options for `sendFile`, which alone would send a part for any ETag in If-Range, though ours are weak, and for any later date. Only the file's own date counts (RFC 9110, 13.1.5). */
const strictRange = ({ raw: { headers } }: FastifyRequest) => ({
  onFile(_path: string, { mtime }: { mtime: Date }) {
    if (headers['if-range'] && headers['if-range'] !== mtime.toUTCString()) delete headers.range;
  },
});

/** Paths that redirect to a page: with a trailing slash, and its index file. */
const otherSpellings = (path: string) => (path === '/' ? ['/index.html'] : [`${path}/`, `${path}/index.html`]);

/** Whether a path may name a file. Not with dot segments or doubled slashes; not for the built pages, which have routes of their own (other HTML, such as captions, may), nor for compressed copies, which Accept-Encoding selects. */
function isFile(path: string): boolean {
  const isPage = path.endsWith('.html') && rowOf(dirname(path));
  return !isPage && normalize(path) === path && !['', '.br', '.gz'].includes(extname(path));
}

/** The Cache-Control of a file. Vite ends the name of a hashed file with a dash and a hash of eight characters. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/') && /-[\w-]{7,8}\.\w+$/.test(path)) return caching.hashed;
  return path.startsWith('/data/') || path === securityText ? caching.page : caching.file;
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
