// One of the groups that fit: whether it has a place at the start, and what it costs.
import { Fragment } from 'react';

import { costOf, type Cost } from '#content/rules/cost.ts';
import { beginOf } from '#content/rules/fact-state.ts';
import { isFree, openingIn, suits, type Opening } from '#content/rules/places.ts';
import { piecesOf } from '#content/rules/foreign-words.ts';
import type { Stay } from '#content/rules/groups.ts';
import type { Question } from '#content/rules/question.ts';
import { provider } from '#content/site/provider.ts';
import { feeLanguages } from '#content/values/fees.ts';
import { counted, feesToCome, noFee, type GroupOfPlaces } from '#content/values/places.ts';
import { feeWords } from '#content/words/fees.ts';
import { answerWords, schoolWords } from '#content/words/places.ts';
import { Pieces } from '#ui/layout/pieces.tsx';
import { sumInWords } from '#content/rules/money.ts';

interface ChoiceProps {
  stay: Pick<Stay<GroupOfPlaces>, 'group' | 'to'>;
  question: Question;
  /** Year-month-day. */
  today: string;
  /** Then it has the whole width. */
  isAlone: boolean;
}

export function Choice({ stay, question, today, isAlone }: ChoiceProps) {
  const { group } = stay;
  const { title, titleLang, agesText, school } = group;
  const words = school && schoolWords[school];
  return (
    <li
      className={`grid content-start gap-4 border-t-plank border-wood bg-surface p-5 tablet:p-8 ${isAlone ? 'wide:grid-cols-3-4-5 wide:gap-10 print:grid-cols-3-4-5 print:text-small' : ''}`}
    >
      <div>
        <h3 className="text-2" {...titleLang}>
          {title}
        </h3>
        <p className="text-ink-soft">{[words?.name, agesText].filter(Boolean).join(', ')}</p>
        {words && <p className="mt-2 text-small">{words.note}</p>}
      </div>
      <Place stay={stay} question={question} today={today} />
      <CostOf cost={costOf(feesToCome, { ...question, group: group.id }, today)} question={question} />
    </li>
  );
}

function Place({ stay, question, today }: Omit<ChoiceProps, 'isAlone'>) {
  const { places: words } = answerWords;
  const { counts } = stay.group;
  const now = beginOf(today, provider.utcOffset);
  return (
    <div>
      <h4>{words.head}</h4>
      {counted && now < counted.ends && counts.some(({ places }) => places.length) ? (
        <>
          {counts.map(({ house, places }) => (
            <Fragment key={house?.name ?? ''}>
              {house && (
                <h5 className="mt-3" {...house.nameLang}>
                  {house.name}
                </h5>
              )}
              <PlaceIn places={places} question={question} to={stay.to} />
            </Fragment>
          ))}
          <p className="text-small text-ink-soft">{words.counted(counted.day, now >= counted.ages)}</p>
        </>
      ) : (
        <p className="mt-1">{words.ask}</p>
      )}
    </div>
  );
}

interface PlaceInProps {
  places: readonly Opening[];
  question: Question;
  /** When the child is too old for the group. */
  to: string;
}

/** In the month of the start, and the next that is known if there is none for as many days and hours. */
function PlaceIn({ places, question, to }: PlaceInProps) {
  const { places: words } = answerWords;
  const month = question.start.slice(0, 7);
  const then = openingIn(places, month);
  const suit = (each: Opening | undefined) => isFree(each) && suits(each, question);
  const next =
    then && !suit(then)
      ? places.find((each) => each.month > month && (each.from ?? `${each.month}-01`) < to && suit(each))
      : undefined;
  return (
    <>
      <p className="mt-1 text-lead">{then ? words.in(then) : words.unknown(month)}</p>
      {isFree(then) && !suit(then) && <p>{words.part(then, question)}</p>}
      {next && <p>{words.next(next)}</p>}
    </>
  );
}

export function CostOf({ cost, question }: { cost: Cost; question: Question }) {
  const { cost: words } = answerWords;
  const { fees, cents, parts, refusable, below, ended } = cost;
  const besides = cost.besides.filter((each) => !parts.includes(each));
  const isSum = parts.some((each, index) => index > 0 || each.per !== 'month');
  const [fee, ...others] = fees;
  return (
    <div>
      <h4>{words.head}</h4>
      {fee && !others.length && (
        <p className="mt-1 text-lead">
          {fee.atMost && <span>{words.most} </span>}
          <strong className="font-display text-1 leading-none font-bold">
            {isSum ? sumInWords(cents!) : fee.sum}
          </strong>{' '}
          <span>{cents === undefined ? feeWords.amount(fee).unit : words.a}</span>
        </p>
      )}
      {others.length > 0 && <FeeList title={words.choice} fees={fees} />}
      {!fee && <p className="mt-1">{below ? words.below(below) : ended ? words.ended(ended) : noFee}</p>}
      {fee && <p className="mt-1">{marked(words.about(cost, question))}</p>}
      {isSum && <FeeList title={words.parts} fees={parts} />}
      {fee && besides.length > 0 && <FeeList title={words.besides} fees={besides} />}
      {refusable.length > 0 && <FeeList title={words.refusable} fees={refusable} />}
      {fee && !question.start.endsWith('-01') && <p className="mt-1 text-small">{words.part}</p>}
    </div>
  );
}

function FeeList({ title, fees }: { title: string; fees: Cost['fees'] }) {
  return (
    <>
      <p className="mt-3 font-semibold">{title}</p>
      <ul>
        {fees.map((fee) => (
          <li key={fee.name}>{marked(feeWords.line(fee))}</li>
        ))}
      </ul>
    </>
  );
}

/** With the words of fees in their language. */
const marked = (text: string) => (feeLanguages ? <Pieces of={piecesOf(text, feeLanguages)} /> : text);
