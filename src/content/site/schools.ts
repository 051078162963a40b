import { siteContent } from '#content/reader/site-content.ts';

export const { schools, daysOff } = await siteContent('schools');
