// What parents can expect: four rows of icon, name and sentence, and a link to the programs.
import { aboutLang, type aboutPrograms } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

export function AboutPrograms({ title, link, points }: typeof aboutPrograms) {
  return (
    <Band ground="wheat">
      <div className="wrap" {...aboutLang}>
        <h2>{title}</h2>
        <ul role="list" className="mt-8 border-b-2 border-line-strong">
          {points.map((point) => (
            <li
              key={point.title}
              className="flex gap-5 border-t-2 border-line-strong py-6 wide:items-center wide:gap-10"
            >
              <span className="text-3">
                <Icon name={point.icon} size="block" />
              </span>
              <div className="grid flex-1 grid-cols-1 gap-x-6 gap-y-2 wide:grid-cols-2 wide:items-center">
                <h3 className="text-2">{point.title}</h3>
                <p className="text-balance">{point.text}</p>
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
