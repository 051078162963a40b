/** `GET /api/health`: whether somebody must look after the gateway, and why, in counts and sentences. Public, so it contains no addresses. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { type FastifyInstance } from 'fastify';

import { databaseName, listAside } from '#gateway/letters/files.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { countsOf, timeOf, type Outbox } from '#gateway/letters/outbox.ts';
import { hasRoom } from '#gateway/letters/place.ts';
import { type Counts } from '#gateway/letters/table.ts';

import { type TtlStore } from './ttl-store.ts';

/** Minutes after which a waiting letter is a reason for attention. */
const maxWaitingMinutes = 60;

/** @param others sentences of what else needs somebody */
export function acceptHealth(
  app: FastifyInstance,
  outbox: Outbox,
  { sharedStore }: TtlStore,
  others: () => Promise<readonly (string | undefined)[]>,
): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const state = await stateOf(outbox);
    const isRedisAway = sharedStore?.isAway();
    const reasons = [...reasonsOf(state, outbox, isRedisAway === true), ...(await others())].filter(Boolean);
    const { queued, dead, setAside, waitingMinutes } = state;
    return {
      status: reasons.length ? 'attention' : 'ok',
      queued,
      dead,
      setAside,
      waitingMinutes,
      reasons,
      ...(isRedisAway === undefined ? {} : { redis: isRedisAway ? 'away' : 'ok' }),
    };
  });
}

type State = Awaited<ReturnType<typeof stateOf>>;

function reasonsOf(state: State, { server: { trouble } }: Outbox, isRedisAway: boolean): string[] {
  const { dead, setAside, failing, waitingMinutes, fault } = state;
  const reasons: [boolean, string][] = [
    [
      trouble?.scope === 'login',
      `The mail server refuses the login (${trouble?.code}): the name or password in SMTP_URL is wrong.`,
    ],
    [trouble !== undefined && trouble.scope !== 'login', `Mail cannot be delivered at the moment (${trouble?.code}).`],
    [dead > 0, `${lettersOf(dead)} refused for good by the mail server.`],
    [failing > 0, `${lettersOf(failing)} tried again and again without success.`],
    [waitingMinutes >= maxWaitingMinutes, `A letter has waited for ${waitingMinutes} minutes.`],
    [setAside > 0, 'A database of letters was damaged and set aside: some letters may be lost.'],
    [fault !== undefined, `The outbox cannot be written (${fault}): new messages are sent at once or refused.`],
    [isRedisAway, 'Redis does not answer: this gateway counts and remembers for itself.'],
  ];
  return reasons.filter(([isTrue]) => isTrue).map(([, sentence]) => sentence);
}

const lettersOf = (count: number) => (count === 1 ? 'One letter was' : `${count} letters were`);

const none: Counts = { queued: 0, dead: 0, failing: 0, oldest: null };

/** `setAside`: databases. `waitingMinutes`: of the oldest letter; 0 if none waits. `fault`: the code of why the outbox cannot be written; undefined if all is well. */
async function stateOf(outbox: Outbox) {
  const { folder, reserve } = outbox;
  let unread: string | undefined;
  const counts = await countsOf(outbox).catch((error: unknown) => {
    unread = codeOf(error);
    return none;
  });
  const waited = timeOf(outbox) - (counts.oldest ?? Infinity);
  return {
    ...counts,
    setAside: listAside(folder).length,
    waitingMinutes: Math.max(0, Math.floor(waited / 60_000)),
    fault:
      unread ??
      outbox.fault ??
      (await placeFault(folder)) ??
      ((await hasRoom(folder, reserve)) ? undefined : 'nearly full'),
  };
}

/** The code of why the folder, or the database in it, cannot be written. */
const placeFault = (folder: string): Promise<string | undefined> =>
  access(`${folder}/.`, constants.W_OK | constants.X_OK)
    .then(() => access(join(folder, databaseName), constants.W_OK))
    .then(() => undefined, codeOf);
