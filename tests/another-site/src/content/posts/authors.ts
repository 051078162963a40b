import { byline, type Author } from './authors.sample.ts';

export { byline };

export const authors = {
  tess: {
    name: 'Tess',
    role: 'Seedlings',
    picture: { name: 'educator-3', alt: 'Grey hair and teal glasses' },
    sample: false,
  },
} as const satisfies Record<string, Author>;

export const authorOf = (name: string): Author | undefined =>
  Object.values<Author>(authors).find((author) => byline(author) === name);
