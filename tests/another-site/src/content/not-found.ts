import { notFound as words } from './not-found.sample.ts';

export const notFound: Record<keyof typeof words, unknown> = {
  ...words,
  title: 'Nothing is here',
  message: 'There is no page at this address.',
  home: 'Back to the start',
};

export const searchWords = { '/program': 'groups ages hours', '/contact-us': 'phone parking' };
