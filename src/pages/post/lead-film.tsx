import { films } from '#content/records/films.ts';
import { filmWords } from '#content/words/films.ts';
import { FilmPlayer } from '#ui/media/film-player.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadFilm({ post: { film } }: LeadProps) {
  return film && <FilmPlayer film={films[film]} words={filmWords} />;
}
