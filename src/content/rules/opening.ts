/** Whether the daycare is open, by its own clock wherever the visitor is (product decision 9). */
import { dayAt, endOf } from './fact-state.ts';
import type { Language } from './language.ts';
import type { Span } from './opening-hours.ts';
import { isOn, type Days } from './special-days.ts';

/** From Sunday on. */
type Week = readonly (readonly Span[])[];

/** Days on which the daycare is closed, or with `open` for less time. */
export interface Closure extends Days {
  readonly name: string;
  readonly nameLang?: Language;
  /** The only house of which it is so. */
  readonly house?: string;
  readonly open?: Span;
}

/** The same as a notice says it, which holds on any day of the week. */
export interface NoticedHours extends Days {
  readonly open?: Span;
}

export interface Hours {
  readonly week: Week;
  /** Parts of the year in which another week holds. */
  readonly otherWeeks: readonly (Days & { readonly week: Week })[];
  /** What beats the week, and of these lists the first that has something for a day: what notices say, closures of single days, those that repeat. */
  readonly changes: readonly [readonly NoticedHours[], ...(readonly Closure[])[]];
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
  const closed = changesOn(today, hours).findLast(({ open }) => !open);
  const closure = closed && 'name' in closed ? closed.name : undefined;
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

/** Of several houses the first that is open, or else that which opens first. */
export function nextDoor(now: number, all: readonly Hours[]): number {
  const doors = all.map((hours) => openingAt(now, hours));
  const open = doors.findIndex(({ isOpen }) => isOpen);
  if (open !== -1) return open;
  const times = doors.map(({ turns = Infinity }) => turns);
  return times.indexOf(Math.min(...times));
}

/** Whether it is open on a day, and the name of what closes it. */
export function openOn(date: string, hours: Hours): { readonly isOpen: boolean; readonly closure: string } {
  const closure = changesOn(date, hours).findLast(({ open }) => !open);
  return { isOpen: hoursOn(date, hours).length > 0, closure: closure && 'name' in closure ? closure.name : '' };
}

function changesOn(date: string, { changes }: Hours): readonly (Closure | NoticedHours)[] {
  for (const list of changes) {
    const found = list.filter((each) => isOn(date, each));
    if (found.length) return found;
  }
  return [];
}

/** @param begins the midnight before the day */
function spansOn(begins: number, hours: Hours) {
  const spans = hoursOn(dayAt(begins, hours.utcOffset), hours);
  return spans.map(([opens, closes]) => ({ opens: begins + opens * minute, closes: begins + closes * minute }));
}

/** When the daycare is open on a day. */
function hoursOn(date: string, hours: Hours): readonly Span[] {
  const { week } = hours.otherWeeks.find((each) => isOn(date, each)) ?? hours;
  const usual = week[new Date(date).getUTCDay()]!;
  const changes = changesOn(date, hours);
  const change = changes.at(-1);
  if (!change) return usual;
  return changes.every(({ open }) => open) && (usual.length || !('name' in change)) ? [change.open!] : [];
}
