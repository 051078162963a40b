/**
 * Limits on what visitors send, and on the letters of all together (decision 010). Near the limit a letter needs the spam check, so that parents are not refused
 * because of others. Forms posted without scripts cannot do the check: then each visitor has a small share, which others cannot use up.
 */
import { type FastifyRequest } from 'fastify';

import { createCeiling, createLimit, type Limit, type Place } from '#gateway/http/rate-limits.ts';
import { refusals, type Refusal } from '#gateway/http/refusals.ts';
import { type TtlStore } from '#gateway/http/ttl-store.ts';
import { type Settings } from '#gateway/settings.ts';
import { proofHeader } from '#mail/contract.ts';

import { type Desk } from './desk.ts';

/** Letters without a proof of one visitor while many write: those of a family with two children. */
const share = 2;

export type Limits = ReturnType<typeof openLimits>;
export type Rates = Pick<Settings, 'RATE_MAX' | 'RATE_MINUTES' | 'RATE_ALL' | 'PLAIN_MAX'>;

export function openLimits(ttlStore: TtlStore, { RATE_MAX, RATE_MINUTES: minutes, RATE_ALL, PLAIN_MAX }: Rates) {
  const limit = (name: string, max: number) => createLimit(ttlStore, { name, max, minutes });
  const ceiling = (name: string, max: number) => createCeiling(ttlStore, { name, max, minutes });
  return {
    post: limit('post', RATE_MAX),
    /** As many answers are rendered for a visitor; beyond it they are pages that cost nothing to send. */
    rendered: limit('refused with the form', RATE_MAX),
    /** Twice as many as posts: a visitor who corrects a form several times needs a challenge for each attempt. */
    challenges: limit('challenge', RATE_MAX * 2),
    plain: limit('post without proof', PLAIN_MAX),
    share: limit('share', share),
    all: ceiling('all', RATE_ALL),
    /** Above this, many write: more letters than two visitors may send. */
    unproven: ceiling('all without proof', PLAIN_MAX * 2),
    shared: ceiling('all in shares', Math.ceil(RATE_ALL / 2)),
  } satisfies Record<string, Limit | ReturnType<typeof createCeiling>>;
}

/** Reserves a place for a valid letter; resolves with the refusal if there is none. */
export type Admission = () => Promise<Place | Refusal>;

export const isPlace = <Kind extends Place>(given: Kind | Refusal): given is Kind => 'release' in given;

/** Of a letter that the site's scripts have posted; near the limit, with a proof in a header. */
export const byScript =
  ({ limits, captcha }: Desk, { headers }: FastifyRequest): Admission =>
  async () => {
    const place = await limits.all();
    if (!isPlace(place) || !place.isNear) return place;
    const proof = headers[proofHeader];
    return unless(place, proof === undefined ? refusals.proofNeeded : await captcha.verify(String(proof)));
  };

/** Of a form of the template pages that always sends a proof. */
export const withProof =
  ({ limits, captcha }: Desk, proof: string | undefined): Admission =>
  async () => {
    const place = await limits.all();
    return isPlace(place) ? unless(place, await captcha.verify(proof)) : place;
  };

/** Of a form of the template pages without a proof: the newsletter, a comment, or any of them without scripts. */
export const withoutProof =
  ({ limits }: Desk, request: FastifyRequest): Admission =>
  async () => {
    const refusal = await limits.plain(request);
    if (refusal) return refusal;
    const unproven = await limits.unproven();
    if (!isPlace(unproven)) return inShares(limits, request);
    const place = await limits.all();
    if (!isPlace(place)) return unless(unproven, place);
    return { release: async () => void (await Promise.all([unproven.release(), place.release()])) };
  };

/** Of the registration or the message form without scripts. */
export const withoutScripts =
  ({ limits }: Desk, request: FastifyRequest): Admission =>
  async () => {
    const place = await limits.all();
    if (isPlace(place) && !place.isNear) return place;
    if (isPlace(place)) await place.release();
    return inShares(limits, request);
  };

const inShares = async ({ share: limit, shared }: Limits, request: FastifyRequest) =>
  (await limit(request)) ?? shared();

/** The place, unless the letter is refused for another reason. */
async function unless(place: Place, refusal: Refusal | undefined): Promise<Place | Refusal> {
  if (!refusal) return place;
  await place.release();
  return refusal;
}
