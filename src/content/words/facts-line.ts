/** The facts in one line, on the pages without the strip (key-facts.ts). Apart from its words, because they are more than that page needs. */
import { facts } from '#content/site/facts.ts';

export const factsLine = `Ages ${facts.ages}; full-time daycare at most ${facts.fees.fullTime}\u00A0a\u00A0month`;
