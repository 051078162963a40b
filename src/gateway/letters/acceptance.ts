/** Accepts a new letter: it is on disk, or if that fails sent, before the visitor gets the response; if neither succeeds it is refused. */
import { randomUUID } from 'node:crypto';

import { retention } from '#gateway/http/ttl-store.ts';
import { look } from './delivery.ts';
import { type Draft, type Letter } from './letter.ts';
import { codeOf } from './log.ts';
import { digestOf, send, timeOf, type Outbox } from './outbox.ts';
import { hasRoom } from './place.ts';
import { type Receipt } from './table.ts';

export interface Keys {
  /** Letters with the same identity are repeats of one letter. */
  readonly identity?: string | undefined;
  /** Key of the grant that a registration gives; it is stored with it. */
  readonly grants?: string | undefined;
  /** Key of the grant that a confirmation uses up. */
  readonly uses?: string | undefined;
}

/** Until a letter is sent for which no claim was answered, in ms: longer than Redis may take. */
const claimed = 10_000;

/** Resolves when the letter is on disk, or if that fails or the disk is nearly full, when it is sent. Throws if neither succeeds. */
export async function accept(outbox: Outbox, draft: Draft, keys: Keys = {}): Promise<Receipt> {
  const { log, sentAtOnce } = outbox;
  const identity = keys.identity ?? randomUUID();
  const digest = digestOf(outbox, identity);
  const tried = sentAtOnce.get(digest);
  if (tried?.receipt) return { ...(await tried.receipt), isRepeat: true };
  const letter: Letter = { ...draft, id: tried?.id ?? randomUUID(), accepted: timeOf(outbox) };
  const about = { id: letter.id, kind: letter.kind };
  try {
    const receipt = await store(outbox, letter, digest, { ...keys, identity });
    look(outbox);
    return receipt;
  } catch (error) {
    log.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
  }
  const sent = await sendAtOnce(outbox, letter, digest);
  log.warn(about, 'sent without the outbox');
  return sent;
}

async function store(
  outbox: Outbox,
  letter: Letter,
  digest: string,
  { identity, grants, uses }: Keys & { readonly identity: string },
): Promise<Receipt> {
  const { run, log, claim, folder, reserve } = outbox;
  if (!(await hasRoom(folder, reserve)))
    throw Object.assign(new Error('The disk is nearly full.'), { code: 'nearly full' });
  const { id, kind, accepted } = letter;
  const nextTry = claim ? accepted + claimed : accepted;
  const row = { id, kind, accepted, letter: JSON.stringify(letter), nextTry, digest, grants, uses };
  const receipt = await run('accept', row).catch((error: unknown) => {
    outbox.fault = codeOf(error);
    throw error;
  });
  outbox.fault = undefined;
  // After it is stored: a crash between claim and storing would make the visitor's next try look like a repeat of a letter that is on no disk.
  if (!claim || receipt.isRepeat) return receipt;
  const isOurs = await claim(identity);
  const step = isOurs
    ? run('release', { id, now: accepted })
    : run('deliver', { id, now: accepted, expires: accepted + retention });
  await step.catch((error: unknown) => log.warn({ id, code: codeOf(error) }, 'it is sent a little later'));
  return { id, isRepeat: !isOurs };
}

/** Sends a letter while its sender waits; of the same letter twice at once only the first. Rejects if it cannot be sent. */
async function sendAtOnce(outbox: Outbox, letter: Letter, digest: string): Promise<Receipt> {
  const { sentAtOnce } = outbox;
  const first = sentAtOnce.get(digest)?.receipt;
  if (first) return { ...(await first), isRepeat: true };
  const { id } = letter;
  const receipt = send(outbox, letter).then(() => ({ id, isRepeat: false }));
  sentAtOnce.set(digest, { id, receipt });
  return receipt.catch((error: unknown) => {
    sentAtOnce.set(digest, { id });
    throw error;
  });
}
