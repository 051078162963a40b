import type { newsWords as words } from './news.sample.ts';
import { pictureFiles } from '#content/records/picture-files.ts';

export { categoryFamilies, sidebarWords } from './news.sample.ts';

export const newsWords: Record<keyof typeof words, unknown> = {
  title: 'Notes',
  lead: 'What happened, in a few words.',
  about: (name: string) => `Notes on ${name}`,
  page: (page: number) => `Page ${page}`,
  count: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  all: 'All notes',
  by: 'By',
  more: 'READ MORE',
  missing: { title: 'There is no such page', text: 'There are fewer notes.', all: 'The first page' },
  pagination: { name: 'Pages of notes', previous: 'Prev', next: 'Next', page: 'page' },
};

export const services = [
  { id: 'soup', large: pictureFiles.lunch, alt: 'Soup and bread on a table', title: 'Soup at noon' },
  { id: 'garden', large: pictureFiles['outdoor-play'], alt: 'A garden with sand', title: 'Two hours outside' },
];
