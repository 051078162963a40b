/** Takes what a visitor posted, by script or without, to the outbox: judged, stored, and answered. */
import type { OwnLetter, PostedLetters } from '#forms/record.ts';

import { codeOf } from '#gateway/letters/delivery/delivery.ts';
import { confirmationOf, type Log, type Outbox } from '#gateway/letters/outbox/outbox.ts';
import { type Policy, type Verdict } from './policy.ts';
import { refusals, thanks, type Refusal } from '#gateway/http/refusals.ts';

export type Answered = Pick<Refusal, 'status' | 'message' | 'needs'>;

/** A letter is counted before it is stored, so that of many at once none is too many. */
export interface Admission {
  /** Asked when a letter is known to be whole; resolves with the refusal if it may not be taken now. */
  admit(): Promise<Refusal | undefined>;
  /** Called when an admitted letter was not stored. */
  giveBack(): Promise<void>;
}

/** Who posts a letter, and under which limit of all visitors. */
export interface Sender {
  readonly visitor: string;
  readonly log: Log;
  readonly admission: Admission;
}

export interface MessageService {
  /** Resolves with the answer for the visitor; a status of 200 promises that the letter will arrive. */
  post(body: unknown, sender: Sender): Promise<Answered>;
  /** A letter and its confirmation, if it has one, for a form that can post only once. A confirmation that is refused refuses nothing else. */
  postLetters(letters: PostedLetters, sender: Sender): Promise<{ answered: Answered; isConfirmed: boolean }>;
  /** A letter that the gateway composed itself. */
  postOwn(letter: OwnLetter['own'], sender: Omit<Sender, 'visitor'>): Promise<Answered>;
}

export function createMessageService(policy: Policy, outbox: Outbox): MessageService {
  const refuse = (refusal: Refusal, log: Log): Answered => {
    log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
    return refusal;
  };

  const post = async (body: unknown, sender: Sender) => store(await policy.judge(body, sender.visitor), sender);

  async function store(verdict: Verdict, { log, admission }: Omit<Sender, 'visitor'>): Promise<Answered> {
    if ('refusal' in verdict) return refuse(verdict.refusal, log);
    const { draft, earns, spends } = verdict;
    // Taken before the letter is stored, so that two posts at once cannot use one allowance twice.
    const registration = spends === undefined ? undefined : await policy.take(spends);
    if (spends !== undefined && registration === undefined) return refuse(refusals.otherRecipient, log);
    const { admit, giveBack } = spends === undefined ? admission : policy.admissionTo(draft.to);
    const returnAllowance = async () => {
      if (spends !== undefined && registration !== undefined) await policy.allow(spends, registration);
    };
    const refusal = await admit();
    if (refusal) {
      await returnAllowance();
      return refuse(refusal, log);
    }
    const sameAs = registration === undefined ? verdict.sameAs : confirmationOf(registration);
    try {
      const { id, isRepeat } = await outbox.add(draft, sameAs, earns);
      if (isRepeat) await giveBack();
      else if (earns !== undefined) await policy.allow(earns, id);
      log.info({ id, kind: draft.kind, outcome: isRepeat ? 'repeat' : 'stored' }, 'message');
      return { status: 200, message: thanks };
    } catch (error) {
      await giveBack();
      await returnAllowance();
      log.error({ kind: draft.kind, code: codeOf(error) }, 'neither stored nor sent');
      return refuse(refusals.notStored, log);
    }
  }

  return {
    post,
    postOwn: (letter, sender) => store(policy.judgeOwn(letter), sender),
    async postLetters({ report, confirmation }, sender) {
      const answered = await post(report, sender);
      if (!confirmation || answered.status !== 200) return { answered, isConfirmed: false };
      const { status } = await post(confirmation, sender);
      // 403: it was sent when the same form was posted before.
      return { answered, isConfirmed: status === 200 || status === refusals.otherRecipient.status };
    },
  };
}
