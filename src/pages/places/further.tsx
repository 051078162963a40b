// What stands by itself: the fees with where they come from, who helps to pay, and how the waiting list works.
import { waitingList } from '#content/site/places.ts';
import { help } from '#content/values/places.ts';
import { placesWords } from '#content/words/places.ts';
import { FeeFacts } from '#pages/shared-facts/fee-facts.tsx';
import { useHolds } from '#pages/use-now.ts';
import { Link } from '#ui/navigation/link.tsx';

export function Further() {
  const holds = useHolds();
  const helps = help.filter(holds);
  return (
    <div className="wrap grid grid-cols-1 gap-16 py-section wide:grid-cols-2 print:grid-cols-2 print:gap-6 print:py-4">
      <FeeFacts />
      <div className="grid content-start gap-16 print:gap-4">
        {helps.length > 0 && (
          <section id="help">
            <h2 className="text-2">{placesWords.help}</h2>
            {helps.map(({ title, text, link, checked, until }) => (
              <div key={title} className="mt-6">
                <h3>{title}</h3>
                <p className="mt-2">{text}</p>
                <p className="text-small text-ink-soft">{placesWords.checked(checked, until)}</p>
                {link && (
                  <p>
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
          <section id="rules">
            <h2 className="text-2">{placesWords.waitingList}</h2>
            <dl>
              {waitingList.map(({ title, text }) => (
                <div key={title} className="mt-4">
                  <dt className="font-display text-3 font-bold">{title}</dt>
                  <dd className="mt-1 max-w-line">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  );
}
