import { type FastifyBaseLogger } from 'fastify';

/** The part of a logger that the letters' code uses. Fields hold ids, codes and counts; never an address, a subject or content of a letter. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The short code of any error, such as ENOSPC, for the log. The message may quote a letter. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';
