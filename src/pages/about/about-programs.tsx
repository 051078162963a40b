// What parents can expect: toy blocks on a shelf, the words below it, and a link to the programs.
import { aboutLang, type aboutPrograms } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { IconBlock } from '#ui/drawing/icon-block.tsx';
import { Link } from '#ui/navigation/link.tsx';

const families = ['canola', 'spruce', 'rosehip', 'chinook', 'saskatoon'] as const;

export function AboutPrograms({ title, link, points }: typeof aboutPrograms) {
  return (
    <Band ground="wheat">
      <div className="wrap" {...aboutLang}>
        <h2>{title}</h2>
        <ul role="list" className="mt-10 grid gap-y-8 tablet:flex tablet:flex-wrap">
          {points.map((point, index) => (
            <li
              key={point.title}
              className="grid grid-cols-auto-1 content-start items-end gap-x-5 tablet:grow tablet:basis-2/5 tablet:grid-cols-1 wide:basis-1/5"
            >
              <IconBlock name={point.icon} family={families[index % families.length]!} size="large" />
              <div className="order-last col-span-full tablet:order-none">
                <Board />
              </div>
              <div className="self-center pb-3 tablet:self-start tablet:pe-6 tablet:pt-4">
                <h3>{point.title}</h3>
                <p className="mt-1">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <Link to="/program" variant="line">
            {link}
          </Link>
        </p>
      </div>
    </Band>
  );
}
