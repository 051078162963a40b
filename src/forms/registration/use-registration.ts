/** The steps of the registration form, in addition to the form engine (REQ F29 to F37; product decisions 5, 23 and 26). */
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
 * A toast with the first message. It is silent, because moving the focus to the field announces the message. If the field already has focus (Enter was pressed in
 * it), nothing would be announced, so the toast is.
 */
const showFirstFailure = ([first]: readonly Failure[], field: HTMLElement | undefined) =>
  showToast(first?.message ?? '', document.activeElement === field ? 'polite' : 'silent');

/** The confirmation is posted in the background: its failure is logged without any data of the form and changes nothing (REQ M26, M27). */
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

  // Run the checks once while idle: the first run compiles them, which is 8 times slower on a slow phone.
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
