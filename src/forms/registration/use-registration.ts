/** The steps of the registration form (REQ F29 to F37; product decisions 5, 23 and 26). */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { letterhead } from '#content/values/daycare.ts';
import { messages, words } from '#content/words/registration.ts';
import type { Failure } from '#forms/record.ts';
import { send } from '#forms/send.ts';
import { useCheckedForm } from '#forms/use-checked-form.ts';
import { checkDuration, useSending } from '#forms/use-sending.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { toast, type Announce } from '#ui/overlay/toast-store.ts';

import { stepFields } from './record.ts';
import { hasShortYear, isDateField, type DateField, type Registration } from './schema.ts';
import { registration } from './site-record.ts';
import { useDates } from './use-dates.ts';
import { useOwnName } from './use-own-name.ts';

const place = { id: 'registration', position: 'bottom-center' } as const;

const showToast = (message: string, announce: Announce) =>
  toast.error(message, { ...place, duration: checkDuration, announce });

/** The confirmation is posted in the background: its failure is logged without any data of the form and changes nothing (REQ M26, M27). */
async function post(values: Registration) {
  const { report, confirmation } = registration.letters(letterhead, values, new Date());
  await send(report, messages.failedWithoutMessage);
  // It names no child: the first one is for all of a family.
  if (confirmation && !values.siblings)
    send(confirmation, '').catch(() => console.error('The confirmation e-mail could not be sent.'));
}

/** The step that was shown last: a form that is drawn anew, with what stood in its fields (forms/drafts.ts), shows it again. */
let lastStep = 1;

export function useRegistration() {
  const heading = useRef<HTMLHeadingElement>(null);

  const form = useCheckedForm(registration, {
    idOf: (name) => `registration-${name}`,
    onInvalid: showFirstFailure,
    // `form` and what checks its fields need each other: these handlers are called only after both exist.
    eventsOf(name) {
      if (isDateField(name)) return { onChange: () => dates.changed(name), onBlur: (event) => dates.left(name, event) };
      return name === 'childFirstName' || name === 'childLastName'
        ? { onBlur: (event) => ownName.left(event) }
        : undefined;
    },
  });
  const [step, setStep] = useState(() => (form.isRestored ? lastStep : 1));
  const dates = useDates({ form, showToast, isShown: step === stepFields.length });
  const ownName = useOwnName(form);
  const sending = useSending(form, {
    post,
    toasts: { place, words: messages },
    onSent: () => setStep(1),
  });
  const { element, getValues, clearErrors, errorOf } = form;

  useEffect(() => {
    lastStep = step;
  }, [step]);

  /**
   * A toast with the first message. It is silent, because moving the focus to the field announces the message. If the field already has focus (Enter was pressed
   * in it), nothing would be announced, so the toast is.
   */
  function showFirstFailure([first]: readonly Failure[]) {
    const hasFocus = document.activeElement === element.current?.elements.namedItem(first?.field ?? '');
    showToast(first?.message ?? '', hasFocus ? 'polite' : 'silent');
  }

  function goTo(next: number) {
    toast.dismiss(place.id);
    flushSync(() => {
      clearErrors();
      setStep(next);
    });
    focusInView(heading.current);
  }

  const yearAdvice = (name: DateField) =>
    errorOf(name) && hasShortYear(getValues(name)) ? words.shortYear : undefined;

  return {
    form,
    sending,
    step,
    heading,
    submit: (event: FormEvent) =>
      void (step < stepFields.length
        ? form.submit(event, () => goTo(step + 1), stepFields[step - 1])
        : form.submit(event, sending.send)),
    goBack: () => goTo(step - 1),
    /** After sending: the empty form again. */
    startAgain() {
      sending.forgetOutcome();
      goTo(1);
    },
    /** After sending: the step of the child, empty, behind what the parent has answered. */
    addSibling(sent: Registration) {
      const { childFirstName, childLastName, startDate, siblings } = sent;
      form.reset({
        ...sent,
        childFirstName: '',
        childLastName: '',
        dob: '',
        startDate,
        siblings: [siblings, `${childFirstName} ${childLastName}`].filter(Boolean).join(', '),
      });
      sending.forgetOutcome();
      goTo(stepFields.length);
    },
    limits: dates.limits,
    /** Who was registered just before. */
    siblings: getValues('siblings'),
    asides: { childFirstName: ownName.question, startDate: yearAdvice('startDate'), dob: yearAdvice('dob') },
  };
}
