import type { footer as words } from './footer.sample.ts';

export { scheme } from './footer.sample.ts';

const visit = { headline: ['Come by.'], words: 'The kettle is on each Wednesday at ten.' };
export const closingOf = () => visit;

export const footer: typeof words = {
  buttons: [
    { title: 'Ask for a place', link: '/#register' },
    { title: 'Write to us', link: '/contact-us' },
  ],
  find: 'Where we are',
  talk: 'Ask us',
  open: 'Hours',
  pages: 'Pages',
  menuName: 'Footer',
  copyrightYear: 2026,
  pictures: 'Pictures show our rooms. We post no child’s face.',
};
