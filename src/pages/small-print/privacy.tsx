// /privacy: what a parent sends, where it goes, how long it is kept, and what they can ask for.
import { longDate } from '#content/rules/dates.ts';
import { privacyChanged, privacyHead, privacyParts } from '#content/words/privacy.ts';
import { PrintHead } from './print-head.tsx';
import { PrintParts } from './print-parts.tsx';
import { Sections } from '#ui/hydration/part.tsx';

export function Privacy() {
  return (
    <Sections>
      <PrintHead {...privacyHead} family="spruce" shape="roof" icon="shield-check" />
      <PrintParts parts={privacyParts} day={longDate(privacyChanged)} />
    </Sections>
  );
}
