import { dayAt } from '#content/rules/fact-state.ts';

/** The day for which the site is built: the one that TODAY names, or the daycare's own. */
export const today = (utcOffset: string) => process.env['TODAY']?.trim() || dayAt(Date.now(), utcOffset);
