// The mission statement as a quote, with the drawing of a lantern.
import { nameLang, provider } from '#content/site/provider.ts';
import { aboutLang, type mission } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Mark } from '#ui/drawing/mark.tsx';

export function Mission({ title, quote }: typeof mission) {
  return (
    <Band ground="saskatoon" foot="board">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-8 tablet:grid-cols-12">
        <figure className="tablet:col-span-9 tablet:pb-section">
          <h2 className="text-2 text-saskatoon-deep" {...aboutLang}>
            {title}
          </h2>
          <blockquote className="mt-6" {...aboutLang}>
            <div className="max-w-full font-display text-quote text-balance">{quote}</div>
          </blockquote>
          <figcaption className="mt-6 text-balance" {...nameLang}>
            {provider.longName}
          </figcaption>
        </figure>
        <div className="always-lit w-30 justify-self-end tablet:col-span-3 tablet:w-full">
          <Mark />
        </div>
      </div>
    </Band>
  );
}
