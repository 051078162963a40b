// The group around a date. Firefox focuses its month, day and year separately, without the label and the error of the field: the group says both.
import { useState, type FocusEvent, type ReactNode } from 'react';

interface DateGroupProps {
  /** Of the field. */
  id: string;
  /** Id of its label. */
  label: string;
  /** Ids of what describes it, but for the error. */
  description: string | undefined;
  isWrong: boolean;
  children: ReactNode;
}

export function DateGroup({ id, label, description, isWrong, children }: DateGroupProps) {
  // In the name, since Orca says no description of a group. While the focus is inside a change of the name would be said too, beside what tells of the error itself.
  const [hasFocus, setHasFocus] = useState(false);
  const [isNamed, setIsNamed] = useState(isWrong);
  if (!hasFocus && isNamed !== isWrong) setIsNamed(isWrong);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what bubbles up from the date in it.
    <div
      role="group"
      aria-labelledby={isWrong && isNamed ? `${label} ${id}-error` : label}
      aria-describedby={description}
      onFocus={() => setHasFocus(true)}
      onBlur={leave}
    >
      {children}
    </div>
  );
}
