/** Sends a valid form once, empties it if that succeeded, and shows and announces the outcome (product decisions 19, 25 and 27). */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';

import { refused } from '#content/site/words/forms.ts';
import { fillWords } from '#ui/fill-words.ts';
import { useIsDrawnAnew } from '#runtime/use-is-hydrated.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { toast, type ToastOptions } from '#ui/overlay/toast-store.ts';

import { forgetDraft, keyOf } from './drafts.ts';
import type { Outcome } from './record.ts';
import { NotSent, nothingAfter, tellFirst } from './send.ts';
import type { CheckedForm } from './use-checked-form.ts';

/** In ms: a second press within this time is a double click and sends nothing. */
const doublePress = 500;
/** How long the toast of a check stays, in ms (REQ V2). */
export const checkDuration = 3000;

/** A form has one toast, whose text changes. In `failed`, `{message}` is the reason, `failedWithoutMessage` if there is none. */
export interface FormToasts {
  readonly place: { readonly id: string; readonly position: 'top-center' | 'bottom-center' };
  readonly words: Readonly<Record<'sending' | 'sent' | 'failed' | 'failedWithoutMessage', string>>;
}

interface SendingOptions<Values> {
  /** Posts the values; throws NotSent, or another error if something is broken. */
  post: (values: Values) => Promise<void>;
  /** With toasts, the outcome is a panel that receives focus and stays, after success in place of the form; without, a status beside the button. */
  toasts?: FormToasts;
  /** Called when the form was sent and its fields were emptied. */
  onSent?: () => void;
}

type Conclusion<Values> = Exclude<Outcome<Values>, { is: 'open' | 'sending' }>;

/** What comes of a message, by form and page, until its form has shown it: the visitor may leave the page before, and come back. In memory only. */
const underWay = new Map<string, Promise<Conclusion<FieldValues>>>();

export function useSending<Values extends FieldValues>(
  { record, posted, element, clearErrors, reset }: CheckedForm<Values>,
  { post, toasts, onSent }: SendingOptions<Values>,
) {
  // A form that React draws anew meanwhile waits for the answer as the one before it did, so that nobody sends a message twice.
  const isDrawnAnew = useIsDrawnAnew();
  const [earlier] = useState(
    () => (isDrawnAnew ? underWay.get(keyOf(record.page.path)) : undefined) as Promise<Conclusion<Values>> | undefined,
  );
  const [outcome, setOutcome] = useState<Outcome<Values>>(
    earlier ? { is: 'sending' } : (posted?.outcome ?? { is: 'open' }),
  );
  const panel = useRef<HTMLDivElement>(null);

  function refusalOf(error: unknown): Conclusion<Values> {
    if (!(error instanceof NotSent)) console.error(error);
    const without = toasts?.words.failedWithoutMessage ?? refused.noAnswer;
    const message = error instanceof NotSent ? error.message : without;
    // The daycare’s own sentence, and no failure.
    const isFinal = error instanceof NotSent && error.cause === 'waiting-list';
    return {
      is: 'refused',
      reason: toasts && !isFinal ? fillWords(toasts.words.failed, { message }) : message,
      isFinal,
    };
  }

  const showLate = useEffectEvent((next: Conclusion<Values>) =>
    show(next, new URL(location.href), Boolean(element.current?.contains(document.activeElement))),
  );
  useEffect(() => {
    let isLeft = false;
    void earlier?.then((conclusion) => isLeft || showLate(conclusion));
    return () => void (isLeft = true);
  }, [earlier]);

  async function send(values: Values) {
    if (outcome.is === 'sending') return;
    const place = new URL(location.href);
    clearErrors();
    setOutcome({ is: 'sending' });
    if (toasts) toast.loading(toasts.words.sending, toasts.place);
    // What is thrown before the first wait is told too.
    const answer = (async () => post(values))();
    const conclusion = (toasts ? tellFirst(answer) : answer).then(
      (): Conclusion<Values> => ({ is: 'sent', values }),
      refusalOf,
    );
    underWay.set(keyOf(record.page.path, place), conclusion);
    const next = await conclusion;
    conclude(next, place);
    // The form is busy meanwhile. A form with steps shows step 1 again, whose button must work at once.
    if (next.is === 'sent' && record.groups.length === 1) await nothingAfter(doublePress);
  }

  /** The outcome receives focus unless the visitor has left the form meanwhile. With focus it is announced there, so the toast is silent. */
  function conclude(next: Conclusion<Values>, place: URL) {
    const isHere = element.current?.contains(document.activeElement) || document.activeElement === document.body;
    const takesFocus = Boolean(toasts && element.current && isHere);
    try {
      if (next.is === 'sent') forgetDraft(record, place);
      if (toasts) {
        const told: ToastOptions = { ...toasts.place, ...(takesFocus && { announce: 'silent' }) };
        if (next.is === 'sent') toast.success(toasts.words.sent, told);
        else toast.error(next.reason, told);
      }
    } finally {
      if (element.current) show(next, place, takesFocus);
    }
  }

  function show(next: Conclusion<Values>, place: URL, takesFocus: boolean) {
    underWay.delete(keyOf(record.page.path, place));
    try {
      if (next.is === 'sent') {
        // Blur before emptying: otherwise Orca with Firefox announces the emptied field after the outcome.
        if (takesFocus) (document.activeElement as HTMLElement | null)?.blur();
        reset(record.empty);
        onSent?.();
      }
    } finally {
      // Whatever has failed before: a form that says it is sending would be waited for.
      flushSync(() => setOutcome(next));
    }
    if (takesFocus) focusInView(panel.current);
  }

  /** Removes the outcome: the form is not valid any more, or another message is begun. */
  const forgetOutcome = () => setOutcome({ is: 'open' });

  return { outcome, panel, send, forgetOutcome };
}

export type Sending<Values extends FieldValues> = ReturnType<typeof useSending<Values>>;
