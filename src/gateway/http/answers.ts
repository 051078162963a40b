/** Sends refusals: as JSON to programs, as a small page to a browser that opened the address as a page. */
import { extname } from 'node:path/posix';

import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type Answered } from '#gateway/letters/message-service.ts';
import { escapeHtml } from '#mail/letter-template.ts';

import { pageWords, refusals } from './refusals.ts';

export const answer = (reply: FastifyReply, { status, message, needs }: Answered): FastifyReply =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ message, ...(needs ? { needs } : {}) });

/** Answers every method but POST with 405, before the body is read: the limits on number and speed of bodies apply to POST only. */
export function refuseOtherMethods(scope: FastifyInstance, url: string): void {
  const wrongMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
    answer(reply.header('Allow', 'POST'), refusals.wrongMethod);
  scope.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    onRequest: wrongMethod,
    handler: wrongMethod,
  });
}

/** For addresses that a person may open in a browser. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Answered): FastifyReply {
  if (!wantsPage(request)) return answer(reply, refusal);
  return reply
    .code(refusal.status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' })
    .send(pageWith(refusal.message));
}

/** Whether a browser opens this address as a page, so that HTML is a useful response; it is not for a picture or a script. */
export function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  return ['text/html', '*/*'].some((type) => accept.includes(type)) && ['', '.html'].includes(extname(path));
}

const pageWith = (message: string) =>
  `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message)}</title></head><body><main><h1>${escapeHtml(message)}</h1><p><a href="/">${pageWords.home}</a></p></main></body></html>`;
