/** What the browser posts to {host}/api/sendEmail and the gateway reads: the wire contract (REQ M3, C20), with the limits of product decision 29. */
import { z } from 'zod/mini';

/** Longest accepted values, in characters. The note may fill most of a registration's 64 KiB body. */
export const limits = { to: 254, subject: 400, message: 20_000, html: 60_000 } as const;

/** Control characters, line breaks included, never stand in a header: no header injection (REQ M39). */
const headerSafe = /^[^\p{Cc}\u2028\u2029]*$/u;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

export const messageSchema = z.strictObject({
  to: text(limits.to).check(z.regex(headerSafe)),
  subject: text(limits.subject).check(z.regex(headerSafe)),
  message: text(limits.message),
  html: z.optional(text(limits.html)),
});

/** One letter, ready to be posted. The contact inquiry has no html. */
export interface Message {
  to: string;
  subject: string;
  message: string;
  html?: string;
}

/** Every answer of the gateway is JSON with a sentence for people. */
export interface Answer {
  message: string;
  /** The same letter is taken with the proof of a solved challenge in the header `proofHeader`. */
  needs?: 'spam-check';
}

/** In lower case, as Node names headers. The letter itself stays as the wire contract has it. */
export const proofHeader = 'x-spam-check';
/** The path under {host} that gives out the challenges of the spam check. */
export const challengePath = '/api/challenge';

/** The path under {host} that both letters and inquiries are posted to. */
export const sendPath = '/api/sendEmail';
/** Where the forms post by themselves when no script runs; answered with a page. */
export const plainPaths = {
  registration: '/api/registration',
  contact: '/api/contact',
  newsletter: '/api/newsletter',
  question: '/api/question',
  teacher: '/api/teacher-message',
} as const;
