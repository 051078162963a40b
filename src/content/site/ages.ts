/** Apart from facts.ts, so that the registration form is built without the fees. */
import { facts } from '#content/site/facts.ts';

/** The ages for which there are places, in words. */
export const { ages } = facts;
