/** The two routes of the EmailJS interface: `send-form` reads multipart data, `send` JSON. The response is 'OK' for an accepted form, JSON for a refused one. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FieldValues } from 'react-hook-form';

import { type FormService, type TemplateForm } from '#mail/form-service.ts';
import { honeypot } from '#content/words/template-forms.ts';
import { check } from '#forms/check.ts';
import { htmlName, namesOf, readValues, type FormRecord, type OwnLetter } from '#forms/record.ts';
import { challengePath } from '#mail/contract.ts';

import { refuseOtherMethods, sendJson } from '#gateway/http/answers.ts';
import { type Limit } from '#gateway/http/rate-limits.ts';
import { type Admissions } from './admission.ts';
import { type Captcha } from './captcha.ts';
import { type Answered, type MessageService } from '#gateway/letters/message-service.ts';
import { refusals, unfit, type Refusal } from '#gateway/http/refusals.ts';

interface Dependencies {
  readonly service: FormService;
  readonly messageService: MessageService;
  readonly captcha: Captcha;
  readonly limits: {
    readonly all: Limit;
    readonly challenges: Limit;
  };
  readonly admissions: Admissions;
  readonly now: () => Date;
  /** Another origin that serves the site's pages. */
  readonly allowedOrigin: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const paths = [
  // Each property is a field of the form.
  { path: '/api/v1.0/email/send-form', fieldsOf: (body: Fields): unknown => body },
  { path: '/api/v1.0/email/send', fieldsOf: (body: Fields): unknown => body['template_params'] },
] as const;

export async function acceptEmailJs(scope: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { service, messageService, captcha, limits, admissions, now, allowedOrigin } = dependencies;
  scope.removeContentTypeParser('text/plain');
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readMultipart);

  scope.get(challengePath, async (request, reply) => {
    // A page of another site could use this address as the source of pictures, and so use up the limit of its visitor.
    const refusal = isFromOtherSite(request, allowedOrigin)
      ? refusals.otherSite
      : await limits.challenges(request, reply);
    return refusal
      ? sendJson(reply, refusal)
      : reply.header('Cache-Control', 'no-store').send(await captcha.challenge());
  });

  for (const { path, fieldsOf } of paths) {
    scope.post(path, {
      onRequest: async (request, reply) => {
        const refusal = await limits.all(request, reply);
        if (refusal) return sendJson(reply, refusal);
      },
      handler: async (request, reply) => sendAsEmailJs(reply, await accept(request, reply, fieldsOf)),
    });
    refuseOtherMethods(scope, path);
  }

  async function accept(request: FastifyRequest, reply: FastifyReply, fieldsOf: (body: Fields) => unknown) {
    const refuse = (refusal: Refusal): Answered => {
      request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
      return refusal;
    };
    if (!isObject(request.body)) return refuse(refusals.wrongType);
    const name = formOf(service, request.body);
    if (typeof name !== 'string') {
      // All of ours begin so.
      if (Object.keys(fieldsOf(request.body) ?? {}).some((field) => field.startsWith('dz')))
        messageService.doubt(name.reason, request.log);
      return refuse(name);
    }
    const form: FormRecord<FieldValues, OwnLetter> = request.build.records[name];
    const names = [...namesOf(form).map(htmlName), ...form.carried, honeypot.name, 'altcha'];
    const texts = textsOf(fieldsOf(request.body), names);
    if (!texts) return refuse(refusals.wrongType);
    if (texts[honeypot.name]) return refuse(refusals.looksAutomatic);
    const { values, failures } = check(
      form,
      readValues(form.empty, (field) => texts[field] ?? ''),
      now(),
    );
    if (!values) return refuse(unfit(failures[0].message));
    const isProven = form.guard === 'spam-check';
    const admission = isProven ? admissions.withProof(texts['altcha'], reply) : admissions.withoutProof(request, reply);
    const { log, build } = request;
    const { own } = form.letters(build.daycare.letterhead, values, now());
    return messageService.postOwn(own, { log, admission });
  }
}

/**
 * Whether a browser says that a page of another site asks. Refused without an Origin header too: a browser sends none when a page loads a picture, and always one
 * when a page of `allowedOrigin` fetches a challenge.
 */
function isFromOtherSite({ headers }: FastifyRequest, allowedOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  return !['same-origin', 'none'].includes(String(site)) && (origin === undefined || origin !== allowedOrigin);
}

/** The form of the template, or the refusal if an identifier is unknown. */
function formOf({ publicKey, serviceId, templates }: FormService, body: Fields): TemplateForm | Refusal {
  if (body['user_id'] !== publicKey) return refusals.unknownUser;
  if (body['service_id'] !== serviceId) return refusals.unknownService;
  const known = Object.entries(templates).find(([, id]) => id === body['template_id']);
  return known ? (known[0] as TemplateForm) : refusals.unknownTemplate;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** These fields; others are ignored. Undefined if `fields` is no object or one of them is no text. */
function textsOf(fields: unknown, names: readonly string[]): Partial<Record<string, string>> | undefined {
  if (!isObject(fields)) return undefined;
  const found = names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]] as const);
  if (found.some(([, value]) => typeof value !== 'string')) return undefined;
  return Object.fromEntries(found.map(([name, value]) => [name, String(value).replace(/\r\n?/g, '\n')]));
}

/** More than twice the fields of any form. Parsing a thousand small parts would block the process for ten milliseconds. */
const mostParts = 64;

/** Parsed by Node; Fastify has limited the size of the body before. Of a repeated field the last value counts. */
async function readMultipart({ headers }: FastifyRequest, body: Buffer): Promise<Fields> {
  const type = headers['content-type'] ?? '';
  // The beginning of the boundary, up to what a parser may read in another way, is enough to count its parts. Of two boundaries the parser could use either.
  const boundary = /;\s*boundary="?([^";\\\s]{1,70})/i.exec(type)?.[1];
  const isClear = type.match(/boundary=/gi)?.length === 1;
  if (!boundary || !isClear || hasMore(mostParts, `--${boundary}`, body)) throw notMultipart();
  const read = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(await read.catch(() => Promise.reject(notMultipart())));
}

const notMultipart = () => Object.assign(new Error('multipart'), { statusCode: 400 });

/** Whether the body contains `words` more than `most` times. */
function hasMore(most: number, words: string, body: Buffer): boolean {
  let count = 0;
  for (let at = body.indexOf(words); at >= 0 && count <= most; at = body.indexOf(words, at + words.length)) count += 1;
  return count > most;
}

/** The client expects the text 'OK' of the original service; a refusal is a sentence for people. */
const sendAsEmailJs = (reply: FastifyReply, answered: Answered) =>
  answered.status === 200
    ? reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('OK')
    : sendJson(reply, answered);
