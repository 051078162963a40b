/** Accepts a new letter: it is on disk, or if that fails sent, before the visitor gets the response; if neither succeeds it is refused. */
import { randomUUID } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { retention } from '#gateway/ttl-store.ts';
import { type Database } from './database.ts';
import { type Draft, type StoredLetter } from './letter.ts';
import { codeOf, type Log } from './log.ts';
import { type Receipt } from './table.ts';

export interface Keys {
  /** Letters with the same identity are repeats of one letter. */
  readonly identity?: string | undefined;
  /** Key of the grant that a registration gives; it is stored with it. */
  readonly grants?: string | undefined;
  /** Key of the grant that a confirmation uses up. */
  readonly uses?: string | undefined;
}

/** A letter that the disk could not take, and that was sent at once. */
interface Try {
  /** The same for each try: the first may have been delivered nevertheless. */
  readonly id: string;
  /** Undefined once it has failed. */
  receipt: Promise<Receipt> | undefined;
}

export interface Acceptance {
  readonly run: Database['run'];
  readonly hasRoom: () => Promise<boolean>;
  readonly digest: (text: string) => string;
  readonly sendNow: (letter: StoredLetter) => Promise<void>;
  readonly now: () => Date;
  readonly log: Log;
  /** Called with the identity of a letter that is on disk: false if another gateway has stored the same letter. */
  readonly claim: ((identity: string) => Promise<boolean>) | undefined;
  /** By digest. */
  readonly sentAtOnce: LRUCache<string, Try>;
  /** The code of why the last letter could not be stored. */
  fault: string | undefined;
}

/** Digests of letters sent at once that are remembered. */
const most = 10_000;

export const triesOf = (now: () => Date): Acceptance['sentAtOnce'] =>
  new LRUCache({ max: most, ttl: retention, ttlResolution: 0, perf: { now: () => +now() } });

/** Until a letter is sent for which no claim was answered, in ms: longer than Redis may take. */
const claimed = 10_000;

/** Resolves when the letter is on disk, or if that fails or the disk is nearly full, when it is sent. Throws if neither succeeds. */
export async function accept(acceptance: Acceptance, draft: Draft, keys: Keys = {}): Promise<Receipt> {
  const { digest, now, log, sentAtOnce } = acceptance;
  const known = keys.identity === undefined ? undefined : digest(keys.identity);
  const tried = known === undefined ? undefined : sentAtOnce.get(known);
  if (tried?.receipt) return { ...(await tried.receipt), isRepeat: true };
  const letter = { ...storedOf(draft), id: tried?.id ?? randomUUID(), accepted: now().getTime() };
  return store(acceptance, letter, known, keys).catch(async (error: unknown) => {
    const about = { id: letter.id, kind: letter.kind };
    log.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
    const sent = await sendAtOnce(acceptance, letter, known);
    log.warn(about, 'sent without the outbox');
    return sent;
  });
}

async function store(
  acceptance: Acceptance,
  letter: StoredLetter,
  digest: string | undefined,
  { identity, grants, uses }: Keys,
): Promise<Receipt> {
  const { run, hasRoom, log, claim } = acceptance;
  if (!(await hasRoom())) throw Object.assign(new Error('The disk is nearly full.'), { code: 'nearly full' });
  const { id, kind, accepted } = letter;
  const needsClaim = claim !== undefined && identity !== undefined;
  const nextTry = needsClaim ? accepted + claimed : accepted;
  const row = { id, kind, accepted, letter: JSON.stringify(letter), nextTry, digest, grants, uses };
  const receipt = await run('accept', row).catch((error: unknown) => {
    acceptance.fault = codeOf(error);
    throw error;
  });
  acceptance.fault = undefined;
  // After it is stored: a crash between claim and storing would make the visitor's next try look like a repeat of a letter that is on no disk.
  if (!needsClaim || receipt.isRepeat) return receipt;
  const isOurs = await claim(identity);
  const step = isOurs
    ? run('release', { id, now: accepted })
    : run('deliver', { id, now: accepted, expires: accepted + retention });
  await step.catch((error: unknown) => log.warn({ id, code: codeOf(error) }, 'it is sent a little later'));
  return { id, isRepeat: !isOurs };
}

/** Sends a letter while its sender waits; of the same letter twice at once only the first. Rejects if it cannot be sent. */
async function sendAtOnce(
  { sentAtOnce, sendNow }: Acceptance,
  letter: StoredLetter,
  digest: string | undefined,
): Promise<Receipt> {
  const first = digest === undefined ? undefined : sentAtOnce.get(digest)?.receipt;
  if (first) return { ...(await first), isRepeat: true };
  const { id } = letter;
  const receipt = sendNow(letter).then(() => ({ id, isRepeat: false }));
  const own: Try = { id, receipt };
  if (digest !== undefined) sentAtOnce.set(digest, own);
  return receipt.catch((error: unknown) => {
    own.receipt = undefined;
    throw error;
  });
}

/** Only a confirmation keeps its recipient: other letters go to the provider's address at the time of delivery. */
function storedOf({ to, ...draft }: Draft): Omit<StoredLetter, 'id' | 'accepted'> {
  return draft.kind === 'confirmation' ? { ...draft, to } : draft;
}
