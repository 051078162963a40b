// Decoration: the sky of an hour of the day. The sun goes over the board, above land that goes on from hour to hour and from which it rises; the land is dark in the last hour, in which there is the lantern.
import { dayParts } from '#content/values/day.ts';
import { Lantern } from '#ui/drawing/lantern.tsx';

const day = { sign: 'bg-ink text-paper' };

/** A day whose last part is earlier ends by daylight. */
const endsAtNight = (dayParts.at(-1)?.clock ?? '') >= '16:00';

/** From dawn to evening: the ground and the sun. */
const skies = [
  { ...day, ground: 'bg-voice', sun: 'fill-bow-1' },
  { ...day, ground: 'bg-canola-tint', sun: 'fill-bow-2' },
  { ...day, ground: 'bg-chinook-tint', sun: 'fill-canola-mid' },
  { ...day, ground: 'bg-noon', sun: 'fill-canola-mid' },
  { ...day, ground: 'bg-chinook-tint', sun: 'fill-canola-mid' },
  { ...day, ground: endsAtNight ? 'bg-dusk' : 'bg-rosehip-tint', sun: 'fill-bow-2' },
  { sign: 'bg-night-text text-night-ground', ground: 'night', sun: undefined },
] as const;

const evening = skies.length - 1;
const noon = evening / 2;
const end = endsAtNight ? evening : evening - 1;
/** Where among the skies one of the parts of a day is, of which the first is at dawn. */
const hourOf = (index: number, last: number) => (index / last) * end;

export const skyOf = (index: number, last: number) => skies[Math.round(hourOf(index, last))]!;

/** A part is as high as a sun needs, and the first stands at its foot: half behind the hill, or where there is none, half below the edge. */
const rising =
  'self-end @wide:absolute @wide:inset-x-0 @wide:bottom-12 @wide:ps-edge @wide:pe-3 forced-colors:@wide:bottom-0 more-contrast:@wide:bottom-0';

interface DaySkyProps {
  index: number;
  last: number;
}

export function DaySky({ index, last }: DaySkyProps) {
  const { sun } = skyOf(index, last);
  /** Of 192: over the day it goes in an arc. */
  const height = 140 - 14 * (hourOf(index, last) - noon) ** 2;
  const width = 1400 / (last + 1);
  return (
    <>
      <div
        className="pointer-events-none absolute inset-y-0 end-5 grid w-24 items-center overflow-clip @wide:static @wide:mb-4 @wide:h-48 @wide:w-full print:hidden"
        aria-hidden="true"
      >
        {sun ? (
          <svg viewBox="0 0 96 192" className={`h-48 w-full ${index ? 'overflow-visible' : rising}`} aria-hidden="true">
            <circle cx="48" cy={192 - height} r="44" className={sun} />
          </svg>
        ) : (
          <div className="mx-auto w-16 @wide:w-24">
            <Lantern />
          </div>
        )}
      </div>
      <svg
        viewBox={`${index * width} 0 ${width} 100`}
        preserveAspectRatio="none"
        className={`absolute inset-x-0 bottom-0 hidden h-24 w-full @wide:block print:hidden forced-colors:hidden more-contrast:hidden ${sun ? 'fill-sky-hill' : 'fill-night-hill'}`}
        aria-hidden="true"
      >
        <path d="M0 60Q170 0 350 40T700 30T1050 55T1400 20V101H0z" />
      </svg>
    </>
  );
}
