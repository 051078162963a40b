// The facts that parents look for first, as the panes of a window on its sill. The lit pane says what a place costs. Below them bricks
// lead to the answers that are asked for most.
import { asked, hasAnswers } from '#content/values/lists.ts';
import { feePane, feePieces } from '#content/values/fees.ts';
import { keyFacts } from '#content/values/facts.ts';
import { hasHouses } from '#content/values/houses.ts';
import { costQuestion, placesLink } from '#content/words/places-link.ts';
import { allAnswers, answersLink } from '#content/words/answers-link.ts';
import { FeeExample } from '#pages/shared-facts/fee-example.tsx';
import { useHolds } from '#pages/use-now.ts';
import { BrickWall } from '#ui/navigation/brick-wall.tsx';
import { Link } from '#ui/navigation/link.tsx';

const pane = 'grid content-start gap-1 bg-surface p-4 tablet:p-6 wide:pe-30';
const wide = `max-tablet:col-span-full ${pane}`;
const head = 'text-small font-semibold text-ink-soft';
const text = 'font-display text-3 font-bold text-balance';
/** The hours of several houses. */
const longText = 'font-strong';

/** As in fee-text.tsx, whose import would be code of the home page also where there is nothing to mark. */
const marked = (said: string) =>
  feePieces?.[said]?.map(({ words, lang }, index) => (
    <span key={index} {...lang}>
      {words}
    </span>
  )) ?? said;

export function KeyFacts() {
  const { title, panes, phone } = keyFacts;
  const { said, source, ...fee } = feePane;
  const held = said.find(useHolds());
  return (
    <section id="facts" aria-label={title} className="wrap py-8 tablet:py-12">
      <dl className="window-panes grid grid-cols-figures gap-2 tablet:grid-cols-2 wide:grid-cols-3">
        <div className="col-span-full grid content-start bg-canola-mid p-4 text-night-ink tablet:p-6 wide:col-span-1 wide:row-span-2">
          <dt className="font-semibold">{feePieces ? marked((held ?? fee).head) : (held ?? fee).head}</dt>
          {held ? (
            <>
              <dd className="mt-2 font-display text-1 leading-none font-bold">
                {`${held.figure} `}
                <span className="text-3">{held.unit}</span>
              </dd>
              {held.note && (
                <dd className="mt-2 text-small text-balance">{feePieces ? marked(held.note) : held.note}</dd>
              )}
              <FeeExample as="dd" className="text-small text-balance" />
              {held.checked && (
                <dd className="text-small">
                  <Link to="/facts" variant="block">
                    {held.checked}
                  </Link>
                </dd>
              )}
            </>
          ) : (
            <dd className="font-display text-2 font-bold text-balance">
              {feePieces ? marked(fee.otherwise) : fee.otherwise}
            </dd>
          )}
          <dd className="text-small font-semibold">
            <Link to={placesLink.link} variant="block">
              {costQuestion}
            </Link>
          </dd>
          {source && (
            <dd className="-mb-2 text-small">
              <Link href={source.href} variant="block">
                {feePieces ? marked(source.words) : source.words}
              </Link>
            </dd>
          )}
        </div>
        {panes.map((each, index) => (
          <div key={each.head} className={index < 2 ? pane : wide}>
            <dt className={head}>{each.head}</dt>
            <dd className={hasHouses && each.text.length > 80 ? longText : text}>{each.text}</dd>
          </div>
        ))}
        <div className={wide}>
          <dt className={head}>{phone.head}</dt>
          <dd className={text}>
            <Link href={phone.href} variant="line">
              {phone.text}
            </Link>
          </dd>
        </div>
      </dl>
      {hasAnswers && (
        <nav aria-label={answersLink.title} className="mt-1 print:hidden!">
          <BrickWall bricks={[...asked.slice(0, 4), { words: allAnswers, to: answersLink.link }]} />
        </nav>
      )}
    </section>
  );
}
