// What comes before the body of a post. Each is a part of its own, fetched only by the posts that have it; what one can press or play is fetched when
// somebody comes near.
import { type ComponentType, lazy } from 'react';

import type { PostAxes } from '#content/layouts/post.ts';
import { pictureOf } from '#content/picture-of.ts';
import type { Post } from '#content/posts/post.ts';
import { ShapedPicture, type ShapedPictureLook } from '#ui/shaped-picture.tsx';
import { whenNear } from '#ui/when-near.ts';

export interface LeadProps {
  readonly post: Post;
}

/** A lead, and where it stands: before the body, beside its first lines, or in the margin. */
export interface Lead {
  readonly Part: ComponentType<LeadProps>;
  readonly place: 'before' | 'beside' | 'margin';
}

/** The id of what stands before the body. */
export const leadPlace = 'lead';

export const leads: Record<Exclude<PostAxes['lead'], 'none'>, Lead> = {
  hill: { Part: picture({ shape: 'hill', proportion: 'low' }, '(min-width: 60rem) 54rem, 100vw'), place: 'before' },
  large: { Part: picture({ shape: 'arch', proportion: 'broad' }, '(min-width: 60rem) 54rem, 100vw'), place: 'before' },
  half: { Part: picture({ shape: 'arch', proportion: 'tall' }, '(min-width: 60rem) 27rem, 100vw'), place: 'beside' },
  film: {
    Part: whenNear(leadPlace, async () => ({ default: (await import('./lead-film.tsx')).LeadFilm })),
    place: 'before',
  },
  link: { Part: lazy(async () => ({ default: (await import('./lead-link.tsx')).LeadLink })), place: 'before' },
  sound: {
    Part: whenNear(leadPlace, async () => ({ default: (await import('./lead-sound.tsx')).LeadSound })),
    place: 'before',
  },
  quote: { Part: lazy(async () => ({ default: (await import('./lead-quote.tsx')).LeadQuote })), place: 'before' },
  contents: {
    Part: lazy(async () => ({ default: (await import('./lead-contents.tsx')).LeadContents })),
    place: 'margin',
  },
  catalogue: {
    Part: whenNear(leadPlace, async () => ({ default: (await import('./lead-catalogue.tsx')).LeadCatalogue })),
    place: 'before',
  },
  slides: {
    Part: whenNear(leadPlace, async () => ({ default: (await import('./lead-slides.tsx')).LeadSlides })),
    place: 'before',
  },
  strip: {
    Part: whenNear(leadPlace, async () => ({ default: (await import('./lead-strip.tsx')).LeadStrip })),
    place: 'before',
  },
  notes: {
    Part: whenNear(leadPlace, async () => ({ default: (await import('./lead-notes.tsx')).LeadNotes })),
    place: 'before',
  },
};

function picture(look: ShapedPictureLook, sizes: string) {
  return function LeadPicture({ post: { picture: lead } }: LeadProps) {
    return <ShapedPicture {...look} picture={pictureOf(lead)} alt={lead.alt} sizes={sizes} priority="hero" />;
  };
}
