/** Accepts what a visitor posted, by script or without: checks it against the policy, stores it in the outbox and returns the response. */
import type { OwnLetter, PostedLetters } from '#forms/record.ts';

import { type Build } from '#gateway/http/built-site.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { identityOfConfirmation, type Outbox } from '#gateway/letters/outbox/outbox.ts';
import { type Admission, type Policy, type Verdict } from './policy.ts';
import { refusals, type Refusal } from '#gateway/http/refusals.ts';

export type Answered = Pick<Refusal, 'status' | 'message' | 'needs'>;

/** Who posts a letter, to whom, and the limit that it counts towards. */
export interface Sender {
  readonly build: Pick<Build, 'letterheads' | 'daycare'>;
  readonly visitor: string;
  readonly log: Log;
  readonly admission: Admission;
}

export interface MessageService {
  /** Resolves with the response for the visitor. Status 200 promises that the letter will arrive. */
  post(body: unknown, sender: Sender): Promise<Answered>;
  /** A letter and its confirmation, if it has one, of a form that posts only once. A refused confirmation does not change the response. */
  postLetters(letters: PostedLetters, sender: Sender): Promise<{ answered: Answered; isConfirmed: boolean }>;
  /** A letter that the gateway composed itself. */
  postOwn(letter: OwnLetter['own'], sender: Pick<Sender, 'log' | 'admission'>): Promise<Answered>;
  /** Call for what looks like the site's own, and comes from a page that the gateway does not know: nobody but parents would hear of it. */
  doubt(reason: string, log: Log): void;
  /** A sentence for the operator, for a day after the last doubt; otherwise undefined. */
  doubts(): string | undefined;
}

const day = 24 * 60 * 60_000; // ms

export function createMessageService(policy: Policy, outbox: Outbox, now: () => Date): MessageService {
  let doubted = Number.NEGATIVE_INFINITY;
  const doubt: MessageService['doubt'] = (reason, log) => {
    doubted = now().getTime();
    log.warn({ outcome: 'refused', reason }, "a letter that looks like the site's own");
  };
  const refuse = (refusal: Refusal, log: Log): Answered => {
    log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
    return refusal;
  };

  const post = async (body: unknown, sender: Sender) => store(await policy.judge(body, sender), sender);

  async function store(verdict: Verdict, { log, admission }: Pick<Sender, 'log' | 'admission'>): Promise<Answered> {
    if (verdict.looksOwn) doubt('refusal' in verdict ? verdict.refusal.reason : 'marked', log);
    if ('refusal' in verdict) return refuse(verdict.refusal, log);
    const { draft, grants, uses } = verdict;
    // A grant is used before the confirmation is stored, so that two simultaneous posts cannot both use it.
    const registration = uses === undefined ? undefined : await policy.useGrant(uses);
    if (uses !== undefined && registration === undefined) return refuse(refusals.otherRecipient, log);
    const { reserve, release } = uses === undefined ? admission : policy.admissionTo(draft.to);
    const restoreGrant = async () => {
      if (uses !== undefined && registration !== undefined) await policy.grant(uses, registration);
    };
    const refusal = await reserve();
    if (refusal) {
      await restoreGrant();
      return refuse(refusal, log);
    }
    const identity = registration === undefined ? verdict.identity : identityOfConfirmation(registration);
    try {
      const { id, isRepeat } = await outbox.add(draft, { identity, grants, uses });
      if (isRepeat) await release();
      else if (grants !== undefined) await policy.grant(grants, id);
      log.info({ id, kind: draft.kind, outcome: isRepeat ? 'repeat' : 'stored' }, 'message');
      return { status: 200, message: ({ thanks }) => thanks };
    } catch (error) {
      await release();
      await restoreGrant();
      log.error({ kind: draft.kind, code: codeOf(error) }, 'neither stored nor sent');
      return refuse(refusals.notStored, log);
    }
  }

  return {
    post,
    doubt,
    doubts: () =>
      now().getTime() - doubted < day
        ? "Letters that look like this site's own come from pages that this gateway does not know: they are refused, or marked as not from its forms."
        : undefined,
    postOwn: (letter, sender) => store(policy.judgeOwn(letter), sender),
    async postLetters({ report, confirmation }, sender) {
      const answered = await post(report, sender);
      if (!confirmation || answered.status !== 200) return { answered, isConfirmed: false };
      const { status } = await post(confirmation, sender);
      // 403 otherRecipient: an earlier post of the same form used the grant, so the confirmation was sent then.
      return { answered, isConfirmed: status === 200 || status === refusals.otherRecipient.status };
    },
  };
}
