// Three products, each with a table of properties. Preview opens the picture in a lightbox; Buy Now links to the registration form, since nothing is sold here, as the note above them says.
import { registerSays, registerTo } from '#content/values/registration.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { postWords } from '#content/words/post-words.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { Stand } from '#ui/layout/stand.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { PreviewLink } from '#ui/overlay/preview-link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

import type { LeadProps } from './leads.tsx';

const { catalogue: words, catalogueNote } = postWords;
const shapes = ['arch', 'roof', 'hill'] as const;

export function LeadCatalogue({ post: { title, lang, boxes = [] } }: LeadProps) {
  const lightbox = useLightbox({
    title,
    words: galleryWords.lightbox,
    items: boxes.map((box) => ({
      id: box.title,
      picture: box.picture,
      title: box.title,
    })),
  });
  return (
    <>
      <p className="mb-10 max-w-lead border-l-4 border-wood ps-6">{catalogueNote}</p>
      <ul role="list" className="grid gap-y-12 wide:grid-cols-3">
        {boxes.map((box, index) => (
          <Stand
            key={box.title}
            picture={
              <ShapedPicture
                picture={box.picture}
                shape={shapes[index % shapes.length]!}
                proportion="house"
                sizes="(min-width: 60rem) 22rem, 90vw"
              />
            }
          >
            <h2 className="text-3" {...lang}>
              {box.title}
            </h2>
            <p className="mt-2 grow" {...lang}>
              {box.text}
            </p>
            <div className="mt-4" {...lang}>
              <Facts
                variant="even"
                caption={words.properties(box.title)}
                rows={box.properties.map(({ name, value }) => ({ head: name, text: value }))}
              />
            </div>
            <div className="mt-6 flex flex-wrap gap-3">
              <Link to={registerTo} button="outline" label={`${registerSays ?? words.buy}: ${box.title}`}>
                {registerSays ?? words.buy}
              </Link>
              <PreviewLink
                picture={box.picture}
                label={`${words.preview}: ${box.title}`}
                onOpen={(opener) => void lightbox.open(index, opener)}
              >
                {words.preview}
              </PreviewLink>
            </div>
          </Stand>
        ))}
      </ul>
      {lightbox.element}
    </>
  );
}
