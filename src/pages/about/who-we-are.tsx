// Four facts as a wall of wooden blocks: two columns, in each a high block and a low one.
import { aboutLang, type whoWeAre } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

/** From tablets on a grid of five rows: the blocks span 3 and 2 rows in the left column, 2 and 3 in the right one. */
const blocks = [
  'bg-canola-mid tablet:row-span-3',
  'bg-chinook-mid tablet:col-start-2 tablet:row-span-2 tablet:row-start-1',
  'bg-spruce-mid tablet:col-start-1 tablet:row-span-2 tablet:row-start-4',
  'bg-rosehip-mid tablet:col-start-2 tablet:row-span-3 tablet:row-start-3',
] as const;

export function WhoWeAre({ title, text, picture, points }: typeof whoWeAre) {
  return (
    <Band ground="sky" foot="board">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-8 wide:grid-cols-12" {...aboutLang}>
        <div className="wide:col-span-4 wide:pe-6">
          <h2>{title}</h2>
          <p className="mt-4 text-lead">{text}</p>
        </div>
        <div className="order-last mx-auto w-full max-w-card wide:col-span-4 wide:row-start-2 wide:max-w-full wide:self-end wide:pe-6">
          <ShapedPicture
            picture={picture}
            shape="arch"
            proportion="tall"
            ring="saskatoon"
            sizes="(min-width: 60rem) 22rem, 100vw"
          />
        </div>
        <ul
          role="list"
          className="grid grid-cols-1 gap-2 tablet:grid-cols-2 tablet:grid-rows-5 wide:col-span-8 wide:col-start-5 wide:row-span-2 wide:row-start-1"
        >
          {points.map((point, index) => (
            <li key={point.title} className={`grid content-end gap-4 cube p-6 tablet:p-8 ${blocks[index]}`}>
              <Icon name={point.icon} size="block" />
              <div>
                <h3 className="text-2">{point.title}</h3>
                <p className="mt-3">
                  <Unbroken>{point.text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Board />
    </Band>
  );
}
