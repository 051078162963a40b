/** What a parent asks on /places, as its address and its form have it: texts. */
import { asTyped } from './signs.ts';

export const questionFields = ['born', 'start', 'days', 'hours'] as const;
export type QuestionField = (typeof questionFields)[number];

export interface Question {
  /** Year-month-day. */
  readonly born: string;
  readonly start: string;
  /** Days of a week, and hours of a day in quarters. */
  readonly days: number;
  readonly hours: number;
}

/** What the daycare offers at most. */
export interface Most {
  readonly days: number;
  readonly hours: number;
}

export type Fault = 'missing' | 'unreadable' | 'past' | 'before-birth' | 'too-many';
export type Faults = Readonly<Partial<Record<QuestionField, Fault>>>;

/**
 * @param today year-month-day
 * @returns the question, or why it is none
 */
export function readQuestion(
  texts: Readonly<Record<QuestionField, string>>,
  today: string,
  most: Most,
): { readonly question: Question } | { readonly faults: Faults } {
  const { born, start } = texts;
  const days = /^\d$/.test(texts.days) ? Number(texts.days) : NaN;
  const hours = hoursIn(texts.hours);
  const faultOfStart = start < today ? 'past' : isDay(born) && start < born && 'before-birth';
  const faults: Record<QuestionField, Fault | false> = {
    born: !isDay(born) && 'unreadable',
    start: isDay(start) ? faultOfStart : 'unreadable',
    days: days >= 1 ? days > most.days && 'too-many' : 'unreadable',
    hours: hours > 0 ? hours > most.hours && 'too-many' : 'unreadable',
  };
  const found = questionFields.flatMap((field) => {
    const fault = texts[field].trim() ? faults[field] : 'missing';
    return fault ? [[field, fault] as const] : [];
  });
  return found.length ? { faults: Object.fromEntries(found) } : { question: { born, start, days, hours } };
}

/** Four digits of a year, of this century or the one before. */
const isDay = (text: string) =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

const quarters: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
};

/** Hours as people write them: 8, 8.5, 8,5, 8½, 8 1/2, 8:30, 8 h 30. A quarter that has begun counts. NaN if it cannot be read. */
export function hoursIn(written: string): number {
  const text = asTyped(written)
    .toLowerCase()
    // Arabic digits, and those of Persian and Urdu.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/ ?(?:hours?|hrs?|h)\.?(?: a day)?$/, '');
  const [, whole = '', part, quarter, minutes] =
    /^(\d{1,2})(?:[.,](\d{1,2})| ?([¼½¾]|1\/4|1\/2|3\/4)| ?[:h] ?([0-5]\d))?$/.exec(text) ?? [];
  if (!whole) return NaN;
  const more = part ? Number(`0.${part}`) : quarter ? quarters[quarter]! : Number(minutes ?? 0) / 60;
  return Math.ceil((Number(whole) + more) * 4) / 4;
}
