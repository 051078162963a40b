// Testimonials: one at a time in a carousel, three columns under thick borders, or three pictures in a row. Samples are marked as samples.
import type { ReactNode } from 'react';

import type { PartVariant } from './landing-layouts.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Voices } from '#pages/shared-voices/voices.tsx';
import { Band } from '#ui/layout/band.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import type { Family } from '#design/families.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { PictureBoard } from '#ui/layout/stand.tsx';

const id = 'voices';
const heading = 'voices-title';

const variants: Record<PartVariant<'voices'>, () => ReactNode> = {
  hill: () => <Voices place="landing" />,
  rules: RuledColumns,
  street: PictureRow,
};

export function LandingVoices({ variant }: { variant: PartVariant<'voices'> }) {
  const Composition = variants[variant];
  return <Composition />;
}

const families: readonly Family[] = ['rosehip', 'spruce', 'saskatoon'];

function RuledColumns() {
  return (
    <section id={id} className="py-section">
      <div className="wrap">
        <h2 id={heading} className="mb-10">
          {testimonialsWords.title}
        </h2>
        <ul role="list" className="grid gap-x-12 gap-y-10 wide:grid-cols-3">
          {testimonials.map(({ text, by, lang, sample }, index) => (
            <li
              key={text}
              className={`border-t-8 pt-5 more-contrast:border-ink ${familyClasses[families[index % families.length]!].border}`}
            >
              <figure {...lang}>
                <blockquote className="font-display text-2">{text}</blockquote>
                <figcaption className="mt-5">{sample ? `${by} ${testimonialsWords.sample}` : by}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const pictureShapes: readonly ShapedPictureLook[] = [
  { shape: 'arch', proportion: 'tall' },
  { shape: 'roof', proportion: 'square' },
  { shape: 'hill', proportion: 'house' },
];

/** Each picture is lower than the one before it. */
function PictureRow() {
  return (
    <Band id={id} ground="chinook">
      <div className="wrap">
        <h2 id={heading} className="mb-10">
          {testimonialsWords.title}
        </h2>
        <ul role="list" className="grid gap-y-12 wide:grid-cols-3">
          {testimonials.map(({ picture, text, by, lang, sample }, index) => (
            <li
              key={text}
              className="grid gap-5 tablet:max-wide:grid-cols-5-7 tablet:max-wide:items-end wide:row-span-2 wide:grid-rows-subgrid"
            >
              <PictureBoard>
                <ShapedPicture
                  {...pictureShapes[index % pictureShapes.length]!}
                  picture={picture}
                  sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 46vw, 92vw"
                />
              </PictureBoard>
              <figure className="px-4" {...lang}>
                <blockquote className="font-display text-3">{text}</blockquote>
                <figcaption className="mt-4">{sample ? `${by} ${testimonialsWords.sample}` : by}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
