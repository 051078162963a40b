/** What the build says of a page's words: that they are hard to read, or that an abbreviation is not explained. Nothing fails by it. */
import { glossary } from '../../src/content/site/glossary.ts';
import { provider } from '../../src/content/site/provider.ts';
import { addresses } from '../../src/content/values/houses.ts';

/** The highest school grade, by Flesch and Kincaid, that a page should ask of its reader. */
const highestGrade = 8;

/** Elements that hold whole sentences, and no other of their kind. */
const blocks = /<(p|li|dd|td|figcaption|blockquote|h[1-3])\b[^>]*>((?:(?!<(?:p|li|dd|td|h[1-3])\b).)*?)<\/\1>/gs;

/** School grades and abbreviations are those of English. */
const inOtherLanguages =
  /<(section|div|figure|blockquote|ol|ul|li|dl|dt|dd|th|td|option|p|h[1-3]|b|span)\b[^>]* lang="[^>]*>.*?<\/\1>/gs;

const abbreviations = (text: string): readonly string[] => text.match(/\b[A-Z]{2,}\b/g) ?? [];

// The client wants READ MORE in capitals (REQ P52); a link to a file says its kind and size.
const explained = new Set(['READ', 'MORE', 'PDF', 'KB', 'MB', ...glossary.flatMap(({ short = [] }) => short)]);

/** Names and addresses of the daycare, such as 82 Avenue NW, which are as they are. */
const own = JSON.stringify([provider.name, provider.longName, addresses]);

/**
 * @param page the HTML of the page's content
 * @param names in which abbreviations need no explanation
 */
export function wordWarnings(path: string, page: string, names = own): string[] {
  const english = (/<main\b.*<\/main>/s.exec(page)?.[0] ?? '').replaceAll(inOtherLanguages, ' ');
  const sentences = [...english.matchAll(blocks)]
    .flatMap(([, , html = '']) => textOf(html).split(/(?<=[.?:!])[”)]?\s+/))
    .filter((sentence) => /[a-z].*[.?:!][”)]?$/.test(sentence));
  const grade = gradeOf(sentences);
  const seen = textOf(
    page.replaceAll(inOtherLanguages, ' ').replaceAll(/<(script|style|noscript|template)\b.*?<\/\1>/gs, ' '),
  );
  const named = abbreviations(names);
  const unexplained = new Set(abbreviations(seen).filter((word) => !explained.has(word) && !named.includes(word)));
  return [
    ...(grade > highestGrade ? [`${path} is hard to read: school grade ${grade.toFixed(1)}.`] : []),
    ...[...unexplained].map(
      (word) => `${path} has “${word}”, which glossary.yaml does not explain: add it there, or write it in full.`,
    ),
  ];
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[#\w]+;/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim();

function gradeOf(sentences: readonly string[]): number {
  if (!sentences.length) return 0;
  const words = sentences.flatMap((sentence) => sentence.split(/[\s–/]+/)).filter((word) => /[a-z]/i.test(word));
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * sounds) / words.length - 15.59;
}

/** Groups of vowels, without endings that are silent. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Math.max(1, letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').match(/[aeiouy]+/g)?.length ?? 0);
}
