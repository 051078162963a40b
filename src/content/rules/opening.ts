/** Whether the daycare is open, by its own clock wherever the visitor is (product decision 9). */
import { dayAt, endOf } from './fact-state.ts';
import type { Span } from './opening-hours.ts';

/** Days on which the daycare is closed, or with `open` for less time. */
export interface Closure {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly open?: Span;
}

export interface Hours {
  /** From Sunday on. */
  readonly week: readonly (readonly Span[])[];
  /** By their first days. */
  readonly closures: readonly Closure[];
  readonly utcOffset: string;
}

/** Moments are in ms since the epoch. */
export interface Opening {
  readonly isOpen: boolean;
  /** When it closes, or opens again. None if it is open beyond midnight, or closed for a year. */
  readonly turns: number | undefined;
  /** The name of what closes it for all of the day. */
  readonly closure: string | undefined;
  /** Until then this holds; at most until midnight. */
  readonly until: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** @param now in ms since the epoch */
export function openingAt(now: number, hours: Hours): Opening {
  const today = dayAt(now, hours.utcOffset);
  const midnight = endOf(today, hours.utcOffset);
  const closure = closuresOn(today, hours).findLast(({ open }) => !open)?.name;
  for (let begins = midnight - day; begins < midnight + 365 * day; begins += day) {
    const span = spansOn(begins, hours).find(({ closes }) => now < closes);
    if (!span) continue;
    const isOpen = span.opens <= now;
    const goesOn = isOpen && span.closes === midnight && spansOn(midnight, hours)[0]?.opens === midnight;
    const turns = isOpen ? span.closes : span.opens;
    return { isOpen, turns: goesOn ? undefined : turns, closure, until: Math.min(turns, midnight) };
  }
  return { isOpen: false, turns: undefined, closure, until: midnight };
}

const closuresOn = (date: string, { closures }: Hours) =>
  closures.filter(({ from, until }) => from <= date && date <= until);

/** @param begins the midnight before the day */
function spansOn(begins: number, hours: Hours) {
  const date = dayAt(begins, hours.utcOffset);
  const usual = hours.week[new Date(date).getUTCDay()]!;
  const closures = closuresOn(date, hours);
  const isClosed = !usual.length || closures.some(({ open }) => !open);
  const spans = isClosed ? [] : closures.length ? [closures.at(-1)!.open!] : usual;
  return spans.map(([opens, closes]) => ({ opens: begins + opens * minute, closes: begins + closes * minute }));
}
