import { playerWords } from './player.ts';

/** The words around every film, and around what comes from another site. */
export const filmWords = {
  ...playerWords,
  play: 'Play “{title}”',
  close: 'Close the film',
  transcript: 'The film in words',
  sung: 'We sing to it:',
  elsewhere: 'Watch “{title}” at {site}',
  load: 'Load “{title}” from {site}',
  loading: 'The film comes from {site}. Once you load it, {site} can see that you are here.',
} as const;
