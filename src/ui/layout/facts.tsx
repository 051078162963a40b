// Facts as a table of two columns with row headers, so that a screen reader says "Hours, Monday to Friday".
import type { ReactNode } from 'react';

import type { LanguageAttributes } from './in-language.tsx';
import { Unbroken } from './unbroken.tsx';

export const factsVariants = {
  large: {
    row: 'border-b-2 border-line-strong align-baseline first:border-t-2',
    head: 'w-1/3 py-4 pe-3 font-display text-3 tablet:w-auto tablet:pe-6 print:w-1/3 print:py-1 print:pe-2 print:text-body',
    text: 'py-4 text-balance print:py-1',
  },
  /** Tables below each other have their second columns in line. */
  level: {
    row: 'border-b-2 border-line-strong align-baseline first:border-t-2',
    head: 'w-1/3 py-4 pe-3 font-display text-3 tablet:w-2/5 tablet:pe-6 print:w-1/3 print:py-1 print:pe-2 print:text-body',
    text: 'py-4 text-balance print:py-1',
  },
  small: {
    row: 'border-b-2 border-line align-baseline first:border-t-2',
    head: 'w-2/5 py-2 pe-3 font-strong print:py-0',
    text: 'py-2 text-balance print:py-0',
  },
  /** All rows have room for two lines, so that tables side by side are level. */
  even: {
    row: 'h-16 border-b-2 border-line align-middle text-small first:border-t-2',
    head: 'w-2/5 py-1 pe-3 font-strong',
    text: 'py-1 text-balance',
  },
} as const;

interface FactsProps {
  /** The caption of the table, visually hidden. */
  caption: ReactNode;
  rows: readonly {
    readonly head: string;
    /** Of the head. */
    readonly lang?: LanguageAttributes;
    readonly text: ReactNode;
    readonly textLang?: LanguageAttributes | undefined;
  }[];
  variant?: keyof typeof factsVariants;
}

export function Facts({ caption, rows, variant = 'large' }: FactsProps) {
  const classes = factsVariants[variant];
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ head, lang, text, textLang }) => (
          <tr key={head} className={classes.row}>
            <th scope="row" className={`text-start ${classes.head}`} {...lang}>
              {head}
            </th>
            <td className={classes.text} {...textLang}>
              <Unbroken>{text}</Unbroken>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
