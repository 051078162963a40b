import type { LandingStory } from '#content/layouts/landing.ts';
import { readSiteFile } from '#content/reader/site-file.ts';
import { type Captioned, captioned } from '#content/rules/picture-of.ts';

const words = readSiteFile('words/landing');

const storyOf = ({ slides, ...story }: (typeof words)[LandingStory]) => ({
  ...story,
  slides: slides.map(({ pictures, ...slide }) => ({ ...slide, shots: pictures.map(captioned) })),
});

export const stories = { day: storyOf(words.day), room: storyOf(words.room), start: storyOf(words.start) };

export type Shot = Captioned;
export type Story = (typeof stories)[LandingStory];
/** The heroes `hill` and `roof` show one picture, `arches` shows four. */
export type HeroSlide = Story['slides'][number];
