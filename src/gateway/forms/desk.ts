/** Stores what was judged to be right, within the limits; a registration grants one confirmation. */
import { mailboxOf } from '#mail/address.ts';

import { refusals, type Refusal } from '#gateway/http/refusals.ts';
import { type Draft } from '#gateway/letters/letter.ts';
import { type Counter, type TtlStore } from '#gateway/http/ttl-store.ts';
import { accept } from '#gateway/letters/acceptance.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { digestOf, type Outbox } from '#gateway/letters/outbox.ts';
import { isPlace, openLimits, type Admission, type Limits, type Rates } from './admission.ts';
import { createCaptcha, type Captcha } from './captcha.ts';

/** Confirmations to one mailbox in a day, from all visitors together. */
const maxConfirmations = 2;
const day = 24 * 60 * 60_000; // ms

/** What is needed to take letters in. */
export interface Desk {
  readonly now: () => Date;
  readonly ttlStore: TtlStore;
  readonly outbox: Outbox;
  readonly captcha: Captcha;
  readonly limits: Limits;
  /** Confirmations, by mailbox. */
  readonly confirmations: Counter;
  /** When something came that looks like the site's own and is from a page that the gateway does not know, in ms. Nobody but parents would hear of it. */
  doubted: number;
}

/** Opens the desk with the grants of registrations that no confirmation had used before a restart. */
export function openDesk(parts: Pick<Desk, 'now' | 'ttlStore' | 'outbox'>, rates: Rates): Desk {
  const { now, ttlStore, outbox } = parts;
  for (const { key, registration, accepted } of outbox.grants)
    void ttlStore.put(key, registration, now().getTime() - accepted);
  return {
    ...parts,
    captcha: createCaptcha(now, ttlStore),
    limits: openLimits(ttlStore, rates),
    confirmations: ttlStore.counter('confirmation', day),
    doubted: Number.NEGATIVE_INFINITY,
  };
}

export function doubt(desk: Desk, reason: string, log: Log): void {
  desk.doubted = desk.now().getTime();
  log.warn({ outcome: 'refused', reason }, "a letter that looks like the site's own");
}

/** A sentence for the operator, for a day after the last doubt; otherwise undefined. */
export const doubtsOf = ({ now, doubted }: Desk): string | undefined =>
  now().getTime() - doubted < day
    ? "Letters that look like this site's own come from pages that this gateway does not know: they are refused, or marked as not from its forms."
    : undefined;

/** Keys are digests, so that they reveal neither addresses nor visitors. */
const digest = ({ ttlStore, outbox }: Desk, text: string) =>
  ttlStore.sharedStore?.digest(text) ?? digestOf(outbox, text);

/** The key of the confirmation that a visitor's registration grants to this address. */
export const grantKey = (desk: Desk, address: string, visitor: string) =>
  digest(desk, JSON.stringify(['allowance', address, visitor]));

/** The limit on confirmations to one mailbox. */
const admissionTo =
  (desk: Desk, address: string): Admission =>
  async () => {
    const mailbox = digest(desk, mailboxOf(address));
    const release = async () => void (await desk.confirmations.add(mailbox, -1));
    const { count } = await desk.confirmations.add(mailbox);
    if (count <= maxConfirmations) return { release };
    await release();
    return refusals.mailboxFull;
  };

export interface Entry {
  readonly log: Log;
  readonly admission: Admission;
  readonly identity?: string | undefined;
  /** Key of the grant for one confirmation, which this registration gives when it is stored. */
  readonly grants?: string | undefined;
  /** Key of the grant that this confirmation uses. */
  readonly uses?: string | undefined;
}

/** Stores a letter, which then will arrive. Resolves with the refusal if it is not stored. */
export async function take(desk: Desk, draft: Draft, entry: Entry): Promise<Refusal | undefined> {
  const { ttlStore, outbox } = desk;
  const { log, grants, uses } = entry;
  // A grant is used before the confirmation is stored, so that two simultaneous posts cannot both use it.
  const registration = uses === undefined ? undefined : await ttlStore.take(uses);
  if (uses !== undefined && registration === undefined) return refusals.otherRecipient;
  const restoreGrant = async () => {
    if (uses !== undefined && registration !== undefined) await ttlStore.put(uses, registration);
  };
  const place = await (uses === undefined ? entry.admission : admissionTo(desk, draft.to))();
  if (!isPlace(place)) {
    await restoreGrant();
    return place;
  }
  const identity = registration === undefined ? entry.identity : `confirmation of ${registration}`;
  try {
    const { id, isRepeat } = await accept(outbox, draft, { identity, grants, uses });
    if (isRepeat) await place.release();
    else if (grants !== undefined) await ttlStore.put(grants, id);
    log.info({ id, kind: draft.kind, outcome: isRepeat ? 'repeat' : 'stored' }, 'message');
    return undefined;
  } catch (error) {
    await place.release();
    await restoreGrant();
    log.error({ kind: draft.kind, code: codeOf(error) }, 'neither stored nor sent');
    return refusals.notStored;
  }
}
