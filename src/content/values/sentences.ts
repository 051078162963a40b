/** What a search looks through: the sentences of content. */

/** Every sentence in content, and every text with the title over it; not ids, names of pictures, labels, or messages with gaps. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return /\s.*[.!?”»]$/.test(content) && !content.includes('{') ? [content] : [];
  if (!content || typeof content !== 'object') return [];
  const { title, head = title, text, desc = text, ...rest } = content as Record<string, unknown>;
  if (typeof head !== 'string' || typeof desc !== 'string') return Object.values(content).flatMap(textsOf);
  return [`${head}${/[.?!]$/.test(head) ? '' : ':'} ${desc}`, ...Object.values(rest).flatMap(textsOf)];
}

/** @param lang the tag of its language */
export function sentencesOf(text: string, lang = 'en'): string[] {
  return Array.from(new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  );
}
