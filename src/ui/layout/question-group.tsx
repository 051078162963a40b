// Several controls that answer one question among others: the question is the legend, which looks like the label of a field. FieldGroup is a part of a form.
// https://www.w3.org/WAI/tutorials/forms/grouping/
import type { ReactNode } from 'react';

interface QuestionGroupProps {
  id: string;
  question: ReactNode;
  /** Part of the description of the group. */
  hint?: ReactNode;
  /** The question says that all of it may stay empty. */
  optional?: boolean;
  children: ReactNode;
}

export const QuestionGroup = ({ id, question, hint, optional, children }: QuestionGroupProps) => (
  <fieldset className="min-w-0 print:break-inside-avoid" aria-describedby={hint ? `${id}-hint` : undefined}>
    <legend className="mb-2 text-label">
      {question}
      {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
    </legend>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
        {hint}
      </p>
    )}
  </fieldset>
);
