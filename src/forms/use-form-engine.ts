/** How every form behaves: its record's rules check it, the first failing field takes the focus, it is sent once, emptied or kept, and its outcome is told (product decisions 19, 25 and 27). */
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { get, useForm, type FieldError, type FieldValues } from 'react-hook-form';

import { fillWords } from '#ui/fill-words.ts';
import { toast, type ToastOptions } from '#ui/overlay/toast-store.ts';

import { namesOf, type Failure, type FormRecord, type Values } from './record.ts';
import { tellFirst } from './send.ts';

/** The second press of a double click, in ms, is not a message of its own. */
const doublePress = 500;

export type Outcome = { is: 'open' | 'sending' } | { is: 'sent'; values: Values } | { is: 'refused'; reason: string };

/** All toasts of a form are one toast that changes its words. In `failed`, `{message}` is the reason. */
export interface FormToasts {
  readonly place: { readonly id: string; readonly position: 'top-center' | 'bottom-center' };
  readonly words: { readonly sending: string; readonly sent: string; readonly failed: string };
}

interface EngineOptions {
  record: FormRecord;
  /** What the fields hold when the form opens. */
  opening?: object;
  /** Failing fields in their order, where not every field of the record is asked for at once. */
  check?: (values: Values) => readonly Failure[];
  /** Called before the first failing field takes the focus. */
  complain?: (failures: readonly Failure[], field: HTMLElement | undefined) => void;
  /** The next step, while there is one: a form that passes its check goes on to it and is not sent. */
  goOn?: (() => void) | undefined;
  /** Posts what was typed; throws an Error whose message is told. Undefined where the browser posts the form itself. */
  sender: () => ((values: Values, form: HTMLFormElement) => Promise<void>) | undefined;
  /** With toasts, the outcome is a panel that takes the focus and stays; without, a status beside the button that speaks of the last press. */
  toasts?: FormToasts;
  /** Called when the form was sent and is empty again. */
  onSent?: () => void;
  /** What else a field does when it changes or is left; a field without `onChange` is checked again while it has a message. */
  eventsOf?: (name: string) => { onChange?: () => void; onBlur?: (event: FocusEvent) => void };
}

export type FormEngine = ReturnType<typeof useFormEngine>;

export function useFormEngine(options: EngineOptions) {
  const { record, opening, complain, goOn, sender, toasts, onSent, eventsOf } = options;
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

  /** The first failing field takes the focus once its message is in the page, so that the message is heard with it. */
  function refuse(failures: readonly Failure[], { field }: Failure) {
    flushSync(() => {
      clearErrors();
      for (const failure of failures) setError(failure.field, { message: failure.message });
      if (!toasts) setOutcome({ is: 'open' });
    });
    complain?.(failures, fieldOf(field));
    fieldOf(field)?.focus();
  }

  /** A message beside a field stays until the field is mended. */
  function mend(name: string) {
    if (!getFieldState(name).error) return;
    const failure = failing(values()).find(({ field }) => field === name);
    if (failure) setError(name, { message: failure.message });
    else clearErrors(name);
  }

  function submit(event: FormEvent) {
    const send = sender();
    if (send || isBusy.current) event.preventDefault();
    if (isBusy.current) return;
    const failures = failing(values());
    if (failures[0]) {
      event.preventDefault();
      refuse(failures, failures[0]);
    } else if (goOn) goOn();
    else if (send) void post(send);
  }

  async function post(send: NonNullable<ReturnType<typeof sender>>) {
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
    // After the last of several steps the first one stands there again, with another button.
    const rests = !problem && record.groups.length === 1;
    isBusy.current = rests;
    conclude(problem ? { is: 'refused', reason: reasonOf(problem) } : { is: 'sent', values: typed });
    if (rests) setTimeout(() => (isBusy.current = false), doublePress);
  }

  /** The outcome takes the focus unless the visitor has gone elsewhere meanwhile; where it does, it is heard there, once, and the toast is silent. */
  function conclude(next: Exclude<Outcome, { is: 'open' | 'sending' }>) {
    const isHere = element.current?.contains(document.activeElement) || document.activeElement === document.body;
    const takesFocus = Boolean(toasts && element.current && isHere);
    if (next.is === 'sent') {
      // Emptied while it has the focus, a field is named by Orca and Firefox after the outcome, as if one stood in it.
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

  /** The handlers and the ref of a field. */
  function attach(name: string) {
    const { onChange: changed = () => mend(name), onBlur: left = () => {} } = eventsOf?.(name) ?? {};
    const { ref, onChange, onBlur } = register(name, { onChange: changed, onBlur: left });
    return { ref, onChange, onBlur };
  }

  return {
    record,
    form,
    control,
    names,
    outcome,
    /** For the form, and for the panel of its outcome. */
    element,
    panel,
    submit,
    attach,
    fieldOf,
    errorOf: (name: string) => (get(errors, name) as FieldError | undefined)?.message,
  };
}
