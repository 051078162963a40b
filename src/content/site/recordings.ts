import { siteRecordings } from '#content/reader/site-content.ts';

/** Those that may be shown; `first` is the id of the one about the daycare, also where it may not. */
export const { films, sounds, first } = await siteRecordings();
