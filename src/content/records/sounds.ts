/** The sounds: files, captions and transcripts. imagery/film/make-tune.mjs writes the files, and the captions from the cues here. */

/** A passage: its start in seconds, what is heard, and the words that we sing to it. */
export interface Passage {
  readonly at: number;
  readonly text: string;
  readonly sung?: readonly string[];
}

/** The song's lines; `times` has the second at which the xylophone plays each of them. */
const song = [
  'Blocks in the basket, books in a row,',
  'Cups on the low shelf, ready to go.',
  'One for the left hand, one for the right,',
  'Tidy up, tidy up, out in the light.',
] as const;
const times = [2.88, 5.76, 8.64, 11.52] as const;
/** Start of the second verse, in seconds after the first. */
const secondVerse = 14.4;

const verse = (offset: number) =>
  song.map((line, index) => ({ at: times[index]! + offset, caption: `[xylophone; to sing:] ${line}` }));

const tidyUp: readonly Passage[] = [
  {
    at: 0,
    text: 'A wooden xylophone calls: four notes going up, then four more. That is the sign to look up from work. There is no voice in the recording.',
  },
  {
    at: times[0],
    text: 'The tune begins, light and bouncing, over deep wooden bars. It swings like a slow skip: one-two-three, one-two-three. Each line of our song has its own line of notes.',
    sung: song,
  },
  {
    at: times[0] + secondVerse - 2.88,
    text: 'The call comes back, with a soft egg shaker.',
  },
  {
    at: times[0] + secondVerse,
    text: 'The tune plays once more, a little fuller: a second xylophone joins in high above, and the shaker goes on. We sing the same four lines.',
  },
  {
    at: 28.8,
    text: 'The music slows down. Three last notes climb, and the wood rings until it is quiet. By now the shelf is tidy.',
  },
];

export const sounds = {
  'tidy-up': {
    title: 'The tidy-up tune',
    note: '35 seconds, xylophone, no voice',
    files: [
      { src: '/media/tidy-up.ogg', type: 'audio/ogg' },
      { src: '/media/tidy-up.mp3', type: 'audio/mpeg' },
    ],
    captions: '/media/tidy-up.vtt',
    transcript: tidyUp,
    cues: [
      { at: 0, caption: '[xylophone calls: four notes up, twice]' },
      ...verse(0),
      { at: times[0] + secondVerse - 2.88, caption: '[the call again, with an egg shaker]' },
      ...verse(secondVerse),
      { at: 28.8, caption: '[the music slows down and ends]' },
    ],
  },
} as const;

export type SoundName = keyof typeof sounds;
