/** Delivers the letters of the table: one loop that takes what is due, a few at once. Each letter has its own next try; a server that fails slows the loop down. */
import { readLetter, type StoredLetter } from './letter.ts';
import { codeOf, type Log } from './log.ts';
import { type Database } from './database.ts';
import { type Cause, type Taken } from './table.ts';
import { retention } from '#gateway/ttl-store.ts';
import { backoff, givenUpAfter, minTries, retryAfter, type Waits } from './retry-times.ts';
import { type ServerState } from './server-state.ts';
import { DeliveryError } from './smtp-errors.ts';

/** Deliveries in progress at one time: few enough for mail services that limit the connections of one client. */
export const maxConcurrent = 4;
/** How many of them may be letters whose last try broke the session: each may take its place until the connection times out. */
const maxDoubtful = 2;
/** The last turn in the table that is not of such letters. */
const lastSoundTurn = 3;
/** Each so many looks takes what has been due for longest, so that a flood of registrations cannot delay other letters for ever. */
const fairShare = 4;

export interface Delivery {
  start(log: Log): void;
  /** Call when a letter is due. */
  look(): void;
  /** Starts no more deliveries and waits for those in progress. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly run: Database['run'];
  /** Throws a DeliveryError, or another error if something local fails. */
  readonly send: (letter: StoredLetter) => Promise<void>;
  readonly now: () => Date;
  readonly waits: Waits;
  readonly server: ServerState;
  readonly onDelivered: (letter: StoredLetter) => Promise<void>;
  readonly onFailed: (became: 'deferred' | 'dead', tries: number) => void;
  readonly onOdd: () => void;
}

export function createDelivery(dependencies: Dependencies): Delivery {
  const { run, send, now, waits, server, onDelivered, onFailed, onOdd } = dependencies;
  const underWay = new Map<string, { readonly isDoubtful: boolean; readonly ended: Promise<void> }>();
  /** What the disk could not be told of yet, by letter. Nothing is taken before it is written. */
  const unwritten = new Map<string, () => Promise<void>>([['', () => run('begin', { now: now().getTime() })]]);
  let log: Log | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let looks = 0;
  let lastDelivered = Number.NEGATIVE_INFINITY;
  let lastProblem = '';

  function look(): void {
    isAsked = true;
    if (looking || !timer) return;
    isAsked = false;
    looking = takeDue()
      .then(() => void (lastProblem = ''), noteProblem)
      .finally(() => {
        looking = undefined;
        if (isAsked) look();
      });
  }

  function noteProblem(error: unknown): void {
    const code = codeOf(error);
    if (code !== lastProblem) log?.error({ code }, 'the outbox cannot be read or written; its letters wait');
    lastProblem = code;
  }

  async function takeDue(): Promise<void> {
    for (const [id, write] of unwritten) {
      await write();
      unwritten.delete(id);
    }
    const free = maxConcurrent - underWay.size;
    if (free <= 0) return;
    const { pace } = server;
    if (pace === 'all') return takeAll(free);
    const isProbe = pace === 'one' && !underWay.size;
    const taken = await take(isProbe ? 1 : free, isProbe ? 'tries' : 'turns', isProbe ? undefined : 0);
    if (isProbe && !taken) await server.check();
  }

  async function takeAll(free: number): Promise<void> {
    looks += 1;
    const isFair = looks % fairShare === 0;
    const sound = await take(isFair ? 1 : free, isFair ? 'time' : 'turns', lastSoundTurn);
    if (isFair && sound && free > 1) isAsked = true;
    const doubtful = [...underWay.values()].filter(({ isDoubtful }) => isDoubtful).length;
    const left = Math.min(free - sound, maxDoubtful - doubtful);
    if (!isFair && left > 0) await take(left, 'turns');
  }

  /** Resolves to how many there were. `most`: the last turn that may come; 0 is what the operator asked for. */
  async function take(count: number, by: 'turns' | 'time' | 'tries', most = 4): Promise<number> {
    const letters = await run('take', { now: now().getTime(), count, by, most, longest: waits.longest });
    for (const letter of letters) {
      const ended = deliver(letter)
        .catch(noteProblem)
        .finally(() => {
          underWay.delete(letter.id);
          look();
        });
      underWay.set(letter.id, { isDoubtful: letter.cause === 'unclear' || letter.cause === 'breaks', ended });
    }
    return letters.length;
  }

  /** Notes what has become of a letter; later, if that fails. */
  const note = (id: string, write: () => Promise<void>) =>
    write().catch((error: unknown) => {
      unwritten.set(id, write);
      noteProblem(error);
    });

  async function deliver(taken: Taken): Promise<void> {
    const { id, kind } = taken;
    const letter = readLetter(taken.letter);
    if (letter?.id !== id) {
      log?.error({ id, kind }, 'this letter cannot be read; it is not sent');
      onOdd();
      return note(id, () => run('markOdd', { id }));
    }
    try {
      await send(letter);
    } catch (error) {
      // Any other error is local, such as too many open files, and says nothing about the server.
      const isOfDelivery = error instanceof DeliveryError;
      if (isOfDelivery) await tellServer(error, id);
      return putOff(taken, isOfDelivery ? error : new DeliveryError('letter', codeOf(error)));
    }
    log?.info({ id, kind }, 'delivered');
    const time = now().getTime();
    lastDelivered = time;
    const delivered = { id, now: time, expires: letter.accepted + retention };
    await note(id, () => run('deliver', delivered));
    await resumeAfterFailures();
    await onDelivered(letter);
  }

  async function tellServer(error: DeliveryError, id: string): Promise<void> {
    if (error.scope === 'final' || error.scope === 'letter') await resumeAfterFailures();
    else server.failed(error, id);
  }

  /** The server works. If letters had failed, those whose failure may have been its fault are sent again at once. */
  async function resumeAfterFailures(): Promise<void> {
    if (server.succeeded()) await run('resume', { now: now().getTime() });
  }

  /** Puts a letter off after a failure, or marks it as dead. */
  async function putOff({ id, kind, accepted, tries, cause, failed }: Taken, error: DeliveryError): Promise<void> {
    const { scope, code, words } = error;
    const time = now().getTime();
    const failures = tries + 1;
    // Other letters were delivered between two failures of this one, so the letter is the cause and not the server.
    const breaks = scope === 'unclear' && (cause === 'breaks' || (failed !== null && lastDelivered >= failed));
    const becomes: Cause = breaks ? 'breaks' : scope;
    const isDead = scope === 'final' || (time - accepted > givenUpAfter && failures >= minTries);
    const wait = isDead
      ? backoff(minTries, waits.longest, waits.longest)
      : retryAfter(becomes, { failures, age: time - accepted }, waits);
    const about = { id, kind, code, failures };
    if (isDead)
      log?.error(about, 'NOT DELIVERED: refused for good. It stays in the outbox and is tried again after a restart');
    else log?.warn(about, 'not delivered yet; it will be tried again');
    onFailed(isDead ? 'dead' : 'deferred', failures);
    // A confirmation is not retried, since a mistyped address stays wrong. Letters to the daycare are: somebody will fix its mailbox or the setting.
    const nextTry = isDead && kind === 'confirmation' ? null : Math.round(time + wait);
    const said = [code, words].filter(Boolean).join(': ');
    await note(id, () => run('fail', { id, now: time, isDead, nextTry, cause: becomes, error: said }));
  }

  return {
    look,
    start(given) {
      log = given;
      // The operator writes into the same table, and says nothing.
      timer = setInterval(look, waits.look);
      timer.unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}
