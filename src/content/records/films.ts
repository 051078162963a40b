/** The films: files, captions and transcripts. imagery/film/make-film.mjs writes the files, and the captions from the scenes here. */
import { pictureFiles } from './picture-files.ts';

/** A scene: its start in seconds, its caption, and its full description in the transcript. */
export interface Scene {
  readonly at: number;
  readonly caption: string;
  readonly text: string;
}

const aDay: readonly Scene[] = [
  {
    at: 0,
    caption: '[This film has no sound.]\nMorning. Coats go on the hooks.',
    text: 'The film has no sound. Morning: wooden dolls arrive. A parent in a wheelchair has brought a child with an orange backpack. An educator waves to a father and his child. Small coats hang on a row of hooks.',
  },
  {
    at: 4,
    caption: 'The shelf is low. Each child picks.',
    text: 'The view moves along a low wooden shelf: a pink tower, a brown stair, red and blue rods, a basket and books. A globe and a plant stand on top.',
  },
  {
    at: 8,
    caption: 'Small jugs, small brooms, real work.',
    text: 'Three child dolls are at work. One has two white jugs on a tray, one washes hands in a bowl of bubbles, and one stands by a broom.',
  },
  {
    at: 12,
    caption: 'Two friends share a picture book.',
    text: 'Two dolls sit in front of a wooden rainbow and a row of books. A picture book lies open before them, with letter blocks on both sides.',
  },
  {
    at: 16,
    caption: 'Lunch, at a table of the right height.',
    text: 'Four child dolls sit at a low table. There is soup, bread, a bowl of fruit and a green jug.',
  },
  {
    at: 20,
    caption: 'Nap time. The moon lamp glows.',
    text: 'The room is violet and calm. Four child dolls sleep on low cots under soft blankets. An educator sits by a lamp that looks like the moon. A teddy bear keeps watch.',
  },
  {
    at: 24,
    caption: 'Out to the yard: slide, sand, flowers.',
    text: 'A sunny yard with green hills. One child doll stands at the top of a yellow slide, one plays in the sandbox, and one waters a bed of flowers with an educator.',
  },
  {
    at: 28,
    caption: 'Evening. The lantern is lit.\nSee you tomorrow.',
    text: 'Dusk over a snowy prairie. Child dolls stand at a window, where a big lantern burns. The view moves slowly to its flame, and the film ends.',
  },
];

export const films = {
  'a-day': {
    title: 'A day with us',
    note: '33 seconds, no sound, with captions',
    files: [
      { src: '/media/a-day.webm', type: 'video/webm; codecs="av01.0.05M.08"' },
      { src: '/media/a-day.mp4', type: 'video/mp4' },
    ],
    captions: '/media/a-day.vtt',
    still: '/media/a-day.webp',
    cover: { ...pictureFiles.arrival, focus: '50% 55%' },
    transcript: aDay,
  },
} as const;

export type FilmName = keyof typeof films;
