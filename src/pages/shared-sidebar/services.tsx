// The sidebar's small gallery of services; each picture opens in a lightbox (in 500 ms: REQ P103).
import { galleryWords } from '#content/words/gallery.ts';
import { newsLang, services } from '#content/site/words/news.ts';
import { sidebarWords } from '#content/words/news.ts';
import { PictureOpener } from '#ui/overlay/picture-opener.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

const shapes = ['disc', 'arch', 'plain', 'plain', 'arch', 'disc'] as const;

export function Services() {
  const lightbox = useLightbox({ title: sidebarWords.services, items: services, words: galleryWords.lightbox });
  return (
    <>
      <ul role="list" className="grid grid-cols-3 gap-2">
        {services.map(({ id, picture, title }, index) => (
          <li key={id} {...newsLang}>
            <PictureOpener
              picture={picture}
              name={title}
              sizes="7rem"
              shape={shapes[index % shapes.length]!}
              onOpen={(opener) => void lightbox.open(index, opener)}
            />
          </li>
        ))}
      </ul>
      {lightbox.element}
    </>
  );
}
