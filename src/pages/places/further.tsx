// What stands by itself: the fees with where they come from, who helps to pay, and how the waiting list works.
import { waitingList } from '#content/site/places.ts';
import { feeTables } from '#content/values/fees.ts';
import { help } from '#content/values/places.ts';
import { placesWords } from '#content/words/places.ts';
import { FeeFacts } from '#pages/shared-facts/fee-facts.tsx';
import { useHolds } from '#pages/use-now.ts';
import { Link } from '#ui/navigation/link.tsx';

export function Further() {
  const holds = useHolds();
  const helps = help.filter(holds);
  const isAcross = !feeTables.length || (!helps.length && !waitingList.length);
  /** The rules stand below fees and help, which are beside each other. */
  const isBelow = !isAcross && helps.length > 0;
  return (
    <div className="wrap grid grid-cols-1 gap-16 py-section wide:grid-cols-2 print:auto-cols-fr print:grid-flow-col print:grid-cols-none print:text-small print:leading-snug">
      <FeeFacts isAcross={isAcross} />
      {helps.length > 0 && (
        <section id="help">
          <h2 className="text-2">{placesWords.help}</h2>
          {helps.map(({ title, lang, text, link, checked, until }) => (
            <div key={title} className="mt-6 print:mt-2!">
              <h3 className="print:text-body!" {...lang}>
                {title}
              </h3>
              <p className="mt-2 print:mt-0!" {...lang}>
                {text}
              </p>
              <p className="mt-4 text-small text-ink-soft print:mt-0!">{placesWords.checked(checked, until)}</p>
              {link && (
                <p className="print:mt-0!" {...lang}>
                  <Link href={link.href} variant="line">
                    {link.words}
                  </Link>
                </p>
              )}
            </div>
          ))}
        </section>
      )}
      {waitingList.length > 0 && (
        <section id="rules" className={isBelow ? 'wide:col-span-full print:col-auto' : ''}>
          <h2 className="text-2">{placesWords.waitingList}</h2>
          <dl className={isBelow ? 'gap-x-16 wide:grid wide:grid-cols-3 print:block' : ''}>
            {waitingList.map(({ title, lang, text }) => (
              <div key={title} className="mt-4 print:mt-2!" {...lang}>
                <dt className="font-display text-3 font-bold print:text-body">{title}</dt>
                <dd className="mt-1 max-w-line">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
