/** The part of a logger that the letters' code uses. Fields hold ids, codes and counts; never an address, a subject or content of a letter. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** The short code of any error, such as ENOSPC, for the log. The message may quote a letter. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';

/** A logger that buffers its lines until the real one is given. */
export function deferredLog(): { readonly log: Log; giveLog(given: Log): void } {
  const buffered: ((log: Log) => void)[] = [];
  let real: Log | undefined;
  const write = (line: (log: Log) => void) => {
    if (real) line(real);
    else buffered.push(line);
  };
  return {
    log: {
      info: (fields, text) => write((log) => log.info(fields, text)),
      warn: (fields, text) => write((log) => log.warn(fields, text)),
      error: (fields, text) => write((log) => log.error(fields, text)),
    },
    giveLog(given) {
      real = given;
      for (const line of buffered.splice(0)) line(given);
    },
  };
}
