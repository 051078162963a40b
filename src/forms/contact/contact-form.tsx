// The message form. Without scripts it posts by itself; with them it checks, sends once, and says what became of it, in a toast and in the page.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { barrier, fields, isBarrier, messages, words } from '#content/words/contact.ts';
import { provider } from '#content/records/provider.ts';
import { Outcome } from '#forms/outcome.tsx';
import { send, tellFirst } from '#forms/send.ts';
import { contactInquiry, type Inquiry } from '#mail/contact-inquiry.ts';
import { plainPaths } from '#mail/contract.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { HiddenField } from '#ui/control/hidden-field.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { toast } from '#ui/overlay/toast-store.ts';

import { Refused } from './refused.tsx';
import { emptyInquiry, fieldNames, inquirySchema, purpose } from './rules.ts';

/** How long the toast of a check stays, in ms (REQ V2). */
const checkDuration = 3000;
/** The second press of a double click, in ms, is not a message of its own. */
const doublePress = 500;
/** One toast for the form: each replaces the one before. */
const place = { id: 'contact', position: 'top-center' } as const;

/** Where a message stands; an outcome takes the focus unless the reader has gone elsewhere meanwhile. */
type State =
  | { is: 'open' | 'sending' }
  | { is: 'sent'; takesFocus: boolean }
  | { is: 'refused'; takesFocus: boolean; reason: string };

export function ContactForm() {
  const { search } = useLocation();
  const opening = isBarrier(search) ? barrier.opening : '';
  const { control, register, handleSubmit, reset, setFocus, setValue, formState } = useForm<Inquiry>({
    resolver: zodResolver(inquirySchema),
    defaultValues: { ...emptyInquiry, message: opening },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const [state, setState] = useState<State>({ is: 'open' });
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const checked = useRef(0);

  // The first failing field takes the focus once its message is in the page, so that the message is heard with it.
  useEffect(() => {
    if (checked.current === submitCount) return;
    checked.current = submitCount;
    const first = firstFailing(errors);
    if (first) setFocus(first);
  }, [submitCount, errors, setFocus]);

  useEffect(() => {
    if ('takesFocus' in state && state.takesFocus) outcome.current?.focus();
  }, [state]);

  /** Only a blank message has a toast. When its field takes the focus the same words are heard there, so the toast is silent. */
  function refuse(failing: FieldErrors<Inquiry>) {
    if (failing.message?.message !== messages.messageBlank) return;
    const announce = firstFailing(failing) === 'message' ? 'silent' : 'polite';
    toast.blank(messages.messageBlank, { ...place, duration: checkDuration, announce });
  }

  async function post(inquiry: Inquiry) {
    toast.loading(messages.sending, place);
    setState({ is: 'sending' });
    const problem = await tellFirst(send(contactInquiry(provider, inquiry), messages.failedWithoutMessage)).catch(
      (error: Error) => error,
    );
    const takesFocus = hasFocus(form.current);
    // Where the outcome takes the focus it is heard there, once.
    const told = takesFocus ? ({ ...place, announce: 'silent' } as const) : place;
    if (problem) {
      const reason = messages.failed.replace('{message}', () => problem.message);
      toast.error(reason, told);
      setState({ is: 'refused', takesFocus, reason });
    } else {
      // Emptied while it has the focus, a field is named by Orca and Firefox after the outcome, as if one stood in it.
      if (takesFocus) (document.activeElement as HTMLElement | null)?.blur();
      reset(emptyInquiry);
      // The browser's own reset brings back what the form opened with.
      setValue('message', '');
      toast.success(messages.sent, told);
      setState({ is: 'sent', takesFocus });
      await new Promise((resolve) => setTimeout(resolve, doublePress));
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    await handleSubmit(post, refuse)(event).finally(() => (busy.current = false));
  }

  /** What react-hook-form needs of a field whose name in the markup is not its name in the rules. */
  function attach(name: keyof Inquiry) {
    const { ref, onChange, onBlur } = register(name);
    const told = (tell: typeof onChange) => (event: { type: string; target: { value: string } }) =>
      tell({ type: event.type, target: { name, value: event.target.value } });
    return { ref, onChange: told(onChange), onBlur: told(onBlur) };
  }

  return (
    <form
      ref={form}
      method="post"
      action={plainPaths.contact}
      noValidate
      aria-label={words.name}
      onSubmit={submit}
      className="clear-of-toast field-grid rounded-card bg-surface p-5 shadow-lift tablet:p-8 forced-colors:border-2"
    >
      <HiddenField {...purpose} />
      {state.is === 'sent' && (
        <div className="mb-6">
          <Outcome ref={outcome} tone="success" title={words.done.title} line={words.done.text} />
        </div>
      )}
      <div className="field-columns">
        {fields.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            id={`contact-${name}`}
            name={fieldNames[name]}
            error={errors[name]?.message}
            defaultValue={name === 'message' && opening ? opening : undefined}
            control={attach(name)}
          />
        ))}
      </div>
      {state.is === 'refused' && <Refused ref={outcome} reason={state.reason} control={control} />}
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-small text-ink-soft">{words.assurance}</p>
        <Button type="submit" busy={state.is === 'sending'}>
          {state.is === 'sending' && (
            <span className="turning">
              <Icon name="circle-notch" />
            </span>
          )}
          {state.is === 'sending' ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  );
}

const firstFailing = (failing: FieldErrors<Inquiry>) => fields.find(({ name }) => failing[name])?.name;

/** True while the reader is still in the form, or nowhere in particular. */
const hasFocus = (form: HTMLFormElement | null) =>
  form?.contains(document.activeElement) || document.activeElement === document.body;
