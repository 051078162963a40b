import type { Daycare } from '#daycare.ts';

import { letterhead } from './letterhead.ts';
import { provider, takesComments } from './provider.ts';
import { films, sounds } from './recordings.ts';
import { answers } from './words/forms.ts';

const recordings = [...Object.values(films), ...Object.values(sounds)];

/** All that the gateway knows of the daycare, but for what the build adds to it. */
export const daycare: Omit<Daycare, 'folder' | 'mailHost' | 'former'> = {
  letterhead,
  answers,
  takesComments,
  frames: [provider.map.embed, ...recordings.flatMap((one) => ('embed' in one ? [one.embed] : []))],
  captions: recordings.flatMap(({ captionUrl }) => (captionUrl ? [captionUrl] : [])),
};
