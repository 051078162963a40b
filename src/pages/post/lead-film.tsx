import { films } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import { FilmPlayer } from '#ui/media/film-player.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadFilm({ post: { film } }: LeadProps) {
  const recording = film && films[film];
  return recording && <FilmPlayer film={recording} words={filmWords} />;
}
