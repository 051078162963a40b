import { playerWords } from './player.ts';

/** The words around every sound, and around one that comes from another site. */
export const soundWords = {
  ...playerWords,
  play: 'Play “{title}”',
  close: 'Close',
  transcript: 'The tune in words',
  sung: 'We sing to it:',
  elsewhere: 'Listen to “{title}” at {site}',
  load: 'Load “{title}” from {site}',
  loading: 'The sound comes from {site}. Once you load it, {site} can see that you are here.',
} as const;
