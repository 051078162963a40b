/** The nineteen layouts of a post, as combinations of axes. The page receives the axes, not the layout's name. */
import type { Post } from '#content/rules/post.ts';

export const postAxes = {
  /** Background of the head: the tint of the category, or the full colour of a stage. */
  head: ['tint', 'stage'],
  /** `rail`: the facts of the post itself, beside all of it; the widgets of a sidebar are below. */
  sidebar: ['none', 'left', 'right', 'both', 'rail'],
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
  /** Where the body stands: in the middle, at the left edge of its column, beside its headings, or beside its table of contents. */
  width: ['text', 'left', 'wide', 'contents'],
} as const;

export type PostAxes = { readonly [Axis in keyof typeof postAxes]: (typeof postAxes)[Axis][number] };

export const postLayouts = {
  'left-sidebar': { head: 'tint', sidebar: 'left', lead: 'hill', width: 'left' },
  'right-sidebar': { head: 'tint', sidebar: 'right', lead: 'hill', width: 'left' },
  'both-sidebar': { head: 'tint', sidebar: 'both', lead: 'hill', width: 'left' },
  'no-sidebar': { head: 'tint', sidebar: 'none', lead: 'hill', width: 'wide' },
  text: { head: 'tint', sidebar: 'right', lead: 'none', width: 'left' },
  image: { head: 'tint', sidebar: 'right', lead: 'large', width: 'left' },
  video: { head: 'tint', sidebar: 'right', lead: 'film', width: 'left' },
  link: { head: 'tint', sidebar: 'right', lead: 'link', width: 'left' },
  audio: { head: 'tint', sidebar: 'right', lead: 'sound', width: 'left' },
  quote: { head: 'tint', sidebar: 'right', lead: 'quote', width: 'left' },
  tutorial: { head: 'tint', sidebar: 'none', lead: 'contents', width: 'contents' },
  catalogue: { head: 'tint', sidebar: 'none', lead: 'catalogue', width: 'text' },
  banner: { head: 'stage', sidebar: 'none', lead: 'hill', width: 'text' },
  'slide-show': { head: 'tint', sidebar: 'right', lead: 'slides', width: 'left' },
  gallery: { head: 'tint', sidebar: 'none', lead: 'strip', width: 'text' },
  'status-slider': { head: 'tint', sidebar: 'none', lead: 'notes', width: 'text' },
  standard: { head: 'tint', sidebar: 'none', lead: 'hill', width: 'text' },
  side: { head: 'tint', sidebar: 'rail', lead: 'large', width: 'left' },
  corner: { head: 'tint', sidebar: 'none', lead: 'half', width: 'text' },
} as const satisfies Record<string, PostAxes>;

/** The lead of a post on the layout that shows any post: chosen by the media that the post has; otherwise its picture. */
export function leadOf({ boxes, film, sound, pictures, notes }: LeadHolder): PostAxes['lead'] {
  if (boxes) return 'catalogue';
  if (film) return 'film';
  if (sound) return 'sound';
  if (pictures) return 'slides';
  return notes ? 'notes' : 'hill';
}

type LeadHolder = Pick<Post, 'boxes' | 'film' | 'sound' | 'pictures' | 'notes'>;
