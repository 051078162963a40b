/** npm run site -- nights: what waits to be published, and until when GitHub builds every night. */
import { longDate } from '../../src/content/rules/dates.ts';
import { daysAfter } from '../../src/content/rules/fact-state.ts';
import { today } from '../../src/content/reader/today.ts';
import { annotate } from './annotations.ts';
import { git, isKnown } from './git.ts';

/** After so many days without a change GitHub stops what a public repository does on schedule. */
const daysOfNights = 60;
const daysOfWarning = 10;

/** Resolves to the exit code. */
export function nights(): number {
  const newest = isKnown('origin/main') ? 'origin/main' : 'HEAD';
  const last = git('log', '-1', '--format=%cs', newest);
  const until = daysAfter(last, daysOfNights);
  const waiting = isKnown('published') ? Number(git('rev-list', '--count', `published..${newest}`, '--', '.')) : 0;
  const sentences = [
    ...(waiting
      ? [
          `${waiting === 1 ? 'One change waits' : `${waiting} changes wait`} to be published, because something is wrong with it or not confirmed: the newest red run says what.`,
        ]
      : []),
    ...(today() >= daysAfter(until, -daysOfWarning)
      ? [
          `Nothing has been changed since ${longDate(last)}. After 60 days, on ${longDate(until)}, GitHub stops the nightly build of a public repository, and what ends then stays on the website. Save any file before that day; later, press “Enable workflow” under Actions.`,
        ]
      : []),
  ];
  annotate('warning', 'Every night', sentences);
  console.log(sentences.join('\n') || `The nightly build goes on by itself until ${longDate(until)} at least.`);
  return 0;
}
