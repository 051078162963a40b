/** Puts values in the place of the names in braces, such as {first}; a name without a value stays. */
export const fillWords = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
