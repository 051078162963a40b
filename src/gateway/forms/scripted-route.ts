/** The route that the site's scripts post letters to. Request and response are JSON; the response has a sentence for people. */
import { type FastifyInstance } from 'fastify';

import { refuseOtherMethods, sendJson } from '#gateway/http/answers.ts';
import { sendPath } from '#mail/contract.ts';

import { type Desk } from './desk.ts';
import { answeredOf, judge } from './judge.ts';
import { byScript } from './limits.ts';

export async function acceptLetters(scope: FastifyInstance, desk: Desk): Promise<void> {
  scope.removeContentTypeParser('text/plain');
  scope.post(sendPath, {
    onRequest: async (request, reply) => {
      const refusal = await desk.limits.post(request);
      if (refusal) return sendJson(reply, refusal);
    },
    handler: async (request, reply) => {
      const post = { content: { letter: request.body }, request, admission: byScript(desk, request) };
      return sendJson(reply, answeredOf(await judge(undefined, post, desk)));
    },
  });
  refuseOtherMethods(scope, sendPath);
}
