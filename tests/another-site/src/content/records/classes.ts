// This daycare has no pages about classes.
export * from './classes.sample.ts';

export const classes = [];
