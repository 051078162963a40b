// What care costs, with its source and how long it holds. An open page, or one of an old build, follows Alberta's day.
import type { ReactNode } from 'react';

import { longDate } from '#content/rules/dates.ts';
import { dayAt, stateOf, type FactState } from '#content/rules/fact-state.ts';
import type { Language } from '#content/rules/language.ts';
import { feePane, feeTables } from '#content/values/fees.ts';
import { provider } from '#content/site/provider.ts';
import { factsWords, stateWords } from '#content/words/facts-page.ts';
import type { Family } from '#design/families.ts';
import { FeeExample } from '#pages/shared-facts/fee-example.tsx';
import { feeText } from '#pages/shared-facts/fee-text.tsx';
import { useHolds, useNow } from '#pages/use-now.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';

const families: Readonly<Record<FactState, Family>> = {
  coming: 'chinook',
  current: 'spruce',
  due: 'canola',
  ending: 'canola',
  ended: 'rosehip',
};

type FeeTable = (typeof feeTables)[number];

interface FeeFactsProps {
  /** Whether it has the width of two columns: its heading stands beside the tables. */
  isAcross?: boolean;
}

export function FeeFacts({ isAcross = false }: FeeFactsProps) {
  const [first] = feeTables;
  return (
    <section
      id="care-costs"
      className={isAcross ? 'wide:col-span-full wide:grid wide:grid-cols-5-7 wide:gap-x-12' : undefined}
    >
      <h2 className="text-2">{factsWords.fees}</h2>
      <div>
        {first?.kind !== 'fee' && <p className="mt-4">{feeText(feePane.otherwise)}</p>}
        {feeTables.map((table, index) => (
          <Table key={`${table.caption} ${index}`} {...table} isFirst={!index} />
        ))}
      </div>
    </section>
  );
}

function Table({ kind, title, caption, rows, dates, isFirst }: FeeTable & { readonly isFirst: boolean }) {
  const isMain = kind === 'fee';
  const now = useNow();
  const holds = useHolds();
  const shown = rows.flatMap(
    ({ head, lang, said, otherwise, isAlone }): { head: string; lang?: Language; text: ReactNode }[] => {
      const held = said.find(holds);
      if (!held) return isAlone ? [{ head, ...(lang && { lang }), text: feeText(otherwise) }] : [];
      const { most, figure, unit, note } = held;
      const text = (
        <>
          {most}{' '}
          <strong className={`font-display font-bold ${isMain ? 'text-2' : 'text-3'} print:text-3`}>{figure}</strong>{' '}
          {unit}
          {note && (
            <>
              <br />
              <span className="text-ink-soft">{feeText(note)}</span>
            </>
          )}
        </>
      );
      return [{ head, ...(lang && { lang }), text }];
    },
  );
  if (!shown.length) return null;
  const state = dates && (now === undefined ? dates.state : stateOf(dates, dayAt(now, provider.utcOffset)));
  return (
    <>
      {title && <h3 className="mt-12">{title}</h3>}
      {state && (
        <p className={isFirst || title ? 'mt-4' : 'mt-12'}>
          <Badge family={families[state]}>{stateWords[state]}</Badge>
        </p>
      )}
      <div className={`print:mt-2! ${state || isFirst ? 'mt-8' : title ? 'mt-4' : 'mt-12'}`}>
        <Facts caption={caption} rows={shown} variant={isMain ? (feeTables.length > 1 ? 'level' : 'large') : 'small'} />
      </div>
      {isFirst && <FeeExample as="p" className="mt-3" />}
      {dates && (
        <div className="mt-8 print:mt-2!">
          <Facts caption={factsWords.dates.caption} variant="small" rows={rowsOf(dates)} />
        </div>
      )}
    </>
  );
}

/** Of what is known of them. */
function rowsOf({ source, ...days }: NonNullable<FeeTable['dates']>) {
  const { dates } = factsWords;
  return [
    ...(['from', 'until', 'checked', 'due'] as const).flatMap((name) => {
      const day = days[name];
      return day ? [{ head: dates[name], text: longDate(day) }] : [];
    }),
    ...(source
      ? [
          {
            head: dates.source,
            text: (
              <Link href={source.href} variant="line">
                <InLanguage lang={source.lang}>{source.words}</InLanguage>
              </Link>
            ),
          },
        ]
      : []),
  ];
}
