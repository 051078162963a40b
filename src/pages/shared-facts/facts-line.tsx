// Ages and the fee in one line that leads to the other facts on /program (key-facts.tsx). Before it a pane of their window, lit; in forced colours it would look like a
// box to tick.
import { agesLine, feeLine } from '#content/values/fees.ts';
import { feeText } from '#pages/shared-facts/fee-text.tsx';
import { useHolds } from '#pages/use-now.ts';
import { Link } from '#ui/navigation/link.tsx';

const pane =
  'before:w-5 before:shrink-0 before:self-stretch before:border-4 before:border-wood before:bg-canola-mid forced-colors:before:hidden print:before:hidden';

export function FactsLine() {
  const text = `${agesLine} ${feeLine.said.find(useHolds())?.text ?? feeLine.otherwise}`;
  return (
    <p className={`mt-4 flex gap-3 font-semibold text-balance ${pane}`}>
      <Link to="/program#facts" variant="block">
        {feeText(text)}
      </Link>
    </p>
  );
}
