/** `GET /api/health`: whether somebody must look after the gateway, and why, in counts and sentences. Public, so it contains no addresses. */
import { type FastifyInstance } from 'fastify';

import { stateOf, type Outbox, type OutboxState } from '#gateway/letters/outbox.ts';

import { type TtlStore } from './ttl-store.ts';

/** Minutes after which a waiting letter is a reason for attention. */
const maxWaitingMinutes = 60;

interface Dependencies {
  readonly outbox: Outbox;
  readonly ttlStore: Pick<TtlStore, 'sharedStore'>;
  /** Sentences of what else needs somebody. */
  readonly others: () => Promise<readonly (string | undefined)[]>;
}

export function acceptHealth(app: FastifyInstance, { outbox, ttlStore, others }: Dependencies): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const state = await stateOf(outbox);
    const isRedisAway = ttlStore.sharedStore?.isAway();
    const reasons = [...reasonsOf(state, isRedisAway === true), ...(await others())].filter(Boolean);
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

function reasonsOf(state: OutboxState, isRedisAway: boolean): string[] {
  const { dead, setAside, failing, waitingMinutes, fault, trouble } = state;
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
