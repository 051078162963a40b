/** Forms that the browser posts without scripts. The response is the page of the form again, with the same messages as the JSON. */
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { longestLine } from '#content/words/field-limit.ts';
import { posted as words } from '#content/words/posted.ts';
import { honeypot } from '#content/words/template-forms.ts';
import { check } from '#forms/check.ts';
import { fieldsOf, htmlName, readValues, type FormRecord, type Posted } from '#forms/record.ts';
import { recordsOf, type Records } from '#forms/records.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { wallClock } from '#mail/local-time.ts';

import { refuse, sendPage } from '#gateway/http/answers.ts';
import { type Build } from '#gateway/http/built-site.ts';
import { refusalOf, visitorOf, type Limit } from '#gateway/http/rate-limits.ts';
import { closedOn, refusals, unfit } from '#gateway/http/refusals.ts';
import { type Answered, type MessageService } from '#gateway/letters/message-service.ts';
import { type Admissions } from './admission.ts';
import { answerPage, type Renderer } from './answer-page.ts';

interface Dependencies {
  /** A build. Which forms it takes, each request asks of its own. */
  readonly forms: Pick<Build, 'daycare'>;
  readonly messageService: MessageService;
  readonly limit: Limit;
  /** For refusals by that limit that show the form again: beyond it they are the page of notices, which costs nothing to render. */
  readonly kept: Limit;
  readonly admissions: Admissions;
  readonly now: () => Date;
  readonly renderer: Renderer;
}

type Post = Pick<Posted, 'values' | 'carried'> & { readonly form: FormRecord };

/** What comes of a post: `isNotice` if the answer is the page of notices and not that of the form. */
type Judgement = Partial<Pick<Posted, 'failures' | 'outcome'>> & {
  readonly answered: Answered;
  readonly isNotice?: boolean;
};

export async function acceptNoScriptForms(scope: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { forms, messageService, renderer, now } = dependencies;
  scope.removeAllContentTypeParsers();
  await scope.register(formbody);

  const records = recordsOf({ ...forms.daycare, takesComments: true });
  for (const [key, { page }] of Object.entries<FormRecord>(records)) {
    const { path, home, field } = page;
    const recordOf = ({ build }: FastifyRequest): FormRecord | undefined => build.records[key as keyof Records];
    // Posted to another service.
    if (!path.startsWith('/')) continue;
    // Reached by going back to the address of a posted form: show the form.
    scope.get(path, (_request, reply) => reply.redirect(home, 303));
    scope.post(path, {
      // For a page from before the build that took this form away, or closed it.
      preHandler: async (request, reply) => {
        const closed = key === 'registration' && closedOn(now(), request.build.daycare);
        if (closed) {
          request.log.info({ outcome: 'refused', reason: closed.reason }, 'message');
          return notice(request, reply, home, closed);
        }
        if (recordOf(request)) return undefined;
        if (!isHoneypotFilled(request.body)) messageService.doubt(refusals.formGone.reason, request.log);
        return notice(request, reply, home, refusals.formGone);
      },
      errorHandler: (error, request, reply) => notice(request, reply, home, refusalOf(error, request)),
      handler: async (request, reply) => {
        const form = recordOf(request)!;
        const textOf = textsOf(request.body, form);
        const texts = form.carried.map((name) => [name, textOf(name)] as const).filter(([, text]) => text);
        const post = { form, values: readValues(form.empty, textOf), carried: Object.fromEntries(texts) };
        // Whatever breaks on the way, the form comes back with its values.
        const judgement = await judge(post, request, reply, dependencies).catch((error: unknown): Judgement => ({
          answered: refusalOf(error, request),
        }));
        const { answered, isNotice } = judgement;
        if (isNotice || wantsJson(request)) return notice(request, reply, home, answered);
        const { build } = request;
        const message = answered.message(build.daycare.answers);
        const shown = shownBy(post, judgement, message);
        const prefix = shown.outcome.is === 'sent' ? `${message} | ` : words.errorPrefix;
        // What has become of the message is told whatever happens to the page.
        const answer = await answerPage(build, renderer, form, field ? textOf(field) : '', shown, prefix).catch(
          (error: unknown) => void refusalOf(error, request),
        );
        return answer ? sendPage(reply, answered.status, answer) : notice(request, reply, home, answered);
      },
    });
  }
}

/** Sends the message of a post if nothing is wrong with it. */
async function judge(
  { form, values: typed }: Post,
  request: FastifyRequest,
  reply: FastifyReply,
  { messageService, limit, kept, admissions, now }: Dependencies,
): Promise<Judgement> {
  const { build, log } = request;
  const refusal = await limit(request, reply);
  if (refusal) return { answered: refusal, isNotice: Boolean(await kept(request, reply)) };
  if (isHoneypotFilled(request.body)) {
    log.info({ outcome: 'refused', reason: refusals.looksAutomatic.reason }, 'message');
    return { answered: refusals.looksAutomatic };
  }
  const { letterhead } = build.daycare;
  const { values, failures } = check(form, typed, providerToday(now(), letterhead));
  if (!values) return { answered: unfit(failures[0].message), failures };
  const letters = form.letters(letterhead, values, now());
  const admit = form.guard === 'limits' ? admissions.withoutScripts : admissions.withoutProof;
  const sender = { visitor: visitorOf(request), log, admission: admit(request, reply), build };
  const { answered, isConfirmed } =
    'own' in letters
      ? { answered: await messageService.postOwn(letters.own, sender), isConfirmed: false }
      : await messageService.postLetters(letters, sender);
  return { answered, ...(answered.status === 200 && { outcome: { is: 'sent', values, isConfirmed } }) };
}

/** The form in the answer: with what was typed, or empty once the message has arrived. */
function shownBy({ form, values, carried }: Post, { failures = [], outcome }: Judgement, reason: string): Posted {
  const { path } = form.page;
  if (outcome) return { path, values: form.empty, carried: {}, failures, outcome };
  return { path, values, carried, failures, outcome: failures.length ? { is: 'open' } : { is: 'refused', reason } };
}

/** Without the form: there are no values to show, or no page to show them on; or to a program. */
function notice(request: FastifyRequest, reply: FastifyReply, back: string, answered: Answered) {
  const page = !wantsJson(request);
  const { status, message } = answered;
  const told: Answered['message'] = (answers) =>
    page && status !== 200 ? `${message(answers)} ${status === 413 ? answers.goBack : words.goBack}` : message(answers);
  return refuse(request, reply, { ...answered, message: told }, { page, back });
}

/** Today at the provider's place, as a date in this machine's time zone, which the rules use. */
function providerToday(now: Date, { utcOffset }: Letterhead): Date {
  const wall = wallClock(now, utcOffset);
  return new Date(wall.getFullYear(), wall.getMonth(), wall.getDate());
}

/** Whether a program accepts nothing but JSON. */
const wantsJson = ({ headers: { accept = 'text/html' } }: FastifyRequest) =>
  accept.includes('json') && !accept.includes('html');

const isHoneypotFilled = (body: unknown) =>
  Boolean((body as Record<string, unknown> | null | undefined)?.[honeypot.name]);

/** In UTF-16 units, of which a character has at most two: more than `longestLine` characters. */
const cut = 2 * (longestLine + 1);

/**
 * The posted text of each field: the first value; empty if there is none. Of a field of one line only a beginning that is too long: enough to refuse it, and
 * whatever is done with it, from the offer of an address to the page that shows it again, costs little.
 */
function textsOf(body: unknown, form: FormRecord) {
  const posted = (body ?? {}) as Record<string, unknown>;
  const ofLines = fieldsOf(form).flatMap(({ name, kind }) => (kind === 'textarea' ? [htmlName(name)] : []));
  return (name: string) => {
    const [value] = [posted[name]].flat();
    if (typeof value !== 'string') return '';
    const text = ofLines.includes(name) ? value : value.slice(0, cut).toWellFormed();
    return text.replace(/\r\n?/g, '\n');
  };
}
