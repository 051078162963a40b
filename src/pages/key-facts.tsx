// The facts that parents look for first, as the panes of a window on its sill. The lit pane says what a place costs.
import { facts } from '#content/site/facts.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { keyFacts } from '#content/words/key-facts.ts';
import { Link } from '#ui/navigation/link.tsx';

const pane = 'grid content-center gap-1 bg-surface p-4 tablet:p-6 wide:pe-30';
const wide = `max-tablet:col-span-full ${pane}`;
const head = 'text-small font-semibold text-ink-soft';
const text = 'font-display text-3 font-bold text-balance';

export function KeyFacts() {
  const { title, fee, ages, licence, hours, phone } = keyFacts;
  return (
    <section id="facts" aria-label={title} className="wrap py-8 tablet:py-12">
      <dl className="window-panes grid grid-cols-figures gap-2 tablet:grid-cols-3">
        <div className="col-span-full grid content-center bg-canola-mid p-4 text-night-ink tablet:col-span-1 tablet:row-span-2 tablet:p-6">
          <dt className="font-semibold">{fee.head}</dt>
          <dd className="mt-2 font-display text-1 leading-none font-bold">
            {fee.figure} <span className="text-3">{fee.unit}</span>
          </dd>
          <dd className="mt-2 text-small text-balance">{fee.note}</dd>
          <dd className="text-small">{fee.checked}</dd>
          <dd className="-mb-2 text-small">
            <Link href={facts.fees.source.href} variant="block">
              {fee.source}
            </Link>
          </dd>
        </div>
        <div className={pane}>
          <dt className={head}>{ages.head}</dt>
          <dd className={text}>{ages.text}</dd>
        </div>
        <div className={pane}>
          <dt className={head}>{licence.head}</dt>
          <dd className={text}>{licence.text}</dd>
        </div>
        <div className={wide}>
          <dt className={head}>{hours.head}</dt>
          <dd className={text}>{hours.text}</dd>
        </div>
        <div className={wide}>
          <dt className={head}>{phone.head}</dt>
          <dd className={text}>
            <Link href={phoneLink(provider.phone)} variant="line">
              {provider.phone}
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
