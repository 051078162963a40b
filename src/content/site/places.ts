import { siteContent } from '#content/reader/site-content.ts';

export const { checked, groups, waitingList, help } = await siteContent('places');
