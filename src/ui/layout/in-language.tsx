// Words of another language than what stands around them, where no element of their own has the attribute. Without one they are what they are.
import type { ReactNode } from 'react';

/** Attributes: a tag of BCP 47, and where it is written from right to left. */
export interface LanguageAttributes {
  readonly lang: string;
  readonly dir?: 'rtl';
}

interface InLanguageProps {
  lang: LanguageAttributes | undefined;
  children: ReactNode;
}

export const InLanguage = ({ lang, children }: InLanguageProps) =>
  lang ? <span {...lang}>{children}</span> : children;
