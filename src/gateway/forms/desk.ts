/** Stores what was judged to be right, within the limits; a registration grants one confirmation. */
import { mailboxOf } from '#mail/address.ts';

import { refusals, type Refusal } from '#gateway/http/refusals.ts';
import { type Draft } from '#gateway/letters/letter.ts';
import { type Counter, type TtlStore } from '#gateway/http/ttl-store.ts';
import { accept, type Keys } from '#gateway/letters/acceptance.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { digestOf, type Outbox } from '#gateway/letters/outbox.ts';
import { isPlace, openLimits, type Admission, type Limits, type Rates } from './limits.ts';

/** Confirmations to one mailbox in a day, from all visitors together. */
const maxConfirmations = 2;
const day = 24 * 60 * 60_000; // ms

export interface Desk {
  readonly now: () => Date;
  readonly ttlStore: TtlStore;
  readonly outbox: Outbox;
  readonly limits: Limits;
  /** Confirmations, by mailbox. */
  readonly confirmations: Counter;
  /** When something came that looks like the site's own, of a page that the gateway does not know, in ms. Nobody but parents would hear of it. */
  doubted: number;
}

/** Opens the desk with the grants of registrations that no confirmation had used before a restart. */
export function openDesk(parts: Pick<Desk, 'now' | 'ttlStore' | 'outbox'>, rates: Rates): Desk {
  const { now, ttlStore, outbox } = parts;
  for (const { key, registration, accepted } of outbox.grants)
    void ttlStore.put(key, registration, now().getTime() - accepted);
  return {
    ...parts,
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

const admissionTo =
  (desk: Desk, address: string): Admission =>
  async () => {
    const mailbox = digest(desk, mailboxOf(address));
    const release = () => desk.confirmations(mailbox, -1);
    const { count } = await desk.confirmations(mailbox);
    if (count <= maxConfirmations) return { release };
    await release();
    return refusals.mailboxFull;
  };

/** Stores the confirmation to whoever has the grant of a registration; resolves with the refusal otherwise. @param confirmation undefined if it is not the fixed one */
export async function takeConfirmation(
  desk: Desk,
  { to, confirmation }: { readonly to: string; readonly confirmation: Draft | undefined },
  { log, visitor }: { readonly log: Log; readonly visitor: string },
): Promise<Refusal | undefined> {
  const uses = grantKey(desk, to, visitor);
  // Before the confirmation is stored, so that two simultaneous posts cannot both use it.
  const registration = await desk.ttlStore.take(uses);
  if (registration === undefined) return refusals.otherRecipient;
  const entry = { log, admission: admissionTo(desk, to), identity: `confirmation of ${registration}`, uses };
  const refusal = confirmation ? await take(desk, confirmation, entry) : refusals.otherContent;
  if (refusal) await desk.ttlStore.put(uses, registration);
  return refusal;
}

interface Entry extends Keys {
  readonly log: Log;
  readonly admission: Admission;
}

/** Stores a letter, which then will arrive. Resolves with the refusal if it is not stored. */
export async function take(desk: Desk, draft: Draft, { log, admission, ...keys }: Entry): Promise<Refusal | undefined> {
  const place = await admission();
  if (!isPlace(place)) return place;
  try {
    const { id, isRepeat } = await accept(desk.outbox, draft, keys);
    if (isRepeat) await place.release();
    else if (keys.grants !== undefined) await desk.ttlStore.put(keys.grants, id);
    log.info({ id, kind: draft.kind, outcome: isRepeat ? 'repeat' : 'stored' }, 'message');
    return undefined;
  } catch (error) {
    await place.release();
    log.error({ kind: draft.kind, code: codeOf(error) }, 'neither stored nor sent');
    return refusals.notStored;
  }
}
