import { dayAt } from '#content/rules/fact-state.ts';

/** Alberta's difference from UTC, the same all year (product decision 9). */
const alberta = '-06:00';

/**
 * The day for which the site is built: the one that TODAY names, or the daycare's own.
 * @param utcOffset of provider.yaml; where that is not read, or is what is to be checked, Alberta's
 */
export const today = (utcOffset = alberta) => process.env['TODAY']?.trim() || dayAt(Date.now(), utcOffset);
