/** Beside an e-mail field whose address is probably misspelled. */
export const addressOffer = { text: 'Did you mean {address}?', take: 'Yes, use it' } as const;
