// This daycare has no recording.
export const sounds = {};
