// The picture of a post as a toy block on its board: it stands in the corner of the text.
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import type { LeadProps } from './leads.tsx';

/** On wide screens half of it stands out of the column, so that the lines beside it stay long enough to read. */
const corner =
  'mb-10 tablet:float-end tablet:ms-8 tablet:w-1/3 @wide/news:-mt-48 @wide/news:-me-30 @wide/news:ms-12 @wide/news:w-4/7 @page/news:-me-48';

export const LeadCorner = ({ post: { picture } }: LeadProps) => (
  <div className={`${corner} border-b-plank border-wood px-4 shadow-plank`}>
    <ShapedPicture
      shape="arch"
      proportion="tall"
      picture={picture}
      sizes="(min-width: 40rem) 20rem, 90vw"
      priority="hero"
    />
  </div>
);
