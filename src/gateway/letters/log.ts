/** The part of a logger that the letters' code uses. Fields hold ids, codes and counts; never an address, a subject or content of a letter. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** The short code of any error, such as ENOSPC, for the log. The message may quote a letter. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';
