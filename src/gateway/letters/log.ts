/** What the letters' code needs of a log. Fields hold ids, codes and counts; never an address, a subject or words of a letter. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** The short code of any error, such as ENOSPC. Its message is left out, because it may quote a letter. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';

/** A log that keeps what is said before the real one is given. */
export function deferredLog(): { readonly log: Log; giveLog(given: Log): void } {
  const early: ((log: Log) => void)[] = [];
  let real: Log | undefined;
  const say = (line: (log: Log) => void) => {
    if (real) line(real);
    else early.push(line);
  };
  return {
    log: {
      info: (fields, text) => say((log) => log.info(fields, text)),
      warn: (fields, text) => say((log) => log.warn(fields, text)),
      error: (fields, text) => say((log) => log.error(fields, text)),
    },
    giveLog(given) {
      real = given;
      for (const line of early.splice(0)) line(given);
    },
  };
}
