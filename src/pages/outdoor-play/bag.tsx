// What to pack, each thing on a board beside or above its words, and below it the drawn plants that end the page.
import { outdoorLang, type bag } from '#content/site/words/outdoor-play.ts';
import { packedPicture } from '#content/values/site.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Picture } from '#ui/media/picture.tsx';

import { GardenBed } from './garden-bed.tsx';

/** Where each thing stands in the picture of all. */
const focuses = { boots: '0%', mitts: '25%', hat: '50%', clothes: '75%', label: '100%' } as const;

export function Bag({ title, text, things }: typeof bag) {
  return (
    <Band ground="canola" foot="board">
      <div className="wrap" {...outdoorLang}>
        <h2>{title}</h2>
        <p className="mt-4 text-lead">{text}</p>
        <ul role="list" className="mt-10 grid gap-y-8 tablet:grid-cols-5">
          {things.map((thing) => (
            <li
              key={thing.title}
              className="grid grid-cols-auto-1 content-start items-center gap-x-4 tablet:grid-cols-1 tablet:text-center"
            >
              <div className="aspect-square w-30 shape-arch tablet:mx-2 tablet:w-auto">
                {/* Of the height of the picture, which stands on a bench, about two thirds. */}
                <div className="aspect-2/3 -translate-y-1/5">
                  <Picture
                    picture={{ ...packedPicture, focus: `${focuses[thing.drawing]} 50%` }}
                    sizes="(min-width: 75rem) 75rem, (min-width: 40rem) 85vw, 30rem"
                  />
                </div>
              </div>
              <div className="order-last col-span-2 tablet:order-none tablet:col-span-1">
                <Board />
              </div>
              <div className="tablet:px-2 tablet:pt-4">
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
