// The last line of every page of the sample's identity. The build writes it below the root element, so it costs no script; app/answer.tsx finds that element's
// end by the last </div>, so there is none in here.
import { sampleNotice, sampleNoticeName } from '#content/words/sample-notice.ts';

const name = 'sample-notice';

export const SampleNotice = () => (
  <aside aria-labelledby={name} className="bg-night-base">
    <p className="wrap max-w-none pb-8 text-small text-night-soft">
      <span id={name}>{sampleNoticeName}</span>
      {sampleNotice.slice(sampleNoticeName.length)}
    </p>
  </aside>
);
