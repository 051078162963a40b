// /privacy: what parents send, where it goes, how long it is kept, and what they can ask for.
import { longDate } from '#content/rules/dates.ts';
import { changed, head, privacyLang as lang } from '#content/site/policies/privacy.ts';
import { privacyParts } from '#content/values/site.ts';
import { SmallPrintHead } from './small-print-head.tsx';
import { SmallPrintSections } from './small-print-sections.tsx';
import { Page } from '#pages/page.tsx';

export function Privacy() {
  return (
    <Page path="/privacy">
      <SmallPrintHead {...head} lang={lang} family="spruce" shape="roof" icon="shield-check" />
      <SmallPrintSections sections={privacyParts} lang={lang} day={changed && longDate(changed)} />
    </Page>
  );
}
