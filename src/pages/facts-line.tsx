// What care costs at most, in one line that leads to the other facts on /program (key-facts.tsx). Before it a pane of their window, lit.
import { factsLine } from '#content/words/facts-line.ts';
import { Link } from '#ui/navigation/link.tsx';

const pane = 'before:size-6 before:shrink-0 before:border-rim before:border-wood before:bg-canola-mid';

export const FactsLine = () => (
  <p className={`mt-3 flex items-center gap-2 font-semibold ${pane}`}>
    <Link to="/program#facts" variant="block">
      {factsLine}
    </Link>
  </p>
);
