import { siteContent } from '#content/reader/site-content.ts';

export const { team: aboutTeam, ...teachersHead } = await siteContent('words/teachers');
