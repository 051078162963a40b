import { siteDay } from '#content/reader/site-content.ts';

/** The day for which the site is built, such as 2026-11-28. */
export const buildDay = siteDay();
