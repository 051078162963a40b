import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';

import { Button } from '#ui/control/button.tsx';
import { StepperStep } from '#ui/control/stepper-step.tsx';

import { expectNoViolation } from '../axe.ts';

function Steps({ isHydrated = true }: { isHydrated?: boolean }) {
  const [step, setStep] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <form aria-label="Registration">
      <h2>Registration</h2>
      {[1, 2].map((number) => (
        <StepperStep
          key={number}
          id={`step-${number}`}
          number={number}
          label={`Step ${number} of 2:`}
          title={number === 1 ? 'Parent' : 'Child'}
          isCurrent={number === step}
          isHydrated={isHydrated}
          headingRef={number === step ? heading : undefined}
        >
          <label>
            Name {number} <input name={`name-${number}`} />
          </label>
          <Button onClick={() => setStep(3 - number)}>{number === 1 ? 'Next' : 'Back'}</Button>
        </StepperStep>
      ))}
    </form>
  );
}

test('a step is a group named by its number and its question, and the other steps are inert', async () => {
  render(<Steps />);
  expect(screen.getByRole('group', { name: 'Step 1 of 2: Parent' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Step 2 of 2: Child' })).toBeNull();
  await expectNoViolation('first step');
});

test('the heading comes before its group, so that a screen reader says it once when it gets the focus', () => {
  render(<Steps />);
  const heading = screen.getByRole('heading', { level: 3 });
  const group = screen.getByRole('group');
  expect(group.contains(heading)).toBe(false);
  expect(heading.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the keyboard goes on and back, and typed text is kept', async () => {
  const user = userEvent.setup();
  render(<Steps />);
  await user.tab();
  await user.keyboard('Ana');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Step 2 of 2: Child' })).toBeDefined();
  await expectNoViolation('second step');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name 1').value).toBe('Ana');
});

test('a step’s heading can get the focus but is no tab stop', () => {
  render(<Steps />);
  expect(screen.getByRole('heading', { level: 3, name: 'Step 1 of 2: Parent' }).tabIndex).toBe(-1);
});

test('without scripts all steps are shown', () => {
  render(<Steps isHydrated={false} />);
  expect(screen.getAllByRole('group')).toHaveLength(2);
});
