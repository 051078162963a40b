// A picture of the yard in a hill, before the sky. The heading is below the picture on screen, but first in the document.
import { outdoorLang, type outdoorHead } from '#content/site/words/outdoor-play.ts';
import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

export function OutdoorHead({ title, text, picture }: typeof outdoorHead) {
  return (
    <div className="grid">
      <div className="row-start-2 bg-spruce-tint pt-8 pb-12 tablet:pt-12 tablet:pb-16">
        <div className="wrap grid grid-cols-1 gap-x-6 gap-y-5 wide:grid-cols-12">
          <h1 className="text-hero wide:col-span-6" {...outdoorLang}>
            {title}
          </h1>
          <div className="wide:col-span-6">
            <p className="text-lead" {...outdoorLang}>
              {text}
            </p>
            <FactsLine />
          </div>
        </div>
      </div>
      <div className="row-start-1 bg-sky pt-4">
        <div className="wide:wrap">
          <div className="wide:mx-auto wide:max-w-5/6">
            <ShapedPicture
              picture={picture}
              shape="hill"
              proportion="hall"
              sizes="(min-width: 60rem) 63rem, 100vw"
              priority="hero"
            />
          </div>
        </div>
      </div>
    </div>
  );
}
