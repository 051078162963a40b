// What to pack, as a picture of it in a row or as drawings on boards, and below it the drawn plants that end the page.
import { outdoorLang, type bag } from '#content/site/words/outdoor-play.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Sketch } from '#ui/drawing/sketch.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { GardenBed } from './garden-bed.tsx';

export function Bag({ title, text, picture, things }: typeof bag) {
  return (
    <Band ground="canola" foot="board">
      <div className="wrap" {...outdoorLang}>
        <h2>{title}</h2>
        <p className="mt-4 text-lead">{text}</p>
        {picture && (
          <div className="mt-10">
            <ShapedPicture picture={picture} shape="frame" proportion="row" sizes="(min-width: 75rem) 75rem, 92vw" />
            <Board />
          </div>
        )}
        <ul role="list" className={`grid gap-y-8 tablet:grid-cols-5 ${picture ? 'mt-4' : 'mt-10'}`}>
          {things.map((thing) => (
            <li key={thing.title} className="grid grid-cols-3 content-start items-center gap-x-4 tablet:grid-cols-1">
              {!picture && (
                <>
                  <Sketch source={`/drawings/${thing.drawing}.svg`} size="larger" />
                  <div className="order-last col-span-3 tablet:order-none tablet:col-span-1">
                    <Board />
                  </div>
                </>
              )}
              <div className={`tablet:col-span-1 tablet:pe-4 ${picture ? 'col-span-3' : 'col-span-2 tablet:pt-4'}`}>
                <h3>{thing.title}</h3>
                <p className="mt-1">{thing.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <GardenBed />
    </Band>
  );
}
