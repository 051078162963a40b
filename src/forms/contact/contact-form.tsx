// The message form. Without scripts the browser posts it; with scripts it is validated, sent once, and its outcome shown in a toast and in the page.
import { useSearchParams } from 'react-router-dom';

import { letterhead } from '#content/site/letterhead.ts';
import { message, refused } from '#content/site/words/forms.ts';
import { barrierOpening, isBarrier, messages, words } from '#content/words/contact.ts';
import { FormFields, FormFrame, SendButton } from '#forms/form-frame.tsx';
import type { InquiryValues } from '#forms/inquiry.ts';
import { OutcomePanel } from '#forms/outcome.tsx';
import type { Failure } from '#forms/record.ts';
import { Refused, shortened } from '#forms/refused.tsx';
import { SendAnother } from '#forms/send-another.tsx';
import { send } from '#forms/send.ts';
import { useCheckedForm } from '#forms/use-checked-form.ts';
import { checkDuration, useSending } from '#forms/use-sending.ts';
import { toast } from '#ui/overlay/toast-store.ts';

import { contact } from './record.ts';

const place = { id: 'contact', position: 'top-center' } as const;

const letter = (values: InquiryValues) => contact.letters(letterhead, values, new Date()).report;
/** For the visitor's own mail program. */
const draft = (values: InquiryValues) => letter({ ...values, dzMessage: shortened(values.dzMessage) });
const post = (values: InquiryValues) => send(letter(values), messages.failedWithoutMessage);

/**
 * Only a blank message has a toast (REQ C10), and only if the focus goes to it: a toast never names another field than the one in focus (product decision 23).
 * It is silent, because the focus announces the same text.
 */
function showBlankMessage([first]: readonly Failure[]) {
  if (first?.field !== 'dzMessage') return;
  toast.blank(messages.messageBlank, { ...place, duration: checkDuration, announce: 'silent' });
}

export function ContactForm() {
  const [query] = useSearchParams();
  const opening = isBarrier(query) ? { dzMessage: barrierOpening } : {};
  const form = useCheckedForm(contact, {
    idOf: (name) => `contact-${name}`,
    opening,
    onRefused: showBlankMessage,
  });
  const sending = useSending(form, { post, toasts: { place, words: messages } });
  const { outcome, panel, send: sendOnce, forgetOutcome } = sending;

  function startAgain() {
    forgetOutcome();
    form.setFocus('dzName');
  }

  return (
    <FormFrame
      form={form}
      onSubmit={(event) => void form.submit(event, sendOnce)}
      name={{ 'aria-label': words.name }}
      surface="card"
    >
      {outcome.is === 'sent' && (
        <OutcomePanel ref={panel} tone="success" title={message.sent.title} line={message.sent.text}>
          <SendAnother form={form} words={words.another} place="message" onPress={startAgain} />
        </OutcomePanel>
      )}
      <div hidden={outcome.is === 'sent'}>
        <FormFields form={form} opening={opening} />
        {outcome.is === 'refused' && (
          <div className="mt-6">
            <Refused form={form} sending={sending} title={refused.title} mail={words.mail} letter={draft} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
          <p className="mr-auto text-small text-ink-soft">{message.promise}</p>
          <SendButton outcome={outcome} words={words} />
        </div>
      </div>
    </FormFrame>
  );
}
