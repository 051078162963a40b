// The quote over its picture: an opaque panel covers the lower part of the picture, so the text keeps its contrast.
import { pictureOf } from '#content/rules/picture-of.ts';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadQuote({ post: { picture, quote } }: LeadProps) {
  return (
    <div className="quote-over">
      <ShapedPicture
        picture={pictureOf(picture)}
        alt={picture.alt}
        shape="hill"
        proportion="broad"
        sizes="(min-width: 60rem) 54rem, 100vw"
        priority="hero"
      />
      <figure className="quote-paper">
        <blockquote className="font-display text-2 text-pretty">{quote.text}</blockquote>
        <figcaption className="mt-4">{quote.by}</figcaption>
      </figure>
    </div>
  );
}
