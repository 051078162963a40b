/** The words of the lists of posts and of their sidebars. */
import { pictureFiles } from '#content/records/picture-files.ts';
import type { GalleryItem } from '#content/site/gallery.ts';
import type { Category } from '#content/posts/post.ts';

export const newsWords = {
  title: 'News from the rooms',
  lead: 'Short reads for tired evenings, written by our educators.',
  /** Heading of a list that a tag or category filters. */
  about: (name: string) => `News about ${name}`,
  page: (page: number) => `Page ${page}`,
  count: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  all: 'Show all posts',
  by: 'By',
  more: 'READ MORE',
  pagination: { name: 'Pages of posts', previous: 'Prev', next: 'Next', page: 'page' },
} as const;

export const sidebarWords = {
  name: 'More news',
  second: 'Services and recent posts',
  search: {
    title: 'Search',
    label: 'Search the posts',
    submit: 'Search',
    all: (count: number) => `All ${count} posts`,
  },
  recent: 'Recent Posts',
  services: 'Our services',
  categories: 'Categories',
  tags: 'Tags',
} as const;

/** Pictures of the sidebar's gallery of services: samples, to be replaced with the provider's own. */
export const services: readonly Omit<GalleryItem, 'kind'>[] = [
  {
    id: 'meals',
    large: { ...pictureFiles.lunch, focus: '42% 50%' },
    alt: 'Four child dolls eat at a low table',
    title: 'Warm lunch and two snacks',
  },
  {
    id: 'outdoors',
    large: { ...pictureFiles['outdoor-play'], focus: '62% 70%' },
    alt: 'Child dolls play by a slide, a sandbox and a flower bed',
    title: 'Outside every day',
  },
  {
    id: 'rest',
    large: { ...pictureFiles.nap, focus: '40% 60%' },
    alt: 'Child dolls asleep on low cots, an educator near them',
    title: 'Rest in a quiet room',
  },
  {
    id: 'reading',
    large: { ...pictureFiles.reading, focus: '50% 60%' },
    alt: 'Two dolls share a picture book',
    title: 'Books and first letters',
  },
  {
    id: 'music',
    large: { ...pictureFiles.music, focus: '52% 60%' },
    alt: 'Child dolls play a xylophone and a drum',
    title: 'Songs, drums and dancing',
  },
  {
    id: 'after-school',
    large: { ...pictureFiles['program-school-age'], focus: '50% 60%' },
    alt: 'School-age dolls with a bicycle, a ball and a board game',
    title: 'Care before and after school',
  },
];

/** The colour of each category's mark. */
export const categoryFamilies: Record<Category, 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon'> = {
  'Our days': 'canola',
  Food: 'rosehip',
  'Fees and funding': 'spruce',
  Learning: 'chinook',
  'Health and safety': 'saskatoon',
};
