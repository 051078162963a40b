/** The two routes of the EmailJS interface: `send-form` reads multipart data, `send` JSON. The response is 'OK' for an accepted form, JSON for a refused one. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { honeypot } from '#content/words/template-forms.ts';
import { htmlName, namesOf, readValues, type FormRecord } from '#forms/record.ts';
import { challengePath } from '#mail/contract.ts';
import { formService, type TemplateForm } from '#mail/form-service.ts';

import { acceptPosts, sendJson } from '#gateway/http/answers.ts';
import { isForeign } from '#gateway/http/post-guards.ts';
import { refusals, type Refusal } from '#gateway/http/refusals.ts';
import { newChallenge } from './captcha.ts';
import { type Desk } from './desk.ts';
import { answeredOf, judge, type Outcome, type Post } from './judge.ts';
import { withoutProof, withProof } from './limits.ts';

type Fields = Readonly<Record<string, unknown>>;

const paths = [
  // Each property is a field of the form.
  { path: '/api/v1.0/email/send-form', fieldsOf: (body: Fields): unknown => body },
  { path: '/api/v1.0/email/send', fieldsOf: (body: Fields): unknown => body['template_params'] },
] as const;

/** @param allowedOrigin of the pages if they are on another host */
export async function acceptEmailJs(scope: FastifyInstance, desk: Desk, allowedOrigin: string | undefined) {
  scope.removeContentTypeParser('text/plain');
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readMultipart);

  scope.get(challengePath, async (request, reply) => {
    // A page of another site could use this address as the source of pictures, and so use up the limit of its visitor.
    const refusal = isForeign(request, allowedOrigin) ? refusals.otherSite : await desk.limits.challenges(request);
    return refusal
      ? sendJson(reply, refusal)
      : reply.header('Cache-Control', 'no-store').send(await newChallenge(desk));
  });

  for (const { path, fieldsOf } of paths)
    acceptPosts(scope, path, desk.limits.post, async (request, reply) =>
      sendAsEmailJs(reply, await judgeFields(request, fieldsOf, desk)),
    );
}

async function judgeFields(request: FastifyRequest, fieldsOf: (body: Fields) => unknown, desk: Desk): Promise<Outcome> {
  const { body, build } = request;
  const judged = (content: Post['content'], form?: FormRecord, admission = withoutProof(desk, request)) =>
    judge(form, { content, request, admission }, desk);
  if (!isObject(body)) return judged({ refusal: refusals.wrongType });
  const fields = fieldsOf(body);
  const name = formOf(body);
  if (typeof name !== 'string')
    // All of ours begin so.
    return judged({ refusal: name, looksOwn: Object.keys(fields ?? {}).some((field) => field.startsWith('dz')) });
  const form: FormRecord = build.records[name];
  const texts = textsOf(fields, [...namesOf(form).map(htmlName), ...form.carried, honeypot.name, 'altcha']);
  if (!texts) return judged({ refusal: refusals.wrongType });
  const typed = readValues(form.empty, (field) => texts[field] ?? '');
  const content = { typed, isHoneypotFilled: Boolean(texts[honeypot.name]) };
  return judged(content, form, form.guard === 'spam-check' ? withProof(desk, texts['altcha']) : undefined);
}

/** The form of the template, or the refusal if an identifier is unknown. */
function formOf(body: Fields): TemplateForm | Refusal {
  const { publicKey, serviceId, templates } = formService;
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

/** The client expects the text 'OK' of the original service; a refusal is a sentence for people. */
const sendAsEmailJs = (reply: FastifyReply, outcome: Outcome) =>
  outcome.is === 'accepted'
    ? reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('OK')
    : sendJson(reply, answeredOf(outcome));

/** More than twice the fields of any form. Parsing a thousand small parts would block the process for ten milliseconds. */
const mostParts = 64;

/** Parsed by Node; Fastify has limited the size of the body before. Of a repeated field the last value counts. */
async function readMultipart({ headers }: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  // The beginning of the boundary, up to what a parser may read in another way, is enough to count its parts. Of two boundaries the parser could use either.
  const boundary = /;\s*boundary="?([^";\\\s]{1,70})/i.exec(type)?.[1];
  const isClear = type.match(/boundary=/gi)?.length === 1;
  if (!boundary || !isClear || hasMore(mostParts, `--${boundary}`, body)) throw notMultipart();
  const read = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(await read.catch(() => Promise.reject(notMultipart())));
}

const notMultipart = () => Object.assign(new Error('multipart'), { statusCode: 400 });

function hasMore(most: number, words: string, body: Buffer): boolean {
  let count = 0;
  for (let at = body.indexOf(words); at >= 0 && count <= most; at = body.indexOf(words, at + words.length)) count += 1;
  return count > most;
}
