/** Limits on what visitors send (decision 010). Near that of all a letter needs the spam check; forms without scripts, which cannot do it, have a share for each visitor. */
import { type FastifyRequest } from 'fastify';

import { type Limit } from '#gateway/http/answers.ts';
import { networksOf } from '#gateway/http/networks.ts';
import { crowded, refusals, tooMany, type Refusal } from '#gateway/http/refusals.ts';
import { type Counter, type TtlStore } from '#gateway/http/ttl-store.ts';
import { type Settings } from '#gateway/settings.ts';
import { proofHeader } from '#mail/contract.ts';

import { verifyProof } from './captcha.ts';
import { type Desk } from './desk.ts';

/** Letters without a proof of one visitor while many write: those of a family with two children. */
const share = 2;

export type Limits = ReturnType<typeof openLimits>;
export type Rates = Pick<Settings, 'RATE_MAX' | 'RATE_MINUTES' | 'RATE_ALL' | 'PLAIN_MAX'>;

export function openLimits(ttlStore: TtlStore, { RATE_MAX, RATE_MINUTES, RATE_ALL, PLAIN_MAX }: Rates) {
  const counter = (name: string) => ttlStore.counter(name, RATE_MINUTES * 60_000);
  return {
    post: limitOf(counter('post'), RATE_MAX),
    /** As many answers are rendered for a visitor; beyond it they are pages that cost nothing to send. */
    rendered: limitOf(counter('refused with the form'), RATE_MAX),
    /** Twice as many as posts: a visitor who corrects a form several times needs a challenge for each attempt. */
    challenges: limitOf(counter('challenge'), RATE_MAX * 2),
    plain: limitOf(counter('post without proof'), PLAIN_MAX),
    share: limitOf(counter('share'), share),
    all: ceilingOf(counter('all'), RATE_ALL),
    /** Above this, many write: more letters than two visitors may send. */
    unproven: ceilingOf(counter('all without proof'), PLAIN_MAX * 2),
    shared: ceilingOf(counter('all in shares'), Math.ceil(RATE_ALL / 2)),
  };
}

/** Counts a request of a visitor, whatever its outcome; resolves with the refusal if there were more than `max`, or a multiple of it from the wider networks of an IPv6 address. */
const limitOf =
  (add: Counter, max: number): Limit =>
  async ({ ip, log }) => {
    for (const network of networksOf(ip)) {
      const { count, left } = await add(network.name);
      // A visitor over its own limit is not counted for the wider networks: one household must not use up the limit of its neighbours.
      if (count <= max * network.multiple) continue;
      const refusal = tooMany(left);
      log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
      return refusal;
    }
    return undefined;
  };

/** A place for a letter, reserved before it is stored, so that simultaneous ones cannot exceed a limit together. */
export interface Place {
  release(): Promise<unknown>;
}

/** Reserves a place among the letters of all visitors; resolves with the refusal if all are taken. `isNear`: more than half of them are. */
const ceilingOf =
  (add: Counter, max: number) => async (): Promise<(Place & { readonly isNear: boolean }) | Refusal> => {
    const { count, left } = await add('');
    const release = () => add('', -1);
    if (count <= max) return { isNear: count > max / 2, release };
    await release();
    return crowded(left);
  };

/** Reserves a place for a valid letter; resolves with the refusal if there is none. */
export type Admission = () => Promise<Place | Refusal>;

export const isPlace = <Kind extends Place>(given: Kind | Refusal): given is Kind => 'release' in given;

/** Of a letter that the site's scripts have posted; near the limit, with a proof in a header. */
export const byScript =
  (desk: Desk, { headers }: FastifyRequest): Admission =>
  async () => {
    const place = await desk.limits.all();
    if (!isPlace(place) || !place.isNear) return place;
    const proof = headers[proofHeader];
    return unless(place, proof === undefined ? refusals.proofNeeded : await verifyProof(desk, String(proof)));
  };

/** Of a form of the template pages that always sends a proof. */
export const withProof =
  (desk: Desk, proof: string | undefined): Admission =>
  async () => {
    const place = await desk.limits.all();
    return isPlace(place) ? unless(place, await verifyProof(desk, proof)) : place;
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
    return { release: () => Promise.all([unproven.release(), place.release()]) };
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
  if (refusal) await place.release();
  return refusal ?? place;
}
