/** Forms that the browser posts without scripts. The response is a page with the same messages as the JSON. */
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type Provider } from '#content/records/provider.ts';
import { honeypot } from '#content/words/template-forms.ts';
import { check, readValues } from '#forms/check.ts';
import { type FormRecord } from '#forms/record.ts';
import { records } from '#forms/records.ts';
import { wallClock } from '#mail/local-time.ts';

import { refusalOf, visitorOf, type Limit } from '#gateway/http/rate-limits.ts';
import { type Admissions } from './admission.ts';
import { pagePolicy, problemPage, refusalPage, thanksPage } from './no-script-page.ts';
import { type Answered, type MessageService } from '#gateway/letters/message-service.ts';
import { pageWords, refusals } from '#gateway/http/refusals.ts';

interface Dependencies {
  readonly provider: Provider;
  readonly messageService: MessageService;
  readonly limit: Limit;
  /** For forms with the smaller limit. */
  readonly unproven: Limit;
  readonly admissions: Admissions;
  readonly now: () => Date;
}

export async function acceptNoScriptForms(scope: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { provider, messageService, limit, unproven, admissions, now } = dependencies;
  scope.removeAllContentTypeParsers();
  await scope.register(formbody);

  for (const form of Object.values<FormRecord>(records)) {
    const { path, home } = form.page;
    // Posted to another service.
    if (!path.startsWith('/')) continue;
    // Reached by going back to the address of a posted form: show the form.
    scope.get(path, (_request, reply) => reply.redirect(home, 303));
    scope.post(path, {
      errorHandler: (error, request, reply) => {
        const { status, message } = refusalOf(error, request);
        const advice = status === 413 ? ` ${pageWords.back}` : '';
        return answer(request, reply, { status, message }, () => refusalPage(provider, form, message + advice));
      },
      handler: async (request, reply) => {
        const textOf = textsOf(request.body);
        const problem = (refusal: Answered) =>
          answer(request, reply, refusal, () => problemPage(provider, form, textOf, { notice: refusal.message }));

        const hasSmallLimit = form.guard !== 'limits';
        const refusal = (await limit(request, reply)) ?? (hasSmallLimit ? await unproven(request, reply) : undefined);
        if (refusal) return problem(refusal);
        if (isHoneypotFilled(request.body)) {
          request.log.info({ outcome: 'refused', reason: refusals.looksAutomatic.reason }, 'message');
          return problem(refusals.looksAutomatic);
        }
        const { values, failures } = check(form, readValues(form.empty, textOf), providerToday(now(), provider));
        if (!values) {
          const unfit = { status: 422, message: failures[0].message };
          return answer(request, reply, unfit, () => problemPage(provider, form, textOf, { failures }));
        }
        const letters = form.letters(provider, values, now());
        const admission = hasSmallLimit ? admissions.withoutProof(reply) : admissions.withoutScripts(reply);
        const sender = { visitor: visitorOf(request), log: request.log, admission };
        const { answered, isConfirmed } =
          'own' in letters
            ? { answered: await messageService.postOwn(letters.own, sender), isConfirmed: false }
            : await messageService.postLetters(letters, sender);
        return answered.status === 200
          ? answer(request, reply, answered, () => thanksPage(provider, form, values, answered.message, isConfirmed))
          : problem(answered);
      },
    });
  }
}

/** Today at the provider's place, as a date in this machine's time zone, which the rules use. */
function providerToday(now: Date, { utcOffset }: Provider): Date {
  const wall = wallClock(now, utcOffset);
  return new Date(wall.getFullYear(), wall.getMonth(), wall.getDate());
}

/** A page, or the same message as JSON for a program that accepts nothing else. */
function answer(request: FastifyRequest, reply: FastifyReply, { status, message }: Answered, page: () => string) {
  const { accept = 'text/html' } = request.headers;
  reply.code(status).header('Cache-Control', 'no-store');
  if (accept.includes('json') && !accept.includes('html')) return reply.send({ message });
  return reply.header('Content-Security-Policy', pagePolicy).type('text/html; charset=utf-8').send(page());
}

const isHoneypotFilled = (body: unknown) =>
  Boolean((body as Record<string, unknown> | null | undefined)?.[honeypot.name]);

/** The posted text of each field: the first value; empty if there is none. */
function textsOf(body: unknown) {
  const posted = (body ?? {}) as Record<string, unknown>;
  return (name: string) => {
    const [value] = [posted[name]].flat();
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
  };
}
