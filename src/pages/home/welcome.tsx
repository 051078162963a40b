// Who we are in three short lines, a picture, and four facts as blocks on a board.
import { homeLang, welcome } from '#content/site/words/home.ts';
import { Block } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** In this order. */
const looks = [
  { shape: 'arch', family: 'rosehip' },
  { shape: 'roof', family: 'canola' },
  { shape: 'cube', family: 'spruce' },
  { shape: 'hill', family: 'chinook' },
] as const;

export function Welcome() {
  const { lines, text, link, picture, points } = welcome;
  return (
    <section className="pt-section" {...homeLang}>
      <div className="wrap">
        <Columns split="even">
          <div className="wide:pb-16">
            <h2>
              {lines.map((line) => (
                <span key={line} className="block">
                  {`${line} `}
                </span>
              ))}
            </h2>
            <p className="mt-6 text-lead">{text}</p>
            <p className="mt-4">
              <Link to={link.link} variant="line">
                {link.title}
              </Link>
            </p>
          </div>
          <FrameShape shape="hill" ratio="wide">
            <Picture picture={picture} sizes="(max-width: 60rem) 92vw, 36rem" />
          </FrameShape>
        </Columns>
      </div>
      <div className="bg-paper-2 pt-12">
        <ul role="list" className="blocks-on-boards wrap grid items-end gap-x-3 wide:gap-x-5 print:before:hidden!">
          {points.map(({ icon, title, text: line }, index) => (
            <li key={title} className="flex">
              <Block {...looks[index % looks.length]!} icon={icon}>
                <h3>{title}</h3>
                <p>{line}</p>
              </Block>
            </li>
          ))}
        </ul>
        <Board />
      </div>
    </section>
  );
}
