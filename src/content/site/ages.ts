/** Apart from facts.ts, so that the registration form is built without the fees. */
import { agesIn } from '#content/rules/ages.ts';
import { facts } from '#content/site/facts.ts';

/** The ages for which there are places, in words and to count with. */
export const { ages } = facts;
export const ageRange = agesIn(ages)!;
