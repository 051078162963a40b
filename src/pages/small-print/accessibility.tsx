// /accessibility: the accessibility statement, with the results of the last audit and the reports for auditors.
import { glossary } from '#content/site/glossary.ts';
import { accessibilityLang as lang, changed, head, sections } from '#content/site/policies/accessibility.ts';
import { statementOf, type AuditFacts } from '#content/words/accessibility.ts';
import { barrierLink } from '#content/words/small-print.ts';
import { factsKey } from '#content/rules/addresses.ts';
import { SmallPrintHead } from './small-print-head.tsx';
import { SmallPrintSections } from './small-print-sections.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';

export function Accessibility() {
  const facts = usePageData<AuditFacts>(factsKey);
  if (!facts) return <NotFound />;
  const { ask, ...words } = head;
  return (
    <Page path="/accessibility">
      <SmallPrintHead {...words} lang={lang} family="canola" shape="arch" icon="heart">
        <p className="font-strong" {...lang}>
          <Link to={barrierLink} variant="block">
            {ask}
          </Link>
        </p>
      </SmallPrintHead>
      <SmallPrintSections sections={statementOf({ sections, lang, changed, ask, glossary }, facts)} lang={lang} />
    </Page>
  );
}
