// The pictures of an event, the first in its head and the others below. Each opens in a lightbox that has all of them.
import type { DaycareEvent } from '#content/values/events.ts';
import { eventWords } from '#content/words/events.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

const shapes = ['hill', 'arch', 'roof'] as const;

interface EventPicturesProps {
  event: DaycareEvent;
}

const useEventLightbox = ({ title, pictures }: DaycareEvent) => {
  const items = pictures.map((picture) => ({ id: picture.name, title: picture.title, picture }));
  return { items, ...useLightbox({ title, items, words: galleryWords.lightbox }) };
};

/** Of an event that has one. */
export function EventPicture({ event }: EventPicturesProps) {
  const { items, open, element } = useEventLightbox(event);
  const { title, picture } = items[0]!;
  return (
    <div className="pb-4">
      <LightboxLink
        picture={picture}
        sizes="(min-width: 60rem) 42rem, 92vw"
        ratio="wide"
        shape="hill"
        priority="hero"
        onOpen={(opener) => void open(0, opener)}
      >
        <b {...event.lang}>{title}</b>
      </LightboxLink>
      {element}
    </div>
  );
}

export function EventGallery({ event }: EventPicturesProps) {
  const { items, open, element } = useEventLightbox(event);
  const isPair = items.length === 3;
  return (
    <section aria-labelledby="event-pictures" className="bg-paper-2 py-section">
      <div className="wrap">
        <h2 id="event-pictures">{eventWords.pictures}</h2>
        <ul role="list" className={`-mx-2 mt-8 grid gap-y-12 phone:grid-cols-2 ${isPair ? '' : 'tablet:grid-cols-3'}`}>
          {items.map(
            (item, index) =>
              index > 0 && (
                <li key={item.id} className="px-2">
                  <LightboxLink
                    picture={item.picture}
                    sizes={`(min-width: 60rem) ${isPair ? 37 : 24}rem, (min-width: 40rem) 46vw, 92vw`}
                    ratio="wide"
                    shape={shapes[(index - 1) % shapes.length]!}
                    onOpen={(opener) => void open(index, opener)}
                  >
                    <b {...event.lang}>{item.title}</b>
                  </LightboxLink>
                </li>
              ),
          )}
        </ul>
        {element}
      </div>
    </section>
  );
}
