// When we go out: two kinds of weather beside a thermometer, smoke beside a sun in haze, and a picture of the yard in winter.
import { outdoorLang, type weather } from '#content/site/words/outdoor-play.ts';
import { Band } from '#ui/layout/band.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { belowZero } from './below-zero.ts';
import { HazySun, Thermometer } from './gauges.tsx';

/** The first is the largest, because children go out on most days; it and the cold stand from top to bottom of the thermometer. */
const looks = {
  fair: 'row-start-1 bg-spruce-mid py-12 tablet:py-16',
  cold: 'row-start-2 bg-chinook-mid py-6',
  smoke: 'row-start-3 bg-saskatoon-mid py-6',
} as const;
const signs = ['fair', 'cold', 'smoke'] as const;

export function Weather({ title, text, picture, ...bands }: NonNullable<typeof weather>) {
  return (
    <Band foot="board">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-10 tablet:grid-cols-12" {...outdoorLang}>
        <div className="tablet:col-span-12 wide:col-span-6 wide:pe-6">
          <h2>{title}</h2>
          <p className="mt-5 text-lead">{text}</p>
        </div>
        <div className="grid grid-cols-auto-1 gap-4 tablet:col-span-12 tablet:gap-6 wide:col-span-6 wide:col-start-7 wide:row-span-2 wide:row-start-1 wide:content-stretch wide:pb-section">
          <div className="row-span-2">
            <Thermometer limit={belowZero(bands.cold.text)} />
          </div>
          <div className="row-start-3 self-center">
            <HazySun />
          </div>
          <ul role="list" className="contents">
            {signs.map((sign) => (
              <li
                key={sign}
                className={`col-start-2 grid content-center px-6 text-night-ink edged tablet:px-8 ${looks[sign]}`}
              >
                <h3 className="text-2">{bands[sign].title}</h3>
                <p className="mt-2">{bands[sign].text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-auto w-full max-w-card tablet:col-span-12 wide:col-span-6 wide:row-start-2 wide:max-w-full wide:self-end wide:pe-12">
          <ShapedPicture picture={picture} shape="roof" proportion="house" sizes="(min-width: 40rem) 34rem, 100vw" />
        </div>
      </div>
    </Band>
  );
}
