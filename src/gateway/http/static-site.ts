/** The built site: pages at their own clean paths, hashed files for a year, everything else asked for again. */
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';

import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { variantOf } from '#content/queries.ts';
import { aliasOf, notFoundPath, routeOf } from '#routes.ts';

import { policyOf } from './headers.ts';
import { keepFiles } from './kept-files.ts';
import { refusals } from './refusals.ts';

const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** Documents for auditors beside the accessibility page (a11y/reports); all other pages are rows of the route table. */
const report = /^\/accessibility\/reports\/[\w-]+\.html$/;
const caching = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600, must-revalidate',
} as const;
const textPage =
  '<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Page not found</title></head><body><h1>Page not found</h1></body></html>';

/** The build writes every page as its own folder, so that any static host serves it too; a page that a query makes stands beside its index file. */
const fileOf = (path: string, variant = '') => [path.slice(1), `${variant || 'index'}.html`].filter(Boolean).join('/');

interface SiteOptions {
  readonly folder: string;
  /** Another e-mail service that the pages post to, if any. */
  readonly mailHost: string;
  /** Headers of every answer. */
  readonly always: Readonly<Record<string, string>>;
  /** Whether a proxy may say that the visitor came by TLS, which adds a header. */
  readonly isBehindProxy: boolean;
}

export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder, mailHost, always, isBehindProxy } = options;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    suppressWarning: true,
  });

  const kept = keepFiles(folder, {
    always,
    headersOf(path, text): Record<string, string> {
      // Pages are named as the build writes them; everything else by its address, which begins with a slash.
      if (!path.startsWith('/'))
        return { 'Cache-Control': caching.page, 'Content-Security-Policy': policyOf([text()], mailHost) };
      return { 'Cache-Control': cachingOf(path) };
    },
  });
  /** The policy of a page that is not kept: only one that is asked for in parts. */
  const policyFor = (file: string) => policyOf([readFileSync(join(folder, file), 'utf8')], mailHost);

  // What was answered before is answered before the framework is asked, unless a proxy has to be believed about TLS, or the server is closing.
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const isPlain = !isClosing && !(isBehindProxy && request.headers['x-forwarded-proto']);
    if (!isPlain || !kept.quick(request, response)) for (const listener of listeners) listener(request, response);
  });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    const plain = plainPath(path);
    const target = routeOf(aliasOf(plain) ?? plain);
    if (target) {
      const query = queryOf(request.url);
      return target.path === path
        ? sendPage(reply, fileOf(path, variantOf(target, query)))
        : reply.redirect(target.path + query, 301);
    }
    if (report.test(path)) return sendPage(reply, path.slice(1));
    // Compressed copies are chosen by Accept-Encoding, never asked for by name; pages of the table have no other address. A caption may be HTML.
    const isPage = path.endsWith('.html') && routeOf(dirname(path));
    if (isPage || /\.(?:br|gz)$/.test(path) || !/\.\w+$/.test(path)) return sendNotFound(request, reply);
    return (
      kept.answer(request, reply, path) ??
      reply.header('Cache-Control', cachingOf(path)).sendFile(path, { cacheControl: false })
    );
  });

  app.setNotFoundHandler(sendNotFound);

  function sendPage(reply: FastifyReply, file: string) {
    const answered = kept.answer(reply.request, reply, file);
    if (answered) return answered;
    if (!existsSync(join(folder, file))) return sendNotFound(reply.request, reply);
    return reply
      .headers({ 'Cache-Control': caching.page, 'Content-Security-Policy': policyFor(file) })
      .sendFile(file, { cacheControl: false });
  }

  /** A page for people who follow a link, JSON for everything else. */
  function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    reply.code(404).header('Cache-Control', caching.page);
    if (!wantsPage(request)) return reply.send({ message: refusals.notFound.message });
    const file = fileOf(notFoundPath);
    if (!existsSync(join(folder, file))) return reply.type('text/html; charset=utf-8').send(textPage);
    // The page's own tag or a range must not turn the 404 into "not modified" or a part.
    for (const name of ['if-none-match', 'if-modified-since', 'range']) delete request.raw.headers[name];
    reply.header('Content-Security-Policy', policyFor(file));
    return reply.sendFile(file, { cacheControl: false, etag: false, lastModified: false });
  }
}

function cachingOf(path: string): string {
  if (hashed.test(path)) return caching.hashed;
  return path.startsWith('/data/') ? caching.page : caching.file;
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.replace(/\?.*/s, '');
  if (!['GET', 'HEAD'].includes(method) || path.startsWith('/api/')) return false;
  const { accept = '*/*' } = headers;
  return /text\/html|\*\/\*/.test(accept) && !/\.(?!html$)\w+$/.test(path);
}

const queryOf = (url: string) => /\?.*/s.exec(url)?.[0] ?? '';

/** A page's path without what the file system adds to it: a trailing slash, its index file. */
const plainPath = (path: string) => path.replace(/\/+(?:index\.html)?$/, '') || '/';
