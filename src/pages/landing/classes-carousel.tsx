// The carousel of classes, as shelf compartments, hills or toy blocks. The whole slide links to the details of its class.
import type { ReactNode } from 'react';

import { landingPartsLang } from '#content/site/words/landing-parts.ts';
import { landingClasses } from '#content/values/lists.ts';
import { landingWords } from '#content/words/landing.ts';
import { classAddress } from '#content/rules/addresses.ts';
import type { PartVariant } from './landing-layouts.ts';
import { Block, type BlockShape } from '#ui/layout/block.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import type { TrackFrame } from '#ui/motion/slide-track.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { CardArea } from '#ui/layout/card-area.tsx';
import { PictureBoard } from '#ui/layout/stand.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

/** The colours of the classes, repeated in this order. */
const families = ['chinook', 'canola', 'rosehip', 'saskatoon', 'canola', 'spruce'] as const;
const classes = landingClasses.map((each, index) => ({ ...each, family: families[index % families.length]! }));

type LandingClass = (typeof classes)[number];
type Variant = PartVariant<'classes'>;

const variants: Record<
  Variant,
  { frame?: TrackFrame; align?: 'end'; slide: (each: LandingClass, index: number) => ReactNode }
> = {
  shelf: { frame: 'shelf', slide: (each) => <Cubby {...each} /> },
  hills: { slide: (each) => <Hill {...each} /> },
  blocks: {
    frame: 'board',
    align: 'end',
    slide: (each, index) => <ToyBlock {...each} shape={shapes[index % shapes.length]!} />,
  },
};
const shapes: readonly BlockShape[] = ['arch', 'roof', 'hill'];
const sizes = '(max-width: 575px) 92vw, (max-width: 990px) 46vw, 25rem';

export function ClassesCarousel({ labelledBy, variant }: { labelledBy: string; variant: Variant }) {
  const { frame, align = 'stretch', slide } = variants[variant];
  return (
    <Carousel
      labelledBy={labelledBy}
      view="classes"
      frame={frame}
      align={align}
      words={landingWords.classSlides}
      slides={classes.map((each, index) => ({ id: each.id, content: slide(each, index) }))}
    />
  );
}

type NameProps = Pick<LandingClass, 'id' | 'name'> & {
  nameLang: LandingClass['nameLang'] | undefined;
  variant?: 'card-heading' | 'cubby-heading';
};

const Name = ({ id, name, nameLang, variant = 'card-heading' }: NameProps) => (
  <h3 {...nameLang}>
    <Link to={classAddress(id)} variant={variant}>
      {name}
    </Link>
  </h3>
);
const ages = (range: string) => `${landingWords.ages} ${range}`;

function Cubby({ id, name, nameLang, ages: range, text, picture }: LandingClass) {
  return (
    <CardArea gap="none">
      <div className="h-full bg-surface forced-colors:border-2">
        <div className="aspect-3/2 overflow-clip border-b-8 border-wood-deep">
          <Picture picture={picture} sizes={sizes} />
        </div>
        <div className="p-5 pb-6">
          <Name id={id} name={name} nameLang={nameLang} variant="cubby-heading" />
          <p className="mt-1 font-strong">{ages(range)}</p>
          <p className="mt-2" {...landingPartsLang}>
            {text}
          </p>
        </div>
      </div>
    </CardArea>
  );
}

function Hill({ id, name, nameLang, ages: range, text, picture, family }: LandingClass) {
  return (
    <CardArea gap="wide">
      <PictureBoard>
        <ShapedPicture picture={picture} shape="hill" proportion="broad" ring={family} ringWidth="thin" sizes={sizes} />
      </PictureBoard>
      <div>
        <Name id={id} name={name} nameLang={nameLang} />
        <p className="mt-1 font-strong">{ages(range)}</p>
        <p className="mt-2" {...landingPartsLang}>
          {text}
        </p>
      </div>
    </CardArea>
  );
}

function ToyBlock({
  id,
  name,
  nameLang,
  ages: range,
  text,
  family,
  icon,
  shape,
}: LandingClass & { shape: BlockShape }) {
  return (
    <div className="grid px-2">
      <Block shape={shape} family={family} icon={icon}>
        <h3 {...nameLang}>
          <Link to={classAddress(id)} variant="block">
            {name}
          </Link>
        </h3>
        <p className="font-strong">{ages(range)}</p>
        <p {...landingPartsLang}>{text}</p>
      </Block>
    </div>
  );
}
