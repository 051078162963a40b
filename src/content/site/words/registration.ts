import { siteContent } from '#content/reader/site-content.ts';

export const { title, assurance, sent, refused, closed, notes, foundUs, fields } =
  await siteContent('words/registration');
