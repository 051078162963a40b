// One step of a form that is asked in steps: a heading, which takes the focus when its turn comes, and a group that it names. It stands before the group,
// or its words would be heard twice in a row.
// https://www.w3.org/WAI/tutorials/forms/multi-page/ · All steps stay in the page, so that typed text is kept; without scripts all of them show.
import type { ReactNode, Ref } from 'react';

import { StepperBow } from './stepper-bow.tsx';

interface StepperStepProps {
  id: string;
  number: number;
  /** "Step 2 of 3:" and what this step asks: together its heading. */
  label: string;
  title: string;
  /** Whether this step is the one that is shown. */
  present: boolean;
  /** Whether scripts have taken over; before that, CSS hides what is not present. */
  alive: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** Stands between the heading and the fields. */
  before?: ReactNode;
  children: ReactNode;
}

export function StepperStep({
  id,
  number,
  label,
  title,
  present,
  alive,
  headingRef,
  before,
  children,
}: StepperStepProps) {
  return (
    <div
      hidden={alive && !present}
      className={`${present ? '' : 'with-scripts:hidden '}${number > 1 ? 'no-scripts:mt-16' : ''}`}
    >
      <div className="mb-4 flex items-end justify-between gap-4">
        <h3 ref={headingRef} id={id} tabIndex={-1} className="step-heading">
          <b className="font-bold">{label}</b> {title}
        </h3>
        <StepperBow step={number} />
      </div>
      {before && <div className="-mt-1 mb-4 no-scripts:hidden">{before}</div>}
      <fieldset>
        <legend className="visually-hidden">
          {label} {title}
        </legend>
        {children}
      </fieldset>
    </div>
  );
}
