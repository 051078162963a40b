/** The five families: each has a `deep` (text), a `mid` (block of paper) and a `tint` (ground). Apart from the tokens, which no page needs in its script. */
export const families = ['rosehip', 'canola', 'spruce', 'chinook', 'saskatoon'] as const;
export type Family = (typeof families)[number];
