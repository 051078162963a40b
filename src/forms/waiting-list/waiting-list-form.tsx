// The waiting list: two months, a group, and how to answer. Without scripts the browser posts it; with scripts it is checked, sent once, and its outcome shown in a
// toast and in the page.
import type { FieldPath } from 'react-hook-form';

import { letterhead } from '#content/values/daycare.ts';
import { message, refused } from '#content/site/words/forms.ts';
import { houseField } from '#content/values/registration.ts';
import { waitingGroups } from '#content/values/waiting-list.ts';
import { waitingMessages as messages, waitingWords as words } from '#content/words/waiting-list.ts';
import { FormFields, FormFrame, SendLine } from '#forms/form-frame.tsx';
import { OutcomePanel } from '#forms/outcome.tsx';
import { Refused } from '#forms/refused.tsx';
import { SendAnother } from '#forms/send-another.tsx';
import { send } from '#forms/send.ts';
import { useCheckedForm } from '#forms/use-checked-form.ts';
import { useSending } from '#forms/use-sending.ts';
import { FieldGroup } from '#ui/layout/field-group.tsx';

import { waitingListOf } from './record.ts';
import type { WaitingValues } from './schema.ts';
import { useDoubts } from './use-doubts.ts';

const place = { id: 'waiting-list', position: 'top-center' } as const;

const waitingList = waitingListOf(letterhead);
const houses = houseField?.choices.map((value) => ({ value, label: value, ...houseField?.choiceLangs?.[value] }));

/** The gateway knows neither groups nor houses: which there are is said here alone. */
const groups = waitingList.groups.map(({ legend, fields }) => ({
  legend,
  fields: fields.flatMap((field) => {
    const options = field.name === 'group' ? waitingGroups : field.name === 'house' && houses;
    if (options) return [{ ...field, kind: 'select', choose: words.choose, options } as const];
    return field.name === 'house' ? [] : [field];
  }),
}));
const months = groups.flatMap(({ legend, fields }) => (legend ? fields.map(({ name }) => name) : []));

const letter = (values: WaitingValues) => waitingList.letters(letterhead, values, new Date()).report;
const post = (values: WaitingValues) => send(letter(values), messages.failedWithoutMessage);

interface WaitingListFormProps {
  /** The id of the part of the page that contains it. */
  sectionId: string;
}

export function WaitingListForm({ sectionId }: WaitingListFormProps) {
  const form = useCheckedForm(waitingList, {
    idOf: (name) => `waiting-${name.replace('.', '-')}`,
    // A month is its name and its year, and one may come after another: all are checked again.
    eventsOf: (name) =>
      months.includes(name) || name === 'group'
        ? {
            onChange() {
              doubt.forget();
              checkAgain(name);
            },
            onBlur: doubt.look,
          }
        : undefined,
  });
  const doubt = useDoubts(form);
  const sending = useSending(form, { post, toasts: { place, words: messages } });
  const asides = { 'start.month': doubt.doubts.start, group: doubt.doubts.group };
  const { outcome, panel, send: sendOnce, forgetOutcome } = sending;

  function checkAgain(changed: FieldPath<WaitingValues>) {
    const together = months.includes(changed) ? months : [changed];
    if (together.some((name) => form.getFieldState(name).invalid)) void form.trigger(together);
  }

  function startAgain() {
    forgetOutcome();
    doubt.forget();
    form.setFocus(months[0]!);
  }

  return (
    <FormFrame
      form={form}
      onSubmit={(event) => void form.submit(event, sendOnce)}
      name={{ 'aria-label': words.name }}
      surface="card"
    >
      {outcome.is === 'sent' && (
        <OutcomePanel ref={panel} tone="success" title={message.thanks} line={`${message.promise} ${words.noPlace}`}>
          <SendAnother form={form} words={words.another} place={sectionId} onPress={startAgain} />
        </OutcomePanel>
      )}
      <div hidden={outcome.is === 'sent'}>
        <div className="grid gap-6">
          {groups.map(({ legend, fields }) => (
            <FieldGroup key={legend ?? ''} legend={legend}>
              <FormFields form={form} fields={fields} asides={asides} />
            </FieldGroup>
          ))}
        </div>
        {outcome.is === 'refused' && (
          <div className="mt-6">
            <Refused form={form} sending={sending} title={refused.title} mail={words.mail} letter={letter} />
          </div>
        )}
        <SendLine promise={message.promise} outcome={outcome} words={words} />
      </div>
    </FormFrame>
  );
}
