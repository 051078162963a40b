/** The language of words that are not in that of the site (WCAG 3.1.2, technique H58), as attributes of the smallest element that holds them. */
export interface Language {
  /** A tag of BCP 47, such as `fr` or `fr-CA`. */
  readonly lang: string;
  /** Where it is written from right to left. */
  readonly dir?: 'rtl';
}

/** That of the document, for what stands within words of another one. */
export const siteLanguage: Language = { lang: 'en-CA' };

const names = (of: string) => new Intl.DisplayNames([of], { type: 'language', fallback: 'none' });

/** The language of a tag, however its letters are written; undefined if it is no language’s. */
export function languageOf(tag: string): Language | undefined {
  const [lang = ''] = canonical(tag);
  const { language, script = '' } = lang ? new Intl.Locale(lang).maximize() : {};
  if (!language || !names('en').of(language)) return undefined;
  return { lang, ...(rightToLeft.test(script) && { dir: 'rtl' }) };
}

const rightToLeft = /^(?:Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/;

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/** Those of many families in Canada. */
const known = 'fr es uk pa tl ar zh hi ur gu ta pl de pt it ru vi ko ja fa so am ti ht cr nl ro el he en'.split(' ');

/** The tag of a language that is called by its name, in English or in itself: `fr` of “French” and “français”. */
export const tagNamed = (name: string): string | undefined =>
  known.find((tag) => [names('en'), names(tag)].some((of) => of.of(tag)?.toLowerCase() === name.trim().toLowerCase()));
