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

import { answer, refuse, sendPage } from '#gateway/http/answers.ts';
import { type Build } from '#gateway/http/built-site.ts';
import { refusalOf, visitorOf, type Limit } from '#gateway/http/rate-limits.ts';
import { refusals, unfit } from '#gateway/http/refusals.ts';
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

export async function acceptNoScriptForms(scope: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { forms, messageService, limit, kept, admissions, now, renderer } = dependencies;
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
      // For a page from before the build that took this form away.
      preHandler: async (request, reply) => {
        if (recordOf(request)) return undefined;
        if (!isHoneypotFilled(request.body)) messageService.doubt(refusals.formGone.reason, request.log);
        return notice(request, reply, refusals.formGone);
      },
      errorHandler: (error, request, reply) => notice(request, reply, refusalOf(error, request)),
      handler: async (request, reply) => {
        const { build } = request;
        const { letterhead, answers } = build.daycare;
        const form = recordOf(request)!;
        const textOf = textsOf(request.body, form);
        const typed = readValues(form.empty, textOf);
        /** The form with its values. */
        const problem = (refusal: Answered, failures: Posted['failures'] = []) =>
          show(refusal, {
            values: typed,
            carried: Object.fromEntries(
              form.carried.map((name) => [name, textOf(name)] as const).filter(([, text]) => text),
            ),
            failures,
            outcome: failures.length ? { is: 'open' } : { is: 'refused', reason: refusal.message(answers) },
          });
        async function show(answered: Answered, shown: Omit<Posted, 'path'>) {
          if (wantsJson(request)) return answer(reply, answered);
          const prefix = shown.outcome.is === 'sent' ? `${answered.message(answers)} | ` : words.errorPrefix;
          // What has become of the message is told whatever happens to the page.
          const shownPage = await answerPage(
            build,
            renderer,
            form,
            field ? textOf(field) : '',
            { ...shown, path },
            prefix,
          ).catch((error: unknown) => {
            refusalOf(error, request);
            return undefined;
          });
          return shownPage ? sendPage(reply, answered.status, shownPage) : notice(request, reply, answered);
        }

        // Whatever breaks on the way, the form comes back with its values.
        return accept().catch((error: unknown) => problem(refusalOf(error, request)));

        async function accept() {
          const refusal = await limit(request, reply);
          if (refusal) return (await kept(request, reply)) ? notice(request, reply, refusal) : problem(refusal);
          if (isHoneypotFilled(request.body)) {
            request.log.info({ outcome: 'refused', reason: refusals.looksAutomatic.reason }, 'message');
            return problem(refusals.looksAutomatic);
          }
          const { values, failures } = check(form, typed, providerToday(now(), letterhead));
          if (!values) return problem(unfit(failures[0].message), failures);
          const letters = form.letters(letterhead, values, now());
          const admit = form.guard === 'limits' ? admissions.withoutScripts : admissions.withoutProof;
          const sender = { visitor: visitorOf(request), log: request.log, admission: admit(request, reply), build };
          const { answered, isConfirmed } =
            'own' in letters
              ? { answered: await messageService.postOwn(letters.own, sender), isConfirmed: false }
              : await messageService.postLetters(letters, sender);
          return answered.status === 200
            ? show(answered, {
                values: form.empty,
                carried: {},
                failures: [],
                outcome: { is: 'sent', values, isConfirmed },
              })
            : problem(answered);
        }
      },
    });

    /** Without the form: there are no values to show, or no page to show them on. */
    const notice = (request: FastifyRequest, reply: FastifyReply, { status, message }: Answered) => {
      const isPage = !wantsJson(request);
      const told: Answered['message'] = (answers) =>
        isPage && status !== 200
          ? `${message(answers)} ${status === 413 ? answers.goBack : words.goBack}`
          : message(answers);
      return refuse(request, reply, { status, message: told }, { page: isPage, back: home });
    };
  }
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
