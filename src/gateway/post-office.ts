/** Takes what a visitor posted, by script or without, to the outbox: judged, stored, and answered. */
import { type Message } from '#mail/contract.ts';

import { type Log, type Outbox } from './outbox.ts';
import { type Policy } from './policy.ts';
import { refusals, thanks, type Refusal } from './words.ts';

export interface Answered {
  readonly status: number;
  readonly message: string;
}

export interface PostOffice {
  /** Resolves with the answer for the visitor; a status of 200 promises that the letter will arrive. */
  post(body: unknown, visitor: string, log: Log): Promise<Answered>;
  /** A letter and its confirmation, if it has one, for a form that can post only once. The confirmation's failure is only logged. */
  postLetters(letters: { report: Message; confirmation?: Message }, visitor: string, log: Log): Promise<Answered>;
}

export function createPostOffice(policy: Policy, outbox: Outbox): PostOffice {
  const refuse = ({ status, reason, message }: Refusal, log: Log): Answered => {
    log.info({ outcome: 'refused', reason }, 'message');
    return { status, message };
  };

  async function post(body: unknown, visitor: string, log: Log): Promise<Answered> {
    const verdict = policy.judge(body, visitor);
    if ('refusal' in verdict) return refuse(verdict.refusal, log);
    const { draft, sameAs, earns } = verdict;
    // Taken before the letter is stored, so that two posts at once cannot use one allowance twice.
    if (draft.kind === 'confirmation' && !policy.take(draft.to, visitor)) return refuse(refusals.otherRecipient, log);
    try {
      const { id, isRepeat } = await outbox.add(draft, sameAs);
      if (earns !== undefined && !isRepeat) policy.allow(earns, visitor);
      log.info({ id, kind: draft.kind, outcome: isRepeat ? 'repeat' : 'stored' }, 'message');
      return { status: 200, message: thanks };
    } catch (error) {
      if (draft.kind === 'confirmation') policy.allow(draft.to, visitor);
      log.error({ kind: draft.kind, code: (error as { code?: string }).code ?? 'unknown' }, 'neither stored nor sent');
      return refuse(refusals.notStored, log);
    }
  }

  return {
    post,
    async postLetters({ report, confirmation }, visitor, log) {
      const answer = await post(report, visitor, log);
      if (confirmation && answer.status === 200) await post(confirmation, visitor, log);
      return answer;
    },
  };
}
