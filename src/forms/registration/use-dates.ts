/** Validates the two date fields when a date is completely typed and on blur (product decisions 4, 6 and 23). */
import { parseISO } from 'date-fns/parseISO';
import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';

import { messages } from '#content/words/registration.ts';
import type { FormEngine } from '#forms/use-form-engine.ts';
import { speak, type Announce } from '#ui/overlay/toast-store.ts';

import { calendarDay, checkStep, isWholeDate, nativeDateMessage, windowOf } from './rules.ts';

const dateStep = 3;
const dateFields = ['startDate', 'dob'] as const;

type DateField = (typeof dateFields)[number];

export const isDateField = (name: string): name is DateField => dateFields.some((field) => field === name);

/** Updates the limits of a page that stayed open past midnight when it is used again. */
function eachFocus(look: () => void) {
  addEventListener('focusin', look);
  return () => removeEventListener('focusin', look);
}

const thisDay = () => calendarDay(new Date());

interface Dates {
  engine: FormEngine;
  /** Whether the step with the dates is shown. */
  isDateStep: () => boolean;
  /** Shows the toast of a check. */
  showToast: (message: string, announce: Announce) => void;
}

export function useDates({ engine: { form, fieldOf }, isDateStep, showToast }: Dates) {
  const { getValues, setError, clearErrors, getFieldState } = form;
  // Undefined in the prerendered page, which may be served on a later day.
  const today = useSyncExternalStore(eachFocus, thisDay, () => undefined);
  const pressing = useRef(false);

  useEffect(() => {
    const press = ({ type }: Event) => (pressing.current = type === 'pointerdown');
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) addEventListener(type, press, true);
    return () => {
      for (const type of types) removeEventListener(type, press, true);
    };
  }, []);

  const halfTyped = () =>
    dateFields.filter((name) => (fieldOf(name) as HTMLInputElement | undefined)?.validity.badInput);
  const standing = (name: DateField) => getFieldState(name).error?.message;
  const outside = (name: DateField) =>
    checkStep(dateStep, getValues(), new Date()).find(({ field }) => field === name)?.message;

  function tell(name: DateField, message: string) {
    const news = standing(name) !== message;
    setError(name, { message });
    // Screen readers read the field's description only on focus, so a new message is announced: once, by the toast or directly.
    if (message === messages.dobOutOfRange) showToast(message, news ? 'polite' : 'silent');
    else if (news) speak(message);
  }

  function changed(name: DateField) {
    if (!isWholeDate(getValues(name))) return;
    const message = outside(name);
    if (message) tell(name, message);
    else clearErrors(name);
  }

  function validateOnBlur(name: DateField) {
    if (!isDateStep()) return;
    const before = standing(name);
    const badInput = halfTyped().includes(name);
    const valueMissing = !badInput && getValues(name) === '';
    // A field that is still empty since Submit keeps the message of that check.
    if (valueMissing && before && !before.startsWith('Invalid') && before !== messages.dobOutOfRange) return;
    const message = nativeDateMessage({ badInput, valueMissing }, {}) ?? outside(name);
    if (!message) clearErrors(name);
    else if (message !== before) tell(name, message);
  }

  function left(name: DateField, { target, relatedTarget }: FocusEvent) {
    // The window lost focus, or a button of this form received it and does its own check.
    if (document.activeElement === target || relatedTarget instanceof HTMLButtonElement) return;
    // A message that appears while the pointer is down moves the pressed element, and the click is lost: wait for its release.
    if (pressing.current) addEventListener('pointerup', () => setTimeout(() => validateOnBlur(name)), { once: true });
    else validateOnBlur(name);
  }

  return {
    halfTyped,
    changed,
    left,
    /** The field's min and max of today; undefined in the prerendered page. */
    limits: (name: string) => (today ? windowOf(name, parseISO(today)) : undefined),
  };
}
