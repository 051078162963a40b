/** The built site: every page at its own address, hashed files cached for a year, everything else revalidated by the browser. */
import { extname } from 'node:path';
import { dirname } from 'node:path/posix';

import fastifyStatic from '@fastify/static';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { aliases, fileOf, notFoundPath, routeOf, routes } from '#routes.ts';

import { refuse, wantsPage } from './answers.ts';
import { pagePolicies } from './page-policies.ts';
import { refusals } from './refusals.ts';

/** Documents for auditors beside the accessibility page (a11y/reports); all other pages are rows of the route table. */
const report = /^\/accessibility\/reports\/[\w-]+\.html$/;
const caching = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600, must-revalidate',
} as const;
/** Headers that ask for another answer than the whole file. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'] as const;

interface SiteOptions {
  readonly folder: string;
  /** Another e-mail service that the pages post to, if any. */
  readonly mailHost: string;
}

export async function serveSite(app: FastifyInstance, { folder, mailHost }: SiteOptions): Promise<void> {
  const policyFor = pagePolicies(folder, mailHost);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    suppressWarning: true,
  });

  for (const route of routes) {
    app.get(route.path, (request, reply) => sendPage(request, reply, fileOf(route, queryOf(request))));
    redirect(otherSpellings(route.path), route.path);
  }
  for (const [alias, path] of Object.entries(aliases)) redirect([alias, ...otherSpellings(alias)], path);

  // The one file whose path begins with a dot (RFC 9116).
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.header('Cache-Control', caching.page).sendFile('.well-known/security.txt', { dotfiles: 'allow' }),
  );
  app.get<{ Params: { '*': string } }>('/*', {
    errorHandler: (error: FastifyError, request, reply) =>
      // No file has such a name: a NUL character, dot segments, more characters than a file system takes.
      [400, 403].includes(error.statusCode ?? 500)
        ? sendNotFound(request, reply)
        : app.errorHandler(error, request, reply),
    handler: (request, reply) => {
      const path = `/${request.params['*']}`;
      if (report.test(path)) return sendPage(request, reply, path.slice(1));
      if (!isFile(path)) return sendNotFound(request, reply);
      return reply.header('Cache-Control', cachingOf(path)).sendFile(path);
    },
  });
  app.setNotFoundHandler(sendNotFound);
  // Answered before any body is read: the bodies of unknown addresses are not counted, and may come as slowly as they like.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? sendNotFound(request, reply) : undefined));

  function redirect(from: readonly string[], to: string) {
    for (const path of from) app.get(path, (request, reply) => reply.redirect(to + queryOf(request), 301));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string) {
    const policy = await policyFor(file);
    if (policy === undefined) return sendNotFound(request, reply);
    return reply.headers({ 'Cache-Control': caching.page, 'Content-Security-Policy': policy }).sendFile(file);
  }

  /** The built page for people who follow a link, a sentence in JSON for everything else. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const file = fileOf({ path: notFoundPath });
    const policy = wantsPage(request) ? await policyFor(file) : undefined;
    reply.header('Cache-Control', caching.page);
    if (policy === undefined) return refuse(request, reply, refusals.notFound);
    // The 404 is sent whole, whatever the browser has of the page at its own address.
    for (const name of conditions) delete request.raw.headers[name];
    reply.code(404).header('Content-Security-Policy', policy);
    return reply.sendFile(file, { etag: false, lastModified: false });
  }
}

/** The page's address with a trailing slash, and its index file. */
const otherSpellings = (path: string) => (path === '/' ? ['/index.html'] : [`${path}/`, `${path}/index.html`]);

/** Whether a path may be that of a file. Compressed copies are chosen by Accept-Encoding and pages have their own routes; a caption may be HTML. */
function isFile(path: string): boolean {
  const isPage = path.endsWith('.html') && routeOf(dirname(path));
  return !isPage && !['', '.br', '.gz'].includes(extname(path));
}

/** Vite ends the name of every hashed file with a dash and eight characters or more. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/') && /-[\w-]{8}\.\w+$/.test(path)) return caching.hashed;
  return path.startsWith('/data/') ? caching.page : caching.file;
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
