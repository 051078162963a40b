/** The words of the pages that show a post. */
import { carouselWords } from './carousel.ts';

export const postWords = {
  by: 'By',
  comments: (count: number) => (count === 0 ? 'No comments yet' : count === 1 ? '1 comment' : `${count} comments`),
  commentsTitle: (count: number) => (count === 1 ? '1 Comment' : `${count} Comments`),
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  tags: 'Tags',
  contents: 'In this post',
  newer: 'Newer post',
  older: 'Older post',
  around: 'Other posts',
  link: 'This picture is a link.',
  catalogue: { buy: 'Buy Now', preview: 'Preview', properties: (title: string) => `${title} at a glance` },
  catalogueNote:
    'Nothing here is for sale. Buy Now leads to the request for a place, where a child can use these things every day.',
  slides: {
    name: 'Pictures of this post',
    ...carouselWords,
    previous: 'Previous picture',
    next: 'Next picture',
    one: 'Picture {first} of {count}',
    several: 'Pictures {first} to {last} of {count}',
    dots: 'Choose a picture',
    dot: 'Picture {first}: {title}',
  },
  strip: { name: 'Choose a picture', thumbnail: 'Show “{title}”', enlarge: 'Open “{title}” large' },
  notes: {
    play: 'Play our notes',
    title: 'Notes from the rooms',
    close: 'Close the notes',
    read: 'Read Post',
    previous: 'Previous note',
    next: 'Next note',
    position: 'Note {first} of {count}',
    all: 'All notes',
  },
} as const;
