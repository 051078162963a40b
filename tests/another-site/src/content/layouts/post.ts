import { postLayouts as before } from './post.sample.ts';

export * from './post.sample.ts';

/** The only layout in use opens with the newest note. */
export const postLayouts = { 'right-sidebar': { ...before['right-sidebar'], post: 'river-walk' } };
