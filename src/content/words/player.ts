/** The words of the controls of a film or a sound. */
export const playerWords = {
  pause: 'Pause “{title}”',
  position: 'Position',
  at: '{time} of {length}',
  captions: 'Captions',
  sound: 'Sound',
  whole: 'Full screen',
  failed: 'This cannot be played here now. Its words stand below.',
} as const;
