// The post's pictures as a slideshow in a wooden frame, each with its caption below.
import { postWords } from '#content/words/post-words.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Slideshow } from '#ui/motion/slideshow.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadSlides({ post: { pictures = [] } }: LeadProps) {
  return (
    <Slideshow
      name={postWords.slides.name}
      words={postWords.slides}
      slides={pictures.map((picture, index) => ({
        id: picture.name,
        title: picture.title,
        content: (
          <figure>
            <div className="aspect-3/2 border-plank border-wood">
              <Picture picture={picture} sizes="(min-width: 60rem) 47rem, 100vw" priority={index ? 'later' : 'hero'} />
            </div>
            <figcaption className="mt-3">{picture.title}</figcaption>
          </figure>
        ),
      }))}
    />
  );
}
