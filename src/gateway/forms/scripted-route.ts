/** The route that the site's scripts post letters to. Request and response are JSON; the response has a sentence for people. */
import { type FastifyInstance } from 'fastify';

import { refuseOtherMethods, sendJson } from '#gateway/http/answers.ts';
import { visitorOf, type Limit } from '#gateway/http/rate-limits.ts';
import { sendPath } from '#mail/contract.ts';

import { type Admissions } from './admission.ts';
import { type Desk } from './desk.ts';
import { answeredOf, judge } from './judge.ts';

interface Dependencies {
  readonly desk: Desk;
  readonly limit: Limit;
  readonly admissions: Admissions;
}

export async function acceptLetters(scope: FastifyInstance, { desk, limit, admissions }: Dependencies) {
  scope.removeContentTypeParser('text/plain');
  scope.post(sendPath, {
    onRequest: async (request, reply) => {
      const refusal = await limit(request, reply);
      if (refusal) return sendJson(reply, refusal);
    },
    handler: async (request, reply) => {
      const { log, build, body: letter } = request;
      const admission = admissions.byScript(request, reply);
      const post = { content: { letter }, visitor: visitorOf(request), log, build, admission };
      return sendJson(reply, answeredOf(await judge(undefined, post, desk)));
    },
  });
  refuseOtherMethods(scope, sendPath);
}
