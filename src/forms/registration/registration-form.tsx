// The registration request in three steps. All of them are in the HTML and post by themselves without scripts; with scripts one shows at a time.
// https://www.w3.org/WAI/tutorials/forms/multi-page/
import { useSyncExternalStore } from 'react';

import { longDate } from '#content/rules/dates.ts';
import { provider } from '#content/records/provider.ts';
import { steps, words, type RegistrationField } from '#content/words/registration.ts';
import { plainPaths } from '#mail/contract.ts';
import { Button } from '#ui/control/button.tsx';
import { Field, type FieldKind } from '#ui/control/field.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { StepperStep } from '#ui/control/stepper-step.tsx';

import { Refused } from './refused.tsx';
import { calendarDay, type DateWindow } from './rules.ts';
import { Sent } from './sent.tsx';
import { useRegistration } from './use-registration.ts';

const last = steps.length;
const never = () => () => {};

export function RegistrationForm({ titleId }: { titleId: string }) {
  const { step, outcome, element, heading, panel, proceed, goBack, control, limits, errorOf, answers } =
    useRegistration();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const busy = outcome.is === 'sending';
  const onward = step < last ? words.next : busy ? words.busy : words.submit;

  const previous = (
    <Button look="quiet" size="small" onClick={goBack}>
      <Icon name="arrow-left" />
      {words.previous}
    </Button>
  );

  return (
    <form
      ref={element}
      method="post"
      action={plainPaths.registration}
      noValidate
      aria-labelledby={titleId}
      onSubmit={proceed}
    >
      {outcome.is === 'sent' && <Sent ref={panel} child={outcome.child} email={outcome.email} />}
      <h2 id={titleId} className="mb-2 text-card">
        {provider.name} <span className="block">{words.title}</span>
      </h2>
      {steps.map(({ title, fields }, index) => {
        const number = index + 1;
        const label = words.step.replace('{step}', String(number)).replace('{steps}', String(last));
        return (
          <StepperStep
            key={title}
            id={`registration-step-${number}`}
            number={number}
            label={label}
            title={title}
            present={number === step}
            alive={alive}
            headingRef={number === step ? heading : undefined}
            before={number > 1 && previous}
          >
            <div className="field-grid">
              <div className="field-columns">
                {fields.map((field) => (
                  <Field
                    key={field.name}
                    {...kindOf(field, limits(field.name))}
                    id={`registration-${field.name}`}
                    name={field.name}
                    label={field.label}
                    width={field.width ?? 'full'}
                    hint={hintOf(field, limits(field.name))}
                    optional={!field.missing}
                    autoComplete={field.autoComplete}
                    typing={field.typing}
                    error={errorOf(field.name)}
                    control={control(field.name)}
                  />
                ))}
              </div>
            </div>
          </StepperStep>
        );
      })}
      {outcome.is === 'refused' && <Refused ref={panel} message={outcome.message} control={answers} />}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="assurance">{words.assurance[step - 1]}</p>
        {/* Both send the form to `proceed`, which knows the step; so does Enter. The second is for those without scripts. */}
        <div className="ml-auto no-scripts:hidden">
          <Button type="submit" busy={busy}>
            {busy && <Icon name="circle-notch" />}
            {onward}
            {step < last && <Icon name="arrow-right" />}
          </Button>
        </div>
        <div hidden={alive} className="ml-auto with-scripts:hidden">
          <Button type="submit">{words.submit}</Button>
        </div>
      </div>
    </form>
  );
}

/** A start date's own first day, while it is later than today. */
const hintOf = ({ name, hint }: RegistrationField, limits: DateWindow | undefined) =>
  name === 'startDate' && limits && limits.min > calendarDay(new Date())
    ? words.from.replace('{date}', longDate(limits.min))
    : hint;

/** The part of a field's row in the table that depends on its kind. */
function kindOf({ kind, options = [] }: RegistrationField, limits: DateWindow | undefined): FieldKind {
  if (kind === 'select') return { kind, options, choose: words.choose };
  return kind === 'date' ? { kind, ...limits } : { kind };
}
