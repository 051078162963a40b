// Beside a fee: how many days a week are full-time, as a link to the table of all.
import { feeExample, feePieces } from '#content/values/fees.ts';
import { useHolds } from '#pages/use-now.ts';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

interface FeeExampleProps {
  /** What stands around it, and goes with it. */
  as: 'dd' | 'p';
  className: string;
}

export function FeeExample({ as: Around, className }: FeeExampleProps) {
  const holds = useHolds();
  if (!feeExample || !holds(feeExample)) return null;
  return (
    <Around className={className}>
      <Link to="/program#days" variant="block">
        <Unbroken>
          {feePieces?.[feeExample.text]?.map(({ words, lang }, index) => (
            <span key={index} {...lang}>
              {words}
            </span>
          )) ?? feeExample.text}
        </Unbroken>
      </Link>
    </Around>
  );
}
