/** The words of the lists of posts and of their sidebars. */
import type { Category } from '#content/rules/post.ts';

export const newsWords = {
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

/** The colour of each category's mark. */
export const categoryFamilies: Record<Category, 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon'> = {
  'Our days': 'canola',
  Food: 'rosehip',
  'Fees and funding': 'spruce',
  Learning: 'chinook',
  'Health and safety': 'saskatoon',
};
