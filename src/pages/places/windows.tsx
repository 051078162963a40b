// Whether there is a place, by group and month: a window for each group, the taller the older its children. A pane is lit where there is a place.
import { dayAt } from '#content/rules/fact-state.ts';
import { findGroups } from '#content/rules/groups.ts';
import { piecesOf } from '#content/rules/foreign-words.ts';
import type { Language } from '#content/rules/language.ts';
import { isFree, monthsFrom, openingIn } from '#content/rules/places.ts';
import { shortMonth } from '#content/rules/dates.ts';
import { buildDay } from '#content/site/build-day.ts';
import { provider } from '#content/site/provider.ts';
import { counted, daycareAges, groups, type Count, type GroupOfPlaces } from '#content/values/places.ts';
import { placesWords } from '#content/words/places.ts';
import { useNow } from '#pages/use-now.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Pieces } from '#ui/layout/pieces.tsx';

import { useAsked } from './asked.ts';

/** From the youngest group to the oldest: the colour, that of a badge on it, and on wide screens the room below the dome. */
const arches = [
  { ground: 'bg-rosehip-mid', badge: 'canola', room: 'wide:pb-4' },
  { ground: 'bg-canola-mid', badge: 'rosehip', room: 'wide:pb-10' },
  { ground: 'bg-spruce-mid', badge: 'canola', room: 'wide:pb-16' },
  { ground: 'bg-chinook-mid', badge: 'canola', room: 'wide:pb-24' },
  { ground: 'bg-saskatoon-mid', badge: 'canola', room: 'wide:pb-30' },
] as const;

const shownMonths = 6;

/**
 * Where groups are counted by house, those in more houses have more panes. On wide screens all stand as high as the highest but for what is missing above, so
 * that still the arch of the older children is the taller one.
 */
const isByHouse = groups.some(({ counts }) => counts.length > 1);
const missing = ['wide:mt-30', 'wide:mt-24', 'wide:mt-16', 'wide:mt-10', 'wide:mt-4'] as const;
const shapeAt = (index: number) =>
  isByHouse ? ` wide:flex wide:flex-col wide:self-stretch print:mt-0! ${missing[index % missing.length]!}` : '';

export function Windows() {
  const now = useNow();
  const { question } = useAsked();
  const day = now === undefined ? buildDay : dayAt(now, provider.utcOffset);
  const moment = now ?? Date.parse(buildDay);
  const count = counted && moment < counted.ends ? counted : undefined;
  const yours = question
    ? findGroups(question.born, question.start, groups, daycareAges).stays.map(({ group }) => group.id)
    : [];
  return (
    <Band id="places" ground="wheat" foot="board">
      <div className="wrap">
        <h2>{placesWords.title(count !== undefined)}</h2>
        <p className="mt-4 text-lead">
          {count ? (moment < count.ages ? placesWords.counted : placesWords.ageing)(count.day) : placesWords.ask}
        </p>
        <ul
          role="list"
          className={`mt-10 grid items-end gap-x-2 gap-y-8 tablet:grid-cols-3 wide:mt-4 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none wide:gap-x-4 print:grid-flow-row print:grid-cols-5 print:gap-x-3! ${count ? '' : 'grid-cols-2'}`}
        >
          {groups.map((group, index) => (
            <Window
              key={group.id}
              {...group}
              arch={arches[index % arches.length]!}
              months={count ? monthsFrom(day, shownMonths) : []}
              isYours={yours.includes(group.id)}
              shape={shapeAt(index)}
            />
          ))}
        </ul>
      </div>
      <Board />
    </Band>
  );
}

interface WindowProps extends GroupOfPlaces {
  arch: (typeof arches)[number];
  months: readonly string[];
  isYours: boolean;
  shape: string;
}

/** On phones the arch stands beside its panes, and each has a board of its own. Without panes two arches stand side by side, and the last fills its row. */
function Window({ title, titleLang, agesText, counts, arch, months, isYours, shape }: WindowProps) {
  const { ground, badge, room } = arch;
  return (
    <li
      className={`grid grid-cols-12 max-tablet:border-b-8 max-tablet:border-wood-deep max-tablet:last:odd:col-span-full tablet:block print:row-span-2 print:grid print:grid-cols-1 print:grid-rows-subgrid${shape}`}
    >
      <div
        className={`tablet:min-h-32 grid content-end justify-items-center rounded-t-full px-2 pt-16 pb-4 text-center text-night-ink tablet:px-6 print:col-span-full print:p-0 forced-colors:border-2 forced-colors:border-b-0 ${months.length ? 'col-span-5' : 'col-span-full'} ${ground} ${isByHouse ? 'wide:grow' : room}`}
      >
        {isYours && <Badge family={badge}>{placesWords.yours}</Badge>}
        <h3 className="text-3 wrap-anywhere hyphens-auto print:text-body!" {...titleLang}>
          {title}
        </h3>
        <p className="text-small print:mt-0!">{agesText ?? placesWords.grades}</p>
      </div>
      {months.length > 0 && (
        <div
          className={`col-span-7 self-end px-1 pt-1 tablet:px-3 tablet:pt-0 print:col-span-full print:self-start forced-colors:border-x-2 ${ground}${isByHouse ? ' wide:self-stretch print:self-start!' : ''}`}
        >
          {counts.map((count) => (
            <Panes key={count.house?.name ?? ''} {...count} title={title} titleLang={titleLang} months={months} />
          ))}
        </div>
      )}
    </li>
  );
}

interface NameProps {
  title: string;
  titleLang: Language | undefined;
}

/** What a table is of. */
function Name({ title, titleLang, end = '' }: NameProps & { end?: string }) {
  const text = placesWords.caption(title) + end;
  return titleLang ? <Pieces of={piecesOf(text, [{ words: title, lang: titleLang }])} /> : text;
}

interface PanesProps extends Count, NameProps {
  months: readonly string[];
}

/** Of a group, or of what it has in one house. */
const Panes = ({ title, titleLang, house, places, months }: PanesProps) => (
  <table className="w-full border-collapse print:border-t">
    {house ? (
      <caption className="pt-3 pb-1 text-start text-small leading-snug font-bold text-night-ink">
        <span className="sr-only">
          <Name title={title} titleLang={titleLang} end=", " />
        </span>
        <span {...house.nameLang}>{house.name}</span>
      </caption>
    ) : (
      <caption className="sr-only">
        <Name title={title} titleLang={titleLang} />
      </caption>
    )}
    <tbody>
      {months.map((month) => {
        const opening = openingIn(places, month);
        const isLit = isFree(opening);
        return (
          <tr
            key={month}
            className={`border-b-4 border-night-hill tablet:h-button print:h-auto print:border-b ${isLit ? 'bg-bow-3 font-strong text-night-ink forced-colors:bg-transparent' : 'bg-night-ground text-night-text'}`}
          >
            <th scope="row" className="w-12 px-2 py-1 text-start text-small font-semibold print:p-0 print:leading-snug">
              {shortMonth(month)}
            </th>
            <td className="px-2 py-1 text-small leading-snug print:p-0">{placesWords.cell(opening)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
