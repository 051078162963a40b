// When we go out: three weather conditions beside a thermometer, and a picture of the yard in winter.
import type { weather } from '#content/site/words/outdoor-play.ts';
import { Band } from '#ui/layout/band.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { Thermometer } from './thermometer.tsx';

/** The middle one is the largest, because children go out on most days. */
const looks = {
  smoke: 'bg-rosehip-mid',
  fair: 'bg-spruce-mid py-12 tablet:py-16',
  cold: 'bg-chinook-mid',
} as const;
/** From top to bottom of the thermometer. */
const signs = ['smoke', 'fair', 'cold'] as const;

export function Weather({ title, text, picture, alt, ...bands }: typeof weather) {
  return (
    <Band foot="board">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-10 tablet:grid-cols-12">
        <div className="tablet:col-span-12 wide:col-span-6 wide:pe-6">
          <h2>{title}</h2>
          <p className="mt-5 text-lead">{text}</p>
        </div>
        <div className="flex gap-4 tablet:col-span-12 tablet:gap-8 wide:col-span-6 wide:col-start-7 wide:row-span-2 wide:row-start-1 wide:pb-section">
          <Thermometer />
          <ul role="list" className="grid flex-1 gap-2">
            {signs.map((sign) => (
              <li
                key={sign}
                className={`grid content-center px-6 py-6 text-night-ink edged tablet:px-8 ${looks[sign]}`}
              >
                <h3 className="text-2">{bands[sign].title}</h3>
                <p className="mt-2">{bands[sign].text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-auto w-full max-w-card tablet:col-span-12 wide:col-span-6 wide:row-start-2 wide:max-w-full wide:self-end wide:pe-12">
          <ShapedPicture
            picture={picture}
            alt={alt}
            shape="roof"
            proportion="house"
            sizes="(min-width: 40rem) 34rem, 100vw"
          />
        </div>
      </div>
    </Band>
  );
}
