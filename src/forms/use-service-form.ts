/** How a template form is sent: checked, posted once through the EmailJS client, emptied or kept, and its outcome told beside it (product decision 28). */
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { formService, type TemplateForm } from '#content/records/form-service.ts';

import type { Answer } from './emailjs.ts';
import { canProve, useProof } from './use-proof.ts';

/** The second press of a double click, in ms, is not a message of its own. */
const doublePress = 500;
/** How long an answer may take, in ms; after that it counts as none. */
const patience = 60_000;

export type Values = Readonly<Record<string, string>>;
export type Check = (values: Values) => readonly { field: string; message: string }[];
export type State = { is: 'open' | 'sending' | 'sent' } | { is: 'refused'; reason: string };

interface Parts {
  template: TemplateForm;
  check: Check;
  /** Whether the service asks for the spam check. */
  isProven: boolean;
  words: { reason: string; tooSoon: string };
}

export function useServiceForm({ template, check, isProven, words }: Parts) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Values>({});
  const [state, setState] = useState<State>({ is: 'open' });
  const isBusy = useRef(false);
  const challenge = isProven && formService.challenge ? formService.challenge : undefined;
  const proof = useProof(challenge);

  // The check begins when somebody comes to the form, who may be there before this code is.
  const prepare = useEffectEvent(proof.prepare);
  useEffect(() => {
    const element = form.current;
    if (element?.contains(document.activeElement)) prepare();
    element?.addEventListener('focusin', prepare);
    return () => element?.removeEventListener('focusin', prepare);
  }, []);

  const failing = () =>
    Object.fromEntries(check(valuesOf(form.current!)).map(({ field, message }) => [field, message]));

  /** A field that has a message is checked again with every change, so that the message goes when it is mended. */
  function mend() {
    if (Object.keys(errors).length === 0) return;
    const now = failing();
    setErrors(Object.fromEntries(Object.entries(now).filter(([name]) => name in errors)));
  }

  async function post(): Promise<Answer> {
    const { createService } = await import('./emailjs.ts');
    const service = createService(formService, window.location.origin);
    const solved = await proof.take();
    return solved === undefined
      ? service.sendForm(template, form.current!)
      : service.send(template, { ...valuesOf(form.current!), altcha: solved });
  }

  async function sendOnce() {
    setState({ is: 'sending' });
    const answer = await Promise.race([post(), nothingAfter(patience)]).then(
      (given) => ({ ...given, isSent: true }),
      async (error: unknown) => ({ ...(await import('./emailjs.ts')).answerOf(error), isSent: false }),
    );
    // Status and text only, nothing of the form (product decision 20).
    (answer.isSent ? console.info : console.error)(`${template}: ${answer.status} ${answer.text}`);
    if (!answer.isSent) return setState({ is: 'refused', reason: reasonOf(answer, words) });
    form.current?.reset();
    setState({ is: 'sent' });
    await new Promise((resolve) => setTimeout(resolve, doublePress));
  }

  async function submit(event: FormEvent) {
    // Where the browser cannot do the check, the form posts by itself.
    if (challenge && !canProve()) return;
    event.preventDefault();
    if (isBusy.current) return;
    const failures = failing();
    // The first failing field takes the focus once its message is in the page, so that the message is heard with it.
    flushSync(() => {
      setErrors(failures);
      setState({ is: 'open' });
    });
    const [first] = Object.keys(failures);
    if (first !== undefined) return (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    isBusy.current = true;
    await sendOnce().finally(() => (isBusy.current = false));
  }

  return { form, errors, state, captcha: proof.state, mend, submit };
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The service's own sentence if it has one; never a status or a word of the protocol. */
function reasonOf({ status, text }: Answer, words: Parts['words']): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // Not from our gateway: the words below stand for it.
  }
  return status === 429 ? words.tooSoon : words.reason;
}

const nothingAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('No answer')), ms));
