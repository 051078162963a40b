// The core values as an accordion with pictures. Beside it, below the heading, stands as decoration a stack of wooden rings, one for each value.
import { aboutLang, type coreValues } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Accordion } from '#ui/control/accordion.tsx';
import { Board } from '#ui/layout/board.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

/** From the smallest ring at the top to the largest at the bottom. */
const rings = ['w-1/3 bg-canola-mid', 'w-1/2 bg-rosehip-mid', 'w-2/3 bg-spruce-mid', 'w-5/6 bg-chinook-mid'] as const;

const shapes = ['hill', 'roof', 'arch'] as const;

export function CoreValues({ title, text, points }: typeof coreValues) {
  return (
    <Band>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-8 wide:grid-cols-12">
        <div className="flex flex-col justify-between gap-y-12 wide:col-span-4">
          <div {...aboutLang}>
            <h2>{title}</h2>
            <p className="mt-4 text-lead">{text}</p>
          </div>
          <div className="hidden wide:block print:hidden!" aria-hidden="true">
            {points.map(({ title: value }, index) => (
              <div key={value} className={`mx-auto h-24 rounded-full edged ${rings[index]}`} />
            ))}
            <Board />
          </div>
        </div>
        <div className="wide:col-span-7 wide:col-start-6" {...aboutLang}>
          <Accordion
            level={3}
            initial={points[0]!.title}
            items={points.map(({ title: value, ...point }, index) => ({
              value,
              title: value,
              body: <Value {...point} shape={shapes[index % shapes.length]!} />,
            }))}
          />
        </div>
      </div>
    </Band>
  );
}

interface ValueProps extends Omit<(typeof coreValues.points)[number], 'title'> {
  shape: (typeof shapes)[number];
}

function Value({ text, shape, picture }: ValueProps) {
  return (
    <div className="-mb-6 grid grid-cols-1 gap-x-8 gap-y-6 tablet:grid-cols-5-7">
      <p className="tablet:pb-8">
        <Unbroken>{text}</Unbroken>
      </p>
      <div className="tablet:self-end">
        <ShapedPicture
          picture={picture}
          shape={shape}
          proportion="broad"
          sizes="(min-width: 60rem) 25rem, (min-width: 40rem) 54vw, 100vw"
        />
      </div>
    </div>
  );
}
