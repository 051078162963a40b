/** The route that the site's scripts post letters to. Request and response are JSON; the response has a sentence for people. */
import { type FastifyInstance } from 'fastify';

import { refuseOtherMethods, sendJson } from '#gateway/http/answers.ts';
import { visitorOf, type Limit } from '#gateway/http/rate-limits.ts';
import { type MessageService } from '#gateway/letters/message-service.ts';
import { sendPath } from '#mail/contract.ts';

import { type Admissions } from './admission.ts';

interface Dependencies {
  readonly messageService: MessageService;
  readonly limit: Limit;
  readonly admissions: Admissions;
}

export async function acceptLetters(scope: FastifyInstance, { messageService, limit, admissions }: Dependencies) {
  scope.removeContentTypeParser('text/plain');
  scope.post(sendPath, {
    onRequest: async (request, reply) => {
      const refusal = await limit(request, reply);
      if (refusal) return sendJson(reply, refusal);
    },
    handler: async (request, reply) => {
      const admission = admissions.byScript(request, reply);
      const { log, build } = request;
      const sender = { visitor: visitorOf(request), log, admission, build };
      return sendJson(reply, await messageService.post(request.body, sender));
    },
  });
  refuseOtherMethods(scope, sendPath);
}
