// Four facts, one below the other, beside a picture that stands on the section’s board.
import { aboutLang, type whoWeAre } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

export function WhoWeAre({ title, text, picture, points }: typeof whoWeAre) {
  return (
    <Band ground="sky" foot="board">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-8 wide:grid-cols-5-7" {...aboutLang}>
        <div className="wide:col-span-full">
          <h2>{title}</h2>
          <p className="mt-4 text-lead">{text}</p>
        </div>
        <ul role="list" className="wide:pb-12">
          {points.map((point) => (
            <li key={point.title} className="grid grid-cols-auto-1 gap-x-4 border-t-2 border-line-strong py-4">
              <Icon name={point.icon} size="block" />
              <div>
                <h3>{point.title}</h3>
                <p className="mt-1">
                  <Unbroken>{point.text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className="wide:self-end">
          <ShapedPicture
            picture={picture}
            shape="arch"
            proportion="broad"
            ring="saskatoon"
            sizes="(min-width: 60rem) 42rem, 92vw"
          />
        </div>
      </div>
      <Board />
    </Band>
  );
}
