// The last line of every page of the sample's identity. The build writes it below the root element, so it costs no script.
import { sampleNotice } from '#content/words/sample-notice.ts';

export const SampleNotice = () => (
  <aside className="bg-night-base">
    <div className="wrap pb-8 text-small text-night-soft">{sampleNotice}</div>
  </aside>
);
