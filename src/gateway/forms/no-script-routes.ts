/** Forms that the browser posts without scripts. The response is the page of the form again, with the same messages as the JSON. */
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { longestLine } from '#content/words/field-limit.ts';
import { posted as words } from '#content/words/posted.ts';
import { honeypot } from '#content/words/template-forms.ts';
import { fieldsOf, htmlName, readValues, type FormRecord, type Posted } from '#forms/record.ts';
import { recordsOf, type Records } from '#forms/records.ts';

import { refuse, sendPage } from '#gateway/http/answers.ts';
import { type Build } from '#gateway/http/built-site.ts';
import { refusalOf, type Answered } from '#gateway/http/refusals.ts';
import { answerPage } from './answer-page.ts';
import { type Desk } from './desk.ts';
import { answeredOf, judge, type Outcome } from './judge.ts';
import { withoutProof, withoutScripts } from './limits.ts';
import { type Renderer } from './renderer.ts';

/** @param build which forms it takes, each request asks of its own */
export async function acceptNoScriptForms(scope: FastifyInstance, desk: Desk, renderer: Renderer, build: Build) {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody);
  const records = recordsOf({ ...build.daycare, takesComments: true });
  for (const [key, form] of Object.entries<FormRecord>(records)) {
    const { path, home } = form.page;
    // Posted to another service.
    if (!path.startsWith('/')) continue;
    // Reached by going back to the address of a posted form: show the form.
    scope.get(path, (_request, reply) => reply.redirect(home, 303));
    scope.post(path, {
      errorHandler: (error, request, reply) => notice(request, reply, home, refusalOf(error, request)),
      handler: (request, reply) => answerPost(key as keyof Records, form, request, reply, desk, renderer),
    });
  }
}

/** @param known the form of this address, which the build that is served may not have */
async function answerPost(
  key: keyof Records,
  known: FormRecord,
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  renderer: Renderer,
): Promise<FastifyReply> {
  const { build } = request;
  const form: FormRecord | undefined = build.records[key];
  const { home, field } = known.page;
  const textOf = textsOf(request.body, form ?? known);
  const tooMany = await desk.limits.post(request);
  // Whatever breaks on the way, the form comes back with its values.
  const outcome: Outcome = tooMany
    ? { is: 'refused', refusal: tooMany }
    : await judgeTexts(form, textOf, request, desk).catch((error: unknown) => ({
        is: 'refused',
        refusal: refusalOf(error, request),
      }));
  const answered = answeredOf(outcome);
  const isNotice = outcome.is === 'gone' || (tooMany && (await desk.limits.rendered(request)));
  if (!form || isNotice || wantsJson(request)) return notice(request, reply, home, answered);
  const message = answered.message(build.daycare.answers);
  const prefix = outcome.is === 'accepted' ? `${message} | ` : words.errorPrefix;
  const asked = field ? textOf(field) : '';
  // What has become of the message is told whatever happens to the page.
  const page = await answerPage(build, renderer, form, asked, shownBy(form, textOf, outcome, message), prefix).catch(
    (error: unknown) => void refusalOf(error, request),
  );
  return page ? sendPage(reply, answered, page) : notice(request, reply, home, answered);
}

async function judgeTexts(
  form: FormRecord | undefined,
  textOf: TextOf,
  request: FastifyRequest,
  desk: Desk,
): Promise<Outcome> {
  const admit = form?.guard === 'limits' ? withoutScripts : withoutProof;
  const isHoneypotFilled = Boolean((request.body as Record<string, unknown> | null | undefined)?.[honeypot.name]);
  const content = { typed: form ? readValues(form.empty, textOf) : {}, isHoneypotFilled };
  return judge(form, { content, request, admission: admit(desk, request) }, desk);
}

/** The form in the answer: with what was typed, or empty once the message has arrived. */
function shownBy(form: FormRecord, textOf: TextOf, outcome: Outcome, reason: string): Posted {
  const { path } = form.page;
  if (outcome.is === 'accepted') {
    const { values, isConfirmed } = outcome;
    return { path, values: form.empty, carried: {}, failures: [], outcome: { is: 'sent', values, isConfirmed } };
  }
  const carried = Object.fromEntries(form.carried.map((name) => [name, textOf(name)]).filter(([, text]) => text));
  const failures = outcome.is === 'unfit' ? outcome.failures : [];
  const shown = { path, values: readValues(form.empty, textOf), carried, failures };
  return { ...shown, outcome: failures.length ? { is: 'open' } : { is: 'refused', reason } };
}

/** Without the form: there are no values to show, or no page to show them on; or to a program. */
function notice(request: FastifyRequest, reply: FastifyReply, back: string, answered: Answered) {
  const page = !wantsJson(request);
  const { status, message } = answered;
  const told: Answered['message'] = (answers) =>
    page && status !== 200 ? `${message(answers)} ${status === 413 ? answers.goBack : words.goBack}` : message(answers);
  return refuse(request, reply, { ...answered, message: told }, { page, back });
}

/** Whether a program accepts nothing but JSON. */
const wantsJson = ({ headers: { accept = 'text/html' } }: FastifyRequest) =>
  accept.includes('json') && !accept.includes('html');

/** In UTF-16 units, of which a character has at most two: more than `longestLine` characters. */
const cut = 2 * (longestLine + 1);

type TextOf = (name: string) => string;

/** The posted text of each field: the first value. Of a field of one line only a beginning that is too long: enough to refuse it, and it costs little. */
function textsOf(body: unknown, form: FormRecord): TextOf {
  const posted = (body ?? {}) as Record<string, unknown>;
  const ofLines = fieldsOf(form).flatMap(({ name, kind }) => (kind === 'textarea' ? [htmlName(name)] : []));
  return (name) => {
    const [value] = [posted[name]].flat();
    if (typeof value !== 'string') return '';
    const text = ofLines.includes(name) ? value : value.slice(0, cut).toWellFormed();
    return text.replace(/\r\n?/g, '\n');
  };
}
