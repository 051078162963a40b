// One step of a multi-step form: a heading, which receives focus when the step is shown, and the group that it names. It is outside the group: inside,
// screen readers would read its text twice, as the name of the group and as the heading.
// https://www.w3.org/WAI/tutorials/forms/multi-page/ · All steps stay in the DOM, so that typed text is kept; without scripts all of them are visible.
import type { ReactNode, Ref } from 'react';

import { StepperBow } from './stepper-bow.tsx';

interface StepperStepProps {
  id: string;
  number: number;
  /** Such as "Step 2 of 3:"; with `title` it is the heading. */
  label: string;
  title: string;
  /** Whether this is the current step. */
  isCurrent: boolean;
  /** Whether the form is hydrated; before that, CSS hides the other steps. */
  isHydrated: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** Content between the heading and the fields. */
  before?: ReactNode;
  children: ReactNode;
}

export function StepperStep({
  id,
  number,
  label,
  title,
  isCurrent,
  isHydrated,
  headingRef,
  before,
  children,
}: StepperStepProps) {
  return (
    <div
      hidden={isHydrated && !isCurrent}
      className={`print:break-inside-avoid ${isCurrent ? '' : 'with-scripts:hidden '}${number > 1 ? 'no-scripts:mt-16' : ''}`}
    >
      <div className="mb-4 flex items-end justify-between gap-4">
        <h3 ref={headingRef} id={id} tabIndex={-1} className="scroll-mt-24 font-text text-small font-normal text-wrap">
          <b className="font-bold">{label}</b> {title}
        </h3>
        <StepperBow step={number} />
      </div>
      {before && <div className="-mt-1 mb-4 no-scripts:hidden">{before}</div>}
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </div>
  );
}
