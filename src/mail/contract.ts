/** What the browser posts to {host}/api/sendEmail and the gateway reads: the wire contract (REQ M3, C20), with the limits of product decision 29. */
import { z } from 'zod/mini';

/** Longest accepted values, in characters. The note may fill most of a registration's 64 KiB body. */
export const limits = { to: 254, subject: 400, message: 20_000, html: 60_000 } as const;

/** Refuses control characters, line breaks included, in headers: prevents header injection (REQ M39). */
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

/** The request header for the proof of a solved challenge, so that the body keeps to the wire contract. In lower case, as Node names headers. */
export const proofHeader = 'x-spam-check';
/** The path under {host} that returns a new challenge for the spam check. */
export const challengePath = '/api/challenge';

/** The path under {host} that the browser's scripts post all letters of the main pages to. */
export const sendPath = '/api/sendEmail';
/** The `action` of each form when no script runs; the response is a page. */
export const noScriptPaths = {
  registration: '/api/registration',
  contact: '/api/contact',
  waitingList: '/api/waiting-list',
  newsletter: '/api/newsletter',
  question: '/api/question',
  teacher: '/api/teacher-message',
} as const;
