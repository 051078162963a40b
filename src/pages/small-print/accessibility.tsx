// /accessibility: what we promise, where we fall short and what to do then, how we test, and the reports for auditors.
import { accessibilityHead, statementOf, type Facts } from '#content/words/accessibility.ts';
import { barrierLink } from '#content/words/small-print.ts';
import { factsKey } from '#content/rules/addresses.ts';
import { PrintHead } from './print-head.tsx';
import { PrintParts } from './print-parts.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Sections } from '#ui/hydration/part.tsx';

import { NotFound } from '#pages/not-found/not-found.tsx';
import { usePageData } from '#pages/page-data.tsx';

export function Accessibility() {
  const facts = usePageData<Facts>(factsKey);
  if (!facts) return <NotFound />;
  const { report, ...head } = accessibilityHead;
  return (
    <Sections>
      <PrintHead {...head} family="canola" shape="arch" icon="heart">
        <p className="font-strong">
          <Link to={barrierLink} look="block">
            {report}
          </Link>
        </p>
      </PrintHead>
      <PrintParts parts={statementOf(facts)} />
    </Sections>
  );
}
