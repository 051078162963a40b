/** What the table of hours is made of. */
import { limitIn } from '#content/rules/month-hours.ts';
import { facts } from '#content/site/facts.ts';
import { week } from '#content/site/opening.ts';

const { fullTime, partTime } = facts.fees.hours;
const spans = week.filter((each) => each.length);

/** From so many hours a month on. */
export const limits = { fullTime: limitIn(fullTime), partTime: limitIn(partTime) };
/** How many days a week a child can come. */
export const days = spans.map((_, index) => index + 1);
/** In whole hours. */
export const longest = Math.floor(Math.max(...spans.flat().map(([opens, closes]) => closes - opens)) / 60);
