// What we believe: five points under a morning sky, and a round picture like a sun behind the hills.
import { homeLang, philosophy } from '#content/site/words/home.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Sky } from '#ui/layout/sky.tsx';
import { Picture } from '#ui/media/picture.tsx';

export function Philosophy() {
  const { title, points, picture } = philosophy;
  return (
    <Sky>
      <div className="relative z-2 wrap grid gap-x-16 gap-y-8 wide:grid-cols-7-5 wide:gap-y-10" {...homeLang}>
        <h2>{title}</h2>
        <ul role="list" className="wide:col-start-2 wide:row-span-2">
          {points.map((point) => (
            <li key={point.title} className="border-t-2 border-ink/30 py-5 first:border-0 first:pt-1">
              <h3>{point.title}</h3>
              <p className="mt-2">
                <Unbroken>{point.text}</Unbroken>
              </p>
            </li>
          ))}
        </ul>
        <div className="morning-sun">
          <FrameShape shape="disc" ratio="square">
            <Picture picture={picture} sizes="(max-width: 60rem) 19rem, 31rem" />
          </FrameShape>
        </div>
      </div>
    </Sky>
  );
}
