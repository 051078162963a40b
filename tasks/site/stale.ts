/** What the owner has to know or do about facts.yaml: what ends soon or has ended, and what is to be compared with its source again. */
import { noticesOf } from '../../src/content/rules/fact-state.ts';
import { isDated } from '../../src/content/schemas/facts.ts';
import { siteText } from './entries.ts';

/**
 * Sentences, each with file, line and entry.
 * @param today a day such as 2026-11-22
 */
export function staleFacts(folder: string, today: string): string[] {
  const text = siteText(folder, 'facts.yaml');
  return Object.entries(Object(text.content)).flatMap(([entry, fact]) =>
    isDated(fact)
      ? noticesOf(fact, today).map((sentence) => `${text.place([entry, 'until'])}: ${entry} ${sentence}`)
      : [],
  );
}
