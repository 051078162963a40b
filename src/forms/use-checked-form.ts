/**
 * A form that is checked by the schema of its record: with a message beside each invalid field, and the focus on the first. A press while it is busy does nothing
 * (product decisions 19 and 25).
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type RegisterOptions,
  type ResolverOptions,
} from 'react-hook-form';

import { focusInView } from '#ui/focus-in-view.ts';

import { inOrder } from './check.ts';
import { useDraft } from './drafts.ts';
import { usePosted } from './posted.ts';
import { htmlName, namesOf, type Failure, type FormRecord } from './record.ts';

interface CheckedFormOptions<Values extends FieldValues> {
  /** The id of a field's element. */
  idOf: (name: string) => string;
  /** Initial values, if not empty. */
  opening?: Partial<Values> | undefined;
  /** Called when the messages are in the page, before the first invalid field is focused. */
  onInvalid?: (failures: readonly Failure[]) => void;
  /** Further handlers of a field. Without `onChange`, a field with a message is checked again when it changes. */
  eventsOf?: (name: FieldPath<Values>) => Pick<RegisterOptions<Values>, 'onChange' | 'onBlur'> | undefined;
}

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>;

export function useCheckedForm<Values extends FieldValues>(
  record: FormRecord<Values>,
  { idOf, opening, onInvalid, eventsOf }: CheckedFormOptions<Values>,
) {
  const posted = usePosted(record);
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(record, element);
  const form = useForm<Values>({
    defaultValues: { ...record.empty, ...opening, ...draft, ...posted?.values } as DefaultValues<Values>,
    // Made at each check, because a page may stay open past midnight.
    resolver: (values, context, options) =>
      zodResolver(record.schemaFor(new Date(), values))(withHalfTyped(values, options), context, options),
    reValidateMode: 'onSubmit',
    // It would focus a field before its message is in the page, and in the order of the fields.
    shouldFocusError: false,
  });
  const { register, handleSubmit, trigger, getFieldState, getValues, setValue, setError, clearErrors, formState } =
    form;
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const isBusy = useRef(false);
  const names = namesOf(record);
  const errorOf = (name: FieldPath<Values>) =>
    getFieldState(name, formState).error?.message ?? posted?.failures.find(({ field }) => field === name)?.message;

  /** Browsers, password managers and extensions fill in and empty fields without an event: what the fields show is what is checked and sent. */
  const adopt = useEffectEvent(() => {
    for (const name of names) {
      const field = element.current?.elements.namedItem(htmlName(name)) as HTMLInputElement | null | undefined;
      const shown = field?.type === 'checkbox' && !field.checked ? '' : field?.value;
      if (shown !== undefined && shown !== getValues(name))
        setValue(name, shown as PathValue<Values, FieldPath<Values>>);
    }
  });
  useEffect(() => {
    const listening = element.current;
    // Before React hears of the event.
    listening?.addEventListener('submit', adopt);
    // After the load event, when browsers have restored what was typed before a reload or Back.
    addEventListener('pageshow', adopt);
    return () => {
      listening?.removeEventListener('submit', adopt);
      removeEventListener('pageshow', adopt);
    };
  }, []);

  const tell = useEffectEvent((failures: readonly Failure[]) => {
    const [first] = failures;
    if (!first) return;
    onInvalid?.(failures);
    // At once: react-hook-form's setFocus waits for a timer, and a toast that has come must find the focus in its place.
    focusInView(document.getElementById(idOf(first.field)));
  });
  // After the messages are in the page, so that screen readers announce the message with the field.
  useLayoutEffect(() => tell(failed), [failed]);

  function collectFailures() {
    const failures = names.flatMap((field) => {
      const message = getFieldState(field).error?.message;
      return message === undefined ? [] : [{ field, message }];
    });
    setFailed(inOrder(record, failures));
  }

  /** Checks the form, or only the fields of one step, and calls `onValid`. Until that has finished, further presses do nothing. */
  async function submit(
    event: FormEvent,
    onValid: (values: Values) => unknown,
    step?: readonly FieldPath<Values>[],
  ): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    let isValid = true;
    try {
      if (step) isValid = await trigger(step);
      else await handleSubmit(onValid, () => void (isValid = false))();
    } finally {
      isBusy.current = false;
    }
    if (!isValid) collectFailures();
    else if (step) onValid(form.getValues());
  }

  /** For a form that the browser posts itself, and so must be checked within the event. */
  function showFailures(failures: readonly Failure[]) {
    clearErrors();
    for (const { field, message } of failures) setError(field as FieldPath<Values>, { message });
    setFailed(failures);
  }

  /** Handlers and ref of a field. */
  function attach(name: FieldPath<Values>) {
    const recheck = () => void (getFieldState(name).invalid && trigger(name));
    const { ref, onChange, onBlur } = register(name, { onChange: recheck, ...eventsOf?.(name) });
    return { ref, onChange, onBlur };
  }

  return {
    ...form,
    record,
    posted,
    isRestored: draft !== undefined,
    element,
    idOf,
    submit,
    showFailures,
    attach,
    errorOf,
  };
}

/** A half-typed date has an empty value, and is unreadable rather than missing. */
function withHalfTyped<Values extends FieldValues>(values: Values, { fields }: ResolverOptions<Values>): Values {
  const halfTyped = Object.values(fields).filter(({ ref }) => ref instanceof HTMLInputElement && ref.validity.badInput);
  return { ...values, ...Object.fromEntries(halfTyped.map(({ name }) => [name, 'half-typed'])) };
}
