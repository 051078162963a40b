// The registration request in three steps. The HTML contains all of them and the browser posts them without scripts; with scripts one is visible at a time.
// https://www.w3.org/WAI/tutorials/forms/multi-page/
import { letterhead } from '#content/values/daycare.ts';
import { ownFields } from '#content/values/registration.ts';
import { assurance, notesLang, refused, title } from '#content/site/words/registration.ts';
import { words } from '#content/words/registration.ts';
import { FormFields, FormFrame, SendButton } from '#forms/form-frame.tsx';
import type { FieldRow } from '#forms/record.ts';
import { Refused, shortened } from '#forms/refused.tsx';
import { SendAnother } from '#forms/send-another.tsx';
import { dateInWords } from '#mail/local-time.ts';
import { useIsHydrated } from '#runtime/use-is-hydrated.ts';
import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { StepperStep } from '#ui/control/stepper-step.tsx';
import { Icon } from '#ui/drawing/icon.tsx';

import { OtherAge } from './other-age.tsx';
import { OwnFields } from './own-fields.tsx';
import { calendarDay, type DateWindow, type Registration } from './schema.ts';
import { Sent } from './sent.tsx';
import { registration } from './site-record.ts';
import { useRegistration } from './use-registration.ts';

const { groups, firstMessage: outOfRange } = registration;
/** The last group of a daycare that asks for more belongs to the last step. */
const steps = ownFields ? groups.slice(0, -1) : groups;
const last = steps.length;

interface RegistrationFormProps {
  /** The id of the card around the form. */
  cardId: string;
}

export function RegistrationForm({ cardId }: RegistrationFormProps) {
  const titleId = `${cardId}-title`;
  const { form, sending, step, heading, submit, goBack, startAgain, addSibling, siblings, limits, asides } =
    useRegistration();
  const { outcome, panel } = sending;
  const isHydrated = useIsHydrated();

  const previous = (
    <Button variant="quiet" size="small" onClick={goBack}>
      <Icon name="arrow-left" />
      {words.previous}
    </Button>
  );

  return (
    <FormFrame form={form} onSubmit={submit} name={{ 'aria-labelledby': titleId }}>
      {outcome.is === 'sent' && (
        <Sent ref={panel} {...outcome}>
          <div className="flex flex-wrap gap-x-3">
            {!form.posted && (
              <p className="mt-4">
                <Button size="small" onClick={() => addSibling(outcome.values)}>
                  {words.sibling}
                </Button>
              </p>
            )}
            <SendAnother form={form} words={words.another} place={cardId} onPress={startAgain} />
          </div>
        </Sent>
      )}
      <div hidden={outcome.is === 'sent'}>
        <h2 id={titleId} className="mb-2 text-card">
          {`${letterhead.name} `}
          <span className="block">{title}</span>
        </h2>
        {steps.map(({ legend = '', fields }, index) => {
          const number = index + 1;
          const label = fillWords(words.step, { step: number, steps: last });
          return (
            <StepperStep
              key={legend}
              id={`registration-step-${number}`}
              number={number}
              label={label}
              title={legend}
              isCurrent={number === step}
              isHydrated={isHydrated}
              headingRef={number === step ? heading : undefined}
              before={number > 1 && previous}
            >
              {siblings && number === last && <p className="mb-4">{fillWords(words.siblingOf, { names: siblings })}</p>}
              <FormFields
                form={form}
                fields={fields.map((field) => ({
                  ...withLimits(field, limits(field.name)),
                  ...(notesLang && field.name === 'note' && { hint: <span {...notesLang}>{field.hint}</span> }),
                  help: form.errorOf(field.name) === outOfRange && !asides.dob && (
                    <OtherAge values={form.getValues()} />
                  ),
                }))}
                asides={asides}
              />
              {ownFields && number === last && <OwnFields form={form} fields={ownFields} />}
            </StepperStep>
          );
        })}
        {outcome.is === 'refused' && (
          <div className="mt-5">
            <Refused form={form} sending={sending} title={refused} mail={words.mail} letter={draft} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="flex-1 basis-48 text-small text-ink-soft">{assurance[step - 1]}</p>
          {/* Both submit the form, as Enter does. The second is for browsers without scripts. */}
          <div className="ml-auto no-scripts:hidden">
            <SendButton outcome={outcome} words={step < last ? { submit: words.next, busy: words.next } : words}>
              {step < last && <Icon name="arrow-right" />}
            </SendButton>
          </div>
          <div hidden={isHydrated} className="ml-auto with-scripts:hidden">
            <Button type="submit">{words.submit}</Button>
          </div>
        </div>
      </div>
    </FormFrame>
  );
}

/** A date field with its limits of today, and with a hint if the earliest start date is later than today. */
function withLimits<Name extends string>(field: FieldRow<Name>, limits: DateWindow | undefined): FieldRow<Name> {
  if (field.kind !== 'date' || !limits) return field;
  const isLater = field.name === 'startDate' && limits.min > calendarDay(new Date());
  return { ...field, ...limits, ...(isLater && { hint: fillWords(words.from, { date: dateInWords(limits.min) }) }) };
}

/**
 * The plain text of the letter is a single line; parents who send it themselves read it line by line. The date does not matter: only the HTML part contains it.
 */
function draft(values: Registration) {
  const { report } = registration.letters(letterhead, { ...values, note: shortened(values.note) }, new Date(0));
  return { ...report, message: report.message.replaceAll(' | ', '\n') };
}
