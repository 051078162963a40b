import { films, filmWords } from '#content/films.ts';
import { FilmPlayer } from '#ui/film-player.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadFilm({ post: { film } }: LeadProps) {
  return film && <FilmPlayer film={films[film]} words={filmWords} />;
}
