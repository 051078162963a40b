// The picture of a post as a toy block on its board: it stands in the corner of the text.
import { pictureOf } from '#content/rules/picture-of.ts';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import type { LeadProps } from './leads.tsx';

export const LeadCorner = ({ post: { picture } }: LeadProps) => (
  <div className="border-b-plank border-wood px-4 shadow-plank">
    <ShapedPicture
      shape="arch"
      proportion="tall"
      picture={pictureOf(picture)}
      alt={picture.alt}
      sizes="(min-width: 40rem) 20rem, 90vw"
      priority="hero"
    />
  </div>
);
