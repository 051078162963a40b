/** Apart from programs.ts, because only /program shows them. */
import { readSiteFile } from '#content/reader/site-file.ts';

/** What a child does in each program, by its id. */
export const programThings = Object.fromEntries(readSiteFile('programs').map(({ id, things }) => [id, things]));
