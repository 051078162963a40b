/** Judges what was posted, whichever way it came: by the site's scripts, by a form without scripts, or through the EmailJS interface. */
import { type FastifyRequest } from 'fastify';
import type { FieldValues } from 'react-hook-form';

import { check } from '#forms/check.ts';
import type { Failure, FormRecord } from '#forms/record.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { wallClock } from '#mail/local-time.ts';

import { visitorOf } from '#gateway/http/networks.ts';
import { closedOn, refusals, unfit, type Answered, type Refusal } from '#gateway/http/refusals.ts';
import { doubt, grantKey, take, takeConfirmation, type Desk } from './desk.ts';
import { type Admission } from './limits.ts';
import { readOwn, readPosted, type Reading } from './posted.ts';

/** What was posted, and the limit that it counts towards. */
export interface Post {
  /** A letter that the site's scripts have composed, what was typed into a form, or why it is neither. */
  readonly content:
    | { readonly letter: unknown }
    | { readonly typed: FieldValues; readonly isHoneypotFilled: boolean }
    | Extract<Reading, { refusal: Refusal }>;
  readonly request: FastifyRequest;
  readonly admission: Admission;
}

export type Outcome =
  /** It will arrive. `isConfirmed`: and a confirmation goes to the address in the form. */
  | { readonly is: 'accepted'; readonly values: FieldValues; readonly isConfirmed: boolean }
  | { readonly is: 'unfit'; readonly refusal: Refusal; readonly failures: readonly Failure[] }
  /** The site takes this form no more, or not now. */
  | { readonly is: 'gone'; readonly refusal: Refusal }
  | { readonly is: 'refused'; readonly refusal: Refusal };

const thanks: Answered = { status: 200, message: (answers) => answers.thanks };

export const answeredOf = (outcome: Outcome): Answered => (outcome.is === 'accepted' ? thanks : outcome.refusal);

/** @param form undefined for a letter, and for a form that the build has not */
export async function judge(form: FormRecord | undefined, post: Post, desk: Desk): Promise<Outcome> {
  const { content } = post;
  const outcome = await ('typed' in content
    ? judgeForm(form, content, post, desk)
    : judgeReading('letter' in content ? read(content.letter, post, desk) : content, post, desk));
  if (outcome.is !== 'accepted')
    post.request.log.info({ outcome: 'refused', reason: outcome.refusal.reason }, 'message');
  return outcome;
}

const read = (letter: unknown, { request: { build } }: Post, desk: Desk) =>
  readPosted(letter, build.letterheads, closedOn(desk.now(), build.daycare));

async function judgeReading(reading: Reading, post: Post, desk: Desk): Promise<Outcome> {
  const { request, admission } = post;
  const { log } = request;
  const visitor = visitorOf(request);
  const refused = (refusal: Refusal, isDoubted = reading.looksOwn): Outcome => {
    if (isDoubted) doubt(desk, refusal.reason, log);
    return { is: 'refused', refusal };
  };
  if ('refusal' in reading) return refused(reading.refusal);
  if ('to' in reading) {
    const refusal = await takeConfirmation(desk, reading, { log, visitor });
    if (!refusal) return { is: 'accepted', values: {}, isConfirmed: true };
    // Who has a grant has just registered on a page of the site.
    const isDoubted = refusal === refusals.otherContent || (refusal === refusals.otherRecipient && reading.looksOwn);
    return refused(refusal, isDoubted);
  }
  if (reading.looksOwn) doubt(desk, 'marked', log);
  const { draft, identity, grantsTo } = reading;
  const grants = grantsTo && grantKey(desk, grantsTo, visitor);
  const refusal = await take(desk, draft, { log, admission, identity, grants });
  return refusal ? { is: 'refused', refusal } : { is: 'accepted', values: {}, isConfirmed: false };
}

async function judgeForm(
  form: FormRecord | undefined,
  { typed, isHoneypotFilled }: Extract<Post['content'], { typed: unknown }>,
  post: Post,
  desk: Desk,
): Promise<Outcome> {
  const { build, log } = post.request;
  if (!form) {
    // For a page from before the build that took this form away.
    if (!isHoneypotFilled) doubt(desk, refusals.formGone.reason, log);
    return { is: 'gone', refusal: refusals.formGone };
  }
  const closed = form === build.records.registration && closedOn(desk.now(), build.daycare);
  if (closed) return { is: 'gone', refusal: closed };
  if (isHoneypotFilled) return { is: 'refused', refusal: refusals.looksAutomatic };
  const { letterhead } = build.daycare;
  const { values, failures } = check(form, typed, providerToday(desk.now(), letterhead));
  if (!values) return { is: 'unfit', refusal: unfit(failures[0].message), failures };
  const letters = form.letters(letterhead, values, desk.now());
  const outcome = await judgeReading(
    'own' in letters ? readOwn(letters.own) : read(letters.report, post, desk),
    post,
    desk,
  );
  if (outcome.is !== 'accepted') return outcome;
  if ('own' in letters || !letters.confirmation) return { ...outcome, values };
  // A refused confirmation changes nothing else. If an earlier post of the same form has used the grant, it was sent then.
  const confirmed = await judgeReading(read(letters.confirmation, post, desk), post, desk);
  const isConfirmed = confirmed.is === 'accepted' || confirmed.refusal === refusals.otherRecipient;
  return { is: 'accepted', values, isConfirmed };
}

/** Today at the provider's place, as a date in this machine's time zone, which the rules use. */
function providerToday(now: Date, { utcOffset }: Letterhead): Date {
  const wall = wallClock(now, utcOffset);
  return new Date(wall.getFullYear(), wall.getMonth(), wall.getDate());
}
