// This daycare has no recording.
export * from './sounds.sample.ts';

export const sounds = {};
