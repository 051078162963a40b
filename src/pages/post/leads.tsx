// The leads of posts: what comes before the body, beside it or in its margin. Each layout names one.
import type { ComponentType } from 'react';

import type { PostAxes } from './post-layouts.ts';
import type { Post } from '#content/rules/post.ts';
import { late } from '#runtime/late.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

export interface LeadProps {
  readonly post: Post;
}

/** A lead and its place: in the head of the post, over the head's edge, below it, floating beside the first lines of the body, or in the margin. */
export interface PostLead {
  readonly Content: ComponentType<LeadProps>;
  readonly place: 'head' | 'edge' | 'below' | 'corner' | 'margin';
}

/** Id of the element around a lead that comes before the body. */
export const leadId = (lead: PostAxes['lead']) => `lead-${lead}`;

export const leads: Record<Exclude<PostAxes['lead'], 'none'>, PostLead> = {
  hill: { Content: picture('hill', 'hall'), place: 'head' },
  large: { Content: picture('roof', 'low'), place: 'head' },
  half: lateLead('lead-corner', async () => (await import('./lead-corner.tsx')).LeadCorner, 'corner'),
  film: lateLead('lead-film', async () => (await import('./lead-film.tsx')).LeadFilm),
  link: lateLead('lead-link', async () => (await import('./lead-link.tsx')).LeadLink),
  sound: lateLead('lead-sound', async () => (await import('./lead-sound.tsx')).LeadSound),
  quote: lateLead('lead-quote', async () => (await import('./lead-quote.tsx')).LeadQuote),
  contents: lateLead('lead-contents', async () => (await import('./lead-contents.tsx')).LeadContents, 'margin'),
  catalogue: lateLead('lead-catalogue', async () => (await import('./lead-catalogue.tsx')).LeadCatalogue, 'below'),
  slides: lateLead('lead-slides', async () => (await import('./lead-slides.tsx')).LeadSlides),
  strip: lateLead('lead-strip', async () => (await import('./lead-strip.tsx')).LeadStrip),
  notes: lateLead('lead-notes', async () => (await import('./lead-notes.tsx')).LeadNotes),
};

/** A lead with code of its own. */
function lateLead(
  name: string,
  load: () => Promise<ComponentType<LeadProps>>,
  place: PostLead['place'] = 'edge',
): PostLead {
  return { Content: late(name, load), place };
}

function picture(shape: ShapedPictureLook['shape'], proportion: ShapedPictureLook['proportion']) {
  return function LeadPicture({ post: { picture: lead } }: LeadProps) {
    return (
      <ShapedPicture
        shape={shape}
        proportion={proportion}
        picture={lead}
        sizes="(min-width: 75rem) 75rem, 100vw"
        priority="hero"
      />
    );
  };
}
