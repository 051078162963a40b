import { siteContent } from '#content/reader/site-content.ts';

export const { message, barrier, visit, question, newsletter, comment, refused, answers } =
  await siteContent('words/forms');
