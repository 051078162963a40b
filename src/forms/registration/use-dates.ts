/** Checks the two date fields when a date is completely typed and on blur (product decisions 4, 6 and 23). */
import { parseISO } from 'date-fns/parseISO';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';

import { letterhead } from '#content/values/daycare.ts';
import { messages, missing, words } from '#content/words/registration.ts';
import type { CheckedForm } from '#forms/use-checked-form.ts';
import { useRelease } from '#forms/use-release.ts';
import { speak, type Announce } from '#ui/overlay/toast-store.ts';

import {
  calendarDay,
  hasShortYear,
  isDateField,
  isWholeDate,
  windowOf,
  type DateField,
  type Registration,
} from './schema.ts';
import { registration } from './site-record.ts';

/** Updates the limits of a page that stayed open past midnight when it is used again. */
function eachFocus(look: () => void) {
  addEventListener('focusin', look);
  return () => removeEventListener('focusin', look);
}

const outOfRange = registration.firstMessage!;

const thisDay = () => calendarDay(new Date());

interface Dates {
  form: CheckedForm<Registration>;
  /** Whether the step with the dates is shown. */
  isShown: boolean;
  /** Shows the toast of a check. */
  showToast: (message: string, announce: Announce) => void;
}

export function useDates({ form: { getValues, getFieldState, setError, trigger }, isShown, showToast }: Dates) {
  // Undefined in the prerendered page, which may be served on a later day.
  const today = useSyncExternalStore(eachFocus, thisDay, () => undefined);
  const { onRelease } = useRelease();
  /** The fields that had a date and have none now. */
  const emptied = useRef(new Set<DateField>());

  const messageOf = (name: DateField) => getFieldState(name).error?.message;

  /** Screen readers read the field's description only on focus, so a new message is announced: once, by the toast or directly. */
  function tell(name: DateField, before: string | undefined) {
    const message = messageOf(name);
    if (message === undefined || message === before) return;
    if (message === outOfRange) showToast(message, 'polite');
    else speak(message);
    if (hasShortYear(getValues(name))) speak(words.shortYear);
  }

  async function changed(name: DateField) {
    const value = getValues(name);
    if (value === '') emptied.current.add(name);
    else emptied.current.delete(name);
    if (!isWholeDate(value)) return;
    const before = messageOf(name);
    await trigger(name);
    // Each new date that is out of range is answered, but only the first is heard.
    if (before === outOfRange && messageOf(name) === before) showToast(before, 'silent');
    else tell(name, before);
    await judgeAge(name);
  }

  /** Another start is another age, where ages count on the start date. */
  async function judgeAge(changedField: DateField) {
    if (!letterhead.agesAt || changedField === 'dob' || !isWholeDate(getValues('dob'))) return;
    const before = messageOf('dob');
    await trigger('dob');
    tell('dob', before);
  }

  async function check(name: DateField, input: HTMLInputElement) {
    const before = messageOf(name);
    if (getValues(name) !== '' || input.validity.badInput) await trigger(name);
    // A field that is still empty since Submit keeps the message of that check, and one that nobody has touched needs none.
    else if (before !== missing[name] && (before !== undefined || emptied.current.has(name)))
      setError(name, { message: messages.dateMissing });
    tell(name, before);
    await judgeAge(name);
  }

  function left(name: DateField, { target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    // The window lost focus, or a button of this form received it and does its own check.
    if (!isShown || document.activeElement === target || relatedTarget instanceof HTMLButtonElement) return;
    onRelease(() => void check(name, target));
  }

  return {
    changed,
    left,
    /** The field's min and max of today; undefined in the prerendered page and for other fields. */
    limits: (name: string) =>
      today && isDateField(name) ? windowOf(name, letterhead, parseISO(today), getValues('startDate')) : undefined,
  };
}
