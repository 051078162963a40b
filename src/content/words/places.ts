/** The words of /places. Groups, places, fees and what is said of them are the owner's (programs.yaml, places.yaml, facts.yaml). */
import type { AgeInDays } from '#content/rules/age-on.ts';
import type { Age } from '#content/rules/ages.ts';
import type { Cost } from '#content/rules/cost.ts';
import { longDate } from '#content/rules/dates.ts';
import type { Fee } from '#content/rules/fees.ts';
import type { Finding, Group, Stay } from '#content/rules/groups.ts';
import type { ClosedDay } from '#content/rules/open-days.ts';
import type { Opening } from '#content/rules/places.ts';
import type { Question } from '#content/rules/question.ts';

import { feeHoursWords } from './fee-hours.ts';
import { feeWords } from './fees.ts';
import { placesLink } from './places-link.ts';

const quarters = feeHoursWords.quarters;
export const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
/** “3 days a week, 8½ hours a day”. */
const week = ({ days, hours }: Pick<Opening, 'days' | 'hours'>) =>
  [days && `${plural(days, 'day')} a week`, hours && `${quarters(hours)} ${hours <= 1 ? 'hour' : 'hours'} a day`]
    .filter(Boolean)
    .join(', ');
/** '2027-02' as 'February 2027'. */
const monthInWords = (month: string) => longDate(`${month}-01`).replace(/^1 /, '');

export const placesHead = {
  title: placesLink.title,
  /** It promises what the daycare publishes, and no more. */
  lead(hasPlaces: boolean, hasFees: boolean): string {
    const place = hasPlaces ? ', whether there is a place' : '';
    const further = hasFees ? `${place}, and what it costs` : place.replace(', ', ', and ');
    return `Tell us four things about your child and your week. You see at once which group it is${further}.`;
  },
} as const;

/** “19 months and 4 days”, and from three years on “4 years and 2 months”. */
export function ageInWords({ months, days }: AgeInDays): string {
  const [whole, part] =
    months < 36
      ? [plural(months, 'month'), days && plural(days, 'day')]
      : [plural(Math.floor(months / 12), 'year'), months % 12 && plural(months % 12, 'month')];
  if (!months) return plural(days, 'day');
  return part ? `${whole} and ${part}` : whole;
}

/** “12 months”, of the youngest child that is taken, or the oldest. */
export const ageLimit = ({ count, unit }: Age) => plural(count, unit);

export const schoolWords: Readonly<Record<NonNullable<Group['school']>, { name: string; note: string }>> = {
  kindergarten: {
    name: 'Around the kindergarten day',
    note: 'By the date of birth your child is in kindergarten then. If it begins a year later, ask us.',
  },
  grades: {
    name: 'Around the school day',
    note: 'By the date of birth your child is in Grades 1 to 6 then. If it began school a year later, ask us.',
  },
};

export const answerWords = {
  /**
   * After the names of the groups, if there are any.
   * @param oldest as the daycare writes its highest age
   */
  title({ is, stays, begins }: Finding, start: string, oldest: string): string {
    if (is === 'too-old') return `We take children up to ${oldest}`;
    return stays.length ? `, from ${longDate(is === 'too-young' ? begins : start)}` : 'Ask us for the group';
  },
  or: ' or ',
  age(
    { is, age, begins, ends }: Finding,
    { born, start }: { born: string; start: string },
    today: string,
    youngest: string,
  ) {
    const then = `${born > today ? 'If it is born' : 'Born'} on ${longDate(born)}, your child will be ${ageInWords(age)} old on ${longDate(start)}.`;
    if (is === 'too-young') return `${then} We begin at ${youngest}: that is on ${longDate(begins)}.`;
    if (is === 'too-old') return `${then} Our last day would be ${longDate(ends)}.`;
    return then;
  },
  /**
   * After the name of a house, if it is of one.
   * @param closure what closes it, where it is not the week
   */
  closed(start: string, { closure, opens }: ClosedDay, isOfHouse: boolean): string {
    const [is, again] = isOfHouse ? [' is', 'it is'] : ['We are', 'we are'];
    return `${is} closed on ${longDate(start)}${closure ? ` (${closure})` : ''}.${opens ? ` The first day on which ${again} open again is ${longDate(opens)}.` : ''}`;
  },
  /** Where no group is for that age. */
  noGroup: 'None of our groups says in numbers that it is for this age. Call us, and we look together.',
  /** Before the name of the group. */
  next: ({ from }: Stay) => `From ${longDate(from)} on: `,
  places: {
    head: 'Is there a place?',
    ask: 'Ask us whether there is a place.',
    unknown: (month: string) => `For ${monthInWords(month)} we do not know yet. Ask us.`,
    in: ({ month, free, from, note }: Opening): string => {
      if (free === 'closed') return `Closed in ${monthInWords(month)}.`;
      if (!free) return `Waiting list in ${monthInWords(month)}.`;
      const when = from ? `from ${longDate(from)} on` : `in ${monthInWords(month)}`;
      return `${[`${plural(free, 'place')} ${when}`, note].filter(Boolean).join(', ')}.`;
    },
    /** Of a place that is for less than what is asked. */
    part: (most: Opening, asked: Pick<Question, 'days' | 'hours'>) =>
      `You asked for ${week(asked)}. This is for at most ${week(most)}.`,
    next: (opening: Opening) => `The next we know of: ${answerWords.places.in(opening)}`,
    counted: (day: string, isAgeing: boolean) =>
      `Counted on ${longDate(day)}.${isAgeing ? ' That is a while ago: ask us.' : ''}`,
  },
  cost: {
    head: 'What does it cost?',
    most: 'At most',
    a: 'a month',
    /** All of it. */
    about: (cost: Cost, asked: Pick<Question, 'days' | 'hours'>) =>
      [
        answerWords.cost.hours(cost, asked),
        cost.fewer && answerWords.cost.fewer(cost.fewer),
        cost.isClose && answerWords.cost.close,
      ]
        .filter(Boolean)
        .join(' '),
    /** How the sum comes about. */
    hours: ({ hours, fees: [fee] }: Cost, asked: Pick<Question, 'days' | 'hours'>) =>
      `${week(asked)}: about ${quarters(hours)} hours a month${fee?.least === undefined ? '' : `, ${feeWords.small(fee.short)}`}.`,
    fewer: ({ hours, fee }: NonNullable<Cost['fewer']>) =>
      `With ${quarters(hours)} ${hours <= 1 ? 'hour' : 'hours'} a week less it would be ${feeWords.small(fee.short)}${fee.atMost ? ', at most' : ','} ${fee.sum}.`,
    close: 'This is within five hours of a limit: ask us before you decide.',
    below: (least: number) => `For fewer than ${least} hours a month, ask us what it costs.`,
    ended: ({ sum, until }: Fee & { until: string }) =>
      `What is ${sum} today ends on ${longDate(until)}, before you start. What follows is not known yet: ask us.`,
    choice: 'One of these, or ask us:',
    part: 'A month that has begun may cost less. Ask us.',
    /** Of a sum. */
    parts: 'How it comes about',
    besides: 'Every family pays besides',
    refusable: 'You may say no to',
  },
  registration: { link: 'Ask for a place' },
  waitingList: {
    link: 'Put us on the waiting list',
    /**
     * Of a child who is old enough at the start, and not yet today.
     * @param youngest undefined where children are taken from birth on
     */
    why: (youngest: string | undefined) =>
      `The registration is for children who are ${youngest ? `${youngest} old today` : 'born'}. Until then the waiting list tells us that you want this place.`,
  },
  ask: 'Ask us',
  carried: 'Both dates go into the form.',
} as const;

export const placesWords = {
  title: (isCounted: boolean) => (isCounted ? 'Places by group and month' : 'Places by group'),
  ask: 'We tell you on the phone whether there is a place.',
  counted: (day: string) => `Counted on ${longDate(day)}. A place is yours when we have called you.`,
  ageing: (day: string) => `As of ${longDate(day)}. That is a while ago: ask us.`,
  caption: (group: string) => `Places by month, ${group}`,
  yours: 'Your child’s',
  grades: 'Grades 1 to 6',
  cell(opening: Opening | undefined): string {
    if (!opening) return 'Ask us';
    const { free, from, note } = opening;
    if (free === 'closed') return 'Closed';
    if (!free) return 'Waiting list';
    return [plural(free, 'place'), from && `from the ${ordinal(Number(from.slice(8)))}`, note]
      .filter(Boolean)
      .join(' ');
  },
  waitingList: 'How the waiting list works',
  help: 'Who helps you to pay',
  checked: (day: string | undefined, until: string | undefined) =>
    [day && `Checked on ${longDate(day)}.`, until && `Until ${longDate(until)}.`].filter(Boolean).join(' '),
} as const;

function ordinal(day: number): string {
  const end = day % 100 > 10 && day % 100 < 14 ? 0 : day % 10;
  return `${day}${['th', 'st', 'nd', 'rd'][end] ?? 'th'}`;
}
