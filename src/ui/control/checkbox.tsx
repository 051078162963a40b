// A native checkbox with its label beside it, which is a part of its target. Several that answer one question stand in a QuestionGroup.
// https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
import type { UseFormRegisterReturn } from 'react-hook-form';

interface CheckboxProps {
  id: string;
  name: string;
  /** What is posted if it is ticked, and what is read beside it. */
  value: string;
  isTicked?: boolean;
  /** Handlers and ref of the element, as returned by react-hook-form's `register`. */
  control?: Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>;
}

export const Checkbox = ({ id, name, value, isTicked, control }: CheckboxProps) => (
  <label className="flex min-h-target items-center gap-2 pe-3">
    <input
      type="checkbox"
      id={id}
      name={name}
      value={value}
      defaultChecked={isTicked}
      className="size-6 shrink-0 accent-accent"
      {...control}
    />
    {value}
  </label>
);
