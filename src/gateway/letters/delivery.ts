/** Delivers the letters of the table: one loop that takes what is due, a few at once. Each letter has its own next try; a server that fails slows the loop down. */
import { retention } from '#gateway/http/ttl-store.ts';
import { type Letter } from './letter.ts';
import { codeOf } from './log.ts';
import { send, timeOf, type Outbox } from './outbox.ts';
import { afterFailure } from './retry-times.ts';
import { checkServer, paceOf, serverFailed, serverWorks } from './server-state.ts';
import { DeliveryError } from './smtp-errors.ts';
import { type Taken } from './table.ts';

/** Deliveries in progress at one time: few enough for mail services that limit the connections of one client. */
export const maxConcurrent = 4;
/** How many of them may be letters whose last try broke the session: each may take its place until the connection times out. */
const maxDoubtful = 2;
/** The last turns in the table: of what the operator asked for, of all other letters, and of those whose last try broke the session. */
const [askedFor, sound, doubtful] = [0, 3, 4] as const;

export type Delivery = ReturnType<typeof newDelivery>;

export const newDelivery = () => ({
  /** By letter. */
  underWay: new Map<string, { readonly isDoubtful: boolean; readonly ended: Promise<void> }>(),
  /** What the disk could not be told of yet, by letter. Nothing is taken before it is written. */
  unwritten: new Map<string, () => Promise<void>>(),
  /** While deliveries go on. */
  timer: undefined as NodeJS.Timeout | undefined,
  looking: undefined as Promise<void> | undefined,
  isAsked: false,
  lastDelivered: Number.NEGATIVE_INFINITY,
  lastProblem: '',
});

export function startDeliveries(outbox: Outbox): void {
  const { delivery, run, waits } = outbox;
  delivery.unwritten.set('', () => run('begin', { now: timeOf(outbox) }));
  // The operator writes into the same table, and says nothing.
  delivery.timer = setInterval(() => look(outbox), waits.look).unref();
  look(outbox);
}

/** Starts no more deliveries and waits for those in progress. */
export async function stopDeliveries({ delivery }: Outbox): Promise<void> {
  clearInterval(delivery.timer);
  delivery.timer = undefined;
  await delivery.looking;
  await Promise.all([...delivery.underWay.values()].map(({ ended }) => ended));
}

export function look(outbox: Outbox): void {
  const { delivery } = outbox;
  delivery.isAsked = true;
  if (delivery.looking || !delivery.timer) return;
  delivery.isAsked = false;
  delivery.looking = takeDue(outbox)
    .then(() => void (delivery.lastProblem = ''))
    .catch((error: unknown) => noteProblem(outbox, error))
    .finally(() => {
      delivery.looking = undefined;
      if (delivery.isAsked) look(outbox);
    });
}

function noteProblem({ delivery, log }: Outbox, error: unknown): void {
  const code = codeOf(error);
  if (code !== delivery.lastProblem) log.error({ code }, 'the outbox cannot be read or written; its letters wait');
  delivery.lastProblem = code;
}

async function takeDue(outbox: Outbox): Promise<void> {
  const { delivery, server } = outbox;
  for (const [id, write] of delivery.unwritten) {
    await write();
    delivery.unwritten.delete(id);
  }
  const free = maxConcurrent - delivery.underWay.size;
  if (free <= 0) return;
  const pace = paceOf(server);
  if (pace === 'all') {
    const left = free - (await take(outbox, free, sound));
    const inDoubt = [...delivery.underWay.values()].filter(({ isDoubtful }) => isDoubtful).length;
    await take(outbox, Math.min(left, maxDoubtful - inDoubt), doubtful);
  } else if (pace === 'none' || delivery.underWay.size) await take(outbox, free, askedFor);
  else if (!(await take(outbox, 1, doubtful))) await checkServer(outbox);
}

/** Begins to deliver up to `count` letters of the turns up to `most`. Resolves to how many there were. */
async function take(outbox: Outbox, count: number, most: number): Promise<number> {
  if (count <= 0) return 0;
  const { delivery, run, waits } = outbox;
  const letters = await run('take', { now: timeOf(outbox), count, most, longest: waits.longest });
  for (const letter of letters) {
    const ended = deliver(outbox, letter)
      .catch((error: unknown) => noteProblem(outbox, error))
      .finally(() => {
        delivery.underWay.delete(letter.id);
        look(outbox);
      });
    delivery.underWay.set(letter.id, { isDoubtful: letter.cause === 'unclear' || letter.cause === 'breaks', ended });
  }
  return letters.length;
}

/** Notes what has become of a letter; later, if that fails. */
const note = (outbox: Outbox, id: string, write: () => Promise<void>) =>
  write().catch((error: unknown) => {
    outbox.delivery.unwritten.set(id, write);
    noteProblem(outbox, error);
  });

async function deliver(outbox: Outbox, taken: Taken): Promise<void> {
  const { delivery, log, run } = outbox;
  const { id, kind, accepted } = taken;
  try {
    await send(outbox, JSON.parse(taken.letter) as Letter);
  } catch (error) {
    // Any other error is local, such as too many open files, and says nothing about the server.
    const failure = error instanceof DeliveryError ? error : new DeliveryError('letter', codeOf(error));
    const isOfLetter = failure.scope === 'final' || failure.scope === 'letter';
    if (failure === error && isOfLetter) await serverWorks(outbox);
    else if (!isOfLetter) serverFailed(outbox, failure, id);
    return putOff(outbox, taken, failure);
  }
  log.info({ id, kind }, 'delivered');
  const time = timeOf(outbox);
  delivery.lastDelivered = time;
  await note(outbox, id, () => run('deliver', { id, now: time, expires: accepted + retention }));
  await serverWorks(outbox);
}

async function putOff(outbox: Outbox, taken: Taken, { scope, code, words }: DeliveryError): Promise<void> {
  const { delivery, log, run, waits } = outbox;
  const { id, kind } = taken;
  const now = timeOf(outbox);
  const { failures, ...becomes } = afterFailure(taken, scope, now, delivery.lastDelivered, waits);
  const about = { id, kind, code, failures };
  if (becomes.isDead)
    log.error(about, 'NOT DELIVERED: refused for good. It stays in the outbox and is tried again after a restart');
  else log.warn(about, 'not delivered yet; it will be tried again');
  const error = [code, words].filter(Boolean).join(': ');
  await note(outbox, id, () => run('fail', { id, now, error, ...becomes }));
}
