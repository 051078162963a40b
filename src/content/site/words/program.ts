import { siteContent } from '#content/reader/site-content.ts';

export const {
  lang: programLang,
  head: programHead,
  day: programDay,
  inShort: programInShort,
  afterSchool,
  close: programClose,
} = await siteContent('words/program');
