/** Forms posted by the browser itself, because no script ran: answered with a page in the same words as the JSON. */
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type Provider } from '#content/records/provider.ts';
import { honeypot } from '#content/words/template-forms.ts';

import { refusalOf, visitorOf, type Limit } from '#gateway/http/rate-limits.ts';
import { type Admissions } from './admission.ts';
import { formsFor, providerToday, type PlainForm, type Values } from './no-script-forms.ts';
import { pagePolicy, problemPage, refusalPage, thanksPage } from './no-script-page.ts';
import { type Answered, type MessageService } from '#gateway/letters/message-service.ts';
import { pageWords, refusals } from '#gateway/http/refusals.ts';

interface Parts {
  readonly provider: Provider;
  readonly messageService: MessageService;
  readonly limit: Limit;
  /** Of the forms with a small allowance. */
  readonly unproven: Limit;
  readonly admissions: Admissions;
  readonly now: () => Date;
}

export async function acceptPlainForms(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { provider, messageService, limit, unproven, admissions, now } = parts;
  scope.removeAllContentTypeParsers();
  await scope.register(formbody);

  for (const form of formsFor(provider)) {
    // Somebody who comes back to the address of a sent form wants the form.
    scope.get(form.path, (_request, reply) => reply.redirect(form.home, 303));
    scope.post(form.path, {
      errorHandler: (error, request, reply) => {
        const { status, message } = refusalOf(error, request);
        const advice = status === 413 ? ` ${pageWords.back}` : '';
        return answer(request, reply, { status, message }, () => refusalPage(provider, form, message + advice));
      },
      handler: async (request, reply) => {
        const values = valuesOf(form, request.body);
        const problem = (refusal: Answered) =>
          answer(request, reply, refusal, () => problemPage(provider, form, values, { notice: refusal.message }));

        const isSmall = form.allowance === 'small';
        const refusal = (await limit(request, reply)) ?? (isSmall ? await unproven(request, reply) : undefined);
        if (refusal) return problem(refusal);
        if (isHoneypotFilled(request.body)) {
          request.log.info({ outcome: 'refused', reason: refusals.looksAutomatic.reason }, 'message');
          return problem(refusals.looksAutomatic);
        }
        const failures = form.check(values, providerToday(now(), provider));
        if (failures[0]) {
          const unfit = { status: 422, message: failures[0].message };
          return answer(request, reply, unfit, () => problemPage(provider, form, values, { failures }));
        }
        const letters = form.letters(values, now());
        const admission = isSmall ? admissions.withoutProof(reply) : admissions.withoutScripts(reply);
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

/** A page for browsers, and the same words as JSON for a program that asks for nothing else. */
function answer(request: FastifyRequest, reply: FastifyReply, { status, message }: Answered, page: () => string) {
  const { accept = 'text/html' } = request.headers;
  reply.code(status).header('Cache-Control', 'no-store');
  if (accept.includes('json') && !accept.includes('html')) return reply.send({ message });
  return reply.header('Content-Security-Policy', pagePolicy).type('text/html; charset=utf-8').send(page());
}

const isHoneypotFilled = (body: unknown) =>
  Boolean((body as Record<string, unknown> | null | undefined)?.[honeypot.name]);

/** The form's own fields, as text; a field that came twice counts once, and others do not count. */
function valuesOf({ groups, carried = [] }: PlainForm, body: unknown): Values {
  const posted = (body ?? {}) as Record<string, unknown>;
  const names = [...groups.flatMap(({ fields }) => fields.map(({ name }) => name)), ...carried];
  return Object.fromEntries(
    names.map((name) => {
      const value = [posted[name]].flat()[0];
      return [name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''];
    }),
  );
}
