// A day at the daycare: a sentence, and its hours on one board, from the door in the morning to the lantern in the evening. Behind them the sky of each hour.
import type { Language } from '#content/rules/language.ts';
import { dayParts } from '#content/values/day.ts';
import { programLang, type programDay } from '#content/site/words/program.ts';
import { nowWord } from '#content/words/program-page.ts';
import { useNow } from '#pages/use-now.ts';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Board } from '#ui/layout/board.tsx';

import { dayPartAt } from './day-part.ts';
import { dayRows } from './day-rows.ts';
import { DaySky, skyOf } from './day-sky.tsx';

export function Day({ title, sentence, text }: typeof programDay) {
  const current = dayPartAt(useNow());
  return (
    <section
      id="day"
      className="@container pt-section print:@container-normal more-contrast:border-t-2 more-contrast:border-ink"
    >
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-4 pb-10 wide:grid-cols-5-7 wide:pb-16" {...programLang}>
        <h2>{title}</h2>
        <div>
          <div className="font-display text-2 text-balance">{sentence}</div>
          <p className="mt-4 text-lead">
            <Unbroken>{text}</Unbroken>
          </p>
        </div>
      </div>
      {dayParts.length > 0 && (
        <>
          <ol role="list" className={`@wide:grid ${columns[rows.inRow]}`}>
            {dayParts.map((part, index) => (
              <Part key={part.clock} {...part} index={index} isNow={index === current} />
            ))}
          </ol>
          <Board />
        </>
      )}
    </section>
  );
}

const columns = {
  3: '@wide:grid-cols-day-3',
  4: '@wide:grid-cols-day-4',
  5: '@wide:grid-cols-day-5',
  6: '@wide:grid-cols-day-6',
  7: '@wide:grid-cols-day-7',
};
/** Of columns: those at the edges of the window are beside the page's. */
const spans = { 1: '', 2: '@wide:col-span-2', 3: '@wide:col-span-3' };
const rows = dayRows(dayParts.length);
/** Of more parts in a row they would have no room with the text spacing of WCAG 1.4.12. */
const largeTimes = rows.inRow < 6 ? '@roomy:text-quote' : '';
/** Seven times have no room for it beside them: below all of them it stands in one line. */
const halves = rows.inRow > 6 ? '@wide:block @desktop:inline' : '';

function placeOf(index: number) {
  const { span, isFirst, isLast } = rows.placeOf(index);
  return `${spans[span]} ${isFirst ? '@wide:ps-edge' : ''} ${isLast ? '@wide:pe-edge' : ''}`;
}

interface PartProps {
  lang?: Language;
  time: string;
  half: string;
  clock: string;
  title: string;
  text: string;
  index: number;
  isNow: boolean;
}

function Part({ lang, time, half, clock, title, text, index, isNow }: PartProps) {
  const last = dayParts.length - 1;
  const sky = skyOf(index, last);
  return (
    <li
      className={`relative flex min-h-48 flex-col px-gutter py-6 @wide:min-h-0 @wide:px-3 @wide:pt-6 @wide:pb-30 print:min-h-0 print:border-b print:px-0 print:py-1 forced-colors:border-b-2 more-contrast:border-b-2 ${placeOf(index)} ${sky.ground}`}
    >
      <DaySky index={index} last={last} />
      {/* On paper in one line, in which nothing is held together with what follows. */}
      <div className="relative pe-30 @wide:pe-0 print:flex print:items-baseline">
        <div className="flex flex-wrap items-center gap-x-4 @wide:flex-col @wide:items-start print:w-24 print:shrink-0">
          <time dateTime={clock} className={`font-display text-giant @wide:text-2 print:text-3 ${largeTimes}`}>
            {time}
            <span className={`font-text text-small ${halves}`}> {half}</span>
          </time>
          {/* Its line is kept for it, so nothing moves when it comes. It is shown while the door is open (tailwind.config.ts). */}
          <span className="relative @wide:-order-1 @wide:h-8 print:hidden">
            {isNow && (
              <span
                className={`hidden rounded-full px-3 py-1 text-small font-strong in-data-[door=open]:inline ${sky.sign}`}
              >
                {nowWord}
              </span>
            )}
          </span>
        </div>
        <h3 className="mt-2 wrap-anywhere hyphens-auto print:w-30 print:shrink-0 print:break-after-auto!" {...lang}>
          {title}
        </h3>
        <p className="mt-1 max-w-line wrap-anywhere" {...lang}>
          {text}
        </p>
      </div>
    </li>
  );
}
