// Decoration: the sky of an hour of the day. The sun goes over the board, above hills that go on from hour to hour and from which it rises, and in the evening the lantern is lit.
import { Lantern } from '#ui/drawing/lantern.tsx';

const day = { sign: 'bg-ink text-paper' };

/** From dawn to evening: the ground, the hill, the sun, and how high it is, of 192. */
const skies = [
  { ...day, ground: 'bg-voice', hill: 'fill-sky-hill', sun: 'fill-bow-1', height: 30 },
  { ...day, ground: 'bg-canola-tint', hill: 'fill-sky-hill-2', sun: 'fill-bow-2', height: 84 },
  { ...day, ground: 'bg-chinook-tint', hill: 'fill-sky-hill', sun: 'fill-canola-mid', height: 116 },
  { ...day, ground: 'bg-sky', hill: 'fill-bow-4', sun: 'fill-canola-mid', height: 140 },
  { ...day, ground: 'bg-chinook-tint', hill: 'fill-sky-hill', sun: 'fill-canola-mid', height: 116 },
  { ...day, ground: 'bg-rosehip-tint', hill: 'fill-sky-hill-2', sun: 'fill-bow-2', height: 78 },
  { sign: 'bg-night-text text-night-ground', ground: 'night', hill: 'fill-night-hill', sun: undefined, height: 0 },
] as const;

/** Of one of the parts of a day, of which the first is at dawn and the last in the evening. */
export const skyOf = (index: number, last: number) => skies[Math.round((index / last) * (skies.length - 1))]!;

interface DaySkyProps {
  index: number;
  last: number;
}

export function DaySky({ index, last }: DaySkyProps) {
  const { hill, sun, height } = skyOf(index, last);
  const width = 1400 / (last + 1);
  return (
    <>
      <div
        className="pointer-events-none absolute inset-y-0 end-5 grid w-24 items-center overflow-clip wide:static wide:mb-4 wide:h-48 wide:w-full print:hidden"
        aria-hidden="true"
      >
        {sun ? (
          <svg
            viewBox="0 0 96 192"
            className={`h-48 w-full overflow-visible ${index ? '' : 'wide:absolute wide:inset-x-0 wide:bottom-8'}`}
            aria-hidden="true"
          >
            <circle cx="48" cy={192 - height} r="44" className={sun} />
          </svg>
        ) : (
          <div className="mx-auto w-16 wide:w-24">
            <Lantern />
          </div>
        )}
      </div>
      <svg
        viewBox={`${index * width} 0 ${width} 100`}
        preserveAspectRatio="none"
        className={`absolute inset-x-0 bottom-0 hidden h-24 w-full wide:block print:hidden forced-colors:hidden more-contrast:hidden ${hill}`}
        aria-hidden="true"
      >
        <path d="M0 60Q170 0 350 40T700 30T1050 55T1400 20V101H0z" />
      </svg>
    </>
  );
}
