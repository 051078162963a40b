import { siteContent } from '#content/reader/site-content.ts';

export const {
  lang: aboutLang,
  head: aboutHead,
  whoWeAre,
  mission,
  values: coreValues,
  goals: learningGoals,
  expect: aboutPrograms,
  call: aboutCall,
} = await siteContent('words/about');
