/** Who writes the posts: sample educators, until the provider's own stand here (product decision 11). First names only, by design. */
import type { PostPicture } from './post.ts';

export interface Author {
  readonly name: string;
  /** The room or the work that the person is asked for. */
  readonly role: string;
  readonly picture: PostPicture;
  readonly sample: boolean;
}

export const authors = {
  maya: {
    name: 'Maya',
    role: 'infant room',
    picture: { name: 'educator-1', alt: 'A wooden doll with a dark bun and round brown glasses' },
    sample: true,
  },
  amina: {
    name: 'Amina',
    role: 'toddler room',
    picture: { name: 'educator-2', alt: 'A wooden doll in a plum hijab' },
    sample: true,
  },
  ruth: {
    name: 'Ruth',
    role: 'kitchen and garden',
    picture: { name: 'educator-3', alt: 'A wooden doll with a grey bun and teal glasses' },
    sample: true,
  },
  harjit: {
    name: 'Harjit',
    role: 'preschool room',
    picture: { name: 'educator-4', alt: 'A wooden doll with a yellow turban and a black beard' },
    sample: true,
  },
  grace: {
    name: 'Grace',
    role: 'kindergarten care',
    picture: { name: 'educator-5', alt: 'A wooden doll with an afro and a striped yellow dress' },
    sample: true,
  },
  owen: {
    name: 'Owen',
    role: 'out-of-school care',
    picture: { name: 'educator-6', alt: 'A wooden doll with a short beard and a blue hearing aid' },
    sample: true,
  },
  lin: {
    name: 'Lin',
    role: 'preschool room',
    picture: { name: 'educator-7', alt: 'A wooden doll with long black hair' },
    sample: true,
  },
  joseph: {
    name: 'Joseph',
    role: 'office',
    picture: { name: 'educator-8', alt: 'A wooden doll with grey hair, a grey beard and glasses' },
    sample: true,
  },
} as const satisfies Record<string, Author>;

/** How an educator is named above a post, under a quote and in a comment: 'Maya, infant room'. */
export const byline = ({ name, role }: Pick<Author, 'name' | 'role'>) => `${name}, ${role}`;

/** The educator with that byline; nobody for a parent's name. */
export const authorOf = (name: string): Author | undefined =>
  Object.values<Author>(authors).find((author) => byline(author) === name);
