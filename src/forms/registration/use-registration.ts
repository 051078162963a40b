/** How the registration form behaves: its steps, its checks, and its sending (REQ F29 to F37; product decisions 5, 19, 23 and 26). */
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';

import { emptyAnswers, messages, steps, type RegistrationAnswers } from '#content/words/registration.ts';
import { tellFirst } from '#forms/send.ts';
import { toast, type Announce } from '#ui/overlay/toast-store.ts';

import { forget, recall, remember } from './memory.ts';
import { checkStep, tidyAnswers, type Failure, type FieldName } from './rules.ts';
import { sendRegistration } from './send-registration.ts';
import { isDateField, useDates } from './use-dates.ts';

/** All toasts of this form are one toast that changes its words. */
const shared = { id: 'registration', position: 'bottom-center' } as const;
/** How long the toast of a check stays, in ms (REQ V2). */
const checkDuration = 3000;

const complain = (message: string, announce: Announce) =>
  toast.error(message, { ...shared, duration: checkDuration, announce });

type Outcome =
  | { is: 'open' | 'sending' }
  | { is: 'sent'; child: string; email: string }
  | { is: 'refused'; message: string };

export function useRegistration() {
  const form = useForm<RegistrationAnswers>({
    defaultValues: recall()?.answers ?? emptyAnswers,
    shouldFocusError: false,
  });
  const { register, getValues, setError, clearErrors, reset, formState } = form;
  const [step, setStep] = useState(() => recall()?.step ?? 1);
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const present = useRef(step);

  const input = (name: FieldName) => element.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? undefined;
  const dates = useDates({
    form,
    complain,
    isPresent: () => present.current === steps.length,
    input,
  });

  useEffect(() => {
    present.current = step;
    return () => remember(getValues(), step);
  }, [step, getValues]);

  // The first check of all makes its code ready, which takes a slow phone eight times as long as the check itself: not when Next is pressed.
  useEffect(() => {
    const check = () => steps.forEach((_, index) => checkStep(index + 1, emptyAnswers, new Date()));
    if (!('requestIdleCallback' in window)) return;
    const request = requestIdleCallback(check);
    return () => cancelIdleCallback(request);
  }, []);

  function goTo(next: number) {
    toast.dismiss(shared.id);
    flushSync(() => {
      clearErrors();
      setStep(next);
    });
    heading.current?.focus();
  }

  /**
   * One toast with the first message, each message beside its field, and the focus on the field that the toast names: there it is heard, once. Who presses
   * Enter in that very field is there already and would hear nothing, so the toast says it.
   */
  function refuse(failures: readonly Failure[], first: Failure) {
    flushSync(() => {
      clearErrors();
      for (const { field, message } of failures) setError(field, { message });
    });
    const field = input(first.field);
    complain(first.message, document.activeElement === field ? 'polite' : 'silent');
    field?.focus();
  }

  /** What became of the sending stands in the page and takes the focus, unless the parent has gone elsewhere meanwhile: then the toast says it. */
  function conclude(next: Outcome, say: (announce: { announce?: Announce }) => void) {
    const here = element.current?.contains(document.activeElement) || document.activeElement === document.body;
    const takesFocus = element.current !== null && here;
    say(takesFocus ? { announce: 'silent' } : {});
    flushSync(() => setOutcome(next));
    if (takesFocus) panel.current?.focus();
  }

  async function submit() {
    const answers = tidyAnswers(getValues());
    sending.current = true;
    setOutcome({ is: 'sending' });
    clearErrors();
    toast.loading(messages.sending, shared);
    const problem = await tellFirst(sendRegistration(answers)).catch((error: Error) => error);
    sending.current = false;
    if (problem) {
      const message = messages.failed.replace('{message}', () => problem.message);
      conclude({ is: 'refused', message }, (announce) => toast.error(message, { ...shared, ...announce }));
      return;
    }
    reset(emptyAnswers);
    setStep(1);
    forget();
    conclude({ is: 'sent', child: answers.childFirstName, email: answers.parentEmail }, (announce) =>
      toast.success(messages.sent, { ...shared, ...announce }),
    );
  }

  function proceed(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    const failures = checkStep(step, getValues(), new Date(), dates.halfTyped());
    if (failures[0]) refuse(failures, failures[0]);
    else if (step < steps.length) goTo(step + 1);
    else void submit();
  }

  /** A message beside a field stays until the field is mended. */
  function recheck(name: FieldName) {
    if (!formState.errors[name]) return;
    const failure = checkStep(step, getValues(), new Date(), dates.halfTyped()).find(({ field }) => field === name);
    if (failure) setError(name, { message: failure.message });
    else clearErrors(name);
  }

  function control(name: FieldName) {
    const { ref, onChange, onBlur } = register(name, {
      onChange: () => (isDateField(name) ? dates.changed(name) : recheck(name)),
      onBlur: (event: FocusEvent) => isDateField(name) && dates.left(name, event),
    });
    return { ref, onChange, onBlur };
  }

  return {
    step,
    outcome,
    element,
    heading,
    panel,
    proceed,
    control,
    limits: dates.limits,
    goBack: () => goTo(step - 1),
    errorOf: (name: FieldName) => formState.errors[name]?.message,
    answers: form.control,
  };
}
