import { siteContent } from '#content/reader/site-content.ts';

export const { title, assurance, sent, refused, closed, notes, notesLang, foundUs, foundUsLang, fields } =
  await siteContent('words/registration');
