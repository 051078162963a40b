// Form fields of every kind, empty and invalid; a search box; a form in steps.
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { fillGroup } from '#content/words/design-system.ts';
import { FormCard } from '#forms/form-card.tsx';
import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { FieldColumns, fieldWidths } from '#ui/layout/field-columns.tsx';
import { FieldGroup } from '#ui/layout/field-group.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { StepperStep } from '#ui/control/stepper-step.tsx';

import { SampleGroup } from './sample-group.tsx';
import { ComponentSample, State, WithScripts } from './component-sample.tsx';

const { fields, errors, month, search, steps } = fillGroup;

export function FormSamples() {
  return (
    <SampleGroup id="fill" title={fillGroup.title} lead={fillGroup.lead} ground="rosehip">
      <ComponentSample name="Field" variants={fieldWidths}>
        <FormCard variant="glowing">
          <State name={fillGroup.rest}>
            <FieldColumns>
              {fields.map(({ label, ...field }) => (
                <Field
                  key={label}
                  id={`example-${field.kind}`}
                  name={`example-${field.kind}`}
                  label={label}
                  width={field.kind === 'textarea' ? 'full' : 'half'}
                  autoComplete="off"
                  {...field}
                />
              ))}
            </FieldColumns>
          </State>
          <div className="mt-8">
            <State name={fillGroup.failing}>
              <FieldColumns>
                {errors.map(({ label, value, ...field }, index) => (
                  <Field
                    key={label}
                    id={`failing-${index}`}
                    name={`failing-${index}`}
                    label={label}
                    width="half"
                    autoComplete="off"
                    defaultValue={value}
                    {...field}
                  />
                ))}
              </FieldColumns>
            </State>
          </div>
        </FormCard>
      </ComponentSample>
      <ComponentSample name="FieldGroup">
        <FormCard>
          <FieldGroup legend={month.legend}>
            <FieldColumns>
              {month.fields.map((field) => (
                <Field key={field.label} name={field.id} width="half" autoComplete="off" {...field} />
              ))}
            </FieldColumns>
          </FieldGroup>
        </FormCard>
      </ComponentSample>
      <ComponentSample name="SearchBox">
        <WithScripts>
          <ExampleSearch />
        </WithScripts>
      </ComponentSample>
      <ComponentSample name="StepperStep">
        <ExampleSteps />
      </ComponentSample>
    </SampleGroup>
  );
}

function ExampleSearch() {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <SearchBox
        label={search.label}
        submit={search.submit}
        name={search.name}
        onSearch={(words) => setAnnouncement(words ? fillWords(search.found, { words }) : search.empty)}
      />
      <p role="status" className="mt-3">
        {announcement}
      </p>
    </>
  );
}

/** Two steps; the focus moves to the heading of the current step. */
function ExampleSteps() {
  const [chosen, setChosen] = useState<number>();
  const current = chosen ?? 0;

  function goTo(step: number) {
    flushSync(() => setChosen(step));
    document.getElementById(`example-step-${step}`)?.focus();
  }

  return (
    <FormCard variant="glowing">
      {steps.map(({ label, title, field, go }, index) => (
        <StepperStep
          key={label}
          id={`example-step-${index}`}
          number={index + 1}
          label={label}
          title={title}
          isCurrent={index === current}
          isHydrated={chosen !== undefined}
          headingRef={undefined}
        >
          <Field id={`step-field-${index}`} name={`step-field-${index}`} label={field} kind="text" autoComplete="off" />
          <p className="mt-4 no-scripts:hidden">
            <Button onClick={() => goTo(1 - index)}>{go}</Button>
          </p>
        </StepperStep>
      ))}
    </FormCard>
  );
}
