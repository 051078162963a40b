// What care costs, with its source and how long it holds. An open page, or one of an old build, follows Alberta's day.
import { longDate } from '#content/rules/dates.ts';
import { dayAt, stateOf, type FactState } from '#content/rules/fact-state.ts';
import { feeFacts } from '#content/values/fees.ts';
import { feesEnd, feesOtherwise } from '#content/values/fees.ts';
import { provider } from '#content/site/provider.ts';
import { factsWords, stateWords } from '#content/words/facts-page.ts';
import type { Family } from '#design/families.ts';
import { FeeExample } from '#pages/shared-facts/fee-example.tsx';
import { useIsBefore, useNow } from '#pages/use-now.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Link } from '#ui/navigation/link.tsx';

const families: Readonly<Record<FactState, Family>> = {
  coming: 'chinook',
  current: 'spruce',
  due: 'canola',
  ending: 'canola',
  ended: 'rosehip',
};

export function FeeFacts() {
  const { fees, hours: hoursInWords, dates } = factsWords;
  const now = useNow();
  const state = now === undefined ? feeFacts.state : stateOf(feeFacts, dayAt(now, provider.utcOffset));
  const rows = useIsBefore(feesEnd)
    ? feeFacts.values.map(({ head: care, hours, figure }) => ({
        head: care,
        text: (
          <>
            {fees.atMost} <strong className="font-display text-2 font-bold">{figure}</strong> {fees.unit}
            <br />
            <span className="text-ink-soft">{hoursInWords(hours)}</span>
          </>
        ),
      }))
    : [{ head: fees.amount, text: feesOtherwise }];
  return (
    <section>
      <h2 className="text-2">{fees.title}</h2>
      <p className="mt-4 mb-8">
        <Badge family={families[state]}>{stateWords[state]}</Badge>
      </p>
      <Facts caption={fees.caption} rows={rows} />
      <p className="mt-3">
        <FeeExample />
      </p>
      <div className="mt-8">
        <Facts
          caption={dates.caption}
          variant="small"
          rows={[
            { head: dates.from, text: longDate(feeFacts.from) },
            { head: dates.until, text: longDate(feeFacts.until) },
            { head: dates.checked, text: longDate(feeFacts.checked) },
            { head: dates.due, text: longDate(feeFacts.due) },
            {
              head: dates.source,
              text: (
                <Link href={feeFacts.source.href} variant="line">
                  {feeFacts.source.words}
                </Link>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
