// Compares what was posted with what arrived.
import { simpleParser } from 'mailparser';

import { provider } from '../../src/content/records/provider.ts';
import type { Message } from '../../src/mail/contract.ts';
import { poisons, type Mail } from './mail-server.ts';

/** What became of a post; `unknown` means that no answer came. */
export type Outcome = 'accepted' | 'refused' | 'unknown';

interface Post {
  readonly letter: Message;
  /** Of the registration. */
  report: Outcome;
  confirmation: Outcome | 'none';
}

type LetterKind = 'report' | 'confirmation';

interface Arrival {
  readonly kind: LetterKind;
  readonly token: string;
  /** Whether it was the same as posted each time. */
  readonly isWhole: boolean;
  readonly count: number;
}

/** Letters whose token begins so are poisonous: the mail server fails at each of them until it is cured. */
export const isPoison = (token: string): boolean => token.startsWith('POISON');

/** Tokens for two letters of each poison. Those that the server never answers are given late, because a SIGTERM lets the gateway wait for them. */
export function poisonSupply() {
  const tokens = [1, 2].flatMap((count) => poisons.map((poison) => `${poison}${count}x`));
  return {
    take(isLate: boolean): string | undefined {
      const at = tokens.findIndex((token) => isLate || !token.startsWith('POISONsilence'));
      return at < 0 ? undefined : tokens.splice(at, 1)[0];
    },
    rest: () => tokens.splice(0),
  };
}

export function createLedger() {
  /** By token. */
  const posts = new Map<string, Post>();
  /** Tokens of letters that the gateway had to refuse. */
  const refused = new Set<string>();
  /** By Message-ID. */
  const arrived = new Map<string, Arrival>();
  const parsing: Promise<void>[] = [];

  async function read({ raw, to }: Mail) {
    const { messageId = 'none', text = '' } = await simpleParser(raw);
    const isReport = to === provider.email;
    const token = (isReport ? /Child: Last name: (\S+)/.exec(text)?.[1] : to.split('@')[0]) ?? 'unknown';
    const isWhole = isReport ? text.trim() === posts.get(token)?.letter.message : text.includes(to);
    const known = arrived.get(messageId);
    arrived.set(messageId, {
      kind: known?.kind ?? (isReport ? 'report' : 'confirmation'),
      token: known?.token ?? token,
      isWhole: isWhole && (known?.isWhole ?? true),
      count: (known?.count ?? 0) + 1,
    });
  }

  const tokensOf = (kind: LetterKind) =>
    new Set([...arrived.values()].filter((mail) => mail.kind === kind).map(({ token }) => token));
  const accepted = (kind: LetterKind) =>
    [...posts].filter(([, post]) => post[kind] === 'accepted').map(([token]) => token);
  const missing = () =>
    (['report', 'confirmation'] as const).flatMap((kind) => {
      const known = tokensOf(kind);
      return accepted(kind).filter((token) => !known.has(token));
    });

  return {
    posts,
    refused,
    accepted,
    keep: (mail: Mail): void => void parsing.push(read(mail)),
    /** Accepted letters that have not arrived, without the poisonous. */
    missing: () => missing().filter((token) => !isPoison(token)),
    async totals() {
      await Promise.all(parsing);
      const mails = [...arrived.values()];
      const [reports, confirmations] = [tokensOf('report').size, tokensOf('confirmation').size];
      return {
        reports,
        confirmations,
        lost: missing(),
        forged: mails.filter(({ token }) => refused.has(token) || !posts.has(token)).length,
        doubled: mails.length - reports - confirmations,
        repeated: mails.reduce((sum, { count }) => sum + count - 1, 0),
        damaged: mails.filter(({ isWhole }) => !isWhole).length,
      };
    },
  };
}
