// A picture that is a link, with its text on a board under it.
import { postWords } from '#content/words/post-words.ts';
import { PictureLink } from '#ui/media/picture-link.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadLink({ post: { link, picture } }: LeadProps) {
  return (
    link && (
      <div className="-mx-4">
        <PictureLink
          to={link.to}
          picture={picture}
          shape="hill"
          variant="lead"
          heading={link.words}
          line={postWords.link}
        />
      </div>
    )
  );
}
