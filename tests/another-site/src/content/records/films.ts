// This daycare has no film.
export * from './films.sample.ts';

export const films = {};
