// One large picture and a strip of four thumbnails that select it (10 px apart: REQ U56). The large one opens in the lightbox.
// Without scripts every thumbnail is a link to its large picture.
import { useState } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { largest, LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import type { LightboxItem, LightboxWords } from '#ui/overlay/lightbox.tsx';
import { onPlainClick } from '#ui/overlay/on-plain-click.ts';
import { Picture } from './picture.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

export interface StripWords {
  /** Accessible name of the strip. */
  name: string;
  /** Accessible name of a thumbnail, with {title}. */
  thumbnail: string;
}

interface PictureStripProps {
  title: string;
  items: readonly LightboxItem[];
  words: StripWords;
  lightboxWords: LightboxWords;
}

export function PictureStrip({ title, items, words, lightboxWords }: PictureStripProps) {
  const [current, setCurrent] = useState(0);
  // The picture that a page opens with is there at once.
  const [isChosen, setIsChosen] = useState(false);
  const lightbox = useLightbox({ title, items, words: lightboxWords });
  const shown = items[current];
  if (!shown) return null;

  function choose(index: number) {
    setCurrent(index);
    setIsChosen(true);
  }
  return (
    <div className="mx-auto wide:max-w-5/6">
      <div key={shown.id} className={isChosen ? 'animate-appear' : undefined}>
        <LightboxLink
          picture={shown.picture}
          sizes="(min-width: 75rem) 62.5rem, (min-width: 60rem) 83vw, 100vw"
          shape="frame"
          ratio="wide"
          priority="hero"
          onOpen={(opener) => void lightbox.open(current, opener)}
        >
          {shown.title}
        </LightboxLink>
      </div>
      <p role="status" className="sr-only">
        {current === 0 ? '' : shown.title}
      </p>
      <ul role="list" aria-label={words.name} className="mt-pictures grid max-w-thumbnails grid-cols-4 gap-pictures">
        {items.map((item, index) => (
          <li key={item.id}>
            <a
              href={largest(item.picture)}
              className="block aspect-5/4 overflow-hidden rounded-field border-4 border-transparent current:border-ink"
              aria-label={fillWords(words.thumbnail, { title: item.title })}
              aria-current={index === current || undefined}
              onClick={onPlainClick(() => choose(index))}
            >
              <Picture picture={item.picture} alt="" sizes="100px" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox.element}
    </div>
  );
}
