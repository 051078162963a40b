/** The steps of the registration form, on top of what every form does (REQ F29 to F37; product decisions 5, 23 and 26). */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { provider } from '#content/records/provider.ts';
import { emptyAnswers, messages, steps, type RegistrationAnswers } from '#content/words/registration.ts';
import type { Failure, Values } from '#forms/record.ts';
import { send } from '#forms/send.ts';
import { checkDuration, useFormEngine } from '#forms/use-form-engine.ts';
import { toast, type Announce } from '#ui/overlay/toast-store.ts';

import { forget, recall, remember } from './draft.ts';
import { registration } from './record.ts';
import { checkStep } from './rules.ts';
import { isDateField, useDates } from './use-dates.ts';

const place = { id: 'registration', position: 'bottom-center' } as const;

const showToast = (message: string, announce: Announce) =>
  toast.error(message, { ...place, duration: checkDuration, announce });

/**
 * One toast with the first message, each message beside its field, and the focus on the field that the toast names: there it is heard, once. Who presses Enter
 * in that very field is there already and would hear nothing, so the toast says it.
 */
const showFirstFailure = ([first]: readonly Failure[], field: HTMLElement | undefined) =>
  showToast(first?.message ?? '', document.activeElement === field ? 'polite' : 'silent');

/** The parent's confirmation follows by itself: its failure is noted without any of the form's data, and stops nothing (REQ M26, M27). */
async function post(values: Values) {
  const { report, confirmation } = registration.letters(provider, values, new Date());
  await send(report, messages.failedWithoutMessage);
  if (confirmation) send(confirmation, '').catch(() => console.error('The confirmation e-mail could not be sent.'));
}

export function useRegistration() {
  const [step, setStep] = useState(() => recall()?.step ?? 1);
  const heading = useRef<HTMLHeadingElement>(null);
  const currentStep = useRef(step);

  // The engine and `dates` need each other: `check` and `eventsOf` are called only after both exist.
  const engine = useFormEngine({
    record: registration,
    opening: recall()?.answers ?? emptyAnswers,
    check: (values) => checkStep(step, values, new Date(), dates.halfTyped()),
    onInvalid: showFirstFailure,
    goToNextStep: step < steps.length ? () => goTo(step + 1) : undefined,
    senderOf: () => post,
    toasts: { place, words: messages },
    onSent: () => {
      setStep(1);
      forget();
    },
    eventsOf: (name) =>
      isDateField(name) ? { onChange: () => dates.changed(name), onBlur: (event) => dates.left(name, event) } : {},
  });
  const dates = useDates({ engine, showToast, isDateStep: () => currentStep.current === steps.length });
  const { getValues, clearErrors } = engine.form;

  useEffect(() => {
    currentStep.current = step;
    return () => remember(getValues() as RegistrationAnswers, step);
  }, [step, getValues]);

  // The first check of all makes its code ready, which takes a slow phone eight times as long as the check itself: not when Next is pressed.
  useEffect(() => {
    const check = () => steps.forEach((_, index) => checkStep(index + 1, emptyAnswers, new Date()));
    if (!('requestIdleCallback' in window)) return;
    const request = requestIdleCallback(check);
    return () => cancelIdleCallback(request);
  }, []);

  function goTo(next: number) {
    toast.dismiss(place.id);
    flushSync(() => {
      clearErrors();
      setStep(next);
    });
    heading.current?.focus();
  }

  return { engine, step, heading, limits: dates.limits, goBack: () => goTo(step - 1) };
}
