import { galleryWords } from '#content/words/gallery.ts';
import { postWords } from '#content/words/post-words.ts';
import { PictureStrip } from '#ui/media/picture-strip.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadStrip({ post: { title: post, pictures = [] } }: LeadProps) {
  return (
    <PictureStrip
      title={post}
      words={postWords.strip}
      lightboxWords={galleryWords.lightbox}
      items={pictures.map((picture) => ({ id: picture.name, title: picture.title, picture }))}
    />
  );
}
