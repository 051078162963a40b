/** The first temperature below zero in a sentence, in its own words: "−20". The dash of a span of hours or of a word is none: "9–11", "P-6". */
export const belowZero = (text: string) => /(?<![\d\p{L}])[−–-]\d+/u.exec(text)?.[0];
