/** What pages say of the fees, as the values of a build: no figure of a fee that has ended is among them. In an open page each begins and ends by itself (pages/use-now.ts). */
import { beginOf, dueOn, endOf, holds, stateOf } from '#content/rules/fact-state.ts';
import { feeKinds, feesByHours, sameFees, type Fee } from '#content/rules/fees.ts';
import { piecesOf, type Piece } from '#content/rules/foreign-words.ts';
import { monthHours } from '#content/rules/month-hours.ts';
import { buildDay } from '#content/site/build-day.ts';
import { ages, fees } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { feeHoursWords } from '#content/words/fee-hours.ts';
import { feeTitles, feeWords } from '#content/words/fees.ts';

import { longestWeek } from './opening.ts';

const { otherwise, list } = fees;

const foreign = list.flatMap(({ lang, name, short, for: whom = '', otherwise: own, source }) => [
  ...(lang ? [name, short, whom, own].map((words) => ({ words, lang })) : []),
  ...(source?.lang ? [{ words: source.words, lang: source.lang }] : []),
]);

/** Their words of another language than that of the site; undefined where there are none. */
export const feeLanguages = foreign.length
  ? foreign.filter(
      ({ words }, index) => words && words !== otherwise && foreign.findIndex((each) => each.words === words) === index,
    )
  : undefined;

/** In ms since the epoch, what is still to come. */
const timesOf = ({ from = '', until }: Fee) => ({
  ...(from > buildDay && { starts: beginOf(from, provider.utcOffset) }),
  ...(until && { ends: endOf(until, provider.utcOffset) }),
});

const isToSay = (fee: Fee) => stateOf(fee, buildDay) !== 'ended';

/** What is said of fees of which one holds at a time, and what else, while none does. */
const said = <Words extends object>(ofFees: readonly Fee[], words: (fee: Fee) => Words) => ({
  said: ofFees.filter(isToSay).map((fee) => ({ ...words(fee), ...timesOf(fee) })),
  otherwise: ofFees[0]?.otherwise ?? otherwise,
});

/** That which is said first, with those that follow it in time. */
const first = sameFees(
  list,
  list.find(({ kind }) => kind === 'fee'),
);
const [{ name = factsWords.fees } = {}] = first;

/** In the strip of facts. */
export const feePane = { head: name, ...said(first, feeWords.pane), source: first[0] && feeWords.source(first[0]) };

/** On the pages without the strip of facts. */
export const agesLine = feeWords.ages(ages);
export const feeLine = said(first, (fee) => ({ text: feeWords.line(fee) }));

/** By their ids. */
export const feeRows = Object.fromEntries(
  list.map((fee) => [fee.id, said(sameFees(list, fee), (each) => ({ text: feeWords.row(each) }))]),
);

/** For the searches, what holds on the day of the build: of the first fee, and of the others. */
const held = first.find((fee) => holds(fee, buildDay));
export const feeSentence = held ? `Fees: ${feeWords.found(held)}` : feePane.otherwise;
export const feeSentences = list
  .filter((fee) => !first.includes(fee) && holds(fee, buildDay))
  .map((fee) => ({ id: fee.id, text: feeWords.found(fee) }));

const datesOf = ({ from, until, checked, checkEvery, source }: Fee) => ({ from, until, checked, checkEvery, source });

/** The tables on /facts: fees of one kind, with the same days and source. One that follows another stands in no row before it holds. */
export const feeTables = feeKinds.flatMap((kind) =>
  Array.from(
    Map.groupBy(
      list.filter((fee) => fee.kind === kind && (isToSay(fee) || sameFees(list, fee).length === 1)),
      (fee) => JSON.stringify(datesOf(fee)),
    ).values(),
    (group, index) => {
      const dates = datesOf(group[0]!);
      return {
        kind,
        caption: feeTitles[kind],
        ...(kind !== 'fee' && !index && { title: feeTitles[kind] }),
        ...(Object.values(dates).some(Boolean) && {
          dates: { ...dates, due: dueOn(dates), state: stateOf(dates, buildDay) },
        }),
        rows: group.map((fee) => ({
          head: fee.short,
          ...(fee.lang && { lang: fee.lang }),
          ...said([fee], feeWords.amount),
          isAlone: sameFees(list, fee).length === 1,
        })),
      };
    },
  ),
);

const spans = longestWeek.filter((each) => each.length);
const cares = feesByHours(list.filter((fee) => holds(fee, buildDay)));
const limits = cares.map(({ least }) => least);
/** The first of their last days. */
const ends = Math.min(...cares.flatMap((fee) => timesOf(fee).ends ?? []));
/** How many days a week a child can come. */
const days = spans.map((_, index) => index + 1);
/** In whole hours. */
const longest = Math.floor(Math.max(...spans.flat().map(([opens, closes]) => closes - opens)) / 60);
const shortest = Math.min(4, longest);
const usual = Math.min(8, longest);
const [most] = cares;
const lowest = cares.at(-1);
const enough = most?.least && days.find((count) => monthHours(count, usual, limits).care === 0);

/** The fewest usual days a week that have the fee of the most hours, in a sentence. */
export const feeExample =
  most && enough
    ? {
        text: feeWords.example(enough, usual, monthHours(enough, usual, limits).hours, most),
        ...(Number.isFinite(ends) && { ends }),
      }
    : undefined;

/** The table of what days and hours of care count as, of all that the week has. */
export const feeHours = lowest
  ? {
      title: feeWords.cares(cares),
      days,
      cares: [...cares.map(feeWords.care), ...(lowest.least ? [feeHoursWords.fewer] : [])],
      ...(feeLanguages && { langs: cares.map(({ lang }) => lang) }),
      limits: [...cares.map(feeHoursWords.limit), ...(lowest.least ? [feeHoursWords.ask(lowest.least, lowest)] : [])],
      rows: Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index).map((each) => ({
        hours: each,
        cells: days.map((count) => ({ days: count, ...monthHours(count, each, limits) })),
      })),
      ...(Number.isFinite(ends) && { ends }),
    }
  : undefined;

const textsIn = (values: unknown): string[] =>
  typeof values === 'string' ? [values] : Object.values(Object(values) as object).flatMap(textsIn);
const lines = [...feeLine.said.map(({ text }) => text), feeLine.otherwise].map((text) => `${agesLine} ${text}`);
const texts = textsIn([feePane, lines, feeRows, feeTables, feeExample, feeHours?.title, feeHours?.limits]);

/** Of the texts above, those with words of another language, in pieces; undefined where there are none. */
export const feePieces: Readonly<Record<string, readonly Piece[]>> | undefined =
  feeLanguages &&
  Object.fromEntries(
    texts
      .map((text) => [text, piecesOf(text, feeLanguages)] as const)
      .filter(([, pieces]) => pieces.some(({ lang }) => lang)),
  );
