import { siteContent } from '#content/reader/site-content.ts';

export const {
  lang: landingPartsLang,
  figures,
  classes,
  enrichment,
  focus,
  steps,
  house,
} = await siteContent('words/landing-parts');
