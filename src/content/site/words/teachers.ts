import { siteContent } from '#content/reader/site-content.ts';

export const { lang: teachersLang, team: aboutTeam, ...teachersHead } = await siteContent('words/teachers');
