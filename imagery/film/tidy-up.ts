// The tidy-up tune as a score. 6/8: a bar is six eighths. A note is name and octave, then its length in eighths: 'G4:2'; '-' rests.

/** Seconds of an eighth. */
export const eighth = 0.24;

const call = 'C4:1 E4:1 G4:1 C5:3 | D4:1 G4:1 B4:1 D5:3';

/** One line of the song is two bars, and one note is one syllable of its words. */
const melody = [
  'G4:1 A4:1 G4:1 E5:2 D5:1 | C5:1 D5:1 C5:1 G4:3', // Blocks in the basket, books in a row,
  'A4:1 C5:1 A4:1 D5:2 C5:1 | B4:1 A4:1 B4:1 D5:3', // Cups on the low shelf, ready to go.
  'G4:1 A4:1 G4:1 E5:2 D5:1 | C5:1 D5:1 E5:1 A4:3', // One for the left hand, one for the right,
  'F5:1 E5:1 D5:1 E5:1 D5:1 C5:1 | A4:1 B4:1 D5:1 C5:3', // Tidy up, tidy up, out in the light.
].join(' | ');

/** Sings along above: a third or a sixth, only where the melody rests long enough to hear it. */
const descant = [
  '-:3 G5:2 F5:1 | E5:3 E5:3',
  '-:3 F5:2 E5:1 | D5:3 G5:3',
  '-:3 G5:2 F5:1 | E5:3 C5:3',
  'A5:3 E5:3 | F5:3 E5:3',
].join(' | ');

/** The deep bars: two notes a bar. */
const ground = [
  'C3:3 G3:3 | F3:3 C3:3',
  'F3:3 D3:3 | G3:3 G2:3',
  'C3:3 G3:3 | F3:3 A2:3',
  'D3:3 A2:3 | G2:3 C3:3',
].join(' | ');

/** A soft egg shaker: on 1, 3, 4 and 6. */
const shaker = Array(8).fill('X:2 X:1 X:2 X:1').join(' | ');

/** Every voice of a part starts with it. `slower` stretches its time, `loud` is 0 to 1. */
interface Part {
  readonly bars: number;
  readonly loud: number;
  readonly slower?: number;
  readonly voices: Partial<Record<'xylophone' | 'high' | 'deep' | 'shaker', string>>;
}

export const parts: readonly Part[] = [
  { bars: 2, loud: 0.8, voices: { xylophone: call } },
  { bars: 8, loud: 0.9, voices: { xylophone: melody, deep: ground } },
  {
    bars: 2,
    loud: 0.75,
    voices: { xylophone: call, deep: 'C3:6 | G2:6', shaker: 'X:2 X:1 X:2 X:1 | X:2 X:1 X:2 X:1' },
  },
  { bars: 8, loud: 1, voices: { xylophone: melody, high: descant, deep: ground, shaker } },
  {
    bars: 2,
    loud: 0.7,
    slower: 1.5,
    voices: { xylophone: 'D5:1 C5:1 A4:1 G4:3 | E4:2 G4:1 C5:3', deep: 'F3:3 C3:3 | G2:3 C3:3' },
  },
];

/** Seconds for the last bars to fall silent. */
export const ring = 2.2;
