// /privacy: what a parent sends, where it goes, how long it is kept, and what they can ask for.
import { longDate } from '#content/dates.ts';
import { privacyChanged, privacyHead, privacyParts } from '#content/privacy.ts';
import { PrintHead } from '#sections/small-print/print-head.tsx';
import { PrintParts } from '#sections/small-print/print-parts.tsx';
import { Sections } from '#ui/part.tsx';

export function Privacy() {
  return (
    <Sections>
      <PrintHead {...privacyHead} family="spruce" shape="roof" icon="shield-check" />
      <PrintParts parts={privacyParts} day={longDate(privacyChanged)} />
    </Sections>
  );
}
