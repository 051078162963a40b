// Ages and the fee in one line that leads to the other facts on /program (key-facts.tsx). Before it a pane of their window, lit.
import { agesLine, feeLine, feesEnd, feesOtherwise } from '#content/site/fees.ts';
import { useIsBefore } from '#ui/hydration/use-now.ts';
import { Link } from '#ui/navigation/link.tsx';

const pane = 'before:size-6 before:shrink-0 before:border-rim before:border-wood before:bg-canola-mid';

export const FactsLine = () => (
  <p className={`mt-3 flex items-center gap-2 font-semibold ${pane}`}>
    <Link to="/program#facts" variant="block">
      {agesLine} {useIsBefore(feesEnd) ? feeLine : feesOtherwise}
    </Link>
  </p>
);
