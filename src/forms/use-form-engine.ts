/**
 * What every form does with scripts: validates by the rules of its record, focuses the first invalid field, sends once, empties the fields if that succeeded, and
 * shows and announces the outcome (product decisions 19, 25 and 27).
 */
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { get, useForm, type FieldError, type FieldValues } from 'react-hook-form';

import { fillWords } from '#ui/fill-words.ts';
import { toast, type ToastOptions } from '#ui/overlay/toast-store.ts';

import { namesOf, type Failure, type FormRecord, type Values } from './record.ts';
import { tellFirst } from './send.ts';

/** In ms: a second press within this time is a double click and sends nothing. */
const doublePress = 500;
/** How long the toast of a check stays, in ms (REQ V2). */
export const checkDuration = 3000;

export type Outcome = { is: 'open' | 'sending' } | { is: 'sent'; values: Values } | { is: 'refused'; reason: string };

/** A form has one toast, whose text changes. In `failed`, `{message}` is the reason. */
export interface FormToasts {
  readonly place: { readonly id: string; readonly position: 'top-center' | 'bottom-center' };
  readonly words: { readonly sending: string; readonly sent: string; readonly failed: string };
}

interface EngineOptions {
  record: FormRecord;
  /** Initial values. */
  opening?: object;
  /** Invalid fields in order; for a form that shows only some fields of its record at a time. */
  check?: (values: Values) => readonly Failure[];
  /** Called before the first invalid field is focused. */
  onInvalid?: (failures: readonly Failure[], field: HTMLElement | undefined) => void;
  /** Undefined in the last step: only there a valid form is sent. */
  goToNextStep?: (() => void) | undefined;
  /** Returns what posts the values and throws an Error with a message for the visitor; undefined where the browser posts the form itself. */
  senderOf: () => ((values: Values, form: HTMLFormElement) => Promise<void>) | undefined;
  /** With toasts, the outcome is a panel that receives focus and stays; without, a status beside the button, about the last attempt. */
  toasts?: FormToasts;
  /** Called when the form was sent and its fields were emptied. */
  onSent?: () => void;
  /** Further handlers of a field. Without `onChange`, a field with a message is revalidated when it changes. */
  eventsOf?: (name: string) => { onChange?: () => void; onBlur?: (event: FocusEvent) => void };
}

export type FormEngine = ReturnType<typeof useFormEngine>;

export function useFormEngine(options: EngineOptions) {
  const { record, opening, onInvalid, goToNextStep, senderOf, toasts, onSent, eventsOf } = options;
  const form = useForm<FieldValues>({ ...(opening && { defaultValues: opening }), shouldFocusError: false });
  const { register, getValues, setValue, setError, clearErrors, getFieldState, control } = form;
  const { errors } = form.formState;
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const element = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  const names = namesOf(record);
  const values = (): Values => Object.fromEntries(names.map((name) => [name, getValues(name) ?? '']));
  const failing = options.check ?? ((typed: Values) => record.rules(typed, new Date()));
  const reasonOf = ({ message }: Error) => (toasts ? fillWords(toasts.words.failed, { message }) : message);
  const fieldOf = (name: string) => (element.current?.elements.namedItem(name) as HTMLElement | null) ?? undefined;

  /** Focuses the first invalid field after its message is in the page, so that screen readers announce the message with the field. */
  function refuse(failures: readonly Failure[], { field }: Failure) {
    flushSync(() => {
      clearErrors();
      for (const failure of failures) setError(failure.field, { message: failure.message });
      if (!toasts) setOutcome({ is: 'open' });
    });
    onInvalid?.(failures, fieldOf(field));
    fieldOf(field)?.focus();
  }

  /** The message beside a field stays until the field is valid. */
  function revalidate(name: string) {
    if (!getFieldState(name).error) return;
    const failure = failing(values()).find(({ field }) => field === name);
    if (failure) setError(name, { message: failure.message });
    else clearErrors(name);
  }

  function submit(event: FormEvent) {
    const send = senderOf();
    if (send || isBusy.current) event.preventDefault();
    if (isBusy.current) return;
    const failures = failing(values());
    if (failures[0]) {
      event.preventDefault();
      refuse(failures, failures[0]);
    } else if (goToNextStep) goToNextStep();
    else if (send) void post(send);
  }

  async function post(send: NonNullable<ReturnType<typeof senderOf>>) {
    const typed = values();
    isBusy.current = true;
    clearErrors();
    setOutcome({ is: 'sending' });
    if (toasts) toast.loading(toasts.words.sending, toasts.place);
    const answer = send(typed, element.current!);
    const problem = await (toasts ? tellFirst(answer) : answer).then(
      () => undefined,
      (error: Error) => error,
    );
    // Ignore a double click after sending. Not in a form with steps: it shows step 1 again, whose button must work at once.
    const ignoresNextPress = !problem && record.groups.length === 1;
    isBusy.current = ignoresNextPress;
    conclude(problem ? { is: 'refused', reason: reasonOf(problem) } : { is: 'sent', values: typed });
    if (ignoresNextPress) setTimeout(() => (isBusy.current = false), doublePress);
  }

  /** The outcome receives focus unless the visitor has left the form meanwhile. With focus it is announced there, so the toast is silent. */
  function conclude(next: Exclude<Outcome, { is: 'open' | 'sending' }>) {
    const isHere = element.current?.contains(document.activeElement) || document.activeElement === document.body;
    const takesFocus = Boolean(toasts && element.current && isHere);
    if (next.is === 'sent') {
      // Blur before emptying: otherwise Orca with Firefox announces the emptied field after the outcome.
      if (takesFocus) (document.activeElement as HTMLElement | null)?.blur();
      for (const name of names) setValue(name, '');
      onSent?.();
    }
    if (toasts) {
      const told: ToastOptions = { ...toasts.place, ...(takesFocus && { announce: 'silent' }) };
      if (next.is === 'sent') toast.success(toasts.words.sent, told);
      else toast.error(next.reason, told);
    }
    flushSync(() => setOutcome(next));
    if (takesFocus) panel.current?.focus();
  }

  /** Handlers and ref of a field. */
  function attach(name: string) {
    const { onChange: changed = () => revalidate(name), onBlur: left = () => {} } = eventsOf?.(name) ?? {};
    const { ref, onChange, onBlur } = register(name, { onChange: changed, onBlur: left });
    return { ref, onChange, onBlur };
  }

  return {
    record,
    form,
    control,
    names,
    outcome,
    /** Refs of the form and of its outcome panel. */
    element,
    panel,
    submit,
    attach,
    fieldOf,
    errorOf: (name: string) => (get(errors, name) as FieldError | undefined)?.message,
  };
}
