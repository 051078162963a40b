// The quote over its picture: an opaque panel covers the lower part of the picture, so the text keeps its contrast.
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadQuote({ post: { picture, quote } }: LeadProps) {
  return (
    <div className="grid justify-items-start">
      <ShapedPicture
        picture={picture}
        shape="hill"
        proportion="broad"
        sizes="(min-width: 60rem) 47rem, 100vw"
        priority="hero"
      />
      <figure className="z-1 mx-4 -mt-4 max-w-column border-b-plank border-wood bg-canola-tint p-6 text-ink shadow-plank tablet:mx-0 tablet:-mt-8 tablet:w-full tablet:justify-self-center tablet:px-10 tablet:py-8 @page/news:ms-24 @page/news:justify-self-start forced-colors:border-2 forced-colors:border-ink more-contrast:border-2 more-contrast:border-ink">
        <blockquote className="font-display text-2 text-balance">{quote?.text}</blockquote>
        <figcaption className="mt-4">{quote?.by}</figcaption>
      </figure>
    </div>
  );
}
