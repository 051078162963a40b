// The days on which the daycare is closed. In an open page, or one of an old build, a day that has passed goes by itself.
import { dayAt } from '#content/rules/fact-state.ts';
import type { Closure } from '#content/rules/opening.ts';
import { nextOf } from '#content/rules/special-days.ts';
import { buildDay } from '#content/site/build-day.ts';
import { provider } from '#content/site/provider.ts';
import { closures } from '#content/values/opening.ts';
import { closureWords } from '#content/words/closures.ts';
import { useNow } from '#pages/use-now.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { Link } from '#ui/navigation/link.tsx';

interface ClosuresProps {
  /** The next one first; by default those of the site. */
  days?: readonly Closure[];
}

/** The days to come with their closures, and today; '' while prerendering and hydrating, when what repeats is told from the day of the build on. */
function useComing(days: readonly Closure[]) {
  const now = useNow();
  const today = now === undefined ? '' : dayAt(now, provider.utcOffset);
  const coming = days
    .flatMap((closure) => {
      const next = nextOf(closure, closure.every && today < buildDay ? buildDay : today);
      return next ? [{ closure, next }] : [];
    })
    .toSorted((one, other) => one.next.from.localeCompare(other.next.from));
  return { today, coming };
}

export function NextClosure({ days = closures }: ClosuresProps) {
  const { today, coming } = useComing(days);
  const next = coming[0]?.next;
  if (!next) return null;
  return (
    <>
      {/* First, so that it stays under a finger while the day of the build becomes that of the reader. */}
      <p className="mt-3">
        <Link to="/facts#closed" variant="line">
          {closureWords.all}
        </Link>
      </p>
      <p className="text-balance">{today < next.from ? closureWords.next(next) : closureWords.now(next)}</p>
    </>
  );
}

interface ClosuresListProps extends ClosuresProps {
  /** Whether it has the width of two columns: its table stands beside its other words. */
  isAcross?: boolean;
}

export function ClosuresList({ days = closures, isAcross = false }: ClosuresListProps) {
  const { calendar, subscribe } = closureWords;
  const rows = useComing(days).coming.map(({ closure, next }) => ({
    head: closure.name,
    ...(closure.nameLang && { lang: closure.nameLang }),
    text: closure.every ? closureWords.rule(closure, next) : closureWords.days(closure),
  }));
  if (!rows.length) return null;
  return (
    <section
      id="closed"
      className={isAcross ? 'wide:grid wide:grid-cols-5-7 wide:grid-rows-auto-auto-1 wide:gap-x-12' : undefined}
    >
      <h2 className={isAcross ? 'mb-8 text-2 wide:mb-0' : 'mb-8 text-2'}>{closureWords.title}</h2>
      <div className={isAcross ? 'wide:col-start-2 wide:row-span-3 wide:row-start-1' : undefined}>
        <Facts caption={closureWords.title} rows={rows} variant="small" />
      </div>
      <p className="mt-8 print:hidden">
        <Link href={calendar.href} variant="line">
          {calendar.words}
        </Link>
      </p>
      <p className="mt-3 text-small wrap-anywhere text-ink-soft">{subscribe(provider.url + calendar.href)}</p>
    </section>
  );
}
