// What parents can expect, and a link to the programs.
import { aboutLang, type aboutPrograms } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

export function AboutPrograms({ title, link, points }: typeof aboutPrograms) {
  return (
    <Band ground="wheat">
      <div className="wrap" {...aboutLang}>
        <h2>{title}</h2>
        <p className="mt-4">
          <Link to="/program" variant="line">
            {link}
          </Link>
        </p>
        <ul role="list" className="mt-8 grid gap-x-6 wide:grid-cols-2">
          {points.map((point) => (
            <li key={point.title} className="grid grid-cols-auto-1 gap-x-5 border-t-2 border-line-strong py-5">
              <Icon name={point.icon} size="block" />
              <div>
                <h3 className="text-2">{point.title}</h3>
                <p className="mt-2">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
