/** Whether the mail server works, and so how fast letters go: all of them, one that tries it out, or none for a while. */
import { codeOf } from './log.ts';
import { timeOf, type Outbox } from './outbox.ts';
import { backoff } from './retry-times.ts';
import { DeliveryError, type Scope } from './smtp-errors.ts';

export interface Trouble {
  readonly scope: Scope;
  readonly code: string;
  readonly words: string;
  /** In ms since 1970. */
  readonly since: number;
}

export type Server = ReturnType<typeof newServer>;

export const newServer = () => ({
  /** The letters that failed since the server worked. */
  failedInRow: new Set<string>(),
  trouble: undefined as Trouble | undefined,
  pauses: 0,
  /** By the monotonic clock. */
  pausedUntil: 0,
});

/** Different letters at which the session must break in a row: one may be at fault itself. */
const inRow = 3;

const isPaused = ({ pausedUntil }: Server) => performance.now() < pausedUntil;

export const paceOf = (server: Server) => (!server.pauses ? 'all' : isPaused(server) ? 'none' : 'one');

/** Notes that a letter failed, or a check, and the server may be the cause. */
export function serverFailed(outbox: Outbox, error: DeliveryError, id?: string): void {
  const { server, waits, log } = outbox;
  if (id !== undefined) server.failedInRow.add(id);
  const isUnclear = error.scope === 'unclear';
  if (!isUnclear) noteTrouble(outbox, error);
  // Letters that were under way when a pause began do not make it longer.
  if ((isUnclear && !server.pauses && server.failedInRow.size < inRow) || isPaused(server)) return;
  server.pauses += 1;
  // Many mail services lock an account after repeated attempts.
  const wait = backoff(server.pauses, waits.first, error.scope === 'login' ? waits.longest : waits.server);
  server.pausedUntil = performance.now() + wait;
  const { size: letters } = server.failedInRow;
  if (letters) log.warn({ letters, seconds: Math.round(wait / 1_000) }, 'all letters wait');
}

function noteTrouble(outbox: Outbox, { scope, code, words }: DeliveryError): void {
  const { server, log } = outbox;
  const isNew = server.trouble?.code !== code;
  server.trouble = { scope, code, words, since: server.trouble?.since ?? timeOf(outbox) };
  if (!isNew) return;
  remember(outbox);
  log.error(
    { code },
    scope === 'login'
      ? 'the mail server refuses the login: look at the name and password in SMTP_URL'
      : 'mail cannot be delivered at the moment: the mail server, or the mailbox folder, does not answer as it should',
  );
}

/** For `npm run mail`. */
function remember({ run, log, server: { trouble } }: Outbox): void {
  run('setFact', { name: 'trouble', value: trouble && JSON.stringify(trouble) }).catch((error: unknown) =>
    log.error({ code: codeOf(error) }, 'the trouble could not be noted'),
  );
}

/** Notes that the server accepted or refused a letter, so it works. Letters whose failure may have been its fault are sent again at once. */
export async function serverWorks(outbox: Outbox): Promise<void> {
  const { server, log, run } = outbox;
  const { trouble, pauses, failedInRow } = server;
  const hadFailed = failedInRow.size > 0;
  failedInRow.clear();
  Object.assign(server, { trouble: undefined, pauses: 0, pausedUntil: 0 });
  if (trouble || pauses) log.info({}, 'mail can be delivered again');
  if (trouble) remember(outbox);
  if (hadFailed) await run('resume', { now: timeOf(outbox) });
}

/** Asks the server itself whether it can be reached and accepts the login. */
export async function checkServer(outbox: Outbox): Promise<void> {
  try {
    await outbox.transport.verify();
  } catch (error) {
    if (!outbox.stopped)
      serverFailed(outbox, error instanceof DeliveryError ? error : new DeliveryError('server', 'unknown'));
    return;
  }
  if (!outbox.stopped) await serverWorks(outbox).catch(() => undefined);
}
