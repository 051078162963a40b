// /accessibility: what we promise, where we fall short and what to do then, how we test, and the reports for auditors.
import { accessibilityHead, statementOf, type Facts } from '#content/accessibility.ts';
import { barrierLink } from '#content/small-print.ts';
import { factsKey } from '#content/queries.ts';
import { PrintHead } from '#sections/small-print/print-head.tsx';
import { PrintParts } from '#sections/small-print/print-parts.tsx';
import { Link } from '#ui/link.tsx';
import { Sections } from '#ui/part.tsx';

import { NotFound } from './not-found.tsx';
import { usePageData } from './page-data.tsx';

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
