/** The built site: pages at their own clean paths, hashed files for a year, everything else asked for again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { aliases, notFoundPath, routeOf } from '#routes.ts';

import { refusals } from './words.ts';

const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const caching = {
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600, must-revalidate',
} as const;
const textPage =
  '<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Page not found</title></head><body><h1>Page not found</h1></body></html>';

/** The build writes every page as its own folder, so that any static host serves it too. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    suppressWarning: true,
  });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    const plain = plainPath(path);
    const target = Object.hasOwn(aliases, plain) ? aliases[plain as keyof typeof aliases] : routeOf(plain)?.path;
    if (target !== undefined) {
      return target === path ? sendPage(reply, target) : reply.redirect(target + queryOf(request.url), 301);
    }
    // Compressed copies are chosen by Accept-Encoding, never asked for by name; pages of the table have no other address.
    if (/\.(?:br|gz|html)$/.test(path) || !/\.\w+$/.test(path)) return sendNotFound(request, reply);
    return hashed.test(path)
      ? reply.sendFile(path, { maxAge: '1y', immutable: true })
      : reply.header('Cache-Control', caching.file).sendFile(path, { cacheControl: false });
  });

  app.setNotFoundHandler(sendNotFound);

  function sendPage(reply: FastifyReply, path: string) {
    if (!existsSync(join(folder, fileOf(path)))) return sendNotFound(reply.request, reply);
    return reply.header('Cache-Control', caching.page).sendFile(fileOf(path), { cacheControl: false });
  }

  /** A page for people who follow a link, JSON for everything else. */
  function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    reply.code(404).header('Cache-Control', caching.page);
    if (!wantsPage(request)) return reply.send({ message: refusals.notFound.message });
    if (!existsSync(join(folder, fileOf(notFoundPath)))) return reply.type('text/html; charset=utf-8').send(textPage);
    // The page's own tag or a range must not turn the 404 into "not modified" or a part.
    for (const name of ['if-none-match', 'if-modified-since', 'range']) delete request.raw.headers[name];
    return reply.sendFile(fileOf(notFoundPath), { cacheControl: false, etag: false, lastModified: false });
  }
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
