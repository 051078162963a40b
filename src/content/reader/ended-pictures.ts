import { mapPictures, type NamedPicture } from '#content/rules/picture.ts';

import { endedPictures } from './consents.ts';
import { once } from './once.ts';

/** Stands where a picture was whose consent has ended: it decorates. */
const neutral = { name: 'lantern', alt: '', focus: '60% 50%' } as const;

/** Content without the pictures of the owner's for which any consent has ended. */
export function withoutEnded<Content>(content: Content): Content {
  // It reads the whole folder, for which most files have no picture to ask.
  const ended = once(endedPictures);
  const hasEnded = ({ name }: NamedPicture) => ended().includes(name);
  return mapPictures(
    content,
    (picture) => (hasEnded(picture) ? { ...picture, ...neutral } : picture),
    hasEnded,
  ) as Content;
}
