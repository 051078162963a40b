import { siteContent } from '#content/reader/site-content.ts';

export const {
  head: aboutHead,
  whoWeAre,
  mission,
  values: coreValues,
  goals: learningGoals,
  expect: aboutPrograms,
  call: aboutCall,
} = await siteContent('words/about');
