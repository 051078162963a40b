/** Sends refusals: as JSON to programs, as a page to a browser that shows the response. */
import { extname } from 'node:path/posix';

import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { posted } from '#content/words/posted.ts';
import { escapeHtml } from '#mail/escape-html.ts';

import { noticeFile, type Build, type Page } from './built-site.ts';
import { filePolicy } from './headers.ts';
import { refusals, type Answered, type Refusal } from './refusals.ts';

const begin = (reply: FastifyReply, { status, wait }: Pick<Answered, 'status' | 'wait'>): FastifyReply =>
  reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...(wait === undefined ? {} : { 'Retry-After': String(wait) }) });

export const sendJson = (reply: FastifyReply, { message, needs, ...about }: Answered): FastifyReply =>
  begin(reply, about).send({ message: message(reply.request.build.daycare.answers), ...(needs ? { needs } : {}) });

/** Resolves with the refusal of a visitor who has asked too often. */
export type Limit = (request: FastifyRequest) => Promise<Refusal | undefined>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Takes posts within a limit, and answers every other method with 405. Neither is answered late: the limits on number and speed of bodies apply to POST only. */
export function acceptPosts(scope: FastifyInstance, url: string, limit: Limit, handler: Handler): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await limit(request);
    if (refusal) return sendJson(reply, refusal);
  };
  scope.post(url, { onRequest, handler });
  const wrongMethod: Handler = async (_request, reply) => sendJson(reply.header('Allow', 'POST'), refusals.wrongMethod);
  const method = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  scope.route({ method, url, onRequest: wrongMethod, handler: wrongMethod });
}

/** As a page to a browser that shows the response, as JSON to everything else. `back`: where the page leads. */
export async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Answered,
  { page = wantsPage(request), back = '/' }: { readonly page?: boolean; readonly back?: string } = {},
): Promise<FastifyReply> {
  if (!page) return sendJson(reply, refusal);
  return sendPage(reply, refusal, await noticePage(request.build, refusal, back));
}

export const sendPage = (reply: FastifyReply, about: Pick<Answered, 'status' | 'wait'>, { html, policy }: Page) =>
  begin(reply, about)
    .headers({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html);

/** The built page of notices, or a plain one where no site was built. */
async function noticePage(build: Build, { status, message: messageOf }: Answered, back: string): Promise<Page> {
  const built = await build.read(build.serverFile(noticeFile));
  const message = messageOf(build.daycare.answers);
  const words =
    status < 400
      ? { title: message, heading: message, message: '', back }
      : { title: posted.errorPrefix + posted.problem, heading: posted.problem, message, back };
  if (!built) return { html: pageWith(message, back), policy: filePolicy };
  const html = built.html.replaceAll(/\{(title|heading|message|back)\}/g, (_, name: keyof typeof words) =>
    name === 'message' ? unbroken(escapeHtml(words[name])) : escapeHtml(words[name]),
  );
  return { html, policy: built.policy };
}

/** Phone numbers stay on one line, as in the parts of the pages (ui/layout/unbroken.tsx). */
const unbroken = (html: string) => html.replaceAll(/\d{3}-\d{3}-\d{4}/g, '<span class="whitespace-nowrap">$&</span>');

/** Whether a browser opens this address as a page, so that HTML is a useful response; it is not for a picture or a script. */
export function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  return ['text/html', '*/*'].some((type) => accept.includes(type)) && ['', '.html'].includes(extname(path));
}

const pageWith = (message: string, back: string) =>
  `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message)}</title></head><body><main><h1>${escapeHtml(message)}</h1><p><a href="${escapeHtml(back)}">${posted.back}</a></p></main></body></html>`;
