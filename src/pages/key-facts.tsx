// The facts that parents look for first, as the panes of a window on its sill. The lit pane says what a place costs.
import { facts } from '#content/site/facts.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { keyFacts } from '#content/words/key-facts.ts';
import { Link } from '#ui/navigation/link.tsx';

const pane = 'relative grid content-center gap-1 bg-surface p-4 tablet:p-6 wide:pe-30 forced-colors:border-2';
const head = 'text-small font-semibold text-ink-soft';
const text = 'font-display text-3 text-balance';
/** A toy block stands in each pane that has room for it. */
const toy = 'before:absolute before:right-8 before:bottom-0 before:edged print:before:hidden';
const toys = {
  arch: `${toy} before:h-16 before:w-12 before:rounded-t-full before:bg-rosehip-mid max-wide:before:hidden`,
  cube: `${toy} before:size-12 before:bg-spruce-mid max-wide:before:hidden`,
  hill: `${toy} before:h-10 before:w-16 before:rounded-t-full before:bg-saskatoon-mid tablet:max-wide:before:hidden`,
  disc: `${toy} before:size-12 before:rounded-disc before:bg-chinook-mid tablet:max-wide:before:hidden`,
} as const;

export function KeyFacts() {
  const { title, fee, ages, licence, hours, phone } = keyFacts;
  return (
    <section id="facts" aria-label={title} className="wrap py-8 tablet:py-12">
      <dl className="grid grid-cols-figures gap-2 overflow-clip rounded-t-panel border-board border-b-plank border-wood bg-wood shadow-plank tablet:grid-cols-3">
        <div className="col-span-full grid content-center bg-canola-mid p-4 text-night-ink tablet:col-span-1 tablet:row-span-2 tablet:p-6 forced-colors:border-2">
          <dt className="font-semibold">{fee.head}</dt>
          <dd className="mt-2 font-display text-1 leading-none">
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
        <div className={`${pane} ${toys.arch}`}>
          <dt className={head}>{ages.head}</dt>
          <dd className={text}>{ages.text}</dd>
        </div>
        <div className={`${pane} ${toys.cube}`}>
          <dt className={head}>{licence.head}</dt>
          <dd className={text}>{licence.text}</dd>
        </div>
        <div className={`max-tablet:col-span-full ${pane} ${toys.disc}`}>
          <dt className={head}>{hours.head}</dt>
          <dd className={text}>{hours.text}</dd>
        </div>
        <div className={`max-tablet:col-span-full ${pane} ${toys.hill}`}>
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
