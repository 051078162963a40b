// The leads of posts: what comes before the body, beside it or in its margin. Each layout names one.
import type { ComponentType } from 'react';

import type { PostAxes } from '#content/layouts/post.ts';
import { pictureOf } from '#content/rules/picture-of.ts';
import type { Post } from '#content/posts/post.ts';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';

import { LeadContents } from './lead-contents.tsx';
import { LeadLink } from './lead-link.tsx';
import { LeadQuote } from './lead-quote.tsx';

export interface LeadProps {
  readonly post: Post;
}

/** A lead and its place: before the body, floating beside its first lines, or in the margin. */
export interface Lead {
  readonly Content: ComponentType<LeadProps>;
  readonly place: 'before' | 'beside' | 'margin';
}

/** Id of the element around a lead that comes before the body. */
export const leadId = (lead: PostAxes['lead']) => `lead-${lead}`;

export const leads: Record<Exclude<PostAxes['lead'], 'none'>, Lead> = {
  hill: { Content: picture({ shape: 'hill', proportion: 'low' }, '(min-width: 60rem) 54rem, 100vw'), place: 'before' },
  large: {
    Content: picture({ shape: 'arch', proportion: 'broad' }, '(min-width: 60rem) 54rem, 100vw'),
    place: 'before',
  },
  half: { Content: picture({ shape: 'arch', proportion: 'tall' }, '(min-width: 60rem) 27rem, 100vw'), place: 'beside' },
  film: lazyLead(async () => ({ default: (await import('./lead-film.tsx')).LeadFilm })),
  link: { Content: LeadLink, place: 'before' },
  sound: lazyLead(async () => ({ default: (await import('./lead-sound.tsx')).LeadSound })),
  quote: { Content: LeadQuote, place: 'before' },
  contents: { Content: LeadContents, place: 'margin' },
  catalogue: lazyLead(async () => ({ default: (await import('./lead-catalogue.tsx')).LeadCatalogue })),
  slides: lazyLead(async () => ({ default: (await import('./lead-slides.tsx')).LeadSlides })),
  strip: lazyLead(async () => ({ default: (await import('./lead-strip.tsx')).LeadStrip })),
  notes: lazyLead(async () => ({ default: (await import('./lead-notes.tsx')).LeadNotes })),
};

/** A lead with controls; only posts that show it load its code. */
function lazyLead(load: () => Promise<{ default: ComponentType<LeadProps> }>): Lead {
  return { Content: lazyPart(load), place: 'before' };
}

function picture(look: ShapedPictureLook, sizes: string) {
  return function LeadPicture({ post: { picture: lead } }: LeadProps) {
    return <ShapedPicture {...look} picture={pictureOf(lead)} alt={lead.alt} sizes={sizes} priority="hero" />;
  };
}
