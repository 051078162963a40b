/** The nineteen layouts of a post, as combinations of axes, each with the post that it shows. The page receives the axes, not the layout's name. */
import type { Post } from '#content/posts/post.ts';

export const postAxes = {
  /** Background of the head; `stage` is coloured. */
  head: ['paper', 'stage'],
  sidebar: ['none', 'left', 'right', 'both'],
  /** What comes before the body, beside its first lines or in its margin (pages/post/leads.tsx). */
  lead: [
    'none',
    'hill',
    'large',
    'half',
    'film',
    'link',
    'sound',
    'quote',
    'contents',
    'catalogue',
    'slides',
    'strip',
    'notes',
  ],
  /** Width of the body: a column for reading, or all available space. */
  width: ['text', 'wide'],
} as const;

export type PostAxes = { readonly [Axis in keyof typeof postAxes]: (typeof postAxes)[Axis][number] };
export type PostLayout = PostAxes & { readonly post: string };

export const postLayouts = {
  'left-sidebar': { head: 'paper', sidebar: 'left', lead: 'hill', width: 'text', post: 'first-week' },
  'right-sidebar': { head: 'paper', sidebar: 'right', lead: 'hill', width: 'text', post: 'first-week' },
  'both-sidebar': { head: 'paper', sidebar: 'both', lead: 'hill', width: 'text', post: 'first-week' },
  'no-sidebar': { head: 'paper', sidebar: 'none', lead: 'hill', width: 'wide', post: 'choosing-a-daycare' },
  text: { head: 'paper', sidebar: 'right', lead: 'none', width: 'text', post: 'fees' },
  image: { head: 'paper', sidebar: 'right', lead: 'large', width: 'text', post: 'lunch-table' },
  video: { head: 'paper', sidebar: 'right', lead: 'film', width: 'text', post: 'a-day-here' },
  link: { head: 'paper', sidebar: 'right', lead: 'link', width: 'text', post: 'after-school' },
  audio: { head: 'paper', sidebar: 'right', lead: 'sound', width: 'text', post: 'tidy-up-tune' },
  quote: { head: 'paper', sidebar: 'right', lead: 'quote', width: 'text', post: 'biting' },
  tutorial: { head: 'paper', sidebar: 'none', lead: 'contents', width: 'text', post: 'winter-bag' },
  catalogue: { head: 'paper', sidebar: 'none', lead: 'catalogue', width: 'text', post: 'on-our-shelf' },
  banner: { head: 'stage', sidebar: 'none', lead: 'none', width: 'text', post: 'home-language' },
  'slide-show': { head: 'paper', sidebar: 'right', lead: 'slides', width: 'text', post: 'inside-days' },
  gallery: { head: 'paper', sidebar: 'none', lead: 'strip', width: 'text', post: 'flight' },
  'status-slider': { head: 'paper', sidebar: 'none', lead: 'notes', width: 'text', post: 'sick-days' },
  standard: { head: 'paper', sidebar: 'none', lead: 'hill', width: 'text', post: 'first-week' },
  side: { head: 'paper', sidebar: 'left', lead: 'half', width: 'text', post: 'toilet-learning' },
  corner: { head: 'paper', sidebar: 'none', lead: 'half', width: 'text', post: 'toilet-learning' },
} as const satisfies Record<string, PostLayout>;

/** The lead of a post on the layout that shows any post: chosen by the media that the post has; otherwise its picture. */
export function leadOf({ boxes, film, sound, pictures, notes }: LeadHolder): PostAxes['lead'] {
  if (boxes) return 'catalogue';
  if (film) return 'film';
  if (sound) return 'sound';
  if (pictures) return 'slides';
  return notes ? 'notes' : 'hill';
}

type LeadHolder = Pick<Post, 'boxes' | 'film' | 'sound' | 'pictures' | 'notes'>;
