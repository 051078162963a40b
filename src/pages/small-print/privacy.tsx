// /privacy: what parents send, where it goes, how long it is kept, and what they can ask for.
import { privacyChanged, privacyHead, privacyParts } from '#content/site/privacy.ts';
import { SmallPrintHead } from './small-print-head.tsx';
import { SmallPrintSections } from './small-print-sections.tsx';
import { Page } from '#pages/page.tsx';

export function Privacy() {
  return (
    <Page path="/privacy">
      <SmallPrintHead {...privacyHead} family="spruce" shape="roof" icon="shield-check" />
      <SmallPrintSections sections={privacyParts} day={privacyChanged} />
    </Page>
  );
}
