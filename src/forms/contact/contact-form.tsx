// The message form. Without scripts the browser posts it; with scripts it is validated, sent once, and its outcome shown in a toast and in the page.
import type { FieldPath } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import type { OwnField } from '#content/rules/own-fields.ts';
import { letterhead } from '#content/values/daycare.ts';
import { message, refused, visit } from '#content/site/words/forms.ts';
import { visitTimes } from '#content/values/opening.ts';
import { houseField as house } from '#content/values/registration.ts';
import {
  barrierOpening,
  houseField,
  isBarrier,
  isVisit,
  messages,
  visitOpening,
  visitWays,
  visitWords,
  words,
} from '#content/words/contact.ts';
import { FormFields, FormFrame, SendLine } from '#forms/form-frame.tsx';
import { OutcomePanel } from '#forms/outcome.tsx';
import { fieldsOf, type Failure, type FieldRow } from '#forms/record.ts';
import { Refused, shortened } from '#forms/refused.tsx';
import { SendAnother } from '#forms/send-another.tsx';
import { send } from '#forms/send.ts';
import { useCheckedForm } from '#forms/use-checked-form.ts';
import { checkDuration, useSending } from '#forms/use-sending.ts';
import { toast } from '#ui/overlay/toast-store.ts';

import { contact, type ContactValues } from './record.ts';

const place = { id: 'contact', position: 'top-center' } as const;

const letter = (values: ContactValues) => contact.letters(letterhead, values, new Date()).report;
/** For the visitor's own mail program. */
const draft = (values: ContactValues) => letter({ ...values, dzMessage: shortened(values.dzMessage) });
const post = (values: ContactValues) => send(letter(values), messages.failedWithoutMessage);

/**
 * Only a blank message has a toast (REQ C10), and only if the focus goes to it: a toast never names another field than the one in focus (product decision 23).
 * It is silent, because the focus announces the same text.
 */
function showBlankMessage([first]: readonly Failure[]) {
  if (first?.field !== 'dzMessage') return;
  toast.blank(messages.messageBlank, { ...place, duration: checkDuration, announce: 'silent' });
}

type Row = FieldRow<FieldPath<ContactValues>>;

const isOfVisit = ({ name }: Row) => name.startsWith('dzVisit.');

const openingOf = (query: URLSearchParams) =>
  isBarrier(query) ? { dzMessage: barrierOpening } : visit && isVisit(query) ? { dzMessage: visitOpening } : {};

interface Choices {
  choose: string;
  all: readonly string[];
  langs?: OwnField['choiceLangs'];
}

/** The gateway knows no hours: which times there are is said here alone. */
function withChoices(field: Row): Row {
  const choices =
    field.name === houseField.name
      ? { choose: visitWords.anyHouse, all: house?.choices ?? [], langs: house?.choiceLangs }
      : field.name === 'dzVisit.Times'
        ? { choose: visitWords.anyTime, all: visitTimes }
        : field.name === 'dzVisit.Reach' && { choose: visitWords.anyWay, all: visitWays(visit?.ways) };
  if (!choices) return field;
  const { choose, all, langs = {} }: Choices = choices;
  return {
    ...field,
    kind: 'select',
    choose,
    options: all.map((choice) => ({ value: choice, label: choice, ...langs[choice] })),
  };
}

export function ContactForm() {
  const [query] = useSearchParams();
  const opening = openingOf(query);
  const form = useCheckedForm(contact, {
    idOf: (name) => `contact-${name}`,
    opening,
    onInvalid: showBlankMessage,
  });
  const sending = useSending(form, { post, toasts: { place, words: messages } });
  const { outcome, panel, send: sendOnce, forgetOutcome } = sending;
  const isForVisit = visit && (isVisit(query) || Object.values(form.posted?.values.dzVisit ?? {}).some(Boolean));
  const fields = fieldsOf<ContactValues>(contact).flatMap((field) =>
    isOfVisit(field) || field.name === houseField.name
      ? (isOfVisit(field) ? isForVisit : house)
        ? [withChoices(field)]
        : []
      : [field],
  );

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
        <OutcomePanel ref={panel} tone="success" title={message.thanks} line={message.promise}>
          <SendAnother form={form} words={words.another} place="message" onPress={startAgain} />
        </OutcomePanel>
      )}
      <div hidden={outcome.is === 'sent'}>
        <FormFields form={form} fields={fields} opening={opening} />
        {outcome.is === 'refused' && (
          <div className="mt-6">
            <Refused form={form} sending={sending} title={refused.title} mail={words.mail} letter={draft} />
          </div>
        )}
        <SendLine promise={message.promise} outcome={outcome} words={words} />
      </div>
    </FormFrame>
  );
}
