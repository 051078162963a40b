// A form of the template pages. Without scripts the browser posts it and shows a page; with scripts the EmailJS client posts it, and the outcome is shown in the
// status beside its button.
import { useEffect, useEffectEvent, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';

import { formService, type TemplateForm } from '#mail/form-service.ts';
import { refused } from '#content/site/words/forms.ts';
import { captcha, honeypot, pageField } from '#content/words/template-forms.ts';
import { addressOf, routeOf } from '#routes.ts';
import { Captcha } from '#ui/control/captcha.tsx';
import { speak } from '#ui/overlay/toast-store.ts';

import { FormFields, FormFrame, SendLine } from './form-frame.tsx';
import { PhoneAndMail } from './other-ways.tsx';
import { OutcomePanel } from './outcome.tsx';
import type { FormRecord, Outcome } from './record.ts';
import { sendToService } from './send-to-service.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { canProve, useProof } from './use-proof.ts';
import { useSending } from './use-sending.ts';

interface FormWords {
  /** Accessible name of the form, which makes it a landmark. */
  readonly name: string;
  readonly submit: string;
  readonly busy: string;
}

/** What the daycare says of what is sent. */
interface DaycareWords {
  /** Beside the button. */
  readonly promise: string;
  readonly sent: { readonly title: string; readonly text: string };
}

interface ServiceFormProps<Values extends FieldValues> {
  record: FormRecord<Values>;
  template: TemplateForm;
  words: FormWords;
  says: DaycareWords;
  /** The values of the record's carried fields, by their names in HTML. */
  carried?: Readonly<Record<string, string>>;
}

export function ServiceForm<Values extends FieldValues>({
  record,
  template,
  words,
  says,
  carried = {},
}: ServiceFormProps<Values>) {
  const isProven = record.guard === 'spam-check';
  const challenge = isProven && formService.challenge ? formService.challenge : undefined;
  const proof = useProof(challenge);
  const id = useId();
  const form = useCheckedForm(record, { idOf: (name) => `${id}-${name}`, onInvalid: () => forgetOutcome() });
  const { element } = form;
  const { outcome, send, forgetOutcome } = useSending(form, {
    async post() {
      // The visitor may leave the page meanwhile.
      const used = element.current!;
      return sendToService(used, { template, takeProof: proof.take }).catch((error: unknown) => {
        emptyHoneypot(used);
        throw error;
      });
    },
  });
  // A browser that cannot do the spam check posts the form itself.
  function post(values: Values) {
    if (challenge && !canProve()) return element.current!.submit();
    // Screen readers say nothing of a button whose words change.
    speak(words.busy);
    return send(values);
  }

  // The spam check starts when the form receives focus, which may have happened before hydration.
  const prepare = useEffectEvent(proof.prepare);
  useEffect(() => {
    const used = element.current;
    if (used?.contains(document.activeElement)) prepare();
    used?.addEventListener('focusin', prepare);
    return () => used?.removeEventListener('focusin', prepare);
  }, [element]);

  return (
    <FormFrame
      form={form}
      onSubmit={(event) => void form.submit(event, post)}
      name={{ 'aria-label': words.name }}
      carried={{ ...carried, [pageField]: usePageAddress() }}
    >
      <FormFields form={form} />
      {isProven && (
        <div className="mt-5">
          <Captcha state={proof.state} name={captcha.name} text={captcha[proof.state]} />
        </div>
      )}
      <SendLine promise={says.promise} outcome={outcome} words={words} />
      <div role="status" className="mt-5 empty:mt-0">
        <OutcomeMessage outcome={outcome} sent={says.sent} />
      </div>
    </FormFrame>
  );
}

/** A password manager may have filled in the honeypot, which nobody sees. A visitor who is asked to send again must be able to. */
function emptyHoneypot({ elements }: HTMLFormElement) {
  const field = elements.namedItem(honeypot.name);
  if (field instanceof HTMLInputElement) field.value = '';
}

/** The address of the page in the HTML that the server sent. */
function usePageAddress(): string {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return addressOf(routeOf(pathname) ?? { path: pathname }, query);
}

/** The outcome; the status that contains it announces it once. */
function OutcomeMessage({ outcome, sent }: { outcome: Outcome<unknown>; sent: DaycareWords['sent'] }) {
  if (outcome.is === 'sent') return <OutcomePanel tone="success" heading="p" title={sent.title} line={sent.text} />;
  if (outcome.is !== 'refused') return null;
  return (
    <OutcomePanel tone="error" heading="p" title={refused.title} line={outcome.reason}>
      <p className="mt-1">{refused.kept}</p>
      <PhoneAndMail />
    </OutcomePanel>
  );
}
