// What was posted and what arrived, and what the two together prove.
import { simpleParser } from 'mailparser';

import { provider } from '../../src/content/provider.ts';

import { poisons } from './mail-server.ts';

/** Letters whose token begins so are poisonous: the mail server fails at each of them until it is cured. */
export const isPoison = (token) => token.startsWith('POISON');

/** Tokens for two letters of each poison. Those that meet silence are given late, because a polite stop of the gateway waits for them. */
export function poisonSupply() {
  const tokens = [1, 2].flatMap((count) => poisons.map((poison) => `${poison}${count}x`));
  return {
    take(isLate) {
      const at = tokens.findIndex((token) => isLate || !token.startsWith('POISONsilence'));
      return at < 0 ? undefined : tokens.splice(at, 1)[0];
    },
    rest: () => tokens.splice(0),
  };
}

export function createLedger() {
  /** By token: the letter, and 'accepted', 'refused' or 'unknown' (no answer came) for the registration and its confirmation. */
  const posts = new Map();
  /** Tokens of letters that the gateway had to refuse. */
  const refused = new Set();
  /** By Message-ID: whose it is, whether it is whole, and how often it came. */
  const arrived = new Map();
  const parsing = [];

  async function read({ raw, to }) {
    const { messageId, text } = await simpleParser(raw);
    const isReport = to === provider.email;
    const token = (isReport ? /Child: Last name: (\S+)/.exec(text)?.[1] : to.split('@')[0]) ?? 'unknown';
    const whole = isReport ? text.trim() === posts.get(token)?.letter.message : text.includes(to);
    const known = arrived.get(messageId) ?? { kind: isReport ? 'report' : 'confirmation', token, whole, count: 0 };
    arrived.set(messageId, { ...known, whole: known.whole && whole, count: known.count + 1 });
  }

  const tokensOf = (kind) =>
    new Set([...arrived.values()].filter((mail) => mail.kind === kind).map(({ token }) => token));
  const accepted = (kind) => [...posts].filter(([, one]) => one[kind] === 'accepted').map(([token]) => token);
  const missing = () =>
    ['report', 'confirmation'].flatMap((kind) => {
      const known = tokensOf(kind);
      return accepted(kind).filter((token) => !known.has(token));
    });

  return {
    posts,
    refused,
    accepted,
    keep: (mail) => void parsing.push(read(mail)),
    /** Accepted letters that have not arrived, but for the poisonous. */
    missing: () => missing().filter((token) => !isPoison(token)),
    async totals() {
      await Promise.all(parsing);
      const mails = [...arrived.values()];
      const [reports, confirmations] = ['report', 'confirmation'].map((kind) => tokensOf(kind).size);
      return {
        reports,
        confirmations,
        lost: missing(),
        forged: mails.filter(({ token }) => refused.has(token) || !posts.has(token)).length,
        twins: mails.length - reports - confirmations,
        repeated: mails.reduce((sum, { count }) => sum + count - 1, 0),
        damaged: mails.filter(({ whole }) => !whole).length,
      };
    },
  };
}
