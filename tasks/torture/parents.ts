/** Parents who register while the gateway is killed: each sends a registration, then its confirmation, and sends again what was not answered. */
import { setTimeout as pause } from 'node:timers/promises';

import { provider } from '../../src/content/records/provider.ts';
import { sendPath } from '../../src/mail/contract.ts';
import { parentConfirmation } from '../../src/mail/parent-confirmation.ts';
import type { Chance } from '../../tests/gateway/fuzz.ts';
import type { Answer, RunningGateway } from './gateway.ts';
import { isPoison, poisonSupply, type createLedger, type Outcome } from './ledger.ts';
import { registrationOf } from './registration.ts';

/** Registrations of one parent in a round. */
const perParent = 3;

interface Options {
  readonly ledger: ReturnType<typeof createLedger>;
  readonly chance: Chance;
  readonly failures: string[];
}

const outcomeOf = ({ status }: Answer): Outcome =>
  status === 200 ? 'accepted' : status === undefined ? 'unknown' : 'refused';

export function createParents({ ledger: { posts, refused }, chance, failures }: Options) {
  /** Tokens of the registrations that had no answer. */
  const unanswered: string[] = [];
  const poison = poisonSupply();
  let again = 0;
  let serial = 0;
  const newToken = () => `t${(serial += 1)}`;

  async function register(gateway: RunningGateway, token: string) {
    const post = posts.get(token) ?? { letter: registrationOf(token), report: 'unknown', confirmation: 'none' };
    posts.set(token, post);
    const report = outcomeOf(await gateway.post(sendPath, post.letter));
    if (post.report !== 'accepted') post.report = report;
    if (report === 'unknown') return void unanswered.push(token);
    if (report !== 'accepted' || isPoison(token) || chance.is(0.2)) return;
    const confirmation = parentConfirmation(provider, `${token}@family.example`);
    const outcome = outcomeOf(await gateway.post(sendPath, confirmation));
    if (post.confirmation === 'none' || post.confirmation === 'unknown') post.confirmation = outcome;
  }

  /** Posts a letter that the gateway must refuse. */
  async function forge(gateway: RunningGateway) {
    const token = `bad${(serial += 1)}`;
    const address = `${token}@family.example`;
    const letter = chance.is(0.5) ? { ...registrationOf(token), to: address } : parentConfirmation(provider, address);
    refused.add(token);
    if ((await gateway.post(sendPath, letter)).status === 200) failures.push(`${token} was taken`);
  }

  return {
    /** One parent in one round, until `isOver`. `isLate` allows poisons that the mail server never answers. */
    async visit(gateway: RunningGateway, isOver: () => boolean, isLate: boolean): Promise<void> {
      for (let count = 0; count < perParent && !isOver(); count += 1) {
        const repeated = unanswered.shift();
        if (repeated) again += 1;
        const poisoned = repeated || !chance.is(0.3) ? undefined : poison.take(isLate);
        await register(gateway, repeated ?? poisoned ?? newToken());
        if (chance.is(0.2)) await forge(gateway);
        await pause(chance.below(30));
      }
    },
    registerNew: (gateway: RunningGateway): Promise<void> => register(gateway, newToken()),
    /** Sends again all that had no answer, and the poisonous letters that no round has sent. */
    async finish(gateway: RunningGateway): Promise<void> {
      again += unanswered.length;
      for (const token of [...unanswered.splice(0), ...poison.rest()]) await register(gateway, token);
    },
    /** How many registrations were sent again. */
    again: () => again,
  };
}
