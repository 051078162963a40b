// The pictures of an event; each opens in a lightbox.
import type { DaycareEvent } from '#content/values/events.ts';
import { eventWords } from '#content/words/events.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

const shapes = ['hill', 'arch', 'roof'] as const;

export function EventGallery({ event: { title, lang, pictures } }: { event: DaycareEvent }) {
  const items = pictures.map((picture) => ({ id: picture.name, title: picture.title, picture }));
  const lightbox = useLightbox({ title, items, words: galleryWords.lightbox });
  return (
    <section aria-labelledby="event-pictures" className="bg-paper-2 py-section">
      <div className="wrap">
        <h2 id="event-pictures">{eventWords.pictures}</h2>
        <ul role="list" className="-mx-2 mt-8 grid gap-y-12 phone:grid-cols-2 tablet:grid-cols-3">
          {items.map((item, index) => (
            <li key={item.id} className="px-2">
              <LightboxLink
                picture={item.picture}
                sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 46vw, 92vw"
                ratio="wide"
                shape={shapes[index % shapes.length]!}
                onOpen={(opener) => void lightbox.open(index, opener)}
              >
                <b {...lang}>{item.title}</b>
              </LightboxLink>
            </li>
          ))}
        </ul>
        {lightbox.element}
      </div>
    </section>
  );
}
