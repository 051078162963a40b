/** Forms posted by the browser itself, because no script ran: answered with a page in the same words as the JSON (decision 29). */
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply } from 'fastify';

import { type Provider } from '#content/provider.ts';

import { refusalOf, visitorOf, type Limit } from './answers.ts';
import { formsFor, providerToday, type PlainForm, type Values } from './plain-forms.ts';
import { pagePolicy, problemPage, refusalPage, thanksPage } from './plain-page.ts';
import { type PostOffice } from './post-office.ts';
import { pageWords } from './words.ts';

interface Parts {
  readonly provider: Provider;
  readonly postOffice: PostOffice;
  readonly limit: Limit;
  readonly now: () => Date;
}

export async function acceptPlainForms(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { provider, postOffice, limit, now } = parts;
  scope.removeAllContentTypeParsers();
  await scope.register(formbody);

  for (const form of formsFor(provider)) {
    // Somebody who comes back to the address of a sent form wants the form.
    scope.get(form.path, (_request, reply) => reply.redirect(form.home, 303));
    scope.post(form.path, {
      errorHandler: (error, request, reply) => {
        const { status, message } = refusalOf(error, request);
        const advice = status === 413 ? ` ${pageWords.back}` : '';
        return sendPage(reply, status, refusalPage(provider, form, message + advice));
      },
      handler: async (request, reply) => {
        const values = valuesOf(form, request.body);
        const refusal = await limit(request, reply);
        if (refusal)
          return sendPage(reply, refusal.status, problemPage(provider, form, values, { notice: refusal.message }));

        const failures = form.check(values, providerToday(now(), provider));
        if (failures.length) return sendPage(reply, 422, problemPage(provider, form, values, { failures }));

        const { status, message } = await postOffice.postLetters(
          form.letters(values, now()),
          visitorOf(request),
          request.log,
        );
        return status === 200
          ? sendPage(reply, 200, thanksPage(provider, form, values, message))
          : sendPage(reply, status, problemPage(provider, form, values, { notice: message }));
      },
    });
  }
}

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': pagePolicy })
    .type('text/html; charset=utf-8')
    .send(page);

/** The form's own fields, as text; a field that came twice counts once, and others do not count. */
function valuesOf({ groups }: PlainForm, body: unknown): Values {
  const posted = (body ?? {}) as Record<string, unknown>;
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  return Object.fromEntries(
    names.map((name) => {
      const value = [posted[name]].flat()[0];
      return [name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''];
    }),
  );
}
