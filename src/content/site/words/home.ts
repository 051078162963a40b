import { siteContent } from '#content/reader/site-content.ts';

export const {
  lang: homeLang,
  banner,
  badge,
  ribbon,
  welcome,
  philosophy,
  programs: programsWords,
  offers: offersWords,
} = await siteContent('words/home');
