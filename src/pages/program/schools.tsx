// Which schools children are taken to and fetched from. The way is the first thing that a parent asks, so it stands on a block.
import { schoolsPart } from '#content/rules/schools.ts';
import { schools } from '#content/site/schools.ts';
import { schoolRows, schoolsWords } from '#content/words/schools.ts';
import { Band } from '#ui/layout/band.tsx';
import { BoardPanel } from '#ui/layout/board-panel.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Points, type Point } from './points.tsx';

interface SchoolsProps {
  /** Days without school that nothing above says. */
  daysOff: readonly Point[];
}

export function Schools({ daysOff }: SchoolsProps) {
  if (!schools.length && !daysOff.length) return null;
  const { title, other } = schoolsWords;
  return (
    <Band id={schoolsPart}>
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-4">
          <h2>{title}</h2>
          <p className="text-lead">
            {other.text}{' '}
            <Link to="/contact-us#message" variant="line">
              {other.link}
            </Link>
          </p>
        </div>
        {daysOff.length > 0 && <Points points={daysOff} />}
        {schools.length > 0 && (
          <ul role="list" className="mt-10 grid gap-y-10">
            {schools.map((school) => (
              <School key={school.id} school={school} />
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}

const School = ({ school }: { school: (typeof schools)[number] }) => (
  <li id={school.id} className="print:break-inside-avoid">
    <BoardPanel ground="surface">
      <Columns split="5-7" align="start" distance="near">
        <div>
          <h3 {...school.nameLang}>{school.name}</h3>
          {school.for && (
            <p className="mt-1" {...school.lang}>
              {school.for}
            </p>
          )}
          <p
            className={`mt-4 inline-block cube px-5 py-3 font-display text-3 ${familyClasses.saskatoon.ground}`}
            {...school.lang}
          >
            {school.way}
          </p>
        </div>
        <Facts
          caption={<InLanguage lang={school.nameLang}>{school.name}</InLanguage>}
          variant="small"
          rows={schoolRows(school)}
        />
      </Columns>
    </BoardPanel>
  </li>
);
