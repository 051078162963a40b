// The days on which the daycare is closed. In an open page, or one of an old build, a day that has passed goes by itself.
import { openingHours, type Closure } from '#content/values/opening.ts';
import { closureWords } from '#content/words/closures.ts';
import { useNow } from '#pages/use-now.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { Link } from '#ui/navigation/link.tsx';

interface ClosuresProps {
  /** The next one first; by default those of the site. */
  days?: readonly Closure[];
}

/** The days to come, and the present moment; 0 while prerendering and hydrating. */
function useComing(days: readonly Closure[]) {
  const now = useNow() ?? 0;
  return { now, coming: days.filter(({ ends }) => now < ends) };
}

export function NextClosure({ days = openingHours.closures }: ClosuresProps) {
  const { now, coming } = useComing(days);
  const [next] = coming;
  if (!next) return null;
  return (
    <>
      <p className="mt-3 text-balance">{now < next.starts ? closureWords.next(next) : closureWords.now(next)}</p>
      <p>
        <Link to="/facts#closed" variant="line">
          {closureWords.all}
        </Link>
      </p>
    </>
  );
}

export function ClosuresList({ days = openingHours.closures }: ClosuresProps) {
  const rows = useComing(days).coming.map((closure) => ({ head: closure.name, text: closureWords.days(closure) }));
  if (!rows.length) return null;
  return (
    <section id="closed">
      <h2 className="mb-8 text-2">{closureWords.title}</h2>
      <Facts caption={closureWords.title} rows={rows} variant="small" />
    </section>
  );
}
