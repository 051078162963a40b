/** Takes what a visitor posted, by script or without, to the outbox: judged, stored, and answered. */
import { type Message } from '#mail/contract.ts';

import { codeOf } from './delivery.ts';
import { confirmationOf, type Log, type Outbox } from './outbox.ts';
import { type OwnLetter, type Policy, type Verdict } from './policy.ts';
import { refusals, thanks, type Refusal } from '#gateway/http/refusals.ts';

export interface Answered {
  readonly status: number;
  readonly message: string;
}

export interface MessageService {
  /** Resolves with the answer for the visitor; a status of 200 promises that the letter will arrive. */
  post(body: unknown, visitor: string, log: Log): Promise<Answered>;
  /** A letter and its confirmation, if it has one, for a form that can post only once. The confirmation's failure is only logged. */
  postLetters(letters: { report: Message; confirmation?: Message }, visitor: string, log: Log): Promise<Answered>;
  /** A letter that the gateway composed itself. */
  postOwn(letter: OwnLetter, log: Log): Promise<Answered>;
}

export function createMessageService(policy: Policy, outbox: Outbox): MessageService {
  const refuse = ({ status, reason, message }: Refusal, log: Log): Answered => {
    log.info({ outcome: 'refused', reason }, 'message');
    return { status, message };
  };

  const post = async (body: unknown, visitor: string, log: Log) => store(await policy.judge(body, visitor), log);

  async function store(verdict: Verdict, log: Log): Promise<Answered> {
    if ('refusal' in verdict) return refuse(verdict.refusal, log);
    const { draft, earns, spends } = verdict;
    // Taken before the letter is stored, so that two posts at once cannot use one allowance twice.
    const registration = spends === undefined ? undefined : await policy.take(spends);
    if (spends !== undefined && registration === undefined) return refuse(refusals.otherRecipient, log);
    const sameAs = registration === undefined ? verdict.sameAs : confirmationOf(registration);
    try {
      const { id, isRepeat } = await outbox.add(draft, sameAs, earns);
      if (earns !== undefined && !isRepeat) await policy.allow(earns, id);
      log.info({ id, kind: draft.kind, outcome: isRepeat ? 'repeat' : 'stored' }, 'message');
      return { status: 200, message: thanks };
    } catch (error) {
      if (spends !== undefined && registration !== undefined) await policy.allow(spends, registration);
      log.error({ kind: draft.kind, code: codeOf(error) }, 'neither stored nor sent');
      return refuse(refusals.notStored, log);
    }
  }

  return {
    post,
    postOwn: (letter, log) => store(policy.judgeOwn(letter), log),
    async postLetters({ report, confirmation }, visitor, log) {
      const answer = await post(report, visitor, log);
      if (confirmation && answer.status === 200) await post(confirmation, visitor, log);
      return answer;
    },
  };
}
