/** Beside an e-mail field whose address is probably misspelled. The button names the address: in a screen reader it is met without the question. */
export const addressOffer = { text: 'Did you mean {address}?', take: 'Use {address}' } as const;
