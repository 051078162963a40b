/** On which days a house is open at all: how each weekday is, and the days that are otherwise. Without its hours, which /places does not need. */
import { daysAfter } from './fact-state.ts';

export interface OpenDays {
  /** From Sunday on. */
  readonly week: readonly boolean[];
  /** By year-month-day: the name of what closes it, or an empty text. */
  readonly unusual: Readonly<Record<string, string>>;
}

/** Of a day on which it is closed. */
export interface ClosedDay {
  readonly closure: string | undefined;
  /** The next day on which it is open, year-month-day; undefined if it is closed for a year. */
  readonly opens: string | undefined;
}

/** @returns undefined if it is open on that day */
export function closedOn(date: string, { week, unusual }: OpenDays): ClosedDay | undefined {
  const isOpen = (day: string) => week[new Date(day).getUTCDay()] === (unusual[day] === undefined);
  if (isOpen(date)) return undefined;
  const days = Array.from({ length: 365 }, (_, index) => daysAfter(date, index + 1));
  return { closure: unusual[date] || undefined, opens: days.find(isOpen) };
}

/** Of several houses those that are closed on a day. Where the same is to say of all, it is said once, and of no house. */
export function closingsOn<House extends OpenDays>(
  date: string,
  houses: readonly House[],
): readonly (ClosedDay & { readonly house?: House })[] {
  const closed = houses.flatMap((house) => {
    const day = closedOn(date, house);
    return day ? [{ ...day, house }] : [];
  });
  const [first] = closed;
  const isSame = ({ closure, opens }: ClosedDay) => closure === first?.closure && opens === first?.opens;
  return first && closed.length === houses.length && closed.every(isSame)
    ? [{ closure: first.closure, opens: first.opens }]
    : closed;
}
