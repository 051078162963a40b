/** The five colour families: each has a `deep` (text), a `mid` (shapes) and a `tint` (background) token. A separate file, so that pages do not load all tokens. */
export const families = ['rosehip', 'canola', 'spruce', 'chinook', 'saskatoon'] as const;
export type Family = (typeof families)[number];
