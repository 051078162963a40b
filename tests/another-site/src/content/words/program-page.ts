import { pictureFiles } from '#content/records/picture-files.ts';
import { provider } from '#content/site/provider.ts';

export * from './program-page.sample.ts';

export const programHead = { title: 'Two groups', lead: 'From 1 to 6 years.' };

export const programIntro = {
  title: 'How a morning goes',
  sentence: 'Come in, wash your hands, pick a tray and begin.',
  text: 'Both groups keep one order, so a child knows what comes next.',
  facts: {
    caption: 'Both groups in short',
    rows: [
      { head: 'Ages', text: '1 to 6 years' },
      { head: 'Hours', text: provider.hours },
    ],
  },
};

export const afterSchool = {
  id: 'holidays',
  title: 'School holidays',
  text: 'In July and August brothers and sisters come too.',
  rows: [{ title: 'Summer', text: 'Mornings at the river, afternoons in the shade.' }],
  picture: pictureFiles['program-school-age'],
  alt: 'A bicycle, a backpack and a ball',
};

export const programClose = {
  title: 'Which group is it?',
  text: 'Tell us the date of birth, and we tell you the group.',
  link: 'Ask for a place',
};
