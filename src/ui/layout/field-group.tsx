// Fields that answer one question, such as a month and its year: their name is the legend, which screen readers say before the first of them.
// https://www.w3.org/WAI/tutorials/forms/grouping/
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** Without one the fields stand alone. */
  legend?: string | undefined;
  children: ReactNode;
}

export const FieldGroup = ({ legend, children }: FieldGroupProps) =>
  legend ? (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-3">{legend}</legend>
      {children}
    </fieldset>
  ) : (
    children
  );
