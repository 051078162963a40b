// The head of /about: heading, lead, and a picture under a roof on the lower edge.
import { aboutLang, type aboutHead } from '#content/site/words/about.ts';
import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Lead } from '#ui/layout/lead.tsx';

export function AboutHead({ title, lead, text, picture }: typeof aboutHead) {
  return (
    <div className="pt-10 tablet:pt-16">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-8 tablet:grid-cols-12 wide:gap-y-0">
        <h1 className="text-hero tablet:col-span-12" {...aboutLang}>
          {title}
        </h1>
        <div className="tablet:col-span-5 tablet:row-start-2 tablet:self-center tablet:pb-12 wide:pe-6">
          <Lead place="alone">{aboutLang ? <InLanguage lang={aboutLang}>{lead}</InLanguage> : lead}</Lead>
          <p className="mt-4" {...aboutLang}>
            {text}
          </p>
          <FactsLine />
        </div>
        {/* On wide screens the roof overlaps the row of the heading. */}
        <div className="tablet:col-span-7 tablet:col-start-6 tablet:row-start-2 wide:-mt-5">
          <ShapedPicture
            picture={picture}
            shape="roof"
            proportion="house"
            sizes="(min-width: 60rem) 43rem, (min-width: 40rem) 58vw, 100vw"
            priority="hero"
          />
        </div>
      </div>
    </div>
  );
}
