/** What a daycare asks in words of another language than that of letters, as HTML: those words are marked, and what a visitor typed is not. */
import { escapeHtml } from './escape-html.ts';
import type { Letterhead } from './letterhead.ts';

export const saidIn =
  ({ languages = {} }: Pick<Letterhead, 'languages'>) =>
  (words: string): string => {
    const tag = Object.hasOwn(languages, words) && languages[words];
    return tag ? `<span lang="${escapeHtml(tag)}" dir="auto">${escapeHtml(words)}</span>` : escapeHtml(words);
  };
