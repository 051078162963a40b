// This daycare has one front page.
export * from './landing.sample.ts';

export const stories = {};
