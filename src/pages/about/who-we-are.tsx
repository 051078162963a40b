// Four facts, each with a toy block on a shelf of its own, beside a picture that stands on the section’s board and is as high as they are together.
import { aboutLang, type whoWeAre } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { IconBlock } from '#ui/drawing/icon-block.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Picture } from '#ui/media/picture.tsx';

const families = ['rosehip', 'canola', 'spruce', 'saskatoon'] as const;

export function WhoWeAre({ title, text, picture, points }: typeof whoWeAre) {
  return (
    <Band ground="sky" foot="board">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-8 roomy:grid-cols-5-7" {...aboutLang}>
        <div className="roomy:col-span-full">
          <h2>{title}</h2>
          <p className="mt-4 text-lead">{text}</p>
        </div>
        <ul role="list" className="grid gap-x-6 wide:grid-cols-2 roomy:grid-cols-1">
          {points.map((point, index) => (
            <li
              key={point.title}
              className="grid grid-cols-auto-1 items-end gap-x-5 border-b-8 border-wood-deep pt-5 roomy:last:border-b-0"
            >
              <IconBlock name={point.icon} family={families[index % families.length]!} />
              <div className="self-center pb-3">
                <h3>{point.title}</h3>
                <p className="mt-1">
                  <Unbroken>{point.text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className="aspect-3/2 overflow-hidden rounded-t-full bg-saskatoon-mid px-3 pt-3 tablet:px-5 tablet:pt-5 wide:aspect-2/1 roomy:aspect-auto">
          <FrameShape shape="arch">
            <Picture picture={picture} sizes="(min-width: 80rem) 42rem, 92vw" />
          </FrameShape>
        </div>
      </div>
      <Board />
    </Band>
  );
}
