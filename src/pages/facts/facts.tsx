// /facts: what parents ask, each answer with an address of its own, and what the daycare says in figures and days.
import { longDate } from '#content/rules/dates.ts';
import { hasAnswers } from '#content/values/lists.ts';
import { keyFacts } from '#content/values/facts.ts';
import { feeTables } from '#content/values/fees.ts';
import { licences } from '#content/values/houses.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { costQuestion, placesLink } from '#content/words/places-link.ts';
import { ClosuresList } from '#pages/shared-facts/closures.tsx';
import { Page } from '#pages/page.tsx';
import { Facts as Rows } from '#ui/layout/facts.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Answers } from './answers.tsx';
import { FactsHead } from './facts-head.tsx';
import { FeeFacts } from '#pages/shared-facts/fee-facts.tsx';

/** Alone they would leave their column empty beside a long one. */
const hasFewFees = feeTables.every(({ rows, dates }) => rows.length < 2 && !dates) && feeTables.length < 2;

export function Facts() {
  const { wrong } = factsWords;
  return (
    <Page path="/facts">
      <FactsHead />
      {hasAnswers && <Answers />}
      <div className="wrap grid grid-cols-1 gap-16 py-section wide:grid-cols-2">
        <div className="grid content-start gap-16">
          <div>
            <FeeFacts />
            <p className="mt-8 print:hidden">
              <Link to={placesLink.link} variant="line">
                {costQuestion}
              </Link>
            </p>
          </div>
          {hasFewFees && <PlainFacts />}
        </div>
        {!hasFewFees && <PlainFacts />}
        <div className={`grid content-start gap-16 ${hasFewFees ? '' : 'wide:col-span-full'}`}>
          <ClosuresList isAcross={!hasFewFees} />
          <p className="print:hidden">
            {wrong.text}{' '}
            <Link to="/contact-us#message" variant="line">
              {wrong.link}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}

function PlainFacts() {
  const { plain, file } = factsWords;
  return (
    <section>
      <h2 className="text-2">{plain.title}</h2>
      <p className="mt-4 mb-8">{plain.text}</p>
      <Rows caption={plain.caption} rows={[...keyFacts.panes, ...licences.flatMap(licensingRows)]} />
      <p className="mt-8 print:hidden">
        <Link href={file.href} variant="line">
          {file.words}
        </Link>
      </p>
    </section>
  );
}

function licensingRows({ name, number, record, inspected, found }: (typeof licences)[number]) {
  const { licensing: words } = factsWords;
  const headOf = (head: string) => (name ? `${name}: ${head}` : head);
  return [
    { head: headOf(words.number), text: number },
    ...(inspected
      ? [{ head: headOf(words.inspected), text: [longDate(inspected), found].filter(Boolean).join('. ') }]
      : []),
    {
      head: headOf(words.record),
      text: (
        <Link href={record} variant="line">
          {words.at(name)}
        </Link>
      ),
    },
  ];
}
